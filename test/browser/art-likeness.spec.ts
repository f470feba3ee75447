import type { Browser, Page } from 'playwright-core';
import { artName, drawPicture as drawToy } from '../../src/games/ggltcg/contract/card-pictures.js';
import { cardPool, SHIPPED_SET } from '../../src/games/ggltcg/rules/catalogue/card-sets.js';
import { drawPicture as drawPoster } from '../../src/games/tcg-fuel/contract/card-pictures.js';
import { CARDS, TOKENS } from '../../src/games/tcg-fuel/rules/catalogue/catalogue.js';
import { drawPicture as drawWoodcut } from '../../src/games/viking-vengeance/contract/card-pictures.js';
import { baseCards } from '../../src/games/viking-vengeance/rules/catalogue.js';
import { connect } from './support/house.js';

interface Picture {
  readonly name: string;
  readonly svg: string;
}
/** What a picture looks like from afar: a 64-bit difference hash, and its mean colour. */
interface Look {
  readonly name: string;
  readonly bits: string;
  readonly mean: readonly [red: number, green: number, blue: number];
}

/** The size of a small card. */
const SIZE = 96;
/** Pictures whose hashes differ in no more bits are alike, unless their colours tell them apart. */
const ALIKE_BITS = 10;
/** A difference of mean colours that is seen at a glance, of the 441 that there are. */
const CLEAR = 40;
const MOST_BYTES = 10_240;

/** Run in the page, as text: draws each picture at its size, and reads what a 9 by 8 grey copy of it looks like. */
const LOOK = `async ({ pictures, size }) => {
  const looks = [];
  for (const { name, svg } of pictures) {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await image.decode();
    const full = new OffscreenCanvas(size, size);
    full.getContext('2d').drawImage(image, 0, 0, size, size);
    const small = new OffscreenCanvas(9, 8).getContext('2d', { willReadFrequently: true });
    small.imageSmoothingQuality = 'high';
    small.drawImage(full, 0, 0, 9, 8);
    const { data } = small.getImageData(0, 0, 9, 8);
    const grey = (x, y) => {
      const at = 4 * (9 * y + x);
      return 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
    };
    let bits = '';
    for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) bits += grey(x, y) < grey(x + 1, y) ? '1' : '0';
    const mean = [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let at = channel; at < data.length; at += 4) sum += data[at];
      return sum / 72;
    });
    URL.revokeObjectURL(image.src);
    looks.push({ name, bits, mean });
  }
  return looks;
}`;

const bitsApart = (one: Look, other: Look): number => [...one.bits].filter((bit, at) => bit !== other.bits[at]).length;
const coloursApart = (one: Look, other: Look): number =>
  Math.hypot(...one.mean.map((value, channel) => value - other.mean[channel]!));

/** Every two pictures of a set that could be taken for one another, with their distances. */
function alike(looks: readonly Look[]): string[] {
  return looks.flatMap((one, index) =>
    looks.slice(index + 1).flatMap((other) => {
      const [bits, colours] = [bitsApart(one, other), coloursApart(one, other)];
      return bits > ALIKE_BITS || colours > CLEAR
        ? []
        : [`${one.name} and ${other.name}: ${bits} bits, colours ${Math.round(colours)} apart`];
    }),
  );
}

describe('The pictures of the cards, drawn by Chromium at 96 px', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await connect();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  const look = (pictures: readonly Picture[]): Promise<Look[]> =>
    page.evaluate<Look[]>(`(${LOOK})(${JSON.stringify({ pictures, size: SIZE })})`);
  const named = async (names: readonly string[], draw: (name: string) => unknown): Promise<Picture[]> =>
    Promise.all(names.map(async (name) => ({ name, svg: String(await draw(name)) })));

  const toys = cardPool(SHIPPED_SET, 'standard').cards.map(({ name }) => artName(name));
  const noOther = () => Promise.reject(new Error('There is no other set.'));
  const sets: readonly (readonly [string, number, () => Promise<Picture[]>])[] = [
    ['GGLTCG', 41, () => named(toys, (name) => drawToy(name, noOther))],
    [
      'Viking Vengeance',
      90,
      () =>
        named(
          baseCards.map((card) => card.card_key),
          drawWoodcut,
        ),
    ],
    [
      'TCG Fuel',
      CARDS.length + TOKENS.length,
      () =>
        named(
          [...CARDS, ...TOKENS].map((card) => card.id),
          drawPoster,
        ),
    ],
  ];

  it.each(sets)('are all told apart: %s', async (_game, count, draw) => {
    const pictures = await draw();
    expect(pictures).toHaveLength(count);
    expect(pictures.filter(({ svg }) => Buffer.byteLength(svg) > MOST_BYTES).map(({ name }) => name)).toEqual([]);
    expect(alike(await look(pictures))).toEqual([]);
  });

  it('would be caught: the same picture twice, and a copy in nearly the same colour', async () => {
    const svg = (fill: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${fill}"/>` +
      `<circle cx="4" cy="5" r="3" fill="#fff"/></svg>`;
    const looks = await look([
      { name: 'one', svg: svg('#a03030') },
      { name: 'twin', svg: svg('#a03838') },
      { name: 'other', svg: svg('#3030c0') },
    ]);
    expect(alike(looks).map((pair) => pair.split(':')[0])).toEqual(['one and twin']);
  });
});
