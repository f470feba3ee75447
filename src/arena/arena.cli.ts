import { parseArgs } from 'node:util';
import { progressBar } from '../common/progress-bar.js';
import type { Budget } from '../engine/bots/bot.js';
import type { GameFolder } from '../engine/hosting/game-module.js';
import { botModuleOf } from './bot-modules.js';
import { getLevel } from './levels.js';
import { playMatch } from './match.js';
import type { ContestantFigures, MatchResult } from './match.js';
import { wholeNumber } from '../common/whole-number.js';

const usage = (
  folders: readonly GameFolder[],
): string => `npm run arena -- --game <slug> --a <level> --b <level> --games <n>
  --seed <n>        deals and chance (1)
  --nodes <n>       budget of both bots in nodes: the result repeats exactly
  --millis <n>      budget of both bots in milliseconds
  --nodes-a, --nodes-b, --millis-a, --millis-b <n>   budget of one of them
  --opening <n>     so many actions of each game are played at random, the same from both sides (0)
  --seats <n>       players (as few as the game allows); a sits in one seat, b in all others
  --options <json>  options of the game
  --json            print the result as JSON
Games: ${folders.map(({ slug }) => slug).join(', ')}`;

/** `npm run arena`: lets bots of one game play each other, and says how strong they are. */
export async function arena(folders: readonly GameFolder[], argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      game: { type: 'string' },
      a: { type: 'string' },
      b: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      nodes: { type: 'string' },
      millis: { type: 'string' },
      'nodes-a': { type: 'string' },
      'nodes-b': { type: 'string' },
      'millis-a': { type: 'string' },
      'millis-b': { type: 'string' },
      opening: { type: 'string', default: '0' },
      seats: { type: 'string' },
      options: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !values.game || !values.a || !values.b) {
    console.log(usage(folders));
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const module = await botModuleOf(folders, values.game);
  const budgetA = budgetOf(values['nodes-a'] ?? values.nodes, values['millis-a'] ?? values.millis);
  const budgetB = budgetOf(values['nodes-b'] ?? values.nodes, values['millis-b'] ?? values.millis);
  const progress = progressBar('games', values.json);
  const result = await playMatch({
    module,
    a: { level: getLevel(module, values.a), ...budgetA },
    b: { level: getLevel(module, values.b), ...budgetB },
    games: wholeNumber('games', values.games),
    seed: wholeNumber('seed', values.seed),
    opening: wholeNumber('opening', values.opening),
    ...(values.seats && { seats: wholeNumber('seats', values.seats) }),
    ...(values.options && { options: JSON.parse(values.options) as object }),
    onGame: progress.step,
  });
  progress.stop();
  const { game, a, b } = values;
  if (values.json)
    console.log(
      JSON.stringify({ game, levels: { a, b }, budgets: { a: budgetA.budget, b: budgetB.budget }, ...result }, null, 2),
    );
  else console.log(report(game, a, b, result));
}

function budgetOf(nodes?: string, millis?: string): { budget?: Budget } {
  if (nodes === undefined && millis === undefined) return {};
  return {
    budget: {
      ...(nodes === undefined ? undefined : { nodes: wholeNumber('nodes', nodes) }),
      ...(millis === undefined ? undefined : { millis: wholeNumber('millis', millis) }),
    },
  };
}

function report(game: string, a: string, b: string, result: MatchResult): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const { score } = result;
  const times = (name: string, { decisions, millis, fellBack }: ContestantFigures): string =>
    `  ${name}: ${decisions} decisions, p50 ${millis.p50.toFixed(1)} ms, p95 ${millis.p95.toFixed(1)} ms` +
    (fellBack > 0 ? `, ${fellBack} replaced: not offered or refused` : '');
  return [
    `${game}, ${result.seats} seats, ${result.games} games: ${a} against ${b}`,
    `  ${a} scores ${percent(score.mean)} (95 %: ${percent(score.low)} to ${percent(score.high)}; even is ${percent(result.fair)})`,
    `  ${result.wins} won, ${result.draws} drawn or shared, ${result.losses} lost, ${result.brokenOff} broken off`,
    `  ${result.meanActions.toFixed(1)} actions a game`,
    times(a, result.a),
    times(b, result.b),
  ].join('\n');
}
