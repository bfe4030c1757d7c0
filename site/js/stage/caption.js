import { hundredths, whole } from '../number.js';

/**
 * The caption under the picture. Every item keeps the width of its longest text so far in a run, so that a growing
 * number does not make the lines wrap anew.
 * @param {HTMLElement} list
 */
export function caption(list) {
	/** @type {Map<string, {item: HTMLElement, value: HTMLElement}>} */
	const items = new Map();
	let run = '';

	/** @param {string} name @param {string} term */
	function item(name, term) {
		const known = items.get(name);
		if (known) return known;
		const element = document.createElement('div');
		element.className = name;
		const dt = document.createElement('dt');
		dt.textContent = term;
		const value = document.createElement('dd');
		element.append(dt, value);
		list.append(element);
		const made = { item: element, value };
		items.set(name, made);
		return made;
	}

	/** @param {any} state the state message */
	return function show(state) {
		list.hidden = !state.caption;
		if (!state.caption) return;
		const key = `${state.lanes.length} ${state.graph} ${state.n} ${state.m} ${state.seed}`;
		if (key !== run) {
			run = key;
			items.clear();
			list.replaceChildren();
		}
		for (const [name, term, text, widest] of rows(state)) {
			const { value } = item(name, term);
			if (value.textContent !== text) value.textContent = text;
			const width = `${widest}ch`;
			if (value.style.minWidth !== width) value.style.minWidth = width;
		}
	};
}

/**
 * @param {any} state
 * @returns {[string, string, string, number][]} class, term, text, characters to keep free
 */
function rows(state) {
	const [first] = state.lanes;
	const each = (/** @type {(lane: any) => string} */ text) => state.lanes.map(text).join(' · ');
	/** @type {[string, string, string, number][]} */
	const list = [
		['process', '', each((lane) => lane.title), 0],
		['n', state.graph ? 'vertices' : 'n', whole(state.n), 0],
		['m', state.graph ? 'T' : 'm', whole(state.m), 0],
		['seed', 'seed', state.seed, 0],
		['t', 't', whole(state.round), whole(state.end).length],
	];
	if (state.graph) {
		const most = each((lane) => whole(lane.max));
		list.push(['max', 'max', most, 3 * state.lanes.length], ['optimum', 'optimum', state.opt === null ? '…' : whole(state.opt), 2]);
	} else if (state.lanes.length === 1) {
		list.push(['W', 'W', whole(first.balls), whole(state.m).length], ['max', 'max', whole(first.max), 2],
			['average', 'W/n', hundredths(first.average), hundredths(state.m / state.n).length], ['gap', 'gap', hundredths(first.gap), 4]);
	} else {
		list.push(['gap', 'gap', each((lane) => hundredths(lane.gap)), 5 * state.lanes.length + 2]);
	}
	list.push(['digest', 'digest', state.digest, 10]);
	return list;
}
