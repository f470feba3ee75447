import { GoFishModule } from '../examples/go-fish/go-fish.module.js';
import { arena } from './arena/arena.cli.js';
import { foldersOf } from './engine/game-module.js';
import { games } from './games/index.js';
import { lab } from './lab.cli.js';
import { verify } from './verify/verify.cli.js';

/** The programs beside the server: `node dist/src/cli.js <program> …`. All of them know Go Fish too. */
const programs = { arena, lab, verify };

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(programs, name)) {
  console.error(`Programs: ${Object.keys(programs).join(', ')}`);
  process.exitCode = 2;
} else {
  try {
    await programs[name as keyof typeof programs](foldersOf([...games, GoFishModule]), rest);
  } catch (error) {
    for (let one = error; one instanceof Error; one = one.cause) console.error(one.message);
    process.exitCode = 1;
  }
}
