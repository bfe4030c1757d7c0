import { lens } from './lens.js';

/**
 * What the reader's side decides: whether the picture can be seen, whether motion is welcome, which theme holds, which
 * bin is pointed at, and that Escape gives the keys back to the host page.
 * @param {HTMLElement} picture
 * @param {(kind: string, text: string) => void} command
 */
export function watch(picture, command) {
	let inView = true;
	const tell = () => command('visible', inView && !document.hidden ? '1' : '0');
	new IntersectionObserver((entries) => {
		inView = entries.at(-1)?.isIntersecting ?? true;
		tell();
	}).observe(picture);
	document.addEventListener('visibilitychange', tell);

	const still = matchMedia('(prefers-reduced-motion: reduce)');
	const motion = () => command('motion', still.matches ? 'reduce' : '');
	still.addEventListener('change', motion);
	motion();

	// As palette.css decides for the text around the picture.
	const dark = matchMedia('(prefers-color-scheme: dark)');
	const strong = matchMedia('(prefers-contrast: more), (forced-colors: active)');
	let wanted = 'auto';
	const light = () => (strong.matches ? 'projector' : 'light');
	const paint = () => command('theme', wanted !== 'auto' ? wanted : dark.matches ? 'dark' : light());
	dark.addEventListener('change', paint);
	strong.addEventListener('change', paint);
	paint();

	const point = (/** @type {PointerEvent} */ event) => {
		const box = picture.getBoundingClientRect();
		command('point', `${event.clientX - box.left} ${event.clientY - box.top}`);
	};
	picture.addEventListener('pointermove', point);
	picture.addEventListener('pointerdown', point);
	// What a finger has tapped stays; a finger that scrolls the page has tapped nothing.
	picture.addEventListener('pointerleave', (event) => { if (event.pointerType !== 'touch') command('point', ''); });
	picture.addEventListener('pointercancel', () => command('point', ''));
	lens(picture, command);

	window.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || window.parent === window) return;
		/** @type {HTMLElement | null} */ (document.activeElement)?.blur();
		window.parent.focus();
	});

	return {
		/** @param {string} name of a theme, or auto */
		theme(name) {
			wanted = name;
			if (name === 'auto') delete document.documentElement.dataset.theme;
			else document.documentElement.dataset.theme = name;
			queueMicrotask(paint); // the program is in the middle of a call
		},
	};
}
