import type { BotFamily, BotLevel, Budget } from '../engine/bots/bot.js';
import { fallbacks } from '../engine/bots/fallback.js';
import { BotsAtTable } from '../engine/bots/bots-at-table.js';
import { fastDice, isOffered, isRefusal, rngOver, sfc32 } from '../engine/core/index.js';
import type { Choice, GameShape, Outcome, Rng, Seat, Start } from '../engine/core/index.js';

/** A bot in a seat. */
export interface Contestant<G extends GameShape, Memory> {
  readonly level: BotLevel<G, Memory>;
  /** Instead of the level's own. */
  readonly budget?: Budget;
}

export interface DuelSetup<G extends GameShape, Memory> {
  readonly family: BotFamily<G, Memory>;
  readonly start: Start<G>;
  readonly seed: number;
  /** One for each seat. */
  readonly contestants: readonly Contestant<G, Memory>[];
  /** A game that is longer is broken off. */
  readonly mostActions: number;
  /** So many actions are played at random before the bots take over, the same in every game of this seed. */
  readonly opening?: number;
}

/** How one game went. */
export interface DuelResult {
  /** None: broken off. */
  readonly outcome?: Outcome;
  readonly actions: number;
  /** For each seat, the milliseconds of each of its decisions. */
  readonly millis: readonly (readonly number[])[];
  /** For each seat, how often its bot wanted what was not offered or what the rules refused, and something else was played. */
  readonly fellBack: readonly number[];
}

/** One game between bots. No clock is waited for here; one runs out only where no seat is asked. */
export class Duel<G extends GameShape, Memory> {
  private readonly bots: BotsAtTable<G, Memory>;
  /** Who is first where several may act. */
  private readonly order: Rng;
  private readonly rngs: readonly Rng[];
  private readonly opening: Rng;
  private readonly millis: number[][];
  private readonly fellBack: number[];
  private at: number;

  constructor(private readonly setup: DuelSetup<G, Memory>) {
    const { family, start, seed } = setup;
    this.order = rngOver(sfc32(seed, 1000));
    this.rngs = start.seats.map((_seat, seat) => rngOver(sfc32(seed, 2000 + seat)));
    this.opening = rngOver(sfc32(seed, 3000));
    this.millis = start.seats.map(() => []);
    this.fellBack = start.seats.map(() => 0);
    this.at = start.at;
    this.bots = new BotsAtTable(family, start, fastDice(seed));
  }

  async play(): Promise<DuelResult> {
    const { game } = this.setup.family;
    while (!this.bots.outcome && this.bots.actions < this.setup.mostActions) {
      const asked = game.toAct(this.bots.table.state);
      if (asked.length === 0) this.letTheClockRunOut();
      else await this.decide(this.order.pick(asked));
    }
    const { millis, fellBack } = this;
    const { outcome, actions } = this.bots;
    return { ...(outcome && { outcome }), actions, millis, fellBack };
  }

  private async decide(seat: Seat): Promise<void> {
    const { family, contestants } = this.setup;
    const { level, budget = level.budget } = contestants[seat]!;
    const rng = this.rngs[seat]!;
    const knowledge = this.bots.knowledgeOf(seat);
    if (this.bots.actions < (this.setup.opening ?? 0)) {
      this.playAny(seat, knowledge.choices, this.opening);
      return;
    }
    const before = performance.now();
    const { action } = await level.choose({ ...knowledge, rng, budget });
    this.millis[seat]!.push(performance.now() - before);
    this.at += 1;
    // The server's gate: what was not offered is not played, even if the rules would allow it.
    if (isOffered(family.game, knowledge.choices, action) && this.tryAction(seat, action)) return;
    this.fellBack[seat]! += 1;
    this.playAny(seat, knowledge.choices, rng);
  }

  private playAny(seat: Seat, choices: readonly Choice<G['action']>[], rng: Rng): void {
    for (const any of fallbacks(choices, rng)) if (this.tryAction(seat, any)) return;
    const { id } = this.setup.family.game;
    throw new Error(`${id}: seat ${seat} is to act and nothing that is offered is accepted.`);
  }

  private letTheClockRunOut(): void {
    const { game } = this.setup.family;
    const due = game.deadline?.(this.bots.table.state);
    if (!due) throw new Error(`${game.id}: the game goes on, no seat is to act and no clock runs.`);
    this.at = Math.max(this.at, due.at);
    if (!this.tryAction(null, due.action)) throw new Error(`${game.id}: what the clock plays is refused.`);
  }

  private tryAction(seat: Seat | null, action: G['action']): boolean {
    return !isRefusal(this.bots.act(seat, action, this.at));
  }
}
