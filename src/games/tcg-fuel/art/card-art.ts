// TCG Fuel: card data -> SVG text. Enamel posters of the steam age: flat shapes, ink keylines, one light from the upper left.
// Pure and seeded by the card's id: a card looks the same for ever. `art(card, { variant })` gives a 200 x 280 picture.
import { kit } from './kit.js';
import type { ArtCard, Chance, Lch, Palette, World } from './kit.types.js';
import { RECIPES } from './recipes/index.js';
import { SCENES } from './scenes.js';

export type { ArtCard };

type NineTones = readonly [Lch, Lch, Lch, Lch, Lch, Lch, Lch, Lch, Lch];

const WORLDS: Readonly<Record<World, NineTones>> = {
  //        sky a            sky b            far              mid              ground           ink              glow             accent           metal
  red: [
    [0.62, 0.19, 33],
    [0.57, 0.19, 31],
    [0.46, 0.16, 29],
    [0.36, 0.12, 27],
    [0.25, 0.07, 24],
    [0.17, 0.035, 25],
    [0.94, 0.06, 88],
    [0.82, 0.15, 75],
    [0.55, 0.05, 230],
  ],
  blue: [
    [0.66, 0.085, 228],
    [0.61, 0.09, 231],
    [0.5, 0.09, 236],
    [0.39, 0.08, 242],
    [0.28, 0.06, 248],
    [0.18, 0.04, 252],
    [0.95, 0.03, 190],
    [0.79, 0.13, 78],
    [0.72, 0.07, 195],
  ],
  green: [
    [0.74, 0.12, 126],
    [0.69, 0.13, 129],
    [0.57, 0.13, 136],
    [0.43, 0.105, 144],
    [0.3, 0.07, 150],
    [0.18, 0.04, 155],
    [0.95, 0.06, 110],
    [0.7, 0.17, 45],
    [0.6, 0.09, 60],
  ],
  white: [
    [0.91, 0.065, 88],
    [0.87, 0.085, 85],
    [0.74, 0.09, 78],
    [0.55, 0.045, 262],
    [0.38, 0.05, 265],
    [0.23, 0.045, 268],
    [0.985, 0.025, 95],
    [0.78, 0.16, 78],
    [0.62, 0.15, 28],
  ],
  black: [
    [0.58, 0.055, 316],
    [0.53, 0.06, 314],
    [0.42, 0.06, 310],
    [0.32, 0.05, 308],
    [0.22, 0.035, 305],
    [0.14, 0.02, 300],
    [0.92, 0.03, 90],
    [0.82, 0.19, 125],
    [0.62, 0.12, 15],
  ],
  none: [
    [0.79, 0.06, 82],
    [0.75, 0.065, 80],
    [0.63, 0.07, 74],
    [0.47, 0.06, 66],
    [0.33, 0.045, 60],
    [0.2, 0.03, 55],
    [0.95, 0.04, 90],
    [0.62, 0.15, 35],
    [0.62, 0.06, 185],
  ],
};
function seeded(text: string): Chance {
  // xmur3 -> mulberry32
  let h = 1779033703 ^ text.length;
  for (const ch of text) {
    h = Math.imul(h ^ ch.charCodeAt(0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  let a = (h ^ (h >>> 16)) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
function hex([l, c, h]: Lch): string {
  // OKLCH -> sRGB
  const a = c * Math.cos((h * Math.PI) / 180),
    b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return (
    '#' +
    [
      4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
      -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
      -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
    ]
      .map((v) =>
        Math.round(255 * Math.min(1, Math.max(0, v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
/** The worlds of cards without a colour that belong to one all the same: lands. */
const LANDS: Readonly<Record<string, readonly World[]>> = {
  mountain: ['red'],
  island: ['blue'],
  forest: ['green'],
  plains: ['white'],
  swamp: ['black'],
  'steamworks-delta': ['red', 'blue'],
  'lantern-orchard': ['green', 'white'],
  'slagpit-catacomb': ['red', 'black'],
  'cloudpier-terrace': ['blue', 'white'],
  'peatroot-hollow': ['green', 'black'],
};

function worldsOf({ id, colors }: ArtCard): readonly World[] {
  const own = colors.filter((color): color is World => Object.hasOwn(WORLDS, color));
  if (own.length > 0) return own;
  return (Object.hasOwn(LANDS, id) ? LANDS[id] : undefined) ?? ['none'];
}

/** The colours of a world; its grounds are turned by a few degrees, so that neighbours differ. */
function palette(world: World, turn = 0): Palette {
  const [skyA, skyB, far, mid, ground, ink, glow, acc, metal] = WORLDS[world];
  const turned = ([l, c, h]: Lch) => hex([l, c, h + turn]);
  return {
    skyA: turned(skyA),
    skyB: turned(skyB),
    far: turned(far),
    mid: turned(mid),
    ground: turned(ground),
    ink: hex(ink),
    glow: hex(glow),
    acc: hex(acc),
    metal: hex(metal),
  };
}

/** An enamel poster of a card: SVG text, 200 by 280. Pure, seeded by the card's id. Basic lands have three variants. */
export function drawCard(card: ArtCard, { variant = 0 } = {}): string {
  const r = seeded(card.id + (variant ? `#${variant}` : ''));
  const worlds = worldsOf(card);
  const turn = (r() - 0.5) * 20;
  const [first = 'none', other] = worlds;
  const second = other && palette(other, turn / 2);
  const k = kit({ p: palette(first, turn), r, dir: 1, card, worlds, second, variant }, hex);
  const recipe = [card.id, card.type, 'unknown'].find((name) => Object.hasOwn(RECIPES, name));
  const body = RECIPES[recipe ?? 'unknown']!(k, SCENES);
  const style = `<style>.s{fill:none;stroke-linecap:round;stroke-linejoin:round}.k{fill:none;stroke-linejoin:round;stroke:${k.p.ink}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280" width="400" height="560" stroke-width="2.6">${style}${body}</svg>`
    .replace(/(\d\.\d)\d+/g, '$1')
    .replace(/\.0(?=[ "),A-Za-z-])/g, '');
}
