import type { Budget } from '../../../../engine/bots/bot.js';
import {
  begin,
  choicesOf,
  eventsFor,
  fastDice,
  isRefusal,
  play,
  rngOver,
  sfc32,
} from '../../../../engine/core/index.js';
import { fourInASquare } from '../../rules/four-in-a-square.game.js';
import type { Player } from '../../rules/four-in-a-square.types.js';
import { bots } from '../index.js';
import { FIRST_MEMORY } from '../memory.js';
import { turnOf } from '../testing/bot-turn.js';
import { canWin, isUnsafe, randomPlain, slidesOf, turnsOf } from '../testing/plain.js';
import type { PlainTurn } from '../testing/plain.js';

/** For each level; 10,000 by PARLOUR_POSITIONS=10000. */
const POSITIONS = Number(process.env.PARLOUR_POSITIONS ?? 170);
const NODES: Budget = { nodes: 200 };

describe.each(['medium', 'hard', 'master'])('A bot of level %s', (level) => {
  it(
    'never misses a win in one turn and never allows one that it could avoid, under both rule sets',
    async () => {
      const rng = rngOver(sfc32(51));
      const seen = { wins: 0, saves: 0, lost: 0 };
      for (let run = 0; run < POSITIONS; run++) {
        const pieces = 5 + rng.int(9);
        const plain = randomPlain(rng, pieces, rng.int(pieces * 2 - 6), run % 4 === 3);
        const turn = await turnOf({ level, budget: NODES, rng }, plain);
        if (canWin(plain)) {
          seen.wins += 1;
          expect(turn.winner).toBe(plain.mover);
        } else if (isUnsafe(turn, plain.mover)) {
          seen.lost += 1;
          expect([...turnsOf(plain)].every((other) => isUnsafe(other, plain.mover))).toBe(true);
        } else seen.saves += 1;
      }
      expect(Math.min(seen.wins, seen.saves, seen.lost)).toBeGreaterThan(0);
    },
    300 * Math.max(400, POSITIONS),
  );
});

describe('An easy bot', () => {
  it('takes about half of the wins, by whichever action', async () => {
    const rng = rngOver(sfc32(52));
    const taken = { won: 0, all: 0 };
    while (taken.all < 200) {
      const plain = randomPlain(rng, 8, 2 + rng.int(8), false);
      if (!canWin(plain)) continue;
      taken.all += 1;
      if ((await turnOf({ level: 'easy', budget: NODES, rng }, plain)).winner === plain.mover) taken.won += 1;
    }
    expect(taken.won).toBeGreaterThan(80);
    expect(taken.won).toBeLessThan(140);
  });

  it('never slides the rival into a block if it can slide otherwise', async () => {
    const rng = rngOver(sfc32(53));
    for (let run = 0; run < 200; run++) {
      const plain = randomPlain(rng, 12, 0, run % 2 === 1);
      const { winner } = await turnOf({ level: 'easy', budget: NODES, rng }, plain);
      const rivalWins = (turn: PlainTurn): boolean => turn.winner !== undefined && turn.winner !== plain.mover;
      if (winner !== undefined && winner !== plain.mover) {
        expect([...slidesOf(plain, undefined)].every((turn) => rivalWins(turn) || turn.winner === plain.mover)).toBe(
          true,
        );
      }
    }
  });
});

describe('Every level', () => {
  /** Plays a whole game through the rules; returns the log. */
  async function playGame(levels: readonly [string, string], seed: number, noBacktrack: boolean): Promise<string[]> {
    const dice = fastDice(seed);
    const rng = rngOver(sfc32(seed, 4));
    const seats = levels.map((name) => ({ id: name, name, bot: true, loadout: null }));
    const options = { ...fourInASquare.defaults, noBacktrack, movementLimit: 20 };
    let table = begin(fourInASquare, { sessionId: 'x', options, seats, at: 0 }, dice);
    const memories = [bots.firstMemory(0, null), bots.firstMemory(1, null)];
    const log: string[] = [];
    while (!fourInASquare.outcome(table.state)) {
      const [seat] = fourInASquare.toAct(table.state) as [number];
      const { action } = await bots.levels[levels[seat]!]!.choose({
        seat,
        view: fourInASquare.view(table.state, seat),
        memory: memories[seat]!,
        loadout: null,
        choices: [...choicesOf(fourInASquare, table.state, seat)],
        rng,
        budget: NODES,
      });
      const step = play(fourInASquare, table, { seat, action, at: 0 }, dice);
      if (isRefusal(step)) throw new Error(`${levels[seat]} was refused: ${step.message}`);
      table = step.table;
      log.push(JSON.stringify(action));
      memories.forEach((memory, one) => {
        memories[one] = eventsFor(step.events, one).reduce((known, event) => bots.remember(known, event, one), memory);
      });
    }
    return log;
  }

  it('plays whole games by the rules, under both rule sets', async () => {
    const levels = Object.keys(bots.levels);
    for (const [index, level] of levels.entries()) {
      const rival = levels[(index + 1) % levels.length]!;
      await playGame([level, rival], 60 + index, index % 2 === 0);
      await playGame([rival, level], 70 + index, index % 2 === 1);
    }
  });

  it('plays the same game again from the same seed and nodes', async () => {
    expect(await playGame(['hard', 'medium'], 81, false)).toEqual(await playGame(['hard', 'medium'], 81, false));
    expect(await playGame(['master', 'easy'], 82, true)).toEqual(await playGame(['master', 'easy'], 82, true));
  });

  it('remembers no more than it needs, and nothing of an earlier round', () => {
    const player: Player = 'R';
    let memory = FIRST_MEMORY;
    for (let slide = 0; slide < 100; slide++) {
      memory = bots.remember(memory, { type: 'slid', player, squareIndex: slide % 9, toHoleSquareIndex: 4 }, 0);
    }
    expect(memory.holes).toHaveLength(16);
    expect(bots.remember(memory, { type: 'restarted', round: 2, commitment: '' }, 0)).toEqual(FIRST_MEMORY);
  });
});
