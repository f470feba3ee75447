import type { Millis } from '../../../engine/core/index.js';
import { constants } from './catalogue.js';
import type { Reading } from './viking-vengeance.types.js';

/** How long a player may be away. */
export const GRACE: Millis = constants.reconnect_grace_seconds * 1000;

const TURN: Millis = constants.turn_seconds * 1000;

/** When the player to move runs out of time. A game against the AI has no clock. */
export function deadlineOf(state: Reading): Millis | undefined {
  return hasClock(state) ? state.turnBeganAt + TURN : undefined;
}

export const hasClock = ({ status, ruleset }: Reading): boolean => status === 'active' && ruleset.mode === 'pvp';
