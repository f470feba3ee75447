import type { Card, Rank } from './cards/cards.js';
import { cardOf, faceOf } from './cards/cards.js';
import type { CheckEvent, PlayerID, Target } from './events.js';
import type { MemoryEntry } from './view.types.js';

/** What is known about one slot: its card, or ranks that it cannot have. */
interface Known {
  card: Card | null;
  not: Rank[];
}

/** What one seat can know for certain, and nothing it cannot (4.5). Slots it knows nothing about have no entry. */
export interface Ledger {
  /** By `playerID.cardIndex`. */
  slots: Record<string, Known>;
  /** The card that was just drawn, if this seat has seen it. */
  drawn: Card | null;
  /** The rank that is being matched. */
  matching: Rank | null;
}

export const emptyLedger = (): Ledger => ({ slots: {}, drawn: null, matching: null });

export const slotKey = (playerID: PlayerID, cardIndex: number): string => `${playerID}.${cardIndex}`;

/** Writes down what an event tells its hearer. This is the only way anything gets into a ledger. */
export function learn(ledger: Ledger, event: CheckEvent): void {
  switch (event.type) {
    case 'roundStarted':
      return void Object.assign(ledger, emptyLedger());
    case 'initialPeek':
      for (const { cardIndex, card } of event.cards ?? [])
        see(ledger, { playerID: event.playerID, cardIndex }, cardOf(card));
      return;
    case 'abilityPeeked':
      event.cards?.forEach((card, index) => see(ledger, event.targets[index]!, cardOf(card)));
      return;
    case 'cardDrawn':
      ledger.drawn = event.card ? cardOf(event.card) : null;
      return;
    case 'cardDiscarded':
      if (event.fromSlot !== null) see(ledger, { playerID: event.playerID, cardIndex: event.fromSlot }, ledger.drawn);
      ledger.drawn = null;
      return;
    case 'windowOpened':
      ledger.matching = event.card.rank;
      return;
    case 'matchFailed':
      return ruleOut(ledger, event);
    case 'matchSucceeded':
    case 'penaltyCardDealt':
      return see(ledger, event, null);
    case 'abilitySwapped':
      return exchange(ledger, event.targets[0]!, event.targets[1]!);
  }
}

/** A slot now holds this card; `null` where its new card, if any, was not seen. */
function see(ledger: Ledger, { playerID, cardIndex }: Target, card: Card | null): void {
  if (card) ledger.slots[slotKey(playerID, cardIndex)] = { card, not: [] };
  else delete ledger.slots[slotKey(playerID, cardIndex)];
}

/** A wrong match shows nothing but that the slot is not of this rank (2.6.5). */
function ruleOut(ledger: Ledger, { playerID, cardIndex }: Target): void {
  const known = (ledger.slots[slotKey(playerID, cardIndex)] ??= { card: null, not: [] });
  if (ledger.matching && !known.not.includes(ledger.matching)) known.not.push(ledger.matching);
}

/** Two face-down cards change places, and what is known of them goes along. */
function exchange(ledger: Ledger, one: Target, other: Target): void {
  const [first, second] = [slotKey(one.playerID, one.cardIndex), slotKey(other.playerID, other.cardIndex)];
  const [moved, back] = [ledger.slots[first], ledger.slots[second]].map(
    (known) => known && { ...known, not: [...known.not] },
  );
  for (const [key, known] of [
    [first, back],
    [second, moved],
  ] as const) {
    if (known) ledger.slots[key] = known;
    else delete ledger.slots[key];
  }
}

/** A ledger as it is shown, by seat and slot; only one player's slots where `of` says so. */
export function entriesOf(
  ledger: { readonly slots: Readonly<Record<string, { readonly card: Card | null; readonly not: readonly Rank[] }>> },
  of?: PlayerID,
): MemoryEntry[] {
  return Object.entries(ledger.slots)
    .map(([key, known]): MemoryEntry => {
      const [playerID, cardIndex] = key.split('.');
      return {
        playerID: playerID!,
        cardIndex: Number(cardIndex),
        card: known.card && faceOf(known.card),
        notRanks: known.not,
      };
    })
    .filter(({ playerID }) => of === undefined || playerID === of)
    .sort((a, b) => Number(a.playerID) - Number(b.playerID) || a.cardIndex - b.cardIndex);
}
