import { isDecided } from '../../../../tournaments/score.js';

/** A game that was played in a room. Players are known by their account, or by their place where they have none. */
export interface RoomGame {
  readonly gameId: number;
  /** By seat. */
  readonly players: readonly string[];
  /** Undefined while it runs and where it was called off; null in a draw. */
  readonly winner: string | null | undefined;
  readonly firstSeat: number;
}

/** Some games between the same two: the one with more wins takes the match. */
export interface Match {
  readonly players: readonly string[];
  /** Those that came to an end. */
  readonly games: readonly RoomGame[];
  readonly draws: number;
  readonly isOver: boolean;
  /** The winner of the match; null when it is drawn, or goes on. */
  readonly winner: string | null;
}

/** The last match of a room: the one that goes on, or the one that has just ended. */
export function lastMatch(games: readonly RoomGame[], bestOf: number): Match | undefined {
  let match: Match | undefined;
  for (const game of games) {
    if (game.winner === undefined) continue;
    const goesOn = match && !match.isOver && isSame(match.players, game.players);
    match = matchOf(goesOn ? [...match!.games, game] : [game], bestOf);
  }
  return match;
}

export function winsOf({ games }: Pick<Match, 'games'>, player: string): number {
  return games.filter(({ winner }) => winner === player).length;
}

/** Whose choice it is to begin the next game: the loser's of the last one. No player's after a draw or between matches. */
export function chooserOf(match: Match | undefined): string | undefined {
  const last = match && !match.isOver ? match.games.at(-1) : undefined;
  return last?.winner ? last.players.find((player) => player !== last.winner) : undefined;
}

/** Who begins the next game of a match that goes on: as the loser chooses; after a draw, the one who did not begin that. */
export function nextToBegin(match: Match | undefined, loserBegins: boolean): string | undefined {
  const last = match && !match.isOver ? match.games.at(-1) : undefined;
  if (!last) return undefined;
  const chooser = chooserOf(match);
  if (chooser === undefined) return last.players.find((_, seat) => seat !== last.firstSeat);
  return loserBegins ? chooser : last.winner!;
}

function matchOf(games: readonly RoomGame[], bestOf: number): Match {
  const { players } = games[0]!;
  const [winsA, winsB] = players.map((player) => winsOf({ games }, player)) as [number, number];
  const draws = games.filter(({ winner }) => winner === null).length;
  const isOver = isDecided({ winsA, winsB, draws }, bestOf);
  const winner = !isOver || winsA === winsB ? null : players[winsA > winsB ? 0 : 1]!;
  return { players, games, draws, isOver, winner };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((player) => others.includes(player));
}
