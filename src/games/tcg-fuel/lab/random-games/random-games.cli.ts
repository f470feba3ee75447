import { parseArgs } from 'node:util';
import { planGame } from './game-plan.js';
import type { DeckKind } from './game-plan.js';
import { playedAgain } from './played-again.js';
import { RandomTable } from './random-table.js';
import type { Played } from './random-table.js';
import { Tally } from './tally.js';
import { wholeNumber } from '../../../../common/whole-number.js';

const USAGE = `npm run lab -- tcg-fuel random-games --games <n>
  --from <n>         the number of the first game (0): goes on where an earlier run stopped
  --games <n>        how many (1000)
  --decks <kind>     starter: the six decks in all pairs (default); wild: any cards
  --seed <n>         another ten thousand games (1)
  --minutes <n>      stops by itself after so long and says how to go on
  --again <n>        plays every n-th game once more through the engine and compares (50; 0: never)`;

/** Plays random games and stops with an error, and the number of the game, at the first promise that is not kept. */
function main(): void {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '0' },
      games: { type: 'string', default: '1000' },
      decks: { type: 'string', default: 'starter' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '0' },
      again: { type: 'string', default: '50' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [from, games, seed, minutes, again] = (['from', 'games', 'seed', 'minutes', 'again'] as const).map((name) =>
    wholeNumber(name, values[name]),
  ) as [number, number, number, number, number];
  if (values.decks !== 'starter' && values.decks !== 'wild') throw new Error('--decks wants starter or wild.');
  const kind: DeckKind = values.decks;
  const began = Date.now();
  const tally = new Tally();
  let number = from;
  for (; number < from + games; number++) {
    if (minutes > 0 && Date.now() - began > 60_000 * minutes) break;
    playOne(number, kind, seed, again > 0 && number % again === 0, tally);
    if (tally.games % 100 === 0) console.error(`game ${number}: ${tally.line((Date.now() - began) / 1000)}`);
  }
  console.log(`games ${from} to ${number - 1}, ${kind} decks, seed ${seed}`);
  console.log(tally.report((Date.now() - began) / 1000));
  if (number < from + games) console.log(`Go on with --from ${number}`);
}

function playOne(number: number, kind: DeckKind, seed: number, isComparedToo: boolean, tally: Tally): void {
  const plan = planGame(number, kind, seed);
  const log: Played[] = [];
  try {
    const table = new RandomTable(plan, isComparedToo ? (played) => log.push(played) : undefined);
    const actions = table.play();
    if (isComparedToo && playedAgain(plan, log) !== JSON.stringify(table.state))
      throw new Error('Played again through the engine, the game ended otherwise.');
    tally.add(plan, table.state, actions, isComparedToo);
  } catch (error) {
    throw new Error(`Game ${number} (${plan.decks.join(', ')}; --decks ${kind} --seed ${seed})`, { cause: error });
  }
}

try {
  main();
} catch (error) {
  for (let one = error; one instanceof Error; one = one.cause) console.error(one.message);
  process.exitCode = 1;
}
