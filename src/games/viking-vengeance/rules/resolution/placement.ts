import { constants } from '../catalogue.js';
import { endByCount, recount } from '../ending.js';
import { baseCardOf, powerOfCard } from '../board/power.js';
import { isFull, landOn } from '../board/tiles.js';
import type { AtTable, BoardCard, Owner, Position } from '../viking-vengeance.types.js';
import { endTurn } from './end-of-turn.js';
import { NOTHING, then } from './pending.js';

/** R16 to R21: a card leaves the hand for the board, takes what the tile gives, speaks, fights, and speaks again. */
export function place(turn: AtTable, owner: Owner, cardId: string, at: Position, target: Position | null): void {
  const { state } = turn;
  const player = state[owner];
  player.hand = player.hand.filter((id) => id !== cardId);
  if (!player.placed.includes(cardId)) player.placed.push(cardId);
  const card: BoardCard = { id: cardId, owner, lockedBy: null, ...state.hydratedCardDataCache[cardId]! };
  state.board[at.y]![at.x] = card;
  turn.emit({ type: 'card_placed', cardId, position: at, owner: player.userId, power: powerOfCard(state, card) });
  landOn(turn, at);
  const about = { ...NOTHING, subject: cardId, subjectOwner: owner, target };
  then(
    state,
    { do: 'open', name: 'place', about },
    { do: 'open', name: 'before-combat', about },
    { do: 'fight', card: cardId, from: at, owner, side: 0 },
    { do: 'open', name: 'after-combat', about },
    { do: 'finish-placement', owner },
  );
}

/** R22 to R24: scores, the draw, and perhaps the end. */
export function finishPlacement(turn: AtTable, owner: Owner): void {
  recount(turn.state);
  draw(turn, owner);
  if (isFull(turn.state)) endByCount(turn, 'board_full');
  else endTurn(turn.state);
}

/** R23: the placer draws up to a hand of five; what an ability put there above that stays. */
function draw({ state, emit }: AtTable, owner: Owner): void {
  const player = state[owner];
  if (player.hand.length >= constants.max_cards_in_hand) return;
  const cardId = player.deck.shift();
  if (cardId === undefined) return;
  // Throws where nothing is known of the card: no move is better than one after which the table cannot be shown.
  baseCardOf(state, cardId);
  player.hand.push(cardId);
  state.hydratedCardDataCache[cardId] = { effects: [], marks: {}, defeats: [] };
  emit({ type: 'card_drawn', owner: player.userId }, { [state.seats[owner]]: { cardId } });
}
