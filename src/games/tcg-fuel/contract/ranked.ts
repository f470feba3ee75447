import { ApiError } from '../../../common/api-error.js';
import type { Committing, SqlStatement } from '../../../engine/hosting/hosted-game.js';
import { RANKED_WINDOW } from '../../../rooms/matchmaking/match-modes.js';
import type { MatchMode } from '../../../rooms/matchmaking/match-modes.js';
import { eloRows } from '../../../rooms/ratings/rating-rows.js';
import { EARNEST_CLOCK, SLOW_CLOCK } from './matches/opening.js';
import { DEFAULTS } from '../rules/setup.js';
import type { Options, TcgFuel } from '../rules/tcg-fuel.types.js';

/** R8, R9, R61: ranked games have decks of 40, chance decides who begins, and every decision has its time. */
const RANKED: Options = { ...DEFAULTS, format: 'fuel40', firstPlayer: 'random', clock: EARNEST_CLOCK };

export const matchModes: Readonly<Record<'casual' | 'ranked', Partial<MatchMode>>> = {
  casual: { options: { ...DEFAULTS, clock: SLOW_CLOCK } },
  ranked: { options: RANKED, rated: true, window: RANKED_WINDOW },
};

/** A rated game that ends changes the ratings, in the commit that ends it. */
export function ratingRows({ sessionId, rated, seats, steps }: Committing<TcgFuel>): SqlStatement[] {
  const last = steps.at(-1)!.table.state;
  if (!rated || last.stage !== 'finished') return [];
  const drawn = last.endReason !== 'last_player';
  const players = seats.flatMap(({ userId, seat }) => {
    const place = drawn || !last.players[seat]!.hasLost ? 1 : 2;
    return userId === null ? [] : [{ userId, place }];
  });
  return eloRows({ sessionId, game: 'tcg-fuel', list: 'ranked', players });
}

/** What the shape of options cannot say. */
export function checkOptions({ bestOf }: Options, seats?: number): void {
  if (bestOf !== 3 || seats === undefined || seats === 2) return;
  throw new ApiError(400, 'BAD_SHAPE', 'Best of three is for two players.');
}
