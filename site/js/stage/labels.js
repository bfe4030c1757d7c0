/**
 * The picture's text: pooled spans above the canvas. Rows come from Go as
 * [text, x, y, size, opacity, align, tone, bold, halo], in CSS pixels; align is 0 start, 1 middle, 2 end.
 * @param {HTMLElement} parent
 */
export function labels(parent) {
	/** @type {{span: HTMLSpanElement, last: any[]}[]} */
	const pool = [];
	const shift = ['0', '-50%', '-100%'];

	/** @param {any[][]} rows */
	return function show(rows) {
		while (pool.length < rows.length) {
			const span = document.createElement('span');
			parent.append(span);
			pool.push({ span, last: [] });
		}
		for (const [i, { span, last }] of pool.entries()) {
			const row = rows[i];
			if (!row) {
				if (!span.hidden) span.hidden = true;
				continue;
			}
			if (span.hidden) span.hidden = false;
			const [text, x, y, size, opacity, align, tone, bold, halo] = row;
			if (text !== last[0]) span.textContent = text;
			if (x !== last[1] || y !== last[2] || align !== last[5]) span.style.transform = `translate(${x}px, ${y}px) translate(${shift[align]}, -50%)`;
			if (size !== last[3]) span.style.fontSize = `${size}px`;
			if (opacity !== last[4]) span.style.opacity = opacity;
			if (tone !== last[6] || bold !== last[7] || halo !== last[8]) span.className = tone + (bold ? ' bold' : '') + (halo ? ' halo' : '');
			pool[i].last = row;
		}
	};
}
