/**
 * Pictures compared coarsely: renderers differ in fonts and in how they soften edges, so a picture is compared by the
 * mean colours of squares.
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';

/** Side of a square, in CSS pixels. */
const SQUARE = 16;

/**
 * @param {Page} page of about:blank, whose browser decodes the files
 * @param {Buffer} first PNG @param {Buffer} second PNG of the same size
 * @param {number} [scale] pixels a CSS pixel
 * @returns {Promise<{mean: number, most: number, ink: number}>} mean and greatest difference of squares, in 255ths a
 *   channel; share of the first picture that is not its paper
 */
export async function difference(page, first, second, scale = 1) {
  const found = await page.evaluate(async ({ files, side }) => {
    const [one, other] = await Promise.all(files.map(async (file) => {
      const image = new Image();
      image.src = `data:image/png;base64,${file}`;
      await image.decode();
      const { width, height } = image;
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(width, height).getContext('2d'));
      context.drawImage(image, 0, 0);
      return { width, height, data: context.getImageData(0, 0, width, height).data };
    }));
    if (one.width !== other.width || one.height !== other.height) return { sizes: [one, other].map(({ width, height }) => `${width}×${height}`) };
    let [sum, most, squares, ink] = [0, 0, 0, 0];
    for (let top = 0; top < one.height; top += side) {
      for (let left = 0; left < one.width; left += side) {
        const off = [0, 0, 0];
        let pixels = 0;
        for (let y = top; y < Math.min(top + side, one.height); y++) {
          for (let x = left; x < Math.min(left + side, one.width); x++) {
            const at = 4 * (y * one.width + x);
            let apart = 0;
            for (let channel = 0; channel < 3; channel++) {
              off[channel] += one.data[at + channel] - other.data[at + channel];
              apart = Math.max(apart, Math.abs(one.data[at + channel] - one.data[channel]));
            }
            if (apart > 24) ink++;
            pixels++;
          }
        }
        const square = off.reduce((all, channel) => all + Math.abs(channel), 0) / 3 / pixels;
        sum += square;
        most = Math.max(most, square);
        squares++;
      }
    }
    return { mean: sum / squares, most, ink: ink / one.width / one.height };
  }, { files: [first, second].map((file) => file.toString('base64')), side: SQUARE * scale });
  assert.ok(!found.sizes, `the sizes are ${found.sizes?.join(' and ')}`);
  return /** @type {any} */ (found);
}

/**
 * A picture file as Chromium shows it in an <img>, which runs no scripts and asks for nothing.
 * @param {Page} page of about:blank with a viewport at least as large as the picture
 * @param {string} text SVG
 * @returns {Promise<Buffer>} PNG
 */
export async function shown(page, text) {
  await page.setContent(`<body style="margin:0"><img style="display:block" src="data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}">`);
  const image = page.locator('img');
  await image.evaluate((/** @type {HTMLImageElement} */ one) => one.decode());
  return image.screenshot();
}

/** @param {Page} page @param {string} text an SVG that must stand by itself and say what it is */
export async function checkFile(page, text) {
  const found = await page.evaluate((file) => {
    const picture = new DOMParser().parseFromString(file, 'image/svg+xml');
    const all = [...picture.querySelectorAll('*')];
    const values = all.flatMap((element) => [...element.attributes].filter(({ name }) => name !== 'xmlns').map(({ name, value }) => [name, value]));
    return {
      root: picture.documentElement.localName,
      title: picture.querySelector('svg > title')?.textContent ?? '',
      desc: picture.querySelector('svg > desc')?.textContent ?? '',
      link: picture.querySelector('svg > metadata')?.textContent ?? '',
      scripts: all.filter(({ localName }) => ['script', 'foreignObject', 'style', 'a', 'animate', 'set'].includes(localName)).length,
      foreign: values.filter(([name, value]) => name.startsWith('on') || /\/\//.test(value.replace(/^data:image\/png;base64,[\w+/=]*$/, ''))
        || name.endsWith('href') && !/^(data:image\/png;base64,|#)/.test(value) || /url\((?!#)/.test(value)).map(([name]) => name),
      lost: values.flatMap(([, value]) => /^(?:url\()?#([a-z-]*)\)?$/.exec(value)?.slice(1) ?? []).filter((id) => !picture.getElementById(id)),
      broken: values.filter(([, value]) => /NaN|Infinity|undefined/.test(value.slice(0, 99))).length,
    };
  }, text);
  const { title, desc, link, ...rest } = found;
  assert.deepEqual(rest, { root: 'svg', scripts: 0, foreign: [], lost: [], broken: 0 });
  assert.ok(title.length > 3 && /Digest [0-9A-Z]{10}\.$/.test(desc) && /\?.*seed=/.test(link), `${title}; ${desc}; ${link}`);
  return { title, desc, link };
}
