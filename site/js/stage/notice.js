/**
 * The one place for what the reader must be told instead of the picture.
 * @param {HTMLElement} parent
 */
export function notice(parent) {
	return {
		clear() {
			parent.replaceChildren();
			parent.removeAttribute('role');
			parent.className = 'notice';
		},
		/** @param {string} text */
		quiet(text) {
			parent.className = 'notice';
			parent.replaceChildren(paragraph(text));
		},
		/**
		 * @param {string} headline
		 * @param {string} text
		 * @param {{link?: string, reload?: () => void}} [ways] the run's link, and how to begin again
		 */
		fault(headline, text, { link, reload } = {}) {
			parent.className = 'notice fault';
			const head = paragraph(headline);
			head.className = 'headline';
			parent.replaceChildren(head, paragraph(text));
			parent.setAttribute('role', 'alert');
			if (link) {
				const line = paragraph('The run: ');
				const anchor = document.createElement('a');
				anchor.href = link;
				anchor.target = '_blank';
				anchor.rel = 'noopener';
				anchor.textContent = link;
				line.append(anchor);
				parent.append(line);
			}
			if (reload) {
				const button = document.createElement('button');
				button.type = 'button';
				button.textContent = 'Reload the picture';
				button.addEventListener('click', reload);
				parent.append(button);
			}
		},
	};
}

/** @param {string} text */
function paragraph(text) {
	const p = document.createElement('p');
	p.textContent = text;
	return p;
}

/** What this browser lacks for the picture, as a sentence, or ''. */
export function missing() {
	if (typeof WebAssembly !== 'object') return 'This browser does not run WebAssembly, which the simulation needs.';
	const probe = document.createElement('canvas').getContext('webgl2');
	if (!probe) return 'This browser does not offer WebGL 2, which the picture needs. Hardware acceleration may be switched off.';
	probe.getExtension('WEBGL_lose_context')?.loseContext();
	return '';
}
