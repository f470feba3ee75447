import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../../../common/progress-bar.js';
import { EDITIONS } from '../rules/card-set.js';
import { registerCardSetAs, SHIPPED_SET } from '../rules/card-sets.js';
import { PRACTICE_DECKS } from '../rules/decks.js';
import { getCardSet } from '../rules/parse-card-set.js';
import { BalanceSheet } from './balance.js';
import { balanceCsv, balanceReport } from './balance-tables.js';
import { SIMULATED_LEVELS, SIMULATED_NODES, SIMULATED_TURNS } from './simulation-plan.js';
import type { SimulationPlan } from './simulation-plan.js';
import { SimulationThreads } from './simulation-threads.js';

const USAGE = `npm run simulate -- --game ggltcg
  --games <n>       how many (200)
  --level <level>   ${SIMULATED_LEVELS.join(', ')} (normal)
  --nodes <n>       what a bot may think about one decision (${SIMULATED_NODES})
  --edition <name>  ${EDITIONS.join(', ')} (standard)
  --set <file>      a table of cards as CSV instead of the shipped one
  --decks <which>   random, or practice: the practice decks, each against each (random)
  --turns <n>       a draw when this turn ends (${SIMULATED_TURNS})
  --seed <n>        decks and chance (1): the same seed gives the same games
  --threads <n>     games at once (one less than there are cores)
  --out <name>      writes <name>.json, <name>.csv and <name>.md (.data/ggltcg-balance)`;

/** Games of one message to a thread: few enough that the bar moves. */
const BATCH = 4;

/** `npm run simulate -- --game ggltcg`: bots play, and a table says how each card did. */
export async function simulate(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      games: { type: 'string', default: '200' },
      level: { type: 'string', default: 'normal' },
      nodes: { type: 'string', default: String(SIMULATED_NODES) },
      edition: { type: 'string', default: 'standard' },
      set: { type: 'string' },
      decks: { type: 'string', default: 'random' },
      turns: { type: 'string', default: String(SIMULATED_TURNS) },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
      out: { type: 'string', default: '.data/ggltcg-balance' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const plan: SimulationPlan = {
    ...readSet(values.set),
    edition: oneOf('edition', values.edition, EDITIONS),
    level: oneOf('level', values.level, SIMULATED_LEVELS),
    nodes: wholeNumber('nodes', values.nodes, 1),
    seed: wholeNumber('seed', values.seed, 0),
    max_turns: wholeNumber('turns', values.turns, 10),
    decks: oneOf('decks', values.decks, ['random', 'practice'] as const) === 'random' ? null : practiceDecks(),
  };
  const games = wholeNumber('games', values.games, 1);
  const balance = await play(plan, games, wholeNumber('threads', values.threads, 1));
  const { csv: _table, ...told } = plan;
  const title = `GGLTCG, ${plan.card_set}, ${plan.edition} edition, ${plan.level} bots of ${plan.nodes} nodes`;
  const report = balanceReport(balance, title);
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(`${values.out}.json`, `${JSON.stringify({ plan: told, ...balance }, null, 2)}\n`);
  writeFileSync(`${values.out}.csv`, balanceCsv(balance));
  writeFileSync(`${values.out}.md`, report);
  process.stdout.write(`${report}\nWritten to ${values.out}.json, .csv and .md\n`);
}

async function play(plan: SimulationPlan, games: number, threads: number): Promise<BalanceSheet['balance']> {
  const workers = new SimulationThreads(threads);
  const progress = progressBar('games');
  const sheet = new BalanceSheet();
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (next < games) {
      const from = next;
      const count = Math.min(BATCH, games - from);
      next += count;
      for (const game of await workers.play({ plan, from, games: count })) sheet.add(game);
      done += count;
      progress.step(done, games);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
  } finally {
    progress.stop();
    await workers.close();
  }
  return sheet.balance;
}

function readSet(file: string | undefined): Pick<SimulationPlan, 'card_set' | 'csv'> {
  if (file === undefined) return { card_set: SHIPPED_SET, csv: null };
  const csv = readFileSync(file, 'utf8');
  // Says what is wrong with the table before any thread is started.
  return { card_set: registerCardSetAs(`${file}@0`, getCardSet(csv)), csv };
}

function practiceDecks(): NonNullable<SimulationPlan['decks']> {
  return Object.entries(PRACTICE_DECKS).map(([name, cards]) => ({ name, cards }));
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new Error(`--${name} wants one of ${known.join(', ')}, not ${text}.`);
  return found;
}

function wholeNumber(name: string, text: string, least: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
    throw new Error(`--${name} wants a whole number from ${least}, not ${text}.`);
  }
  return Number(text);
}
