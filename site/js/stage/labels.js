/**
 * The picture's text: pooled spans above the canvas. From Go comes the number of texts and a row for each that is not
 * what it was: [index, text, x, y, size, opacity, align, tone, bold, halo], in CSS pixels; align is 0 start, 1 middle,
 * 2 end.
 * @param {HTMLElement} parent
 */
export function labels(parent) {
	/** @type {{span: HTMLSpanElement, last: any[]}[]} */
	const pool = [];
	const shift = ['0', '-50%', '-100%'];
	let shown = 0;

	/** @param {[number, ...any[][]]} news */
	return function show([count, ...rows]) {
		while (pool.length < count) {
			const span = document.createElement('span');
			span.hidden = true;
			parent.append(span);
			pool.push({ span, last: [] });
		}
		for (; shown < count; shown++) pool[shown].span.hidden = false;
		for (; shown > count; shown--) pool[shown - 1].span.hidden = true;
		for (const row of rows) {
			const [index, text, x, y, size, opacity, align, tone, bold, halo] = row;
			const { span, last } = pool[index];
			if (text !== last[1]) span.textContent = text;
			if (x !== last[2] || y !== last[3] || align !== last[6]) span.style.transform = `translate(${x}px, ${y}px) translate(${shift[align]}, -50%)`;
			if (size !== last[4]) span.style.fontSize = `${size}px`;
			if (opacity !== last[5]) span.style.opacity = opacity;
			if (tone !== last[7] || bold !== last[8] || halo !== last[9]) span.className = tone + (bold ? ' bold' : '') + (halo ? ' halo' : '');
			pool[index].last = row;
		}
	};
}
