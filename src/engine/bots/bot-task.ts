import type { Json } from '../../common/json.js';
import type { GameShape } from '../core/index.js';
import type { Budget, Decision, Thinking } from './bot.js';

/** What a seat knows, as it travels to a worker thread: everything of `Thinking` that is plain data. */
export type Knowledge<G extends GameShape = GameShape, Memory = unknown> = Omit<Thinking<G, Memory>, 'rng' | 'budget'>;

/** One decision, as a worker thread gets it. */
export interface BotTask {
  /** The address of the game's compiled bot module. */
  readonly module: string;
  readonly level: string;
  readonly knowledge: Knowledge;
  readonly seed: string;
  /** What the game's bots have to know besides. */
  readonly luggage?: Json;
  /** Instead of the level's own budget. */
  readonly budget?: Budget;
  /** The part of the budget that is there to be used: less than 1 when many are waiting. */
  readonly share: number;
}

/** Why a bot's own decision was not played. */
export type BotFailure = 'threw' | 'not-offered' | 'over-time' | 'crashed';

/** What a worker thread answers. A failure is an answer too: an exception would lose which kind it was. */
export type BotAnswer =
  | { readonly decision: Decision<GameShape> }
  | { readonly failure: Extract<BotFailure, 'threw' | 'not-offered'>; readonly message: string };
