import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { average, strengthsOf } from '../../../engine/bots/figures.js';
import { progressBar } from '../../../common/progress-bar.js';
import { wilson } from '../../../common/wilson.js';
import { BotsAtTable } from '../../../engine/bots/bots-at-table.js';
import { eventsFor, fastDice, isRefusal, rngOver, sfc32 } from '../../../engine/core/index.js';
import { bots } from '../bots/index.js';
import type { Edition } from '../rules/catalogue/card-set.js';
import { SHIPPED_SET, cardPool } from '../rules/catalogue/card-sets.js';
import { CC_CAP } from '../rules/cc.js';
import { PRACTICE_DECKS, randomDeck, whyNotDeck } from '../rules/catalogue/decks.js';
import { TURN_GAIN } from '../rules/flow.js';
import { ggltcg } from '../rules/ggltcg.game.js';
import { defaultOptions } from '../rules/options.js';

/**
 * `npm run lab -- ggltcg ladder --levels easy:200,normal:4000,hard:20000 --random 200 --edition standard`: every level against
 * every other, on each pair of practice decks that the edition has and on random pairs. Each pair of decks is played four
 * times: either level has either deck, and either begins. The number behind a level is its budget in nodes. With `--out`
 * every game is written down, and a run that was stopped goes on where it was.
 */
const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: 'easy:200,normal:4000,hard:20000' },
    random: { type: 'string', default: '200' },
    edition: { type: 'string', default: 'standard' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

interface Contestant {
  readonly level: string;
  readonly nodes: number;
}

type Decks = readonly [readonly string[], readonly string[]];

interface Played {
  /** Which game of which match: levels and budgets, decks, who begins. */
  readonly key: string;
  /** Points of the first contestant: 1, 0.5 or 0. */
  readonly points: number;
  readonly turns: number;
  /** For each contestant the CC left over at the end of each of its turns. */
  readonly left: readonly [readonly number[], readonly number[]];
}

interface Match {
  readonly pair: readonly [Contestant, Contestant];
  readonly games: readonly Played[];
}

const edition = values.edition as Edition;
const contestants = values.levels.split(',').map((text): Contestant => {
  const [level, nodes] = text.split(':');
  return { level: level!, nodes: Number(nodes) };
});
const pairs = deckPairs();
const written = new Map(readGames().map((one) => [one.key, one]));
const matches: Match[] = [];
for (const [index, weaker] of contestants.entries()) {
  for (const stronger of contestants.slice(index + 1)) matches.push(await match(stronger, weaker));
}
const elo = ratings();
for (const { level } of contestants) {
  const left = matches.flatMap(({ pair, games }) => {
    const seat = pair.findIndex((one) => one.level === level);
    return seat < 0 ? [] : games.flatMap((one) => one.left[seat]!);
  });
  // What is saved now, the next turn's gain may not fit on top of.
  const vain = left.map((cc) => Math.max(0, cc + TURN_GAIN - CC_CAP));
  const cc = `CC saved in vain ${average(vain).toFixed(2)} a turn, left over ${average(left).toFixed(2)}`;
  console.log(`${level}: Elo ${Math.round(elo.get(level)!)}, ${left.length} turns, ${cc}`);
}

async function match(stronger: Contestant, weaker: Contestant): Promise<Match> {
  const bar = progressBar(`games of ${stronger.level} against ${weaker.level}`);
  const games: Played[] = [];
  for (const [number, [one, other]] of pairs.entries()) {
    for (const decks of [[one, other] as const, [other, one] as const]) {
      for (const first of [0, 1] as const) {
        const key = [
          edition,
          values.seed,
          nameOf(stronger),
          nameOf(weaker),
          ...decks[0],
          '-',
          ...decks[1],
          first,
        ].join();
        games.push(written.get(key) ?? (await game(key, [stronger, weaker], decks, first, number)));
        bar.step(games.length, 4 * pairs.length);
      }
    }
  }
  bar.stop();
  const points = games.reduce((sum, one) => sum + one.points, 0);
  const { mean, low, high } = wilson(points, games.length);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${edition}, ${stronger.level} (${stronger.nodes} nodes) against ${weaker.level} (${weaker.nodes}), ${games.length} ` +
      `games: ${percent(mean)} (${percent(low)} to ${percent(high)}), ` +
      `${average(games.map(({ turns }) => turns)).toFixed(1)} turns a game`,
  );
  return { pair: [stronger, weaker], games };
}

async function game(
  key: string,
  seated: readonly [Contestant, Contestant],
  decks: Decks,
  first: 0 | 1,
  number: number,
): Promise<Played> {
  const seed = rngOver(sfc32(Number(values.seed), number)).word();
  const options = { ...defaultOptions, edition, first_player_id: `${first}` };
  const seats = decks.map((loadout, seat) => ({ id: `${seat}`, name: `${seat}`, bot: true, loadout }));
  const rngs = seats.map((_seat, seat) => rngOver(sfc32(seed, seat)));
  const left: [number[], number[]] = [[], []];
  const players = new BotsAtTable(bots, { sessionId: 'ladder', options, seats, at: 0 }, fastDice(seed));
  while (players.table.state.outcome === null) {
    const seat = ggltcg.toAct(players.table.state)[0]!;
    const { level, nodes } = seated[seat]!;
    const knowledge = players.knowledgeOf(seat);
    const { action } = await bots.levels[level]!.choose({ ...knowledge, rng: rngs[seat]!, budget: { nodes } });
    const steps = players.act(seat, action, 0);
    if (isRefusal(steps)) throw new Error(`${level} wants ${JSON.stringify(action)}: ${steps.code}`);
    for (const event of steps.flatMap(({ events }) => eventsFor(events, 'public'))) {
      if (event.type === 'turn_ended') left[Number(event.player_id)]!.push(event.cc.cc_end);
    }
  }
  const { winner_id, turn_number } = players.table.state;
  const played = { key, points: winner_id === null ? 0.5 : winner_id === '0' ? 1 : 0, turns: turn_number, left };
  if (values.out) appendFileSync(values.out, `${JSON.stringify(played)}\n`);
  return played;
}

function nameOf({ level, nodes }: Contestant): string {
  return `${level}:${nodes}`;
}

function readGames(): Played[] {
  if (!values.out || !existsSync(values.out)) return [];
  const lines = readFileSync(values.out, 'utf8').split('\n');
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Played);
}

function deckPairs(): Decks[] {
  const pool = cardPool(SHIPPED_SET, edition);
  const practice = Object.values(PRACTICE_DECKS).filter((deck) => !whyNotDeck(pool, deck));
  const met = practice.flatMap((one, index) => practice.slice(index + 1).map((other): Decks => [one, other]));
  const rng = rngOver(sfc32(Number(values.seed), 99));
  const random = Array.from({ length: Number(values.random) }, (): Decks => [
    randomDeck(pool, rng),
    randomDeck(pool, rng),
  ]);
  return [...met, ...random];
}

/** In Elo points; the first level stands at 0. */
function ratings(): ReadonlyMap<string, number> {
  const results = matches.map(({ pair: [one, other], games }) => {
    const points = games.reduce((sum, played) => sum + played.points, 0);
    return { pair: [one.level, other.level] as const, points, games: games.length };
  });
  return strengthsOf(
    contestants.map(({ level }) => level),
    results,
  );
}
