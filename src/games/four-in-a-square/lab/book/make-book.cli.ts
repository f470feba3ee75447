import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { bookMaker } from './book-maker.js';
import type { BookFile } from '../../bots/book/opening-book.js';

/*
 * Makes the opening book, or goes on making it:
 *
 *   node dist/src/games/four-in-a-square/lab/book/make-book.cli.js --minutes 60 --nodes 2000000
 *
 * Positions are taken nearest to the start first. Those searched with fewer nodes than asked for are searched again, so
 * a second run with more nodes makes the same book better. The file is written after every position.
 */
const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'src/games/four-in-a-square/bots/book/opening-book.json' },
    minutes: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '1000000' },
    turns: { type: 'string', default: '4' },
  },
});

const file = values.file;
const before: BookFile = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as BookFile)
  : { piecesPerPlayer: 8, entries: {} };
const deadline = Date.now() + Number(values.minutes) * 60_000;
const bar = new SingleBar({ format: '{bar} {value}/{total} positions, turn {turn}, {eta_formatted} left' });

bar.start(0, 0, { turn: 1 });
for (const { book, done, total, turn } of bookMaker(before, Number(values.nodes), Number(values.turns))) {
  // Written beside and moved into place: an interrupted run leaves a whole file.
  writeFileSync(`${file}.part`, `${JSON.stringify(book, null, 2)}\n`);
  renameSync(`${file}.part`, file);
  bar.setTotal(total);
  bar.update(done, { turn });
  if (Date.now() > deadline) break;
}
bar.stop();
