import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { average, bootstrap, strengthsOf, quantile } from '../../../engine/bots/figures.js';
import { rngOver, sfc32 } from '../../../engine/core/index.js';
import { BotTable } from '../bots/bot-table.js';
import type { Seated } from '../bots/bot-table.js';
import { check } from '../rules/check.game.js';
import { optionsFrom } from '../rules/options.js';

/**
 * `npm run lab -- check ladder --a expert:1500 --b hard:300 --decks 200`: duplicate deals. Each deck is played with `a` in every
 * seat and `b` in all others; whole decks are resampled for the interval. The number behind a level is its budget in nodes.
 * `--rate FILE` reads what `--out FILE` collected and prints one rating for each level.
 */
const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'medium' },
    b: { type: 'string', default: 'easy' },
    seats: { type: 'string', default: '2' },
    decks: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    rate: { type: 'string' },
  },
});

interface Result {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly games: number;
  readonly share: number;
}

if (values.rate) console.table(ratings(readResults(values.rate)));
else ladder();

function ladder(): void {
  const seats = Number(values.seats);
  const decks = Number(values.decks);
  const seeds = rngOver(sfc32(Number(values.seed), 1));
  const shares: number[] = [];
  const margins: number[] = [];
  const points = { a: [] as number[], b: [] as number[] };
  const millis = { a: [] as number[], b: [] as number[] };
  for (let deck = 1; deck <= decks; deck++) {
    const seed = seeds.word();
    const won: number[] = [];
    for (let seatOfA = 0; seatOfA < seats; seatOfA++) {
      const seated = Array.from({ length: seats }, (_, seat) => botNamed(seat === seatOfA ? values.a : values.b));
      const table = new BotTable(seated, optionsFrom('classic'), seed);
      while (!table.over) table.next();
      const { winners } = check.outcome(table.table.state)!;
      won.push(winners.includes(seatOfA) ? 1 / winners.length : winners.length === 0 ? 1 / seats : 0);
      const scores = table.table.state.players.map(({ score }) => score!);
      const others = scores.filter((_score, seat) => seat !== seatOfA);
      points.a.push(scores[seatOfA]!);
      points.b.push(...others);
      margins.push(average(others) - scores[seatOfA]!);
      table.millis.forEach((own, seat) => millis[seat === seatOfA ? 'a' : 'b'].push(...own));
    }
    shares.push(average(won));
    if (deck % Math.max(1, Math.floor(decks / 10)) === 0) report(seats, deck, shares, margins, points, millis);
  }
  if (values.out) {
    const { a, b } = values;
    const result: Result = { a, b, seats, games: decks * seats, share: average(shares) };
    appendFileSync(values.out, `${JSON.stringify(result)}\n`);
  }
}

function report(
  seats: number,
  decks: number,
  shares: readonly number[],
  margins: readonly number[],
  points: { a: number[]; b: number[] },
  millis: { a: number[]; b: number[] },
): void {
  const { mean, low, high } = bootstrap(shares, rngOver(sfc32(Number(values.seed), 2)));
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const time = (own: number[]): string => `${quantile(own, 0.5).toFixed(1)}/${quantile(own, 0.95).toFixed(1)} ms`;
  console.log(
    `${values.a} v ${seats - 1} ${values.b}, ${decks} decks, ${decks * seats} games: ` +
      `${percent(mean)} (${percent(low)} to ${percent(high)}), ` +
      `mean score ${average(points.a).toFixed(1)} : ${average(points.b).toFixed(1)}, ` +
      `margin ${average(margins).toFixed(1)}, p50/p95 ${time(millis.a)} : ${time(millis.b)}`,
  );
}

function botNamed(text: string): Seated {
  const [level, nodes] = text.split(':');
  return { level: level!, budget: nodes === undefined ? {} : { nodes: Number(nodes) } };
}

function readResults(file: string): Result[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Result)
    .filter(({ seats }) => seats === 2);
}

/** In Elo points; the weakest stands at 0. */
function ratings(results: readonly Result[]): Record<string, { rating: number; games: number }> {
  const names = [...new Set(results.flatMap(({ a, b }) => [a, b]))];
  const elo = strengthsOf(
    names,
    results.map(({ a, b, share, games }) => ({ pair: [a, b] as const, points: share * games, games })),
  );
  const least = Math.min(...elo.values());
  const rows = names.map((name) => {
    const own = results.filter(({ a, b }) => a === name || b === name);
    const games = own.reduce((sum, one) => sum + one.games, 0);
    return [name, { rating: Math.round(elo.get(name)! - least), games }] as const;
  });
  return Object.fromEntries(rows);
}
