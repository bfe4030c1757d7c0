// The peer in JavaScript: each rule as the fastest plain loop that we know, over
// a typed array, with xoshiro128++ (Blackman and Vigna) in 32-bit arithmetic;
// 64-bit draws would need BigInt, which is far slower.
//
//	node loop.mjs RULE D N BALLS  ->  nanoseconds a ball
const [rule, dText, nText, ballsText] = process.argv.slice(2);
const d = Number(dText), n = Number(nText), balls = Number(ballsText);
const loads = new Int32Array(n);
let s0 = 0x9e3779b9, s1 = 0x243f6a88, s2 = 0xb7e15162, s3 = 0x8aed2a6a;

function draw() {
	const sum = (s0 + s3) | 0, out = (((sum << 7) | (sum >>> 25)) + s0) >>> 0, t = s1 << 9;
	s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = (s3 << 11) | (s3 >>> 21);
	return Math.floor(out * 2.3283064365386963e-10 * n);
}

const loops = {
	'one-choice'(k) { for (let i = 0; i < k; i++) loads[draw()]++; },
	'd-choice'(k) {
		for (let i = 0; i < k; i++) {
			let best = draw();
			for (let j = 1; j < d; j++) { const b = draw(); best ^= (best ^ b) & ((loads[b] - loads[best]) >> 31); }
			loads[best]++;
		}
	},
	fullest(k) {
		for (let i = 0; i < k; i++) {
			let best = draw();
			for (let j = 1; j < d; j++) { const b = draw(); best ^= (best ^ b) & ((loads[best] - loads[b]) >> 31); }
			loads[best]++;
		}
	},
	'one-plus-beta'(k) {
		for (let i = 0; i < k; i++) {
			let best = draw();
			if (draw() * 2 < n) { const b = draw(); best ^= (best ^ b) & ((loads[b] - loads[best]) >> 31); }
			loads[best]++;
		}
	},
	every(k) { for (let i = 0; i < k; i += d) for (let j = 0; j < d; j++) loads[draw()]++; },
};

const chunk = 262_144, loop = loops[rule]; // chunks let the engine swap in its optimised code
loop(chunk);
loads.fill(0);
const start = performance.now();
for (let done = 0; done < balls; done += chunk) loop(Math.min(chunk, balls - done));
console.log(((performance.now() - start) * 1e6 / balls).toFixed(4));
