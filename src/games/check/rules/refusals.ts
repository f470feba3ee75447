import { refusal } from '../../../engine/core/index.js';
import type { Refusal } from '../../../engine/core/index.js';

/** Every way the rules say no: the sentence for the player, and the rule behind it. */
const REASONS = {
  VALIDATION_FAILED: ['The move is malformed.'],
  GAME_OVER: ['The game is over.'],
  ROUND_OVER: ['The round is over.', '2.11.7'],
  WRONG_PHASE: ['That is not possible in this phase.', '2.4.6'],
  WRONG_STAGE: ['That is not possible at this moment of the turn.', '2.5.1'],
  NOT_YOUR_TURN: ['It is not your turn.', '2.5.1'],
  PLAYER_LOCKED: ['Your hand is locked.', '2.8.4'],
  ALREADY_PEEKED: ['You have had your look.', '2.4.2'],
  PEEK_FIRST: ['Look at your cards first.', '2.4.3'],
  DECK_EXHAUSTED: ['The deck is empty and cannot be rebuilt.', '2.10.2'],
  DISCARD_EMPTY: ['The discard pile is empty.', '2.5.3'],
  DISCARD_SEALED: ['The discard pile is sealed by a pair.', '2.5.3'],
  SPECIAL_NOT_DRAWABLE: ['Jacks, Queens and Kings stay on the discard pile at this table.', '2.5.3'],
  MUST_SWAP: ['A card from the discard pile must be swapped into your hand.', '2.5.5'],
  INVALID_HAND_INDEX: ['There is no such slot.', '2.3.1'],
  EMPTY_SLOT: ['That slot is empty.', '2.3.4'],
  MATCH_WINDOW_CLOSED: ['The chance to match is over.', '2.6.7'],
  ALREADY_ANSWERED: ['You have answered already.', '2.6.3'],
  NO_PENDING_ABILITY: ['No ability is waiting.', '2.7.6'],
  NOT_YOUR_ABILITY: ['This ability is not yours.', '2.7.9'],
  INVALID_ABILITY_PAYLOAD: ['Name cards to look at, two cards to swap, or what to skip.', '2.7.6'],
  NO_PEEKS_LEFT: ['You have no looks left.', '2.7.6'],
  TOO_MANY_PEEKS: ['That is more looks than you have left.', '2.7.6'],
  DUPLICATE_TARGET: ['The same card was named twice.', '2.7.3'],
  INVALID_TARGET: ['There is no such player.', '2.7.6'],
  TARGET_LOCKED: ['That hand is locked.', '2.7.4'],
  CHECK_ALREADY_CALLED: ['Check has been called already.', '2.8.1'],
  ALREADY_FORFEITED: ['You have left this match.', '2.12.3'],
  STALE_TIMER: ['That clock does not stand any more.', '2.13.1'],
  NOT_EXPIRED: ['That clock has not run out.', '2.13.1'],
} as const satisfies { [code: string]: readonly [message: string, rule?: string] };

export type RefusalCode = keyof typeof REASONS;

/** A refusal by its code, in the words of the list above. */
export function no(code: RefusalCode): Refusal {
  const [message, rule] = REASONS[code] as readonly [string, string?];
  return refusal(code, message, rule === undefined ? {} : { rule });
}
