import { gameWinRate, matchWinRate, opponentsOf, pointsOf, tallyOf } from './rates.js';
import type { PlayedMatch, Standing } from './tournament.types.js';

/**
 * Points, then opponents' match wins, own game wins, opponents' game wins; what is equal then stands in the order in
 * which the players are given, which the tournament's rng has drawn.
 */
export function standingsOf(players: readonly number[], matches: readonly PlayedMatch[]): Standing[] {
  // Opponents who have dropped out are not ranked here, but what they did still counts.
  const everybody = new Set([...players, ...matches.flatMap(({ playerA, playerB }) => [playerA, playerB ?? playerA])]);
  const rates = new Map(
    [...everybody].map((id) => [id, { match: matchWinRate(tallyOf(id, matches)), game: gameWinRate(id, matches) }]),
  );
  const lines = players.map((playerId) => {
    const tally = tallyOf(playerId, matches);
    const met = opponentsOf(playerId, matches).map((id) => rates.get(id)!);
    return {
      ...tally,
      playerId,
      points: pointsOf(tally),
      matchWinRate: rates.get(playerId)!.match,
      opponentsMatchWinRate: averageOf(met.map(({ match }) => match)),
      gameWinRate: rates.get(playerId)!.game,
      opponentsGameWinRate: averageOf(met.map(({ game }) => game)),
    };
  });
  return lines
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.opponentsMatchWinRate - a.opponentsMatchWinRate ||
        b.gameWinRate - a.gameWinRate ||
        b.opponentsGameWinRate - a.opponentsGameWinRate,
    )
    .map((line, index) => ({ ...line, rank: index + 1 }));
}

function averageOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
