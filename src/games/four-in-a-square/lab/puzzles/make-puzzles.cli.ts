import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { makePuzzles } from './puzzle-maker.js';
import type { Puzzle } from '../../puzzles/puzzle.js';

/*
 * Makes the puzzles that the levels are measured with; the same seed makes the same ones:
 *
 *   node dist/src/games/four-in-a-square/lab/puzzles/make-puzzles.cli.js --each 10 --seed 1
 */
const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'src/games/four-in-a-square/puzzles/puzzles.json' },
    each: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

const each = Number(values.each);
const lengths = [2, 3, 4];
const made: Puzzle[] = [];
const bar = new SingleBar({ format: '{bar} {value}/{total} puzzles, {eta_formatted} left' });
bar.start(each * lengths.length, 0);
for (const turns of lengths) {
  const maker = makePuzzles(turns, Number(values.seed));
  for (let count = 0; count < each; count++) {
    made.push(maker.next().value);
    bar.increment();
  }
}
bar.stop();
writeFileSync(values.file, `${JSON.stringify(made, null, 2)}\n`);
