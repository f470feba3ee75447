import type { Seat } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { Card } from './cards.js';
import { faceOf, isSpecial, rankOf } from './cards.js';
import type { CheckTurn, Table } from '../check.types.js';
import type { DrawSource } from '../events.js';
import { idOf } from '../seats.js';
import type { RefusalCode } from '../refusals.js';

/** A deck can be drawn from while it has a card, or a discard below the top one to be rebuilt from (2.10.2). */
export function isDeckExhausted({ deck, discardPile }: Table): boolean {
  return deck.length === 0 && discardPile.length <= 1;
}

/** Why the top discard may not be taken (2.5.3). */
export function discardNotDrawable({ discardPile, discardPileIsSealed, options }: Table): RefusalCode | undefined {
  const top = discardPile.at(-1);
  if (!top) return 'DISCARD_EMPTY';
  if (discardPileIsSealed) return 'DISCARD_SEALED';
  return isSpecial(rankOf(top)) && !options.specialsDrawableFromDiscard ? 'SPECIAL_NOT_DRAWABLE' : undefined;
}

/** The top card of the deck, which is rebuilt at the moment it is needed (2.10.1). */
export function takeFromDeck(turn: CheckTurn): Card | undefined {
  const { state, rng } = turn;
  if (state.deck.length === 0 && !isDeckExhausted(state)) {
    // The top discard stays, with its seal; all below it become the new deck.
    const below = state.discardPile.splice(0, state.discardPile.length - 1);
    state.deck = rng.shuffle(below);
    state.reshuffles += 1;
    announce(turn, { type: 'deckReshuffled', count: below.length });
  }
  return state.deck.shift();
}

/** A player draws, and now has to discard. Only a deck card is seen by that player alone (2.5.2, 2.5.3). */
export function drawCard(turn: CheckTurn, seat: Seat, source: DrawSource): void {
  const { state } = turn;
  const card = source === 'deck' ? takeFromDeck(turn)! : state.discardPile.pop()!;
  const player = state.players[seat]!;
  player.pendingDrawnCard = card;
  player.pendingDrawnCardSource = source;
  state.turnStage = 'awaitDiscard';
  const face = { card: faceOf(card) };
  const told = { type: 'cardDrawn', playerID: idOf(seat), source } as const;
  if (source === 'deck') announce(turn, told, { [seat]: face });
  else announce(turn, { ...told, ...face });
}

/** The drawn card goes into a slot and the card that lay there on the pile; without a slot the drawn card itself. */
export function discard(turn: CheckTurn, seat: Seat, slot: number | null): Card {
  const { state } = turn;
  const player = state.players[seat]!;
  const drawn = player.pendingDrawnCard!;
  const card = slot === null ? drawn : player.hand[slot]!;
  if (slot !== null) player.hand[slot] = drawn;
  player.pendingDrawnCard = null;
  player.pendingDrawnCardSource = null;
  state.discardPile.push(card);
  state.discardPileIsSealed = false;
  announce(turn, { type: 'cardDiscarded', playerID: idOf(seat), card: faceOf(card), fromSlot: slot });
  return card;
}
