/**
 * The stage document: starts the program, hands messages and the reader's circumstances to it, and puts text,
 * caption and notices around its canvas.
 */
import { acceptDrops } from '../drop.js';
import { caption } from './caption.js';
import { labels } from './labels.js';
import { missing, notice } from './notice.js';
import { printable } from './print.js';
import { connect } from './protocol.js';
import { gate, tame } from './shim.js';
import { watch } from './watch.js';

const picture = /** @type {HTMLElement} */ (document.querySelector('.picture'));
const say = notice(/** @type {HTMLElement} */ (document.querySelector('.notice')));
const showLabels = labels(/** @type {HTMLElement} */ (document.querySelector('.labels')));
const showCaption = caption(/** @type {HTMLElement} */ (document.querySelector('.caption')));

/** What came before the program was ready, in order. @type {[string, string][]} */
const early = [];
/** @type {any} */
let last;
let pointed = '';
/** @type {HTMLCanvasElement | undefined} */
let canvas;
let running = false;

const frames = gate();
const send = connect(command);

/** What the program calls; it adds `receive`, `probe` and `sheet` itself. @type {any} */
const host = {
	/** @param {string} json */
	post(json) {
		const message = JSON.parse(json);
		if (message.binfall === 'state') {
			if (!last) say.clear();
			last = message;
			showCaption(message);
			picture.toggleAttribute('data-lens', message.graph);
			describe();
		}
		if (message.binfall === 'pointed') {
			pointed = message.text;
			describe();
		}
		if (message.binfall === 'ready') ready();
		if (message.binfall === 'error' && !last) say.fault('This run cannot be shown.', message.list.map((/** @type {{text: string}} */ error) => error.text).join('; '));
		send(message);
	},
	/** @param {string} json */
	labels: (json) => showLabels(JSON.parse(json)),
	wake: frames.wake,
	shut: frames.shut,
	later: () => { setTimeout(() => command('pump', ''), 0); },
	home: () => new URL('./', location.href).href,
	seed: () => String(crypto.getRandomValues(new BigUint64Array(1))[0]),
};
Object.assign(globalThis, { binfallHost: host });
host.theme = watch(picture, command).theme;
printable(picture, () => (running ? host.sheet() : ''));

/** The hook of the browser tests. */
Object.assign(window, { binfallStage: { state: () => (running && host.probe ? { ...JSON.parse(host.probe()), canvas: { width: canvas?.width, height: canvas?.height }, dpr: window.devicePixelRatio } : undefined), command } });

/** Says in words what the canvas shows. */
function describe() {
	if (!last) return;
	const event = last.event ? `${last.event}.` : '';
	canvas?.setAttribute('aria-label', [last.sentence, event, pointed].filter(Boolean).join(' '));
}

/** @param {string} kind @param {string} text */
function command(kind, text) {
	if (!host.receive) {
		early.push([kind, text]);
		return;
	}
	if (!running) return; // the program has ended
	host.receive(kind, text);
}

acceptDrops((file) => send({ binfall: 'dropped', file }));

function ready() {
	canvas = shim.release();
	canvas.setAttribute('role', 'img');
	canvas.setAttribute('aria-label', 'Balls in bins, not loaded yet');
	canvas.addEventListener('webglcontextlost', (event) => {
		event.preventDefault();
		command('tell', ''); // the last state told may be older than what is on the screen
		begin(true);
	});
	say.clear();
	for (const order of early.splice(0)) setTimeout(command, 0, ...order);
	if (location.search.length > 1) setTimeout(command, 0, 'load', location.search);
	if (location.hash === '#play') setTimeout(command, 0, 'play', '');
}

/** Loads this document anew, at the same run and round. @param {boolean} resume */
function begin(resume) {
	const query = last ? `?${last.query}&at=${last.goal}` : location.search;
	const address = location.pathname + query + (resume && last?.playing ? '#play' : '');
	if (address === location.pathname + location.search + location.hash) location.reload();
	else location.replace(address);
}

/** @param {string} text */
function broken(text) {
	running = false;
	frames.end();
	const link = last && new URL(`./?${last.query}&at=${last.goal}`, location.href).href;
	say.fault('The picture stopped.', text, { link, reload: () => begin(false) });
	send({ binfall: 'error', list: [{ key: '', value: '', want: '', text: `the picture stopped: ${text}` }] });
}

const lack = missing(); // before the shim takes the next canvas for the program's
const shim = tame(picture, (scale) => command('scale', String(scale)));

async function start() {
	if (lack) {
		say.fault('No moving picture here.', lack);
		send({ binfall: 'error', list: [{ key: '', value: '', want: 'WebAssembly and WebGL 2', text: lack }] });
		return;
	}
	say.quiet('Loading…');
	const go = new /** @type {any} */ (globalThis).Go();
	const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL('../../stage.wasm', import.meta.url)), go.importObject);
	running = true;
	await go.run(instance);
	broken('The simulation met an error of its own and ended.');
}

start().catch((error) => broken(running ? String(error.message ?? error) : `The simulation could not be loaded (${error.message ?? error}).`));
