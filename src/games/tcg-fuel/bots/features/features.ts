import type { Seat } from '../../../../engine/core/index.js';
import type { Look } from '../../rules/tcg-fuel.types.js';
import type { OpenCardView } from '../../rules/view/view.types.js';
import { isCreature } from '../board.js';
import type { Board } from '../board.js';
import { canAttack, noteAttack } from './attack.js';
import { noteHand } from './hand.js';
import { notePieces } from './note.js';
import type { Note } from './note.js';

/** What a player has at the beginning of a turn, and what it can do to one of the others. */
export function noteFeatures(state: Look, board: Board, seat: Seat, foe: Seat, note: Note): void {
  const { playerId, lifeTotal, deck } = state.players[seat]!;
  const permanents = board.permanents(playerId);
  const lands = permanents.filter(isLand).length;
  notePieces('life', lifeTotal, [3, 6, 10, 15, 20, 40], note);
  notePieces('lands', lands, [2, 3, 4, 5, 6, 8, 12], note);
  notePieces('deck', deck.length, [4, 10, 40], note);
  for (const card of permanents) if (!isLand(card)) notePermanent(card, note);
  const burn = noteHand(state, seat, lands, note);
  noteAttack(state, board, seat, foe, burn, note);
}

const isLand = (card: OpenCardView): boolean => card.types.includes('land');

/** Most is said by what all cards have in common; the name of the card stands for the rest. */
function notePermanent(card: OpenCardView, note: Note): void {
  note(`field ${card.slug}`, 1);
  if (isCreature(card)) return noteCreature(card, note);
  note('other permanents', 1);
  if (card.loyalty !== null) note('loyalty', card.loyalty);
}

function noteCreature(card: OpenCardView, note: Note): void {
  const [power, toughness] = [Math.max(0, card.power ?? 0), card.toughness ?? 0];
  note('creatures', 1);
  note('creature cost', card.manaValue);
  note('creature size', Math.sqrt(power * Math.max(0, toughness)));
  notePieces('creature power', power, [2, 4, 12], note);
  notePieces('creature toughness', toughness, [2, 4, 12], note);
  for (const word of card.keywords) {
    note(word, 1);
    note(`${word} power`, power);
  }
  for (const word of card.restrictions) note(word, 1);
  if (!canAttack(card) && !card.keywords.includes('defender')) note('bound creatures', 1);
  if (card.isTapped) {
    note('tapped', 1);
    note('tapped toughness', toughness);
  }
}
