import { begin, fastDice, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Emitted, Rng, Seat, SeatRule } from '../../../../engine/core/index.js';
import type { BotLevel, Budget } from '../../../../engine/bots/bot.js';
import { knowledgeOf, rememberAll } from '../../../../engine/bots/knowledge.js';
import { bots } from '../../bots/index.js';
import type { Memory } from '../../bots/memory.js';
import type { DeckEntry } from '../../rules/catalogue/card.types.js';
import { askedSeat } from '../../rules/turns/clock.js';
import { winnerOf } from '../../rules/turns/ending.js';
import { DEFAULTS } from '../../rules/setup.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import type { Action } from '../../rules/action.types.js';
import type { State, TcgFuel } from '../../rules/tcg-fuel.types.js';

/** A bot with its deck. */
export interface Contestant {
  readonly level: BotLevel<TcgFuel, Memory>;
  readonly budget?: Budget;
  readonly cards: readonly DeckEntry[];
}

export interface BotGameResult {
  readonly winner: Seat | null;
  readonly turns: number;
  /** For each seat, the milliseconds of processor time that each of its decisions took. */
  readonly millis: readonly (readonly number[])[];
}

/** One game between bots, played in place: much faster than through the engine, and with the same rules. */
export class BotGame {
  private readonly state: State;
  private readonly dice: Rng;
  private readonly rngs: readonly Rng[];
  private readonly memories: Memory[];
  private readonly millis: number[][];

  constructor(
    private readonly contestants: readonly Contestant[],
    seed: number,
    /** Is shown the state before each decision. */
    private readonly watch: (state: State) => void = () => undefined,
  ) {
    const seats = contestants.map(({ cards }, seat) => ({
      id: `bot-${seat}`,
      name: `Bot ${seat + 1}`,
      bot: true,
      loadout: { cards },
    }));
    const dice = fastDice(seed);
    const { state, round, drawn } = begin(tcgFuel, { sessionId: 'bots', options: DEFAULTS, seats, at: 0 }, dice);
    this.state = state as State;
    this.dice = rngOver(dice.words(round, drawn));
    this.rngs = contestants.map((_one, seat) => rngOver(sfc32(seed, 2000 + seat)));
    this.memories = contestants.map(({ cards }, seat) => bots.firstMemory(seat, { cards }));
    this.millis = contestants.map(() => []);
  }

  async play(): Promise<BotGameResult> {
    this.follow();
    while (this.state.stage !== 'finished') {
      this.watch(this.state);
      const seat = askedSeat(this.state)!;
      const { level, budget = level.budget, cards } = this.contestants[seat]!;
      const knowledge = knowledgeOf(bots, this.state, seat, this.memories[seat]!, { cards });
      const before = process.cpuUsage();
      const { action } = await level.choose({ ...knowledge, rng: this.rngs[seat]!, budget });
      this.millis[seat]!.push(millisSince(before));
      const no = ruleOf(action).refuse(this.state, seat, action);
      if (no) throw new Error(`A bot tried ${JSON.stringify(action)}: ${no.code}`);
      this.apply(seat, action, false);
      this.follow();
    }
    return { winner: winnerOf(this.state), turns: this.state.turnCount, millis: this.millis };
  }

  private follow(): void {
    for (let next = tcgFuel.follow!(this.state); next; next = tcgFuel.follow!(this.state))
      this.apply(next.seat, next.action, true);
  }

  private apply(seat: Seat, action: Action, auto: boolean): void {
    const { state, dice: rng } = this;
    const events: Emitted<TcgFuel>[] = [];
    ruleOf(action).play(
      {
        state,
        before: state,
        rng,
        at: 0,
        seat,
        auto,
        round: 1,
        emit: (event, secrets) => events.push({ public: event, ...(secrets && { private: secrets }) }),
        tell: (to, event) => events.push({ public: null, private: { [to]: event } }),
        beginRound: () => '',
        revealSeed: () => '',
      },
      action,
    );
    for (const other of this.memories.keys())
      this.memories[other] = rememberAll(bots, this.memories[other]!, [{ events }], other);
  }
}

/** Of the whole process, its collector of garbage too: unlike the time of day it does not depend on who else is at work. */
function millisSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function ruleOf(action: Action): SeatRule<TcgFuel, Action['type']> {
  return tcgFuel.actions[action.type] as SeatRule<TcgFuel, Action['type']>;
}
