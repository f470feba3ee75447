import type { Check, check, Seat } from '@parlour/client';

export type { Check };
export type CheckView = Check['view'];
export type CheckEvent = Check['event'];
export type CardFace = NonNullable<CheckView['activeAbility']>['card'];
export type Rank = CardFace['rank'];
export type Suit = CardFace['suit'];
export type Target = check.Target;

/** What lies face up. A back is `'down'`, and says nothing. */
export type Face = CardFace;

/** The cards that do something when they are discarded. */
export type Court = 'J' | 'Q' | 'K';

export function isCourt(rank: Rank): rank is Court {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

export const idOf = (seat: Seat): string => String(seat);
export const seatOf = (playerID: string): Seat => Number(playerID);
