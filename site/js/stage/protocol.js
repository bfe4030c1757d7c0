/**
 * The messages between a host page and the stage. In: objects with the key `binfall`, and the plain strings
 * slide:start and slide:stop of slide decks. What Go gets is a kind and a text; anything else is ignored.
 * Only the parent is listened to, known by its window and not by its origin, which may be opaque.
 * @param {any} data
 * @returns {[string, string] | undefined}
 */
export function decode(data) {
	if (data === 'slide:start') return ['play', ''];
	if (data === 'slide:stop') return ['pause', ''];
	if (typeof data !== 'object' || data === null || typeof data.binfall !== 'string') return undefined;
	switch (data.binfall) {
	case 'load':
		return typeof data.query === 'string' ? ['load', data.query] : undefined;
	case 'play':
		return ['play', data.rate === undefined ? '' : rate(data.rate) ?? ''];
	case 'pause':
		return ['pause', ''];
	case 'step':
		return whole('step', data.n ?? 1);
	case 'seek':
		return data.round === 'end' ? ['seek', 'end'] : whole('seek', data.round);
	case 'zoom':
		return Number(data.factor) > 0 ? ['zoom', String(Number(data.factor))] : undefined;
	case 'pan':
		return Number.isFinite(Number(data.x)) && Number.isFinite(Number(data.y)) ? ['pan', `${Number(data.x)} ${Number(data.y)}`] : undefined;
	case 'inspect':
		return ['last', 'next', 'before', 'none'].includes(data.bin) ? ['inspect', data.bin] : whole('inspect', data.bin);
	case 'details':
		return ['details', `${Number(data.alpha ?? 0.25)} ${Number(data.from ?? 2)}`];
	case 'svg':
		return ['svg', ''];
	case 'speed': {
		const text = rate(data.rate);
		return text === undefined ? undefined : ['speed', text];
	}
	}
	return undefined;
}

/** @param {any} value @returns {string | undefined} */
function rate(value) {
	if (value === 'max') return value;
	const number = Number(value);
	return Number.isFinite(number) && number > 0 ? String(number) : undefined;
}

/** @param {string} kind @param {any} value @returns {[string, string] | undefined} */
function whole(kind, value) {
	const number = Number(value);
	return Number.isSafeInteger(number) ? [kind, String(number)] : undefined;
}

/**
 * @param {(kind: string, text: string) => void} command
 * @returns {(message: any) => void} sends a message to the host page
 */
export function connect(command) {
	window.addEventListener('message', (event) => {
		if (event.source !== window.parent) return;
		const order = decode(event.data);
		if (order) command(...order);
	});
	return (message) => {
		if (window.parent !== window) window.parent.postMessage(message, '*');
	};
}
