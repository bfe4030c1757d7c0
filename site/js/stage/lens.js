/**
 * The reader's hands on a base graph: the wheel with Ctrl or Command, a pinch, and a drag once it is enlarged. What is
 * no graph, or not enlarged, scrolls and zooms with the page as ever.
 * @param {HTMLElement} picture carries data-lens while a base graph is shown
 * @param {(kind: string, text: string) => void} command
 */
export function lens(picture, command) {
	/** @type {Map<number, {x: number, y: number}>} */
	const fingers = new Map();
	const active = () => picture.dataset.lens !== undefined;
	const place = (/** @type {MouseEvent} */ event) => {
		const box = picture.getBoundingClientRect();
		return { x: event.clientX - box.left, y: event.clientY - box.top };
	};

	picture.addEventListener('wheel', (event) => {
		if (!active() || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		const { x, y } = place(event);
		command('zoom', `${Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.004))} ${x} ${y}`);
	}, { passive: false });

	picture.addEventListener('pointerdown', (event) => {
		if (active() && event.button === 0) fingers.set(event.pointerId, place(event));
	});
	picture.addEventListener('pointermove', (event) => {
		const from = fingers.get(event.pointerId);
		if (!from) return;
		const to = place(event);
		const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
		fingers.set(event.pointerId, to);
		if (other) {
			const factor = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
			command('zoom', `${factor} ${(to.x + other.x) / 2} ${(to.y + other.y) / 2}`);
		} else if (event.pointerType === 'mouse' || event.pointerType === 'pen') {
			command('pan', `${to.x - from.x} ${to.y - from.y}`);
		}
	});
	for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
		picture.addEventListener(end, (event) => { fingers.delete(/** @type {PointerEvent} */ (event).pointerId); });
	}
}
