import type { PlayedMatch, Tally } from './tournament.types.js';

const LEAST = 0.33;

export function pointsOf({ wins, draws }: Pick<Tally, 'wins' | 'draws'>): number {
  return 3 * wins + draws;
}

/** Points out of those that could be won, byes not counted, and never below a third. */
export function matchWinRate({ wins, losses, draws, byes }: Tally): number {
  const played = wins - byes + losses + draws;
  return played === 0 ? LEAST : Math.max(LEAST, pointsOf({ wins: wins - byes, draws }) / (3 * played));
}

export function tallyOf(playerId: number, matches: readonly PlayedMatch[]): Tally {
  const tally = { wins: 0, losses: 0, draws: 0, byes: 0 };
  for (const match of matches) {
    const own = sideOf(playerId, match);
    if (!own) continue;
    if (match.playerB === null) tally.byes += 1;
    if (own.won > own.lost) tally.wins += 1;
    else if (own.won < own.lost || match.bothLost) tally.losses += 1;
    else tally.draws += 1;
  }
  return tally;
}

/** The same for single games; those of byes count. */
export function gameWinRate(playerId: number, matches: readonly PlayedMatch[]): number {
  const games = { wins: 0, draws: 0, played: 0 };
  for (const match of matches) {
    const own = sideOf(playerId, match);
    if (!own) continue;
    games.wins += own.won;
    games.draws += match.draws;
    games.played += own.won + own.lost + match.draws;
  }
  return games.played === 0 ? LEAST : Math.max(LEAST, pointsOf(games) / (3 * games.played));
}

/** The opponents of a player, as often as they met; byes are left out. */
export function opponentsOf(playerId: number, matches: readonly PlayedMatch[]): number[] {
  return matches.flatMap(({ playerA, playerB }) => {
    if (playerB === null) return [];
    return playerA === playerId ? [playerB] : playerB === playerId ? [playerA] : [];
  });
}

function sideOf(playerId: number, { playerA, playerB, winsA, winsB }: PlayedMatch) {
  if (playerA === playerId) return { won: winsA, lost: winsB };
  return playerB === playerId ? { won: winsB, lost: winsA } : undefined;
}
