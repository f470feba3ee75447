import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { progressBar } from '../../../../common/progress-bar.js';
import { lossOf, train } from './net-training.js';
import { sampleOutlook } from './outlook-sampling.js';
import type { OutlookSample } from './outlook-sampling.js';

/*
 * Teaches the net that `hard` judges by from games of bots that look through their own turn, one in five of the classic edition,
 * and prints the file `outlook-net.json`. The games are kept in a file, and every run adds to it:
 *
 *   npm run lab --silent -- ggltcg tune-outlook --games 1000 --seed 1 --samples outlook.jsonl > outlook-net.json
 *
 * Every tenth game is kept apart, and says on stderr how well the net foretells games it has not seen.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    samples: { type: 'string', default: 'outlook.jsonl' },
    cells: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '18' },
    decay: { type: 'string', default: '0.6' },
  },
});

playGames(Number(values.games), Number(values.nodes), Number(values.seed));
const lines = readFileSync(values.samples, 'utf8').trim().split('\n');
const { cells, rounds, decay } = values;
const training = { cells: Number(cells), rounds: Number(rounds), decay: Number(decay) };
const net = train(
  samplesOf((game) => game % 10 !== 0),
  training,
  Number(values.seed),
);
const losses = [
  lossOf(
    net,
    samplesOf((game) => game % 10 !== 0),
  ),
  lossOf(
    net,
    samplesOf((game) => game % 10 === 0),
  ),
];
console.error(
  `${lines.length} games: loss ${losses.map((loss) => loss.toFixed(4)).join(', kept apart ')}; a guess is 0.6931`,
);
console.log(JSON.stringify(net, null, 2));

function playGames(count: number, nodes: number, seed: number): void {
  const bar = progressBar('games', false);
  for (let game = 0; game < count; game++) {
    const samples = sampleOutlook(game % 5 === 4 ? 'classic' : 'standard', nodes, seed * 1_000_000 + game);
    appendFileSync(values.samples, `${JSON.stringify(samples)}\n`);
    bar.step(game + 1, count);
  }
  bar.stop();
}

function* samplesOf(isAsked: (game: number) => boolean): Iterable<OutlookSample> {
  for (const [game, line] of lines.entries()) if (isAsked(game)) yield* JSON.parse(line) as OutlookSample[];
}
