import type { Viewer } from '../../../../engine/core/index.js';
import { findPlaced, placedCards, POSITIONS, SIZE } from '../board/board.js';
import { constants } from '../catalogue.js';
import { findWinner } from '../ending.js';
import type { Owner, Reading } from '../viking-vengeance.types.js';
import { cellAt, inGameCard } from './card-view.js';
import type { Look } from './card-view.js';
import { placeholder } from './placeholder.js';
import type { GameView, PlayerView } from './view.types.js';

const OWNERS: readonly Owner[] = ['player1', 'player2'];

/** Section 4: what a viewer may know of a game. */
export function viewFor(state: Reading, viewer: Viewer): GameView {
  const open = (owner: Owner): boolean => viewer === 'all' || viewer === state.seats[owner];
  const look = lookOf(state, open);
  const cells = POSITIONS.map((at) => cellAt(state, at, look));
  const winner = findWinner(state);
  return {
    gameId: state.gameId,
    seats: state.seats,
    board: Array.from({ length: SIZE }, (_, y) => cells.slice(y * SIZE, (y + 1) * SIZE)),
    player1: playerView(state, 'player1', viewer, open('player1')),
    player2: playerView(state, 'player2', viewer, open('player2')),
    currentPlayerId: state[state.current].userId,
    turnNumber: state.turnNumber,
    status: state.status,
    maxCardsInHand: constants.max_cards_in_hand,
    initialCardsToDraw: constants.initial_cards_to_draw,
    winner: winner ? state[winner].userId : null,
    hydratedCardDataCache: cacheFor(state, open, look),
    consecutivePasses: state.consecutivePasses,
    ruleset: state.ruleset,
  };
}

function playerView(state: Reading, owner: Owner, viewer: Viewer, open: boolean): PlayerView {
  const { userId, hand, deck, score, discardPile, placed, timeoutsInRow } = state[owner];
  const hidden = (zone: 'hand' | 'deck'): string[] =>
    state[owner][zone].map((_, index) => placeholder(state.gameId, state.seats[owner], zone, index));
  // One's own deck shows what is in it, not what comes next.
  const ownDeck = viewer === 'all' ? deck : deck.toSorted();
  return {
    userId,
    hand: open ? hand : hidden('hand'),
    deck: open ? ownDeck : hidden('deck'),
    score,
    discardPile,
    placed: open ? placed : placed.filter((id) => isPublic(state, id)),
    timeoutsInRow,
  };
}

/** Cards on the board and in the discard piles are for all to see. */
function isPublic(state: Reading, id: string): boolean {
  return (
    findPlaced(state, id) !== undefined ||
    state.player1.discardPile.includes(id) ||
    state.player2.discardPile.includes(id)
  );
}

/** How the effects of a card look to a viewer: without the sources that the viewer may not know. */
export function lookOf(state: Reading, open: (owner: Owner) => boolean): Look {
  const known = (source: string): boolean =>
    isPublic(state, source) || OWNERS.some((owner) => open(owner) && state[owner].hand.includes(source));
  return (effects) =>
    effects.map((effect) => (effect.source === null || known(effect.source) ? effect : { ...effect, source: null }));
}

/** Public cards first in the order of the board and the piles, then the hands that the viewer may see. */
function cacheFor(state: Reading, open: (owner: Owner) => boolean, look: Look): GameView['hydratedCardDataCache'] {
  const ids = [
    ...placedCards(state).map(({ card }) => card.id),
    ...OWNERS.flatMap((owner) => state[owner].discardPile),
    ...OWNERS.flatMap((owner) => (open(owner) ? state[owner].hand : [])),
  ];
  return Object.fromEntries(ids.map((id) => [id, inGameCard(state, id, look)]));
}
