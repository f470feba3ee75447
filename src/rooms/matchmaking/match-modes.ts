import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { ELO } from '../ratings/rating-rows.js';
import type { RatingWindow } from './pairing.js';

/** What is played in one queue of a game. */
export interface MatchMode {
  readonly seats: number;
  readonly options: object;
  readonly rated: boolean;
  /** The list of ratings that counts, and what a newcomer has in it. */
  readonly list: string;
  readonly start: number;
  /** Without it any two may be paired. */
  readonly window?: RatingWindow;
  /** An account that plays this game with other people cannot queue for it. */
  readonly alone?: boolean;
}

/** How far apart ratings may be in the ranked queue of the house, by how long a player has waited. */
export const RANKED_WINDOW: RatingWindow = { within: 100, grows: 50, everySeconds: 10, most: 600 };

/** The queues of each game: those it registered, or a casual and a ranked one. */
@Injectable()
export class MatchModes {
  private readonly registered = new Map<string, Map<string, Partial<MatchMode>>>();

  constructor(private readonly games: GameRegistry) {}

  register(game: string, modes: Readonly<Record<string, Partial<MatchMode>>>): void {
    this.registered.set(game, new Map(Object.entries(modes)));
  }

  get(game: string, mode: string): MatchMode {
    const { definition, title } = this.games.get(game);
    const modes = this.registered.get(game) ?? USUAL;
    const wanted = modes.get(mode);
    if (!wanted) {
      throw new ApiError(400, 'NO_SUCH_MODE', `${title} is queued for as ${[...modes.keys()].join(' or ')}.`);
    }
    return {
      seats: Math.max(2, definition.seats.min),
      options: definition.defaults,
      rated: false,
      list: mode,
      start: ELO.start,
      ...wanted,
    };
  }
}

const USUAL: ReadonlyMap<string, Partial<MatchMode>> = new Map([
  ['casual', {}],
  ['ranked', { rated: true, window: RANKED_WINDOW }],
]);
