import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { UserAccount } from '../../../../auth/account.js';
import { standingsFor } from '../../../../tournaments/rounds.js';
import { entrantsOf } from '../../../../tournaments/tournament-rows.js';
import type { Registered, StoredMatch, Tournament, TournamentStatus } from '../../../../tournaments/tournament-rows.js';
import type { ResultDto } from '../../../../tournaments/tournament.dto.js';
import { Tournaments } from '../../../../tournaments/tournaments.service.js';
import type { WaitingMatch } from '../../../../tournaments/waiting-matches.js';
import { Players } from '../players/players.js';
import type { FuelNewTournamentDto } from './fuel-tournament.dto.js';

const GAME = 'tcg-fuel';

/** The open matches of an account, and by which number tournaments name it. */
export interface MyMatches {
  readonly playerId: number;
  readonly matches: readonly MyMatch[];
}

interface MyMatch extends Omit<WaitingMatch, 'game' | 'since'> {
  /** When the match is lost by not coming. */
  readonly lostAt: string | null;
}

/** Tournaments under the paths and words of this contract, whose players have numbers of their own. */
@Injectable()
export class FuelTournaments {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly players: Players,
    private readonly pool: Pool,
  ) {}

  async list(status: TournamentStatus | undefined) {
    const found = await this.tournaments.list({ status, game: GAME });
    const winners = await entrantsOf(
      this.pool,
      found.flatMap(({ winnerId }) => winnerId ?? []),
    );
    const accounts = await this.players.idsOf(found.flatMap(({ createdBy }) => createdBy ?? []));
    return { tournaments: found.map((one) => lineOf(one, winners, accounts)) };
  }

  async mine(account: UserAccount): Promise<MyMatches> {
    const matches = await this.tournaments.mine(account, GAME);
    return { playerId: await this.players.idOf(account), matches: matches.map(({ game: _, ...match }) => match) };
  }

  async create(account: UserAccount, { format, rounds, ...plan }: FuelNewTournamentDto) {
    await this.players.idOf(account);
    return this.show(
      await this.tournaments.create(account, { ...plan, rounds: rounds ?? null, game: GAME, options: { format } }),
    );
  }

  async show(id: number) {
    await this.tournaments.get(id, GAME);
    const { tournament, players, deeds } = await this.tournaments.facts(id);
    const accounts = await this.players.idsOf(
      [tournament.createdBy, ...deeds.map(({ userId }) => userId)].flatMap((userId) => userId ?? []),
    );
    return {
      ...lineOf(tournament, byId(players), accounts),
      players: players.map(({ name, position, dropped, ...player }) => ({
        ...{ playerId: numberOf(player), username: name, position, dropped },
      })),
      log: deeds.map(({ at, userId, deed, details }) => ({
        ...{ at: at.toISOString(), playerId: accounts.get(userId ?? '') ?? null, deed, details },
      })),
    };
  }

  async register(account: UserAccount, id: number, deckId: number) {
    await this.tournaments.get(id, GAME);
    await this.tournaments.register(account, id, { deckId });
    return this.show(id);
  }

  async drop(account: UserAccount, id: number) {
    await this.tournaments.get(id, GAME);
    await this.tournaments.drop(account, id);
    return this.show(id);
  }

  async start(account: UserAccount, id: number) {
    await this.tournaments.get(id, GAME);
    await this.tournaments.start(account, id);
    return this.show(id);
  }

  async round(id: number, round: number) {
    await this.tournaments.get(id, GAME);
    const matches = await this.tournaments.round(id, round);
    const status = matches.every(({ isOver }) => isOver) ? 'finished' : 'running';
    return { tournamentId: id, round, stage: matches[0]!.stage, status, matches: await this.lines(id, matches) };
  }

  async standings(id: number) {
    await this.tournaments.get(id, GAME);
    const { tournament, players } = await this.tournaments.facts(id);
    const known = byId(players);
    const lines = standingsFor(tournament, players, await this.tournaments.matches(id));
    return {
      tournamentId: id,
      standings: lines.map((line) => {
        const entrant = known.get(line.playerId)!;
        return { ...line, playerId: numberOf(entrant), username: entrant.name, dropped: entrant.dropped };
      }),
    };
  }

  async decide(account: UserAccount, id: number, matchId: number, result: ResultDto) {
    await this.tournaments.get(id, GAME);
    const match = await this.tournaments.decide(account, id, matchId, result);
    return (await this.lines(id, [match]))[0]!;
  }

  /** The numbers of a tournament's players, by their numbers among all entrants. */
  async numbersIn(id: number): Promise<(entrantId: number) => number> {
    const known = byId((await this.tournaments.facts(id)).players);
    return (entrantId) => numberOf(known.get(entrantId)!);
  }

  private async lines(id: number, matches: readonly StoredMatch[]) {
    const number = await this.numbersIn(id);
    const accounts = await this.players.idsOf(matches.flatMap(({ decidedBy }) => decidedBy ?? []));
    return matches.map((match) => {
      const { round, stage, winsA, winsB, draws, outcome, sessionId } = match;
      const or = (entrantId: number | null): number | null => (entrantId === null ? null : number(entrantId));
      return {
        ...{
          id: match.id,
          round,
          stage,
          number: match.number,
          playerA: number(match.playerA),
          playerB: or(match.playerB),
        },
        ...{ status: match.isOver ? 'finished' : 'open', winsA, winsB, draws, winnerId: or(match.winnerId), outcome },
        ...{ roomUuid: match.roomId, sessionId, roomId: match.roomNum, gameId: match.gameNum },
        ...{ replayed: match.replayAfter !== null, decidedBy: accounts.get(match.decidedBy ?? '') ?? null },
      };
    });
  }
}

/** A bot has no player's number: it is called by its entry, below zero. */
function numberOf({ roomPlayerId, playerId }: Pick<Registered, 'roomPlayerId' | 'playerId'>): number {
  return roomPlayerId === null ? -playerId : Number(roomPlayerId);
}

function byId(players: readonly Registered[]): ReadonlyMap<number, Registered> {
  return new Map(players.map((player) => [player.playerId, player]));
}

/** A tournament as all may see it. Decks are their players' own until they are played. */
function lineOf(
  {
    seed: _,
    game: _game,
    options,
    createdBy,
    winnerId,
    startsAt,
    startedAt,
    finishedAt,
    createdAt,
    ...one
  }: Tournament,
  entrants: ReadonlyMap<number, Registered>,
  accounts: ReadonlyMap<string, number>,
) {
  const text = (at: Date | null): string | null => at?.toISOString() ?? null;
  const winner = winnerId === null ? undefined : entrants.get(winnerId);
  return {
    ...one,
    format: (options as { format?: string }).format,
    createdBy: accounts.get(createdBy ?? '') ?? null,
    winnerId: winner ? numberOf(winner) : null,
    ...{
      startsAt: text(startsAt),
      startedAt: text(startedAt),
      finishedAt: text(finishedAt),
      createdAt: text(createdAt),
    },
  };
}
