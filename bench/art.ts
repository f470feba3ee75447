import { artName, drawPicture as drawToy } from '../src/games/ggltcg/contract/card-pictures.js';
import { EDITIONS } from '../src/games/ggltcg/rules/catalogue/card-set.js';
import { findCardSet, SHIPPED_SET } from '../src/games/ggltcg/rules/catalogue/card-sets.js';
import { drawPicture as drawFuel } from '../src/games/tcg-fuel/contract/card-pictures.js';
import { CARDS, TOKENS } from '../src/games/tcg-fuel/rules/catalogue/catalogue.js';
import { drawPicture as drawWoodcut } from '../src/games/viking-vengeance/contract/card-pictures.js';
import { baseCards } from '../src/games/viking-vengeance/rules/catalogue.js';

// npm run bench:art: how long the picture of each card takes to draw, and how long its text is. The first drawing is that of a
// process that has not drawn this card yet; after it every card is drawn fifty times. Fails where a card's text, or the median of
// its fifty drawings, is beyond the limits.

const MOST_BYTES = 9 * 1024;
const MOST_MS = 5;
const TIMES = 50;

type Draw = (name: string) => string | undefined | Promise<string | undefined>;

interface Drawn {
  readonly name: string;
  readonly bytes: number;
  readonly first: number;
  readonly median: number;
}

const toys = EDITIONS.flatMap((edition) => findCardSet(SHIPPED_SET)?.[edition].cards ?? []);
const SETS: Readonly<Record<string, { readonly draw: Draw; readonly names: readonly string[] }>> = {
  'viking-vengeance': { draw: drawWoodcut, names: baseCards.map(({ card_key }) => card_key) },
  'tcg-fuel': { draw: drawFuel, names: [...CARDS, ...TOKENS].map(({ id }) => id) },
  ggltcg: {
    draw: (name) => drawToy(name, async () => {}),
    names: [...new Set(toys.map(({ name }) => artName(name)))],
  },
};

let isWithin = true;
for (const [game, { draw, names }] of Object.entries(SETS)) {
  const drawn: Drawn[] = [];
  for (const name of names) drawn.push(await measure(draw, name));
  const longest = most(drawn, ({ bytes }) => bytes);
  const slowest = most(drawn, ({ median }) => median);
  const cold = most(drawn, ({ first }) => first);
  isWithin &&= longest.bytes <= MOST_BYTES && slowest.median < MOST_MS;
  console.log(`${game}: ${drawn.length} pictures`);
  console.log(`  bytes    median ${middle(drawn.map(({ bytes }) => bytes))}, most ${longest.bytes} (${longest.name})`);
  console.log(`  ms       median ${shown(middle(drawn.map(({ median }) => median)))}, most ${shown(slowest.median)}`);
  console.log(`  ms, first time: most ${shown(cold.first)} (${cold.name})`);
}
if (!isWithin) {
  console.error(`Beyond ${MOST_BYTES} bytes or ${MOST_MS} ms.`);
  process.exitCode = 1;
}

async function measure(draw: Draw, name: string): Promise<Drawn> {
  const times: number[] = [];
  let bytes = 0;
  for (let time = 0; time <= TIMES; time++) {
    const from = performance.now();
    const svg = await draw(name);
    times.push(performance.now() - from);
    if (svg === undefined) throw new Error(`No picture is known of ${name}.`);
    bytes = Buffer.byteLength(svg);
  }
  const [first = 0, ...later] = times;
  return { name, bytes, first, median: middle(later) };
}

function most(drawn: readonly Drawn[], of: (one: Drawn) => number): Drawn {
  return drawn.reduce((best, one) => (of(one) > of(best) ? one : best));
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

function shown(ms: number): string {
  return ms.toFixed(2);
}
