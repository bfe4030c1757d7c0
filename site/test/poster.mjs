/**
 * Draws img/poster.svg: the picture for browsers that cannot run the stage. 40 bins, 400 balls, one choice above two,
 * from a fixed sequence. Colours stand out on light and dark paper alike. node test/poster.mjs > img/poster.svg
 */
const BINS = 40;
const BALLS = 400;
let seed = 42;

/** @returns {number} a bin, by the minimal standard generator (Park and Miller 1988) */
function bin() {
  seed = (seed * 48271) % 2147483647;
  return Math.floor((seed / 2147483647) * BINS);
}

/** @param {number} choices @returns {number[]} */
function loads(choices) {
  const heights = new Array(BINS).fill(0);
  for (let ball = 0; ball < BALLS; ball++) {
    const candidates = Array.from({ length: choices }, bin);
    heights[candidates.reduce((best, i) => (heights[i] < heights[best] ? i : best))]++;
  }
  return heights;
}

/** @param {number[]} heights @param {number} floor */
function lane(heights, floor) {
  const balls = heights.map((height, i) => {
    const over = height > BALLS / BINS ? '#d9702b' : '#3a8cc4';
    return `<rect x="${20 + i * 19}" y="${floor - height * 9}" width="15" height="${height * 9}" fill="${over}"/>`;
  });
  const water = floor - (BALLS / BINS) * 9;
  return `${balls.join('')}<path d="M20 ${floor + 1}h756" stroke="#8a8478" stroke-width="2"/>`
    + `<path d="M12 ${water}h772" stroke="#2a9296" stroke-width="2" stroke-dasharray="6 5"/>`;
}

console.log('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 796 430" role="img" aria-label="One choice above two choices">'
  + `${lane(loads(1), 205)}${lane(loads(2), 415)}</svg>`);
