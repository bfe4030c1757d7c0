/**
 * The client of the stage: opens /stage in a frame and speaks with it by the public messages only, as any host page can.
 * @import { Details, Drawing, Failure, Markers, Order, Pointed, Report, State } from './protocol.js'
 */
import { post, readMessage } from './protocol.js';

/** Slow lines exist: after this long the page says that it is waiting, and goes on waiting. */
const PATIENCE = 15000;

/**
 * @typedef {object} Listener
 * @property {() => void} ready the engine runs (again, when the stage had to reload itself)
 * @property {(state: State) => void} state
 * @property {(details: Details) => void} details the answer to the order of that name
 * @property {(drawing: Drawing) => void} svg the answer to the order of that name
 * @property {(markers: Markers) => void} [markers] rounds worth a look, more and more of them
 * @property {(pointed: Pointed) => void} pointed
 * @property {(failure: Failure) => void} error
 * @property {(file: File) => void} [dropped] on the picture
 * @property {() => void} late the engine has not started in time; `ready` may still come
 *
 * @typedef {object} Stage
 * @property {HTMLIFrameElement} frame
 * @property {(order: Order) => void} send
 * @property {() => void} reopen
 */

/**
 * @param {HTMLElement} holder the element that the frame is put into
 * @param {Listener} listener
 * @returns {Stage}
 */
export function openStage(holder, listener) {
  const frame = document.createElement('iframe');
  frame.title = 'Picture of the run';
  frame.tabIndex = -1; // nothing in it can be operated that the page does not offer by keyboard
  let timer = 0;

  function open() {
    clearTimeout(timer);
    timer = window.setTimeout(() => listener.late(), PATIENCE);
    frame.src = '/stage';
  }

  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow) return;
    const report = /** @type {Report | null} */ (readMessage(event.data));
    if (report?.binfall === 'ready') {
      clearTimeout(timer);
      listener.ready();
    } else if (report?.binfall === 'state') {
      listener.state(report);
    } else if (report?.binfall === 'details') {
      listener.details(report);
    } else if (report?.binfall === 'svg') {
      listener.svg(report);
    } else if (report?.binfall === 'markers') {
      listener.markers?.(report);
    } else if (report?.binfall === 'pointed') {
      listener.pointed(report);
    } else if (report?.binfall === 'error') {
      listener.error(report);
    } else if (report?.binfall === 'dropped') {
      listener.dropped?.(report.file);
    }
  });

  open();
  holder.prepend(frame);
  return { frame, send: (order) => post(frame.contentWindow, order), reopen: open };
}

/**
 * A click on the picture must not take the keys away from the page.
 * @param {HTMLIFrameElement} frame
 */
export function keepFocus(frame) {
  addEventListener('blur', () => setTimeout(() => {
    if (document.activeElement === frame) frame.blur();
  }));
}
