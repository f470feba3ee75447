import type { Telling } from '../../play/table-kind.js';
import { cardName, placeName } from './named.en.js';
import { seatOf } from './shapes.js';
import type { Check } from './shapes.js';
import type { ReviewedCall, ReviewNote } from './use-review.js';

type Names = Pick<Telling<Check>, 'name'>;

/** A decision in one sentence: what was done, and what could be known. */
export function noteInWords({ kind, playerID, cardIndex, card, right }: ReviewNote, { name }: Names): string {
  const who = name(seatOf(playerID));
  const what = `the ${cardName(card)}`;
  const where = placeName(cardIndex);
  switch (kind) {
    case 'missedMatch':
      return `${who} let a match go by: ${what} lay ${where}, and had been seen.`;
    case 'knownMismatch':
      return `${who} tried ${where} although it could be known that it does not fit: it was ${what}.`;
    case 'gamble':
      return `${who} risked ${where} unseen, ${right ? 'rightly' : 'wrongly'}: it was ${what}.`;
    case 'threwAwayLower':
      return `${who} threw a lower card away and kept ${what} ${where}.`;
    case 'replacedLower':
      return `${who} gave up ${what} ${where} for a higher card.`;
    case 'swappedForHigher':
      return `${who} swapped ${what} away and got a higher card ${where}.`;
  }
}

/** Whether the call was right, as far as its maker could tell, and what it brought. */
export function callInWords(call: ReviewedCall, { name }: Names): string {
  const chance = Math.round(call.chance * 100);
  const unseen =
    call.unknownCards === 0
      ? 'every card seen'
      : call.unknownCards === 1
        ? 'one card unseen'
        : `${call.unknownCards} cards unseen`;
  const judged = call.chance >= 0.5 ? 'a good call' : call.chance >= 0.3 ? 'a bold call' : 'a call too early';
  const brought = call.won === 1 ? 'It won' : call.won > 0 ? 'It shared the win' : 'It did not win';
  return `${name(seatOf(call.playerID))} called with ${call.knownPoints} known points and ${unseen}: ${chance} % to win, ${judged}. ${brought}, with ${call.score}.`;
}
