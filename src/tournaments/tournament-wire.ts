import { standingsFor } from './rounds.js';
import type { MatchPageDto, StandingDto, TournamentLineDto, TournamentPageDto } from './tournament-pages.dto.js';
import type { Registered, StoredMatch, Tournament } from './tournament-rows.js';
import type { TournamentFacts } from './tournaments.service.js';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A tournament as all may see it. */
export function lineOf({
  seed: _,
  startsAt,
  startedAt,
  finishedAt,
  createdAt,
  ...tournament
}: Tournament): TournamentLineDto {
  return {
    ...tournament,
    startsAt: text(startsAt),
    startedAt: text(startedAt),
    finishedAt: text(finishedAt),
    createdAt: createdAt.toISOString(),
  };
}

/** What players bring is their own until it is played. */
export function pageOf({ tournament, players, deeds }: TournamentFacts): TournamentPageDto {
  return {
    ...lineOf(tournament),
    players: players.map(({ playerId, userId, name, botLevel, position, dropped }) => ({
      ...{ playerId, userId, name, level: botLevel, position, dropped },
    })),
    log: deeds.map(({ at, userId, name, deed, details }) => ({
      ...{
        at: at.toISOString(),
        userId,
        name,
        deed,
        reason: textOf(details.reason),
        player: textOf(details.player),
        matchId: numberOf(details.matchId),
        winsA: numberOf(details.winsA),
        winsB: numberOf(details.winsB),
      },
    })),
  };
}

function textOf(detail: unknown): string | null {
  return typeof detail === 'string' ? detail : null;
}

function numberOf(detail: unknown): number | null {
  return typeof detail === 'number' ? detail : null;
}

export function matchOf(match: StoredMatch): MatchPageDto {
  const { id, round, stage, number, playerA, playerB, winsA, winsB, draws, winnerId, outcome, roomId, sessionId } =
    match;
  const status = match.isOver ? 'finished' : 'open';
  const known = { id, round, stage, number, playerA, playerB, status, winsA, winsB, draws, winnerId, outcome } as const;
  return { ...known, roomId, sessionId, replayed: match.replayAfter !== null };
}

export function standingsOfAll(
  tournament: Tournament,
  players: readonly Registered[],
  matches: readonly StoredMatch[],
): StandingDto[] {
  const known = new Map(players.map((player) => [player.playerId, player]));
  return standingsFor(tournament, players, matches).map((line) => {
    const { name, dropped } = known.get(line.playerId)!;
    return { ...line, name, dropped };
  });
}
