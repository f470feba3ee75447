import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../../../../common/progress-bar.js';
import { hard } from '../../bots/levels/hard.js';
import { GeminiClient } from '../../bots/llm/gemini-client.js';
import { readGeminiSettings } from '../../bots/llm/settings.js';
import { EDITIONS } from '../../rules/catalogue/card-set.js';
import { registerCardSetAs, SHIPPED_SET } from '../../rules/catalogue/card-sets.js';
import { PRACTICE_DECKS } from '../../rules/catalogue/decks.js';
import { getCardSet } from '../../rules/catalogue/parse-card-set.js';
import { BalanceSheet } from './balance.js';
import { balanceCsv, balanceReport } from './balance-tables.js';
import { GamesFile } from './games-file.js';
import { BudgetUsedUp, LlmDecider } from './llm-decider.js';
import { playGame } from './play-game.js';
import { playGames } from './play-games.js';
import type { Playing, Stretch } from './play-games.js';
import { SIMULATED_LEVELS, SIMULATED_NODES, SIMULATED_TURNS } from './simulation-plan.js';
import type { SimulatedGame, SimulationPlan } from './simulation-plan.js';
import { SimulationThreads } from './simulation-threads.js';
import { wholeNumber } from '../../../../common/whole-number.js';

/** Games of one message to a thread: few enough that the bar moves and little is lost. */
const STRETCH = 4;

const USAGE = `npm run lab -- ggltcg simulate
  --games <n>       how many (200)
  --level <level>   ${SIMULATED_LEVELS.join(', ')} (normal)
  --nodes <n>       what a bot may think about one decision (${SIMULATED_NODES})
  --edition <name>  ${EDITIONS.join(', ')} (standard)
  --set <file>      a table of cards as CSV instead of the shipped one
  --decks <which>   random, or practice: the practice decks, each against each (random)
  --turns <n>       a draw when this turn ends (${SIMULATED_TURNS})
  --seed <n>        decks and chance (1): the same seed gives the same games
  --threads <n>     games at once (one less than there are cores)
  --out <name>      writes <name>.json, <name>.csv and <name>.md (.data/ggltcg-balance)
  --fresh           drops what an earlier run of this --out has played
Every game is written down in <name>.games.jsonl. A run that was stopped (Ctrl-C) writes the tables of what it has played,
and goes on when it is called again. Bots of the level llm ask the model that the environment names, and stops when GEMINI_DAILY_BUDGET
is used up.`;

/** `npm run lab -- ggltcg simulate`: bots play, and a table says how each card did. */
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
      fresh: { type: 'boolean', default: false },
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
  const file = GamesFile.open(`${values.out}.games.jsonl`, plan, values.fresh);
  const played = file.games.filter(({ number }) => number < games);
  if (played.length > 0) process.stderr.write(`Goes on after ${played.length} games.\n`);
  const threads = wholeNumber('threads', values.threads, 1);
  const stopped = await playRest(plan, games, threads, played, (more) => {
    file.append(more);
    played.push(...more);
  });
  write(values.out, plan, played);
  if (stopped === undefined) return file.remove();
  process.stderr.write(`${stopped} ${played.length} of ${games} games are played; the same command goes on.\n`);
  process.exitCode = 130;
}

/** Plays what is lacking, until it is done or has to stop: then it says why. */
async function playRest(
  plan: SimulationPlan,
  games: number,
  threads: number,
  played: readonly SimulatedGame[],
  keep: (more: readonly SimulatedGame[]) => void,
): Promise<string | undefined> {
  const stop = new AbortController();
  const players = playersOf(plan, threads);
  const abort = (): void => {
    stop.abort();
    void players.close();
  };
  const progress = progressBar('games');
  const before = played.slice();
  process.once('SIGINT', abort).once('SIGTERM', abort);
  try {
    await playGames(before, {
      ...players,
      games,
      signal: stop.signal,
      keep: (more) => {
        keep(more);
        progress.step(played.length, games);
      },
    });
    return stop.signal.aborted ? 'Stopped.' : undefined;
  } catch (error) {
    if (error instanceof BudgetUsedUp) return error.message;
    throw error;
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
    progress.stop();
    await players.close();
  }
}

type Players = Pick<Playing, 'lanes' | 'stretch' | 'play'> & { close(): Promise<void> };

/** Search bots play in threads, several games at once; the language model is asked from here, game by game. */
function playersOf(plan: SimulationPlan, threads: number): Players {
  if (plan.level === 'llm') {
    const settings = readGeminiSettings(process.env);
    if (!settings) throw new Error('The level llm wants a key of the language model: GEMINI_API_KEY.');
    const client = new GeminiClient(settings);
    const play = async ({ from }: Stretch) => [await playGame(plan, from, new LlmDecider({ client, searcher: hard }))];
    return { lanes: 1, stretch: 1, play, close: async () => undefined };
  }
  const workers = new SimulationThreads(threads);
  return {
    lanes: threads,
    stretch: STRETCH,
    play: (stretch) => workers.play({ plan, ...stretch }),
    close: () => workers.close(),
  };
}

function write(out: string, plan: SimulationPlan, played: readonly SimulatedGame[]): void {
  const sheet = new BalanceSheet();
  // In the order of their numbers: the tables do not tell who was quicker, or whether a run was stopped.
  for (const game of [...played].sort((one, other) => one.number - other.number)) sheet.add(game);
  const { balance } = sheet;
  const { csv: _table, ...told } = plan;
  const title = `GGLTCG, ${plan.card_set}, ${plan.edition} edition, ${plan.level} bots of ${plan.nodes} nodes`;
  const report = balanceReport(balance, title);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.json`, `${JSON.stringify({ plan: told, ...balance }, null, 2)}\n`);
  writeFileSync(`${out}.csv`, balanceCsv(balance));
  writeFileSync(`${out}.md`, report);
  process.stdout.write(`${report}\nWritten to ${out}.json, .csv and .md\n`);
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
