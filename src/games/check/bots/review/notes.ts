import type { Seat } from '../../../../engine/core/index.js';
import type { Card, CardFace, Rank } from '../../rules/cards/cards.js';
import { faceOf, isSpecial, pointsOf, rankOf } from '../../rules/cards/cards.js';
import type { CheckAction, Table } from '../../rules/check.types.js';
import type { PlayerID } from '../../rules/events.js';
import { filledSlots } from '../../rules/cards/hand.js';
import { slotKey } from '../../rules/ledger.js';
import { idOf } from '../../rules/seats.js';

type NoteKind = 'missedMatch' | 'knownMismatch' | 'gamble' | 'threwAwayLower' | 'replacedLower' | 'swappedForHigher';

/** Something to learn from: a decision that went against what the player could know, or a bet on what no player knew. */
export interface Note {
  readonly kind: NoteKind;
  readonly playerID: PlayerID;
  readonly cardIndex: number;
  /** The card the player could have remembered; for a gamble, the card that no player could know. */
  readonly card: CardFace;
  /** What it cost by what could be known then; a gamble costs nothing until it is lost. */
  readonly points: number;
  /** Of a gamble: whether it was right. */
  readonly right?: boolean;
}

/** One stored action, with the table before and after it. */
export interface ReviewedStep {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly action: CheckAction;
  readonly before: Table;
  readonly after: Table;
}

/** The average card (3.1): what an unseen penalty card costs. */
const MEAN_POINTS = 89 / 13;

const worth = (card: Card): number => pointsOf(rankOf(card));
const rounded = (points: number): number => Math.round(points * 10) / 10;

/** What a seat could know for certain of a slot, by its ledger (4.5). */
function knownAt(table: Table, who: Seat, seat: Seat, cardIndex: number): Card | null {
  return table.ledgers[who]!.slots[slotKey(idOf(seat), cardIndex)]?.card ?? null;
}

function ownKnown(table: Table, seat: Seat): { cardIndex: number; card: Card }[] {
  return filledSlots(table.players[seat]!.hand).flatMap((cardIndex) => {
    const card = knownAt(table, seat, seat, cardIndex);
    return card ? [{ cardIndex, card }] : [];
  });
}

/** The notes on one action; a window that ran out is a decision of everybody who let it. */
export function notesOn(step: ReviewedStep): Note[] {
  const { seat, action, before } = step;
  if (action.type === 'expireWindow') {
    return before.matchingOpportunityInfo!.remainingSeats.flatMap((silent) => missedMatch(before, silent));
  }
  if (seat === null) return [];
  switch (action.type) {
    case 'passMatch':
      return missedMatch(before, seat);
    case 'attemptMatch':
      return attempted(before, seat, action.handIndex);
    case 'discardDrawnCard':
      return thrownAway(before, seat);
    case 'swapAndDiscard':
      return replaced(before, seat, action.handIndex);
    case 'resolveSpecialAbility':
      return swapped(step, seat);
    default:
      return [];
  }
}

/** A card that fits and costs points was in the hand, and had been seen. */
function missedMatch(before: Table, seat: Seat): Note[] {
  const rank = rankOf(before.matchingOpportunityInfo!.cardToMatch);
  const fits = ownKnown(before, seat).find(({ card }) => rankOf(card) === rank);
  if (!fits || pointsOf(rank) <= 0) return [];
  return [note('missedMatch', seat, fits.cardIndex, fits.card, pointsOf(rank))];
}

function attempted(before: Table, seat: Seat, cardIndex: number): Note[] {
  const rank = rankOf(before.matchingOpportunityInfo!.cardToMatch);
  const real = before.players[seat]!.hand[cardIndex]!;
  const known = knownAt(before, seat, seat, cardIndex);
  const ruledOut = before.ledgers[seat]!.slots[slotKey(idOf(seat), cardIndex)]?.not.includes(rank) ?? false;
  const cost = before.options.wrongMatchPenalty * MEAN_POINTS;
  if ((known && rankOf(known) !== rank) || ruledOut) return [note('knownMismatch', seat, cardIndex, real, cost)];
  if (known) return [];
  return [{ ...note('gamble', seat, cardIndex, real, 0), right: rankOf(real) === rank }];
}

/** The drawn card was lower than one the player could remember holding. */
function thrownAway(before: Table, seat: Seat): Note[] {
  const drawn = before.players[seat]!.pendingDrawnCard!;
  const known = ownKnown(before, seat);
  // Thrown for its ability, or to be matched with its like.
  if (isSpecial(rankOf(drawn)) || holds(known, rankOf(drawn))) return [];
  const worst = known.reduce<(typeof known)[number] | undefined>(
    (most, one) => (!most || worth(one.card) > worth(most.card) ? one : most),
    undefined,
  );
  const loss = worst ? worth(worst.card) - worth(drawn) : 0;
  return worst && loss > 0 ? [note('threwAwayLower', seat, worst.cardIndex, worst.card, loss)] : [];
}

/** A card that the player could remember was lower than what came in its place. */
function replaced(before: Table, seat: Seat, cardIndex: number): Note[] {
  const drawn = before.players[seat]!.pendingDrawnCard!;
  const card = knownAt(before, seat, seat, cardIndex);
  if (!card || isSpecial(rankOf(card))) return [];
  const others = ownKnown(before, seat).filter((one) => one.cardIndex !== cardIndex);
  if (holds(others, rankOf(card)) || rankOf(drawn) === rankOf(card)) return [];
  const loss = worth(drawn) - worth(card);
  return loss > 0 ? [note('replacedLower', seat, cardIndex, card, loss)] : [];
}

/** Both cards were known, looks of the same call included, and the lower one went to another player. */
function swapped({ action, after }: ReviewedStep, seat: Seat): Note[] {
  if (action.type !== 'resolveSpecialAbility' || !action.swapTargets) return [];
  const [own, ...more] = action.swapTargets.filter(({ playerID }) => playerID === idOf(seat));
  const other = action.swapTargets.find(({ playerID }) => playerID !== idOf(seat));
  if (!own || more.length > 0 || !other || after.phase === 'scoringPhase') return [];
  const got = knownAt(after, seat, seat, own.cardIndex);
  const gave = knownAt(after, seat, Number(other.playerID), other.cardIndex);
  const loss = got && gave ? worth(got) - worth(gave) : 0;
  return gave && loss > 0 ? [note('swappedForHigher', seat, own.cardIndex, gave, loss)] : [];
}

const holds = (known: readonly { card: Card }[], rank: Rank): boolean =>
  known.some(({ card }) => rankOf(card) === rank);

function note(kind: NoteKind, seat: Seat, cardIndex: number, card: Card, points: number): Note {
  return { kind, playerID: idOf(seat), cardIndex, card: faceOf(card), points: rounded(points) };
}
