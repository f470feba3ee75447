import type { fourInASquare, FourInASquare, Seat } from '@parlour/client';

export type { FourInASquare };
export type Player = fourInASquare.Player;
export type Phase = fourInASquare.Phase;
export type GameView = FourInASquare['view'];

/** A piece is all that can lie in a slot. */
export type Face = Player;

export const PLAYERS: readonly Player[] = ['R', 'B'];
export const NAMES: Readonly<Record<Player, string>> = { R: 'Red', B: 'Blue' };

/** Red sits in seat 0. */
export function seatOf(player: Player): Seat {
  return player === 'R' ? 0 : 1;
}

export function playerOf(seat: Seat): Player {
  return seat === 0 ? 'R' : 'B';
}
