import type { Seat, VikingVengeance, vikingVengeance } from '@parlour/client';

export type { VikingVengeance };
export type GameView = VikingVengeance['view'];
export type Power = vikingVengeance.Power;
export type Side = vikingVengeance.Side;
export type Position = vikingVengeance.Position;
export type TileFields = vikingVengeance.TileFields;
type BaseCardData = vikingVengeance.BaseCardData;

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** What is printed on a card, at the level it plays at. */
export interface CardFace {
  readonly is: 'card';
  readonly name: string;
  readonly rarity: BaseCardData['rarity'];
  readonly picture: string;
  readonly tags: readonly string[];
  readonly level: number;
  readonly printed: Power;
  readonly ability: { readonly id: string; readonly name: string; readonly text: string; readonly when: string } | null;
}

/** What is special about a tile. */
export interface TileFace {
  readonly is: 'tile';
  readonly status: Exclude<TileFields['tile_status'], 'normal'>;
  readonly terrain: TileFields['terrain'];
}

export type Face = CardFace | TileFace;

/** The part of a card that the view tells in the same words wherever the card lies. */
export type Printed = Omit<BaseCardData, 'base_power'> & { readonly base_power: Power; readonly level: number };

/** Each level above the first is one more on every side. */
export function cardFace(card: Printed): CardFace {
  const { special_ability_id: id, ability_name, ability_description, ability_triggerMoment, level } = card;
  const { top, right, bottom, left } = card.base_power;
  const more = level - 1;
  return {
    is: 'card',
    name: card.name,
    rarity: card.rarity,
    picture: card.image_url,
    tags: card.tags,
    level,
    printed: { top: top + more, right: right + more, bottom: bottom + more, left: left + more },
    ability:
      id === null
        ? null
        : { id, name: ability_name ?? id, text: ability_description ?? '', when: ability_triggerMoment ?? '' },
  };
}

/** The seat of a player, whom views and events call by user id. */
export function seatOf(view: Pick<GameView, 'player1' | 'player2' | 'seats'>, userId: string | null): Seat {
  return userId === view.player1.userId ? view.seats.player1 : view.seats.player2;
}

/** What a side of the table holds, by its seat. */
export function playerAt(view: GameView, seat: Seat): GameView['player1'] {
  return view.seats.player1 === seat ? view.player1 : view.player2;
}

/** A card that the reader may know, wherever it lies. */
export function findFace(view: GameView | undefined, cardId: string): CardFace | undefined {
  const card = view?.hydratedCardDataCache[cardId];
  return card && cardFace({ ...card, base_power: card.basePower });
}

export const isCard = (face: Face | 'down' | undefined): face is CardFace =>
  typeof face === 'object' && face.is === 'card';
export const isTile = (face: Face | 'down' | undefined): face is TileFace =>
  typeof face === 'object' && face.is === 'tile';
