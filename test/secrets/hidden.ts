import type { CheckState } from '../../src/games/check/rules/check.types.js';
import { faceOf } from '../../src/games/check/rules/cards/cards.js';
import type { State } from '../../src/games/ggltcg/rules/ggltcg.types.js';
import { cards as fuelCards } from './fuel-names.js';

/** A seat, or a watcher. */
export type Eyes = number | null;

/** What must not stand in anything that a client is sent, as texts to search for. */
export type Hidden = (state: never, eyes: Eyes) => string[];

const quoted = (text: string): string => JSON.stringify(text);

/** No seat knows the deck or what lies face down; a seat knows what it is being shown, and the card it has drawn. */
function inCheck(state: CheckState, eyes: Eyes): string[] {
  if (state.phase === 'scoringPhase') return [];
  const shown = new Set(
    state.activeReveals
      .filter(({ toSeat }) => toSeat === eyes)
      .map(({ seat, cardIndex }) => state.players[seat]!.hand[cardIndex]),
  );
  const drawn = state.players.flatMap(({ pendingDrawnCard, pendingDrawnCardSource }, seat) =>
    pendingDrawnCard && pendingDrawnCardSource === 'deck' && seat !== eyes ? [pendingDrawnCard] : [],
  );
  const open = new Set([...state.discardPile, ...state.pendingAbilities.map(({ card }) => card)]);
  return [...state.deck, ...state.players.flatMap(({ hand }) => hand), ...drawn]
    .filter((card) => card !== null && !shown.has(card) && !open.has(card))
    .flatMap((card) => [quoted(card!), JSON.stringify(faceOf(card!)), reversed(faceOf(card!))]);
}

/** The same face with its members the other way round. */
function reversed({ suit, rank }: { suit: string; rank: string }): string {
  return JSON.stringify({ rank, suit });
}

/** The others' hands: ids, and names where decks are not open. */
function inGgltcg(state: State, eyes: Eyes): string[] {
  const me = eyes === null ? undefined : state.seats[eyes];
  const all = Object.values(state.players);
  const known = new Set(
    all.flatMap(({ player_id, hand, in_play, sleep_zone }) =>
      [...in_play, ...sleep_zone, ...(player_id === me ? hand : [])].map((card) => card.printed_name),
    ),
  );
  const hands = all.filter(({ player_id }) => player_id !== me).flatMap(({ hand }) => hand);
  return [
    ...hands.map(({ id }) => quoted(id)),
    ...(state.options.reveal_decks
      ? []
      : hands.filter((card) => !known.has(card.printed_name)).map((card) => quoted(card.printed_name))),
  ];
}

interface VikingState {
  readonly seats: { readonly player1: number; readonly player2: number };
  readonly player1: { readonly hand: string[]; readonly deck: string[] };
  readonly player2: { readonly hand: string[]; readonly deck: string[] };
}

/** The other's hand and deck. */
function inVikingVengeance(state: VikingState, eyes: Eyes): string[] {
  return (['player1', 'player2'] as const)
    .filter((player) => state.seats[player] !== eyes)
    .flatMap((player) => [...state[player].hand, ...state[player].deck].map(quoted));
}

interface FuelState {
  readonly players: readonly { readonly hand: number[]; readonly deck: number[] }[];
  readonly cards: Readonly<Record<string, { readonly card: string; readonly owner: number }>>;
  readonly pendingChoice: { readonly kind: string; readonly seat: number } | null;
}

/** The numbers of covered cards (`conspicuous-numbers.ts`), and their faces where no open card has the same. */
function inTcgFuel(state: FuelState, eyes: Eyes): string[] {
  const { pendingChoice } = state;
  const looking = ['scry', 'search'].includes(pendingChoice?.kind ?? '') && pendingChoice?.seat === eyes;
  const covered = new Set(
    state.players.flatMap(({ hand, deck }, seat) =>
      seat === eyes ? (looking ? [] : deck).map(String) : [...deck, ...hand].map(String),
    ),
  );
  const known = new Set(
    Object.entries(state.cards)
      .filter(([id, { owner }]) => !covered.has(id) || owner === eyes)
      .map(([, { card }]) => card),
  );
  const faces = new Set([...covered].map((id) => state.cards[id]!.card).filter((card) => !known.has(card)));
  return [...covered, ...[...faces].flatMap((card) => [quoted(card), quoted(fuelCards.get(card) ?? card)])];
}

export const HIDDEN: Readonly<Record<string, Hidden>> = {
  check: inCheck as Hidden,
  'four-in-a-square': () => [],
  ggltcg: inGgltcg as Hidden,
  'tcg-fuel': inTcgFuel as Hidden,
  'viking-vengeance': inVikingVengeance as Hidden,
};
