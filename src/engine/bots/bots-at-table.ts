import { begin, following, isRefusal, playAll } from '../core/index.js';
import type { Dice, GameShape, Millis, Outcome, Refusal, Seat, Start, Step, Table } from '../core/index.js';
import type { BotFamily } from './bot.js';
import type { Knowledge } from './bot-task.js';
import { knowledgeOf, rememberAll } from './knowledge.js';

/** Bots at a table without a server. Each seat knows what it may see of the table, and remembers what it has heard. */
export class BotsAtTable<G extends GameShape, Memory> {
  readonly memories: Memory[];
  private now: Table<G>;
  private played = 0;

  constructor(
    private readonly family: BotFamily<G, Memory>,
    private readonly start: Start<G>,
    private readonly dice: Dice,
  ) {
    this.memories = start.seats.map(({ loadout }, seat) => family.firstMemory(seat, loadout));
    this.now = begin(family.game, start, dice);
    this.take(following(family.game, this.now, start.at, dice));
  }

  get table(): Table<G> {
    return this.now;
  }

  /** How many actions have been played, with those that played themselves. */
  get actions(): number {
    return this.played;
  }

  get outcome(): Outcome | undefined {
    return this.family.game.outcome(this.now.state);
  }

  knowledgeOf(seat: Seat): Knowledge<G, Memory> {
    return knowledgeOf(this.family, this.now.state, seat, this.memories[seat]!, this.start.seats[seat]!.loadout);
  }

  /** Plays an action of a seat, or of the table itself, and what follows; every seat hears of it what it may. */
  act(seat: Seat | null, action: G['action'], at: Millis): readonly Step<G>[] | Refusal {
    const steps = playAll(this.family.game, this.now, seat, [action], at, this.dice);
    if (!isRefusal(steps)) this.take(steps);
    return steps;
  }

  private take(steps: readonly Step<G>[]): void {
    this.now = steps.at(-1)?.table ?? this.now;
    this.played += steps.length;
    for (const seat of this.memories.keys()) {
      this.memories[seat] = rememberAll(this.family, this.memories[seat]!, steps, seat);
    }
  }
}
