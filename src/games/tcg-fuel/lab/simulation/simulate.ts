import { parseArgs } from 'node:util';
import { progressBar } from '../../../../common/progress-bar.js';
import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { bots } from '../../bots/index.js';
import { PUZZLES } from '../../puzzles/puzzles.js';
import { solverOf, solves } from '../../puzzles/solve.js';
import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import { BotGame } from './bot-game.js';
import type { Contestant } from './bot-game.js';
import { GameRecord } from './game-record.js';
import { Ladder } from './ladder.js';
import { MatchUps } from './match-ups.js';
import { wholeNumber } from '../../../../common/whole-number.js';

const USAGE = `npm run lab -- tcg-fuel simulate
  every starter deck against every other; each deal is played twice, each deck beginning once
  --games <n>      for each pair of decks, rounded up to pairs (20)
  --level <level>  who plays: ${Object.keys(bots.levels).join(', ')} (medium)
  --nodes <n>      what a bot may think about one decision (its own budget)
  --against <level>     instead: how strong is a level? Games in all, over all pairs of decks, each deal with seats and
                        decks exchanged; prints score, Elo and the processor time of their decisions
  --nodes-against <n>   what the other level may think
  --puzzles        instead: how many of the puzzles does the level solve, and which not
  --seed <n>       shuffles and chance (1): the same seed gives the same games
  --record <file>  keeps every game as it ends; the same run with the same file goes on where it was stopped
  --minutes <n>    stops in time and prints what was played until then`;

/** Plays the starter decks against each other and prints the table of match-ups. */
export async function simulate(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      games: { type: 'string', default: '20' },
      level: { type: 'string', default: 'medium' },
      nodes: { type: 'string' },
      against: { type: 'string' },
      'nodes-against': { type: 'string' },
      seed: { type: 'string', default: '1' },
      record: { type: 'string' },
      minutes: { type: 'string' },
      puzzles: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const [games, seed] = [wholeNumber('games', values.games, 1), wholeNumber('seed', values.seed, 1)];
  const one = playerOf(values.level, values.nodes);
  if (values.puzzles) return print(await tryPuzzles(values.level, one, seed));
  const { level, against, nodes = 'own', 'nodes-against': others = 'own' } = values;
  const run = `${level} (${nodes}) ${against === undefined ? 'in all pairs' : `against ${against} (${others})`}, seed ${seed}`;
  const session = {
    record: new GameRecord(values.record, run),
    until: values.minutes === undefined ? Infinity : Date.now() + 60_000 * wholeNumber('minutes', values.minutes, 1),
  };
  if (against === undefined) return print((await playMatchUps(one, games, seed, session)).report());
  const other = playerOf(against, values['nodes-against']);
  print((await playLadder([level, against], [one, other], games, seed, session)).report());
}

/** Where games are kept, and when to stop. */
interface Session {
  readonly record: GameRecord;
  readonly until: number;
}

const UNRECORDED: Session = { record: new GameRecord(undefined, ''), until: Infinity };

type Player = Omit<Contestant, 'cards'>;

function playerOf(name: string, nodes: string | undefined): Player {
  if (!Object.hasOwn(bots.levels, name)) throw new Error(`There is no level ${name}. ${USAGE}`);
  return {
    level: bots.levels[name]!,
    ...(nodes !== undefined && { budget: { nodes: wholeNumber('nodes', nodes, 1) } }),
  };
}

async function tryPuzzles(name: string, { level, budget }: Player, seed: number): Promise<string> {
  const bar = progressBar('puzzles');
  const missed: string[] = [];
  for (const [index, puzzle] of PUZZLES.entries()) {
    if (!(await solves(puzzle, solverOf(level, budget), seed))) missed.push(`${puzzle.goal}:\n${puzzle.picture}`);
    bar.step(index + 1, PUZZLES.length);
  }
  bar.stop();
  return [...missed, `${name} solves ${PUZZLES.length - missed.length} of ${PUZZLES.length} puzzles`].join('\n\n');
}

/** All pairs of decks, the same deck on both sides included, as evenly spread as can be for a run cut short. */
const DECK_PAIRS = STARTER_DECKS.flatMap((_deck, step) =>
  STARTER_DECKS.map((_other, one) => [one, (one + step) % STARTER_DECKS.length] as const),
).filter(([one, other]) => one <= other);

/** Deal after deal, each four times: either player begins, with either deck. */
export async function playLadder(
  names: readonly [string, string],
  players: readonly [Player, Player],
  games: number,
  seed: number,
  { record, until }: Session = UNRECORDED,
): Promise<Ladder> {
  const ladder = new Ladder(
    names,
    STARTER_DECKS.map(({ id }) => id),
  );
  const bar = progressBar('games');
  const seeds = rngOver(sfc32(seed, 6));
  const deals = Math.ceil(games / 4);
  let game = 0;
  for (let deal = 0; deal < deals && Date.now() < until; deal++) {
    const [one, other] = DECK_PAIRS[deal % DECK_PAIRS.length]!;
    const shuffle = seeds.word();
    // With the same deck on both sides there is nothing to exchange: another deal, or games would count twice.
    const second = one === other ? seeds.word() : shuffle;
    for (const [own, others, dealt] of [
      [one, other, shuffle],
      [other, one, second],
    ] as const) {
      const [mine, theirs] = [
        { ...players[0], cards: STARTER_DECKS[own]!.cards },
        { ...players[1], cards: STARTER_DECKS[others]!.cards },
      ];
      for (const seat of [0, 1] as const) {
        const play = () => new BotGame(seat === 0 ? [mine, theirs] : [theirs, mine], dealt).play();
        const { winner, millis } = await record.resultOf(game++, play);
        ladder.add(own, winner === null ? 0.5 : winner === seat ? 1 : 0, [millis[seat]!, millis[1 - seat]!]);
      }
    }
    bar.step(4 * (deal + 1), 4 * deals);
    if (deal % DECK_PAIRS.length === DECK_PAIRS.length - 1) process.stderr.write(`${ladder.line()}\n`);
  }
  bar.stop();
  return ladder;
}

/** Every pair of different decks, round after round, so that a run cut short would still be even. */
async function playMatchUps(
  contestant: Player,
  games: number,
  seed: number,
  { record, until }: Session,
): Promise<MatchUps> {
  const result = new MatchUps(STARTER_DECKS.map(({ id }) => id));
  const pairs = STARTER_DECKS.flatMap((_deck, one) =>
    STARTER_DECKS.slice(one + 1).map((_other, n) => [one, one + 1 + n]),
  );
  const rounds = Math.ceil(games / 2);
  const bar = progressBar('games');
  const seeds = rngOver(sfc32(seed, 5));
  let played = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [one, other] of pairs as [number, number][]) {
      if (Date.now() >= until) break;
      const deal = seeds.word();
      for (const order of [
        [one, other],
        [other, one],
      ] as const) {
        const contestants = order.map((deck) => ({ ...contestant, cards: STARTER_DECKS[deck]!.cards }));
        const { winner, turns } = await record.resultOf(played++, () => new BotGame(contestants, deal).play());
        result.add(...order, winner, turns);
        bar.step(played, 2 * rounds * pairs.length);
      }
    }
  }
  bar.stop();
  return result;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
