import { uuidV5 } from '../../../common/uuid-v5.js';
import type { Rng, Seat, SeatSetup, Setup } from '../../../engine/core/index.js';
import { chooseAiDeck } from './ai-decks.js';
import { SIZE } from './board/board.js';
import { cardsOfDeck, constants, getAiDeck, starterDeck } from './catalogue.js';
import type { DeckList } from './catalogue.js';
import type { CardInstance, Options, Owner, Player, State, VikingVengeance } from './viking-vengeance.types.js';

/** Section 2.1: who is player1, which cards everybody brings, two shuffles, two hands. */
export function setUp({ sessionId, options, seats, rng, at }: Setup<VikingVengeance>): State {
  const order = seatOrder(options, seats, rng);
  const brought = { player1: seats[order.player1]!, player2: seats[order.player2]! };
  const ruleset = { ...options };
  const one = brought.player1.loadout ?? starterCards(sessionId, order.player1);
  const two = apartFrom(
    one,
    brought.player2.loadout ?? cardsWithoutLoadout(sessionId, ruleset, brought.player2, order.player2, one, rng),
    sessionId,
  );
  const state: State = {
    gameId: sessionId,
    ruleset,
    seats: order,
    board: emptyGrid(),
    tiles: emptyGrid(),
    player1: newPlayer(brought.player1.id, shuffled(one, rng)),
    player2: newPlayer(secondUserId(options, brought.player2), shuffled(two, rng)),
    current: 'player1',
    turnNumber: 1,
    turnBeganAt: at,
    status: 'active',
    endReason: null,
    consecutivePasses: 0,
    cards: {},
    hydratedCardDataCache: {},
    touched: {},
    pending: [],
  };
  enter(state, 'player1', one);
  enter(state, 'player2', two);
  return state;
}

/** R4: in solo the human begins; between people the first draw says which seat does. */
function seatOrder(
  { mode }: Options,
  seats: readonly SeatSetup<VikingVengeance>[],
  rng: Rng,
): { player1: Seat; player2: Seat } {
  const first = mode === 'pvp' ? rng.int(2) : seats[0]!.bot && !seats[1]!.bot ? 1 : 0;
  return { player1: first, player2: 1 - first };
}

/** The AI of a solo game goes by one name everywhere. */
function secondUserId({ mode }: Options, { bot, id }: SeatSetup<VikingVengeance>): string {
  return mode === 'solo' && bot ? constants.ai_player_id : id;
}

/** The AI of a solo game plays one of its own decks; another player who brings nothing plays the starter deck. */
function cardsWithoutLoadout(
  gameId: string,
  ruleset: Options,
  { bot }: SeatSetup<VikingVengeance>,
  seat: Seat,
  opposing: readonly CardInstance[],
  rng: Rng,
): CardInstance[] {
  if (ruleset.mode !== 'solo' || !bot) return starterCards(gameId, seat);
  ruleset.aiDeckId ??= chooseAiDeck(opposing, ruleset.aiLevel, rng).deck_id;
  return aiCards(gameId, getAiDeck(ruleset.aiDeckId), ruleset.aiLevel);
}

/** R2: cards that exist only in this game; their ids follow from the game's. */
export function aiCards(gameId: string, deck: DeckList, level: number): CardInstance[] {
  return instances(gameId, deck, level, 'ai-card');
}

/** The cards of a seat that brought none. */
export function starterCards(gameId: string, seat: Seat): CardInstance[] {
  return instances(gameId, starterDeck, 1, `starter-card/${seat}`);
}

function instances(gameId: string, deck: DeckList, level: number, name: string): CardInstance[] {
  return cardsOfDeck(deck).map(({ card_id }, index) => ({
    user_card_instance_id: uuidV5(`${name}/${index}`, gameId),
    base_card_id: card_id,
    level,
    xp: 0,
  }));
}

/** A player of both sides with one deck plays the second side with copies: a card lies in one place only. */
function apartFrom(
  one: readonly CardInstance[],
  two: readonly CardInstance[],
  gameId: string,
): readonly CardInstance[] {
  const taken = new Set(one.map(({ user_card_instance_id }) => user_card_instance_id));
  if (!two.some(({ user_card_instance_id }) => taken.has(user_card_instance_id))) return two;
  return two.map((card, index) => ({ ...card, user_card_instance_id: uuidV5(`copied-card/${index}`, gameId) }));
}

function shuffled(cards: readonly CardInstance[], rng: Rng): string[] {
  return rng.shuffle(cards.map(({ user_card_instance_id }) => user_card_instance_id));
}

/** R3: the first five are the hand, the next card to draw comes first in the deck. */
function newPlayer(userId: string, ids: string[]): Player {
  const hand = ids.splice(0, constants.initial_cards_to_draw);
  return { userId, hand, deck: ids, score: 0, discardPile: [], placed: [], timeoutsInRow: 0 };
}

/** R56: the game keeps its own copy of every card. R58: ranked games are played at level 1. */
function enter(state: State, owner: Owner, cards: readonly CardInstance[]): void {
  for (const { user_card_instance_id, base_card_id, level, xp } of cards) {
    const played = state.ruleset.ranked ? 1 : level;
    state.cards[user_card_instance_id] = { base_card_id, level: played, xp, original_owner: owner };
  }
  for (const id of state[owner].hand) state.hydratedCardDataCache[id] = { effects: [], marks: {}, defeats: [] };
}

function emptyGrid(): null[][] {
  return Array.from({ length: SIZE }, () => Array<null>(SIZE).fill(null));
}
