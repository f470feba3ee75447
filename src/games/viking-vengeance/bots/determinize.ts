import type { Rng, Seat } from '../../../engine/core/index.js';
import { otherOwner, POSITIONS } from '../rules/board/board.js';
import { getAiDeck, getCardByKey } from '../rules/catalogue.js';
import { aiCards, starterCards } from '../rules/setup.js';
import type {
  BoardCard,
  CardFacts,
  CardInstance,
  Owner,
  Player,
  State,
  Tile,
} from '../rules/viking-vengeance.types.js';
import type { BoardCell, GameView, PlayerView } from '../rules/view/view.types.js';
import { Guess } from './guess.js';
import type { Loadout, Memory } from './memory.js';
import { ownerInView } from './own-seat.js';

/** The only card that goes back to a hand. */
const RETURNING = 'norse-baldr';

/** A whole state that fits what a seat sees: its own deck in some order, other cards as one may guess them. */
export function determinize(view: GameView, memory: Memory, seat: Seat, rng: Rng, loadout: Loadout): State {
  const owner = ownerInView(view);
  const other = otherOwner(owner);
  const state: State = {
    gameId: view.gameId,
    ruleset: view.ruleset,
    seats: owner === 'player1' ? { player1: seat, player2: 1 - seat } : { player1: 1 - seat, player2: seat },
    board: [[], [], [], []],
    tiles: [[], [], [], []],
    player1: playerOf(view.player1),
    player2: playerOf(view.player2),
    current: owner,
    turnNumber: view.turnNumber,
    turnBeganAt: 0,
    status: view.status,
    endReason: null,
    consecutivePasses: view.consecutivePasses,
    cards: {},
    hydratedCardDataCache: {},
    touched: {},
    pending: [],
  };
  const ownerOf = (userId: string | null): Owner => (userId === view.player1.userId ? 'player1' : 'player2');
  for (const { x, y } of POSITIONS) {
    const cell = view.board[y]![x] ?? null;
    state.board[y]![x] = cell && cardOf(cell, ownerOf);
    state.tiles[y]![x] = cell && tileOf(cell);
  }
  enterKnownCards(state, view, ownerOf);
  enterOwnDeck(state, view, owner, loadout);
  rng.shuffle(state[owner].deck);
  enterGuesses(state, view, other, memory, rng);
  return state;
}

function playerOf(view: PlayerView): Player {
  const { userId, score, timeoutsInRow } = view;
  return {
    userId,
    score,
    timeoutsInRow,
    hand: [...view.hand],
    deck: [...view.deck],
    discardPile: [...view.discardPile],
    placed: [...view.placed],
  };
}

function cardOf(cell: BoardCell, ownerOf: (userId: string | null) => Owner): BoardCard | null {
  if (cell.user_card_instance_id === null) return null;
  return {
    id: cell.user_card_instance_id,
    owner: ownerOf(cell.owner),
    lockedBy: cell.locked_by,
    effects: cell.effects!,
    marks: cell.marks!,
    defeats: cell.defeats!,
  };
}

function tileOf(cell: BoardCell): Tile | null {
  if (cell.tile_status === 'normal') return null;
  return {
    status: cell.tile_status,
    power: cell.tile_power,
    ticks: cell.tile_ticks,
    terrain: cell.terrain,
    turnsLeft: { player1: cell.player_1_turns_left, player2: cell.player_2_turns_left },
  };
}

function enterKnownCards(state: State, view: GameView, ownerOf: (userId: string | null) => Owner): void {
  for (const [id, card] of Object.entries(view.hydratedCardDataCache)) {
    const { base_card_id, level, xp, effects, marks, defeats } = card;
    const inPile = view.player1.discardPile.includes(id) || view.player1.hand.includes(id) ? 'player1' : 'player2';
    state.cards[id] = { base_card_id, level, xp, original_owner: inPile };
    state.hydratedCardDataCache[id] = { effects, marks, defeats };
  }
  for (const cell of view.board.flat()) {
    if (cell?.user_card_instance_id) {
      state.cards[cell.user_card_instance_id]!.original_owner = ownerOf(cell.original_owner);
    }
  }
}

/** A player knows what is in the own deck, from what it brought or from the deck the game gave it. */
function enterOwnDeck(state: State, view: GameView, owner: Owner, loadout: Loadout): void {
  const { ruleset, gameId, seats } = state;
  const ai = owner === 'player2' && ruleset.mode === 'solo' && ruleset.aiDeckId !== null;
  const own: readonly CardInstance[] =
    loadout ??
    (ai ? aiCards(gameId, getAiDeck(ruleset.aiDeckId!), ruleset.aiLevel) : starterCards(gameId, seats[owner]));
  const byId = new Map(own.map((card) => [card.user_card_instance_id, card]));
  for (const id of view[owner].deck) {
    const { base_card_id, level, xp } = byId.get(id)!;
    state.cards[id] = { base_card_id, level: ruleset.ranked ? 1 : level, xp, original_owner: owner };
  }
}

/** The placeholders of the other player's cards serve as ids for what those cards may be. */
function enterGuesses(state: State, view: GameView, other: Owner, memory: Memory, rng: Rng): void {
  const seen = Object.values(state.cards).filter((card) => card.original_owner === other);
  const guess = new Guess(seen.map(({ base_card_id }) => base_card_id));
  const level = Math.round(seen.reduce((sum, card) => sum + card.level, 0) / seen.length) || view.ruleset.aiLevel;
  const enter = (id: string, base_card_id: string): CardFacts =>
    (state.cards[id] = { base_card_id, level: view.ruleset.ranked ? 1 : level, xp: 0, original_owner: other });
  const { hand, deck, userId } = state[other];
  for (const id of [...hand, ...deck]) enter(id, guess.card(rng).card_id);
  // What went back to a hand stands at its end, or further to the front by what has been drawn since.
  const known = memory.returned.filter(({ to }) => to === userId).slice(-hand.length);
  for (const id of hand.slice(hand.length - known.length)) enter(id, getCardByKey(RETURNING).card_id);
  for (const id of hand) state.hydratedCardDataCache[id] = { effects: [], marks: {}, defeats: [] };
}
