import { parseArgs } from 'node:util';
import { progressBar } from '../../../../common/progress-bar.js';
import { TURN, WEIGHTS } from '../../bots/weights.js';
import { Regression, lossOf } from './regression.js';
import type { Weights } from './regression.js';
import { sampleGame } from './sampling.js';
import type { Sample } from './sampling.js';

/*
 * Learns the weights of the evaluation from games by rules of thumb and prints the file `weights.ts`:
 *
 *   npm run lab -- tcg-fuel tune --games 6000 --seed 1 > weights.ts
 *
 * One round of all pairs of decks in five is kept apart, and says on stderr how well old and new weights foretell games
 * that the new ones have not seen.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '6000' }, seed: { type: 'string', default: '1' } },
});

const PAIRS = 36;
const games = Number(values.games);
const regression = new Regression();
const apart: Sample[] = [];
const bar = progressBar('games', false);
for (let game = 0; game < games; game++) {
  const isApart = Math.floor(game / PAIRS) % 5 === 0;
  for (const sample of await sampleGame(game, Number(values.seed))) {
    if (isApart) apart.push(sample);
    else regression.add(sample);
  }
  bar.step(game + 1, games);
}
bar.stop();
const weights = regression.fit();
const before = { turn: TURN, features: WEIGHTS };
console.error(`${apart.length} positions kept apart: loss ${[weights, before].map(lossOn).join(', before ')}`);
console.log(printed(weights));

function lossOn(one: Weights): string {
  return lossOf(one, apart).toFixed(4);
}

function printed({ turn, features }: Weights): string {
  const number = (weight: number): string => `${Math.round(weight * 1000) / 1000}`;
  const lines = Object.entries(features)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, [moving, waits]]) => {
      const key = /^[a-z_]+$/.test(name) ? name : `'${name}'`;
      return `  ${key}: [${number(moving)}, ${number(waits)}],`;
    });
  return [
    '/** What it is worth to be the one to move, as a part of the logarithm of the odds. */',
    `export const TURN = ${number(turn)};`,
    '',
    '/**',
    ' * What each feature adds to it: for the side to move, and for a side that waits. Printed by `npm run lab -- tcg-fuel tune`.',
    ' */',
    'export const WEIGHTS: { readonly [feature: string]: readonly [number, number] } = {',
    ...lines,
    '};',
  ].join('\n');
}
