import { parseArgs } from 'node:util';
import { progressBar } from '../../../../common/progress-bar.js';
import { TURN, WEIGHTS } from '../../bots/judgement/weights.js';
import { Regression, lossOf } from './regression.js';
import type { Weights } from './regression.js';
import { sampleGame } from './sampling.js';
import type { Sample } from './sampling.js';

/*
 * Learns the weights of the evaluation from games by rules of thumb and prints the file `weights.json`:
 *
 *   npm run lab -- tcg-fuel tune --games 6000 --seed 1 > weights.json
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
  const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;
  const weights = Object.entries(features)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, both]) => [name, both.map(rounded)]);
  return JSON.stringify({ turn: rounded(turn), weights: Object.fromEntries(weights) }, null, 2);
}
