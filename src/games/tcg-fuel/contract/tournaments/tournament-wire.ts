import { standingsFor } from './rounds.js';
import type { LoggedDeed, Registered, StoredMatch, Tournament } from './tournament-rows.js';
import type { Standing } from './tournament.types.js';

/** A tournament as anybody may see it. Decks are their players' own until they are played. */
export function tournamentLine({ seed: _, startsAt, startedAt, finishedAt, createdAt, ...tournament }: Tournament) {
  const text = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    ...tournament,
    startsAt: text(startsAt),
    startedAt: text(startedAt),
    finishedAt: text(finishedAt),
    createdAt: text(createdAt),
  };
}

export function tournamentPage(tournament: Tournament, players: readonly Registered[], deeds: readonly LoggedDeed[]) {
  return {
    ...tournamentLine(tournament),
    players: players.map(({ playerId, username, position, dropped }) => ({ playerId, username, position, dropped })),
    log: deeds.map(({ at, ...deed }) => ({ at: at.toISOString(), ...deed })),
  };
}

export function matchLine(match: StoredMatch) {
  const { id, round, stage, number, playerA, playerB, winsA, winsB, draws, winnerId, outcome, roomId, gameId } = match;
  const status = match.isOver ? 'finished' : 'open';
  const known = { id, round, stage, number, playerA, playerB, status, winsA, winsB, draws, winnerId, outcome };
  const table = { roomUuid: match.roomUuid, sessionId: match.sessionId };
  return { ...known, ...table, roomId, gameId, replayed: match.replayAfter !== null, decidedBy: match.decidedBy };
}

/** A line of the standings. */
export interface StandingLine extends Standing {
  readonly username: string;
  readonly dropped: boolean;
}

export function standingLines(
  tournament: Tournament,
  players: readonly Registered[],
  matches: readonly StoredMatch[],
): StandingLine[] {
  const known = new Map(players.map((player) => [player.playerId, player]));
  return standingsFor(tournament, players, matches).map((line) => {
    const { username, dropped } = known.get(line.playerId)!;
    return { ...line, username, dropped };
  });
}
