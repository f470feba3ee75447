import { begin, eventsFor, fastDice, isRefusal, play, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng, Table } from '../../../engine/core/index.js';
import { anyOptions, moveHiddenCards, seatsFor } from '../testing/random-check.js';
import { check } from '../rules/check.game.js';
import type { Check, CheckState } from '../rules/check.types.js';
import { optionsFrom } from '../rules/options.js';
import type { CheckOptions } from '../rules/options.js';
import type { CheckView } from '../rules/view.types.js';
import { bots } from './index.js';
import type { BotMemory } from './memory.js';

const LEVELS = Object.keys(bots.levels);
const BUDGET = { nodes: 12 };

/** A table of bots, each with nothing but its own view and its own memory. */
class BotTable {
  readonly memories: BotMemory[];
  table: Table<Check>;
  private readonly rng: Rng;
  private readonly dice;
  private at = 0;

  constructor(
    readonly levels: readonly string[],
    options: CheckOptions,
    seed: number,
  ) {
    this.rng = rngOver(sfc32(seed, 3));
    this.dice = fastDice(seed);
    this.table = begin(check, { sessionId: 's', options, seats: seatsFor(levels.length), at: 0 }, this.dice);
    this.memories = levels.map((_level, seat) => bots.firstMemory(seat, null));
  }

  get over(): boolean {
    return check.outcome(this.table.state) !== undefined;
  }

  /** Asks one of those to act. */
  next(): void {
    const seat = this.rng.pick(check.toAct(this.table.state));
    const action = choose(this.levels[seat]!, this.view(seat), this.memories[seat]!, seat, this.rng.word());
    const step = play(check, this.table, { seat, action, at: (this.at += 1) }, this.dice);
    if (isRefusal(step)) throw new Error(`${this.levels[seat]}: ${JSON.stringify(action)}: ${step.code}`);
    this.table = step.table;
    for (const [hearer, memory] of this.memories.entries()) {
      const heard = eventsFor(step.events, hearer);
      this.memories[hearer] = heard.reduce((now, event) => bots.remember(now, event, hearer), memory);
    }
  }

  view(seat: number): CheckView {
    return check.view(this.table.state, seat);
  }
}

function choose(level: string, view: CheckView, memory: BotMemory, seat: number, seed: number): Check['action'] {
  const thinking = { seat, view, memory, loadout: null, choices: view.legalActions, budget: BUDGET };
  const decision = bots.levels[level]!.choose({ ...thinking, rng: rngOver(sfc32(seed)) });
  if (decision instanceof Promise) throw new Error('These bots decide at once.');
  return decision.action;
}

describe('The bots', () => {
  it('finish games under any house rules without a move that is refused', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const rng = rngOver(sfc32(seed, 11));
      const players = 2 + rng.int(3);
      const levels = Array.from({ length: players }, () => rng.pick(LEVELS));
      const options = { ...anyOptions(rng, players), match: { mode: 'rounds', rounds: 2 } } as const;
      const table = new BotTable(levels, { ...options, maxTurnsPerRound: 16 }, seed);
      for (let moves = 0; !table.over; moves++) {
        if (moves > 3000) throw new Error('The bots do not come to an end.');
        table.next();
      }
    }
  });

  it('8.8 (e): choose the same whatever the hidden cards are', () => {
    const tested = new Set<string>();
    let tried = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const table = new BotTable(LEVELS, optionsFrom(), seed);
      while (!table.over) {
        for (const asked of check.toAct(table.table.state)) {
          const other = structuredClone(table.table.state) as CheckState;
          moveHiddenCards(other, asked, rngOver(sfc32(seed, tried)));
          const level = table.levels[asked]!;
          const [real, twin] = [table.view(asked), check.view(other, asked)].map((view) =>
            choose(level, view, table.memories[asked]!, asked, 5),
          );
          expect(twin).toEqual(real);
          tested.add(level);
        }
        tried += 1;
        table.next();
      }
    }
    expect([...tested].sort()).toEqual([...LEVELS].sort());
  });

  it('8.8 (e): play on when hidden cards are replaced by nonsense', () => {
    const table = new BotTable(LEVELS, optionsFrom(), 9);
    for (let moves = 0; moves < 40 && !table.over; moves++) {
      for (const seat of check.toAct(table.table.state)) {
        const view = structuredClone(table.view(seat)) as CheckView;
        const players = Object.fromEntries(
          Object.entries(view.players).map(([id, player]) => [
            id,
            { ...player, hand: player.hand.map((card) => card && ({ suit: '?', rank: 'nonsense' } as never)) },
          ]),
        );
        const real = choose(table.levels[seat]!, view, table.memories[seat]!, seat, 5);
        expect(choose(table.levels[seat]!, { ...view, players }, table.memories[seat]!, seat, 5)).toEqual(real);
      }
      table.next();
    }
  });

  it('8.4: medium beats easy', () => {
    let won = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const levels = seed % 2 ? ['medium', 'easy'] : ['easy', 'medium'];
      const table = new BotTable(levels, optionsFrom('classic', { firstSeat: 0 }), Math.ceil(seed / 2));
      while (!table.over) table.next();
      if (check.outcome(table.table.state)!.winners.includes(levels.indexOf('medium'))) won += 1;
    }
    expect(won).toBeGreaterThan(18);
  });
});
