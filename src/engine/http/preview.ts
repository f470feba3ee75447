import { isRefusal, play, refuse } from '../core/index.js';
import type { Dice, GameShape, Millis, Refusal, Viewer } from '../core/index.js';
import type { LiveSession } from '../sessions/session.js';

/** What would happen if a seat did this: whether it may, and, where nothing hidden or random decides it, what follows. */
export interface Preview {
  readonly allowed: boolean;
  readonly refusal?: Omit<Refusal, 'refused'>;
  readonly view?: GameShape['view'];
}

/** What a seat would hear if it did this. */
export interface Forecast {
  /** Up to the first draw or chance; null: it may not be played, or is not foretold. */
  readonly events: readonly GameShape['event'][] | null;
}

/** What a seat would hear of each of some actions. */
export interface Forecasts {
  /** The version that was asked about. */
  readonly version: number;
  /** In the order of the actions. */
  readonly forecasts: readonly Forecast[];
}

export function preview(session: LiveSession, seat: number, action: GameShape['action'], at: Millis): Preview {
  const { definition, table } = session;
  const asked = { seat, action, at };
  const no = refuse(definition, table.state, asked);
  if (no) {
    const { code, message, rule, details } = no;
    return { allowed: false, refusal: { code, message, rule, details } };
  }
  if (!definition.previews) return { allowed: true };
  try {
    const step = play(definition, table, asked, noDice);
    return isRefusal(step)
      ? { allowed: true }
      : { allowed: true, view: definition.view(step.table.state, seat as Viewer) };
  } catch (error) {
    if (error instanceof ChanceAsked) return { allowed: true };
    throw error;
  }
}

class ChanceAsked extends Error {}

function chanceAsked(): never {
  throw new ChanceAsked();
}

/** Dice that end a preview: what chance decides is not told beforehand. */
const noDice: Dice = { words: () => chanceAsked, commitment: chanceAsked, seed: chanceAsked };
