import type { Budget } from '../../../engine/bots/bot.js';
import { BotsAtTable } from '../../../engine/bots/bots-at-table.js';
import { fastDice, isOffered, isRefusal, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng, Seat, Step } from '../../../engine/core/index.js';
import { check } from '../rules/check.game.js';
import type { Check } from '../rules/check.types.js';
import type { CheckOptions } from '../rules/options.js';
import type { CheckView } from '../rules/view.types.js';
import { bots } from './index.js';
import type { BotMemory } from './memory.js';

/** A bot in a seat: its level, and what it may spend on a decision. */
export interface Seated {
  readonly level: string;
  readonly budget: Budget;
}

/** A table of bots, each with nothing but its own view and its own memory. Who is first in a window is chance. */
export class BotTable extends BotsAtTable<Check, BotMemory> {
  /** For each seat, the milliseconds of its decisions. */
  readonly millis: number[][];
  private readonly order: Rng;
  private at = 0;

  constructor(
    readonly seated: readonly Seated[],
    options: CheckOptions,
    seed: number,
  ) {
    const seats = seated.map(({ level }, seat) => ({ id: `bot-${seat}`, name: level, bot: true, loadout: null }));
    super(bots, { sessionId: 's', options, seats, at: 0 }, fastDice(seed));
    this.order = rngOver(sfc32(seed, 3));
    this.millis = seated.map(() => []);
  }

  get over(): boolean {
    return this.outcome !== undefined;
  }

  /** Asks one of those to act. A bot whose move is refused, or was not offered (as on a server), is a bug. */
  next(): Step<Check> {
    const seat = this.order.pick(check.toAct(this.table.state));
    const before = performance.now();
    const action = choose(this.seated[seat]!, this.view(seat), this.memories[seat]!, seat, this.order.word());
    this.millis[seat]!.push(performance.now() - before);
    if (!isOffered(check, this.view(seat).legalActions, action))
      throw new Error(`${this.seated[seat]!.level} was not offered ${JSON.stringify(action)}`);
    const steps = this.act(seat, action, (this.at += 1));
    if (isRefusal(steps)) throw new Error(`${this.seated[seat]!.level}: ${JSON.stringify(action)}: ${steps.code}`);
    return steps[0]!;
  }

  view(seat: Seat): CheckView {
    return check.view(this.table.state, seat);
  }
}

/** What a bot would do with this view and this memory, and this chance. */
export function choose(
  { level, budget }: Seated,
  view: CheckView,
  memory: BotMemory,
  seat: Seat,
  seed: number,
): Check['action'] {
  const thinking = { seat, view, memory, loadout: null, choices: view.legalActions, budget };
  const decision = bots.levels[level]!.choose({ ...thinking, rng: rngOver(sfc32(seed)) });
  if (decision instanceof Promise) throw new Error('These bots decide at once.');
  return decision.action;
}
