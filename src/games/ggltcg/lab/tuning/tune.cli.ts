import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { progressBar } from '../../../../common/progress-bar.js';
import { EDITIONS } from '../../rules/catalogue/card-set.js';
import { WEIGHTS } from '../../bots/judgement/weights.js';
import { fit, lossOf } from './regression.js';
import type { Weights } from './regression.js';
import { sampleGame } from './sampling.js';
import type { Sample } from './sampling.js';

/*
 * Learns the weights of the evaluation from games of `normal` against itself, both editions in turn, and prints the file
 * `weights.json`. The games are kept in a file, and every run adds to it:
 *
 *   npm run lab -- ggltcg tune --games 1000 --seed 1 --samples games.jsonl > weights.json
 *
 * The weights of now are what it starts from and is drawn to, so repeating it with new games refines them. Every fifth game is kept apart, and says on stderr how well the weights foretell games they have not seen.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    samples: { type: 'string', default: 'games.jsonl' },
  },
});

await playGames(Number(values.games), Number(values.nodes), Number(values.seed), values.samples);
const games = readFileSync(values.samples, 'utf8').trim().split('\n').map(readGame);
const known = games.filter((_game, index) => index % 5 !== 0).flat();
const apart = games.filter((_game, index) => index % 5 === 0).flat();
const before = Object.fromEntries(Object.entries(WEIGHTS).map(([feature, weight]) => [feature, weight / 10]));
const weights = fit(known, before);
const losses = [weights, before].map((one) => [known, apart].map((samples) => lossOf(one, samples).toFixed(4)));
console.error(`${games.length} games, ${known.length} positions and ${apart.length} kept apart`);
console.error(`learned: loss ${losses[0]!.join(' and ')}; before: ${losses[1]!.join(' and ')}; a guess is 0.6931`);
console.log(printed(weights));

async function playGames(count: number, nodes: number, seed: number, file: string): Promise<void> {
  const bar = progressBar('games', false);
  for (let game = 0; game < count; game++) {
    const edition = EDITIONS[game % EDITIONS.length]!;
    const samples = await sampleGame(edition, nodes, seed * 1_000_000 + game);
    const plain = samples.map(({ features, result }) => ({ features: Object.fromEntries(features), result }));
    appendFileSync(file, `${JSON.stringify(plain)}\n`);
    bar.step(game + 1, count);
  }
  bar.stop();
}

function readGame(line: string): Sample[] {
  const plain = JSON.parse(line) as { features: { [feature: string]: number }; result: number }[];
  return plain.map(({ features, result }) => ({ features: new Map(Object.entries(features)), result }));
}

/** Ten times the logarithm of the odds: about what hand-made values of cards look like. */
function printed(found: Weights): string {
  const rounded = Object.entries(found).map(([name, weight]) => [name, Math.round(weight * 1000) / 100]);
  return JSON.stringify(Object.fromEntries(rounded), null, 2);
}
