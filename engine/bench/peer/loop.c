// The peer in C: each rule as one plain loop over an array of loads, with the
// same counter-based draws as the engine, so that the loads must agree.
//
//	loop RULE D N BALLS  ->  nanoseconds a ball, FNV-1a hash of the loads
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define GOLDEN 0x9e3779b97f4a7c15u

typedef struct { uint64_t a, b; } stream;

static inline uint64_t mix(uint64_t z, uint64_t key) {
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u ^ key;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

static stream absorb(stream s, uint64_t x) {
	s.a = mix(s.a * GOLDEN + x, 0);
	s.b = mix(s.b * GOLDEN + x, s.a);
	return s;
}

static stream root(uint64_t seed, uint64_t purpose, uint64_t replicate) {
	stream pi = {0x243f6a8885a308d3u, 0x13198a2e03707344u};
	return absorb(absorb(absorb(pi, seed), purpose), replicate);
}

static inline uint64_t word(stream s, uint64_t t) { return mix(s.a + t * GOLDEN, s.b); }

static stream base, first[8];

static uint64_t again(uint64_t t, int j, uint32_t n, uint64_t low) {
	for (uint64_t attempt = 1; ; attempt++) {
		uint64_t half = word(absorb(absorb(base, j >> 1), attempt), t) >> (j & 1) * 32 & 0xffffffff;
		uint64_t product = half * n;
		low = product & 0xffffffff;
		if (low >= n || low >= 0x100000000u % n) return product >> 32;
	}
}

static inline uint32_t draw(uint64_t t, int j, uint32_t n, uint32_t threshold) {
	uint64_t product = (word(first[j >> 1], t) >> (j & 1) * 32 & 0xffffffff) * n;
	uint64_t low = product & 0xffffffff;
	if (__builtin_expect(low < threshold, 0)) return again(t, j, n, low);
	return product >> 32;
}

int main(int argc, char **argv) {
	const char *rule = argv[1];
	int d = atoi(argv[2]);
	uint32_t n = strtoul(argv[3], 0, 10);
	uint64_t balls = strtoull(argv[4], 0, 10), seed = 42;
	uint32_t *loads = calloc(n, sizeof *loads), threshold = 0x100000000u % n;
	base = root(seed, 1, 0);
	for (int i = 0; i < 8; i++) first[i] = absorb(absorb(base, i), 0);
	stream own = absorb(absorb(root(seed, 2, 0), 0), 0);
	struct timespec t0, t1;
	clock_gettime(CLOCK_MONOTONIC, &t0);
	if (!strcmp(rule, "one-choice")) {
		for (uint64_t t = 0; t < balls; t++) loads[draw(t, 0, n, threshold)]++;
	} else if (!strcmp(rule, "d-choice") || !strcmp(rule, "fullest")) {
		int sign = rule[0] == 'd' ? 1 : -1;
		for (uint64_t t = 0; t < balls; t++) {
			uint32_t best = draw(t, 0, n, threshold);
			for (int j = 1; j < d; j++) {
				uint32_t bin = draw(t, j, n, threshold);
				best = sign * ((int64_t)loads[bin] - (int64_t)loads[best]) < 0 ? bin : best;
			}
			loads[best]++;
		}
	} else if (!strcmp(rule, "one-plus-beta")) { // β = 1/2, drawn as 5 of 10
		for (uint64_t t = 0; t < balls; t++) {
			uint32_t best = draw(t, 0, n, threshold);
			uint64_t product = (word(own, t) & 0xffffffff) * 10;
			while ((product & 0xffffffff) < 0x100000000u % 10) abort(); // never seen with this seed
			if (product >> 32 < 5) {
				uint32_t bin = draw(t, 1, n, threshold);
				best = loads[bin] < loads[best] ? bin : best;
			}
			loads[best]++;
		}
	} else {
		for (uint64_t t = 0; t * d < balls; t++)
			for (int j = 0; j < d; j++) loads[draw(t, j, n, threshold)]++;
	}
	clock_gettime(CLOCK_MONOTONIC, &t1);
	uint32_t hash = 2166136261u;
	for (uint32_t i = 0; i < n; i++) hash = (hash ^ loads[i]) * 16777619u;
	printf("%.4f %08x\n", ((t1.tv_sec - t0.tv_sec) * 1e9 + (t1.tv_nsec - t0.tv_nsec)) / balls, hash);
	return 0;
}
