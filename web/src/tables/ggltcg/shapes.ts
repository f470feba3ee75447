import type { ggltcg, Seat } from '@parlour/client';
import type { Ref, Scene } from '../../play/stage/scene.js';

export type Ggltcg = ggltcg.Ggltcg;
export type GameView = Ggltcg['view'];
export type PlayerView = GameView['players'][string];
export type CardView = PlayerView['in_play'][number];
export type GameEvent = Ggltcg['event'];

/** What is printed on a card. Cards are told apart by their ids: two with one name are two items. */
export interface Face {
  readonly name: string;
  /** The name on the paper; another one than `name` while the card is a copy. */
  readonly printed: string;
  /** The card whose picture it shows: itself, or what it is a copy of. */
  readonly picture: string;
  readonly type: 'Toy' | 'Action';
  /** Below 0: it costs what its target costs. */
  readonly cost: number;
  readonly text: string;
  readonly effects: string;
  readonly speed: number | null;
  readonly strength: number | null;
  readonly stamina: number | null;
  readonly primary: string;
  readonly accent: string;
  /** The card set whose pictures are shown: `name@version`. */
  readonly set: string;
}

export const card = (id: string): Ref => `card:${id}`;
/** The id of a card that a ref names. */
export const idOf = (ref: Ref): string => ref.slice('card:'.length);
/** A hidden hand as a whole; its backs are `hand:1.0`, `hand:1.1` … */
export const hand = (seat: Seat): Ref => `hand:${seat}`;
export const back = (seat: Seat, index: number): Ref => `hand:${seat}.${index}`;

export const zoneOf = {
  hand: (seat: Seat): string => `hand:${seat}`,
  play: (seat: Seat): string => `play:${seat}`,
  sleep: (seat: Seat): string => `sleep:${seat}`,
  /** Played, and not yet resolved. */
  middle: (seat: Seat): string => `middle:${seat}`,
};

/** Toys in play have these; static effects of other cards change them without an event. */
export const STATS = ['speed', 'strength', 'stamina', 'left'] as const;

export function faceOf(seen: CardView, set: string): Face {
  return {
    name: seen.name,
    printed: seen.printed_name,
    picture: seen.copied_from ?? seen.printed_name,
    type: seen.card_type,
    cost: seen.cost,
    text: seen.effect_text,
    effects: seen.effect_definitions,
    speed: seen.base_speed,
    strength: seen.base_strength,
    stamina: seen.base_stamina,
    primary: seen.primary_color,
    accent: seen.accent_color,
    set,
  };
}

/** The seat of a player, as the scene remembers it. */
export function seatOf({ facts }: Pick<Scene<Face>, 'facts'>, player: string): Seat {
  return Number(facts.get(`player:${player}`) ?? 0);
}

/** Whether a view shows a player's hand: one's own, and every hand of a finished game that is looked at with all cards open. */
export function showsHand(view: GameView | undefined, seat: Seat): boolean {
  const hand = view?.players[view.seats[seat] ?? '']?.hand;
  return hand !== undefined && hand !== null;
}

/** The cards of a player that a view shows. */
export function cardsOf(player: PlayerView | undefined): readonly CardView[] {
  return player ? [...(player.hand ?? []), ...player.in_play, ...player.sleep_zone] : [];
}

/** A card that a view shows, by its id. */
export function findCard(view: GameView | undefined, id: string): CardView | undefined {
  if (!view) return undefined;
  return Object.values(view.players)
    .flatMap(cardsOf)
    .find((seen) => seen.id === id);
}
