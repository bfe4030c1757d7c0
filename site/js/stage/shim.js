/**
 * Keeps Ebitengine from what it does to a page. At its start it appends a canvas to the body, styles html and body,
 * takes keys, wheel and touches and prevents their defaults, and reloads the page when the WebGL context is lost.
 * Inside this document that happens to stand-ins: the canvas refuses its listeners, the body tells it the size in
 * device pixels, and a gate holds its frames while nothing moves. Written for v2.9.11 (internal/ui/ui_js.go).
 */

/** Largest canvas edge; some software renderers stop at 8192. */
const EDGE = 8192;

/**
 * Prepares the document before the program starts.
 * @param {HTMLElement} picture where the canvas goes
 * @param {(scale: number) => void} onscale told the pixels a CSS pixel whenever they change
 */
export function tame(picture, onscale) {
	const size = { width: 0, height: 0 };
	/** @type {HTMLCanvasElement | undefined} */
	let canvas;
	const create = document.createElement;
	document.createElement = function (/** @type {string} */ tag, /** @type {any} */ options) {
		const element = create.call(document, tag, options);
		if (tag === 'canvas' && !canvas) {
			canvas = /** @type {HTMLCanvasElement} */ (element);
			canvas.addEventListener = () => {};
			canvas.focus = () => {};
			coarsen(canvas);
		}
		return element;
	};
	const { body } = document;
	body.appendChild = (node) => {
		if (node === /** @type {any} */ (canvas)) picture.prepend(node);
		return node;
	};
	Object.defineProperty(body, 'clientWidth', { configurable: true, get: () => size.width });
	Object.defineProperty(body, 'clientHeight', { configurable: true, get: () => size.height });
	// A frame without the permission throws here, which would end the program.
	Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [] });
	measure(picture, size, onscale);
	return {
		/** Gives the document back its own methods once the program has its canvas. */
		release() {
			Reflect.deleteProperty(document, 'createElement');
			Reflect.deleteProperty(body, 'appendChild');
			if (!canvas) throw new Error('the program made no canvas');
			Reflect.deleteProperty(canvas, 'addEventListener');
			Reflect.deleteProperty(canvas, 'focus');
			canvas.removeAttribute('tabindex');
			for (const meta of [...document.querySelectorAll('meta[name=viewport]')].slice(1)) meta.remove();
			document.documentElement.removeAttribute('style');
			body.removeAttribute('style');
			return canvas;
		},
	};
}

/**
 * Leaves smoothing out of the canvas: edges are smooth already, and doing it twice is a good part of a frame where no
 * graphics card draws. The program asks for its context long after it has made the canvas.
 * @param {HTMLCanvasElement} canvas
 */
function coarsen(canvas) {
	const context = canvas.getContext;
	canvas.getContext = function (/** @type {string} */ kind, /** @type {any} */ attributes) {
		Reflect.deleteProperty(canvas, 'getContext');
		return context.call(canvas, kind, { ...attributes, antialias: false });
	};
}

/**
 * Follows the size of the picture in device pixels, also when only the screen's scale changes.
 * @param {HTMLElement} picture
 * @param {{width: number, height: number}} size
 * @param {(scale: number) => void} onscale
 */
function measure(picture, size, onscale) {
	/** @param {ResizeObserverEntry} [entry] */
	const take = (entry) => {
		const css = picture.getBoundingClientRect();
		if (css.width === 0 || css.height === 0) return;
		const ratio = window.devicePixelRatio || 1;
		const box = entry?.devicePixelContentBoxSize?.[0];
		// The box knows how the browser rounds; an emulated screen does not change it, so it must agree with the ratio.
		const whole = (/** @type {number} */ length, /** @type {number | undefined} */ boxed) =>
			(boxed !== undefined && Math.abs(boxed - length * ratio) < 2 ? boxed : Math.round(length * ratio));
		let width = whole(css.width, box?.inlineSize);
		let height = whole(css.height, box?.blockSize);
		const shrink = Math.min(1, EDGE / Math.max(width, height));
		width = Math.max(1, Math.floor(width * shrink));
		height = Math.max(1, Math.floor(height * shrink));
		onscale(width / css.width);
		if (width === size.width && height === size.height) return;
		Object.assign(size, { width, height });
		window.dispatchEvent(new Event('resize')); // the one event at which the program reads its size
	};
	const observer = new ResizeObserver((entries) => take(entries.at(-1)));
	try {
		observer.observe(picture, { box: 'device-pixel-content-box' });
	} catch {
		observer.observe(picture);
	}
	take();
	// A change of the ratio alone (another screen, an emulated one) fires no event in every browser: look now and then.
	let ratio = window.devicePixelRatio;
	setInterval(() => {
		if (ratio === window.devicePixelRatio) return;
		ratio = window.devicePixelRatio;
		take();
	}, 400);
}

/** Holds the program's frames while it is idle, so that a still picture costs nothing. */
export function gate() {
	const request = window.requestAnimationFrame.bind(window);
	let open = true;
	/** @type {FrameRequestCallback | undefined} */
	let held;
	window.requestAnimationFrame = (frame) => {
		if (open) return request(frame);
		held = frame;
		return 0;
	};
	return {
		shut() { open = false; },
		/** Gives no frame any more: the program has ended. */
		end() { window.requestAnimationFrame = () => 0; },
		wake() {
			open = true;
			if (held) request(held);
			held = undefined;
		},
	};
}
