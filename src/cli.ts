import 'reflect-metadata';
import { GoFishModule } from '../examples/go-fish/go-fish.module.js';
import { arena } from './arena/arena.cli.js';
import { archiveGames } from './engine/archive/archive.cli.js';
import { migrateDatabase } from './database/migrate.cli.js';
import { foldersOf } from './engine/hosting/game-module.js';
import { games } from './games/index.js';
import { lab } from './lab.cli.js';
import { verify } from './verify/verify.cli.js';

/** Programs without a server know Go Fish too. */
const folders = foldersOf([...games, GoFishModule]);

/** The programs beside the server: `node dist/src/cli.js <program> …`. */
const programs: Readonly<Record<string, (argv: readonly string[]) => Promise<void>>> = {
  archive: () => archiveGames(),
  arena: (argv) => arena(folders, argv),
  lab: (argv) => lab(folders, argv),
  migrate: () => migrateDatabase(games),
  verify: (argv) => verify(folders, argv),
};

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(programs, name)) {
  console.error(`Programs: ${Object.keys(programs).join(', ')}`);
  process.exitCode = 2;
} else {
  try {
    await programs[name]!(rest);
  } catch (error) {
    for (let one = error; one instanceof Error; one = one.cause) console.error(one.message);
    process.exitCode = 1;
  }
}
