import { bare, Flag, Whole } from '../../../common/http/members.js';
import type { HostedGame } from '../../../engine/hosting/hosted-game.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';

/** The options of the common endpoints; this game's own paths read theirs with its own words for errors. */
export class FourInASquareOptionsDto {
  @Whole({ optional: 'or null', min: 1, max: 16, default: 8 })
  piecesPerPlayer!: number;

  @Flag({ optional: 'or null', default: false, about: 'The square that slid last may not slide next' })
  noBacktrack!: boolean;

  @Whole({ optional: 'or null', min: 0, max: 50, default: 5, about: 'A draw at the n-th repetition; 0 is never' })
  repetitionLimit!: number;

  @Whole({ optional: 'or null', min: 0, max: 2000, about: 'A draw after so many slides; 0 is never' })
  movementLimit!: number;
}

class PlaceDto extends bare('place') {
  @Whole({ minimum: 0, maximum: 8 })
  squareIndex!: number;

  @Whole({ minimum: 0, maximum: 3 })
  slotIndex!: number;
}

class SlideDto extends bare('slide') {
  @Whole({ minimum: 0, maximum: 8 })
  squareIndex!: number;

  @Whole({ optional: 'or null', minimum: 0, maximum: 8 })
  toHoleSquareIndex?: number;
}

/** What clients may send. */
export const shapes: HostedGame<FourInASquare>['shapes'] = {
  options: FourInASquareOptionsDto,
  actions: {
    place: PlaceDto,
    slide: SlideDto,
    resign: bare('resign'),
    'offer-draw': bare('offer-draw'),
    'accept-draw': bare('accept-draw'),
    'decline-draw': bare('decline-draw'),
    restart: bare('restart'),
  },
};
