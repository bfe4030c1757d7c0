/**
 * The picture on paper. A canvas is printed as coarse as the screen, in the screen's theme, or not at all; so while the
 * document is printed, a drawing from the program stands in for it.
 * @param {HTMLElement} picture
 * @param {() => string} sheet the picture for paper as an SVG document, empty if there is none
 */
export function printable(picture, sheet) {
	/** @type {Node | undefined} */
	let drawing;
	const clear = () => {
		if (drawing) picture.removeChild(drawing);
		drawing = undefined;
	};
	window.addEventListener('beforeprint', () => {
		clear();
		const text = sheet();
		if (text) drawing = picture.appendChild(document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true));
	});
	window.addEventListener('afterprint', clear);
}
