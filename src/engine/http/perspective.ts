import type { Account } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import type { Viewer } from '../core/index.js';
import type { LiveSession } from '../sessions/session.js';

/** Who looks back, and through whose eyes if the caller says: `all`, `public`, `seat0`. One's own seats are one's own eyes. */
export function perspective(
  session: LiveSession,
  account: Account | undefined,
  wanted: string | undefined,
): { viewer: Viewer; as?: Viewer } {
  const viewer = session.viewerFor(account);
  if (wanted === undefined) return { viewer };
  if (wanted === 'all' || wanted === 'public') return { viewer, as: wanted };
  const seat = Number(wanted.slice('seat'.length));
  if (seat >= session.seats.length) {
    throw new ApiError(400, 'BAD_SHAPE', `This game has seats 0 to ${session.seats.length - 1}.`);
  }
  return session.seatsOf(account).includes(seat) ? { viewer: seat, as: seat } : { viewer, as: seat };
}
