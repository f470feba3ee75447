import type { Outcome, PlayerAtTable } from '@parlour/client';

/** A player's place at the end; ties share one. */
export interface Standing {
  readonly player: PlayerAtTable;
  readonly place: number;
}

/** The players by their places. Where a game names only winners, everybody else shares the place after them. */
export function standings({ winners, places }: Outcome, players: readonly PlayerAtTable[]): Standing[] {
  const placeOf = (seat: number): number =>
    places?.[seat] ?? (winners.length === 0 || winners.includes(seat) ? 1 : winners.length + 1);
  return players
    .map((player) => ({ player, place: placeOf(player.seat) }))
    .sort((one, other) => one.place - other.place || one.player.seat - other.player.seat);
}
