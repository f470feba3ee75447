import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { Repository } from 'typeorm';
import type { UserAccount } from '../auth/account.js';
import { ApiError } from '../common/api-error.js';
import { inTransaction } from '../common/in-transaction.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { SessionService } from '../engine/sessions/session.service.js';
import { readOptions } from '../engine/hosting/shapes.js';
import { RoomLimits } from '../rooms/room-limits.js';
import { DeedRow } from './entities/deed.entity.js';
import { TournamentRow } from './entities/tournament.entity.js';
import { takeOut, wasTakenOut } from './leaving.js';
import { RoundKeeper } from './round-keeper.js';
import { gamesToWin, isDecided } from './score.js';
import type { Score } from './score.js';
import * as problem from './tournament-problems.js';
import { beginTournament } from './tournament-start.js';
import { lockTournament, matchesIn, noteDeed, registeredIn } from './tournament-rows.js';
import type { LoggedDeed, Registered, StoredMatch, Tournament, TournamentFilter } from './tournament-rows.js';
import type { Plan } from './tournament.types.js';
import { GAME_ABSENCE_MS } from './verdict.js';
import { openMatchesOf } from './waiting-matches.js';
import type { WaitingMatch } from './waiting-matches.js';

/** Tournaments that one account may have announced and not yet brought to their end. */
const MOST_OPEN = 20;
const MOST_LISTED = 100;

/** A tournament that an account wants to hold. */
export interface NewTournament extends Plan {
  readonly game: string;
  readonly name: string;
  /** As they were sent; the game's DTO checks them. */
  readonly options?: object;
  readonly maxPlayers: number;
  readonly startsAt?: string;
}

/** A tournament with all who registered and what was done in it. */
export interface TournamentFacts {
  readonly tournament: Tournament;
  readonly players: readonly Registered[];
  readonly deeds: readonly LoggedDeed[];
}

/** The organiser's word on a match. */
export interface Decision extends Score {
  readonly reason?: string;
}

/** What people do with tournaments, of whichever game. What becomes of the matches is the keeper's to say. */
@Injectable()
export class Tournaments {
  constructor(
    private readonly pool: Pool,
    @InjectRepository(TournamentRow) private readonly rows: Repository<TournamentRow>,
    @InjectRepository(DeedRow) private readonly deeds: Repository<DeedRow>,
    private readonly games: GameRegistry,
    private readonly limits: RoomLimits,
    private readonly keeper: RoundKeeper,
    private readonly sessions: SessionService,
  ) {}

  /** The newest first. */
  list({ status, game }: TournamentFilter): Promise<Tournament[]> {
    return this.rows.find({
      where: { ...(status !== undefined && { status }), ...(game !== undefined && { game }) },
      order: { id: 'DESC' },
      take: MOST_LISTED,
    });
  }

  /** With `game`, a tournament of another game is none. */
  async get(id: number, game?: string): Promise<Tournament> {
    const tournament = await this.rows.findOneBy({ id });
    if (!tournament || (game !== undefined && tournament.game !== game)) throw problem.tournamentNotFound();
    return tournament;
  }

  async facts(id: number): Promise<TournamentFacts> {
    const tournament = await this.get(id);
    const [players, deeds] = [await registeredIn(this.pool, id), await this.deedsIn(id)];
    return { tournament, players, deeds };
  }

  /** The matches that wait for the account or are being played, with the end of each one's patience. */
  async mine({ id }: UserAccount, game?: string): Promise<(Omit<WaitingMatch, 'since'> & { lostAt: string | null })[]> {
    return (await openMatchesOf(this.pool, id, game)).map(({ since, ...match }) => ({
      ...match,
      lostAt: match.sessionId === null ? new Date(since.getTime() + GAME_ABSENCE_MS).toISOString() : null,
    }));
  }

  async create(account: UserAccount, wanted: NewTournament): Promise<number> {
    const { game, name, kind, rounds, topCut, bestOf, maxPlayers, startsAt = null } = wanted;
    if (kind === 'single_elimination' && (topCut !== 0 || rounds !== null)) {
      throw new ApiError(400, 'VALIDATION', 'rounds and topCut are for Swiss tournaments.');
    }
    const hosted = this.games.get(game);
    const { min, max } = hosted.definition.seats;
    if (min > 2 || max < 2) throw problem.notForTwo(hosted.title);
    const options = readOptions(hosted, wanted.options);
    await hosted.prepare?.(options);
    await this.limits.creates(account.id);
    // SQL here and below: counted and written at once, or in the transaction that holds the tournament's row.
    const { rows } = await this.pool.query<{ id: number }>(
      `INSERT INTO tournaments
         (game, name, kind, rounds, top_cut, best_of, options, max_players, starts_at, seed, created_by)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
        WHERE (SELECT count(*) FROM tournaments
                WHERE created_by = $11 AND status IN ('registration', 'running')) < $12
       RETURNING id`,
      [
        ...[game, name, kind, rounds, topCut, bestOf, JSON.stringify(options), maxPlayers, startsAt],
        ...[randomBytes(32).toString('hex'), account.id, MOST_OPEN],
      ],
    );
    if (!rows[0]) throw problem.tooManyTournaments(MOST_OPEN);
    return rows[0].id;
  }

  async round(id: number, round: number): Promise<StoredMatch[]> {
    const { currentRound } = await this.get(id);
    if (round < 1 || round > currentRound) throw problem.roundNotFound();
    return matchesIn(this.pool, id, round);
  }

  matches(id: number): Promise<StoredMatch[]> {
    return matchesIn(this.pool, id);
  }

  /** Enters an account with what it brings, which is fixed from then on. */
  async register(account: UserAccount, id: number, given?: unknown): Promise<void> {
    const { game, options } = await this.get(id);
    const hosted = this.games.get(game);
    const loadout = (await hosted.loadout?.({ options, account, bot: undefined, given })) ?? null;
    const brings = hosted.tournament?.brings?.(loadout) ?? given ?? null;
    const roomPlayerId = (await hosted.tournament?.playerId?.(account)) ?? account.id;
    await this.within(id, async (client, { status, maxPlayers }) => {
      if (status !== 'registration') throw problem.registrationClosed();
      const registered = await registeredIn(client, id);
      if (registered.some(({ userId }) => userId === account.id)) throw problem.alreadyRegistered();
      if (await wasTakenOut(client, id, account.id)) throw problem.takenOut();
      if (registered.length >= maxPlayers) throw problem.tournamentFull(maxPlayers);
      await client.query(
        `INSERT INTO tournament_entrants (tournament_id, user_id, room_player_id, name, brings, loadout, position)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[id, account.id, roomPlayerId, account.name, JSON.stringify(brings), JSON.stringify(loadout)],
          (registered.at(-1)?.position ?? 0) + 1,
        ],
      );
    });
  }

  /** Before the start the entry is taken back; later the match that is being played is lost. */
  async drop(account: UserAccount, id: number): Promise<void> {
    await this.within(id, async (client, tournament) => {
      const player = (await registeredIn(client, id)).find(({ userId }) => userId === account.id);
      if (!player) throw problem.notRegistered();
      if (player.dropped) throw problem.alreadyDropped();
      await takeOut(client, tournament, player);
      if (tournament.status === 'running') await noteDeed(client, id, account.id, 'dropped', {});
    });
    await this.concede(account, id);
    await this.keeper.advance(id);
  }

  async start(account: UserAccount, id: number): Promise<void> {
    await this.expectOrganiser(account, id);
    await beginTournament(this.pool, id, account.id);
    await this.keeper.advance(id);
  }

  /** The organiser has the last word while a round goes on; it is written down. */
  async decide(account: UserAccount, id: number, matchId: number, decision: Decision): Promise<StoredMatch> {
    const { winsA, winsB, draws, reason = null } = decision;
    await this.expectOrganiser(account, id);
    await this.within(id, async (client, { status, bestOf, currentRound }) => {
      if (status !== 'running') throw problem.notRunning();
      const match = (await matchesIn(client, id)).find((one) => one.id === matchId);
      if (!match) throw problem.matchNotFound();
      if (match.round !== currentRound || match.playerB === null) throw problem.roundOver();
      expectResult(decision, bestOf, match.stage === 'elimination');
      const winner = winsA === winsB ? null : winsA > winsB ? match.playerA : match.playerB;
      await client.query(
        `UPDATE tournament_matches
            SET status = 'finished', wins_a = $2, wins_b = $3, draws = $4, winner_id = $5, outcome = 'override',
                decided_by = $6, finished_at = now(), updated_at = now() WHERE id = $1`,
        [matchId, winsA, winsB, draws, winner, account.id],
      );
      const before = { winsA: match.winsA, winsB: match.winsB, draws: match.draws, outcome: match.outcome };
      await noteDeed(client, id, account.id, 'decided', { matchId, winsA, winsB, draws, reason, before });
    });
    await this.keeper.advance(id);
    return (await matchesIn(this.pool, id)).find((match) => match.id === matchId)!;
  }

  async expectOrganiser(account: UserAccount, id: number): Promise<Tournament> {
    const tournament = await this.get(id);
    if (tournament.createdBy !== account.id && account.role !== 'admin') throw problem.notOrganiser();
    return tournament;
  }

  /** Works on a tournament whose row no other transaction changes meanwhile. */
  within(id: number, work: (client: PoolClient, tournament: Tournament) => Promise<void>): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      const tournament = await lockTournament(client, id);
      if (!tournament) throw problem.tournamentNotFound();
      await work(client, tournament);
    });
  }

  private async deedsIn(tournamentId: number): Promise<LoggedDeed[]> {
    const rows = await this.deeds.find({
      select: { id: true, createdAt: true, userId: true, deed: true, details: true, user: { id: true, name: true } },
      where: { tournamentId },
      relations: { user: true },
      order: { id: 'ASC' },
    });
    return rows.map(({ createdAt: at, userId, user, deed, details }) => ({
      ...{ at, userId, name: user?.name ?? null, deed, details },
    }));
  }

  /** An account that drops gives up the game it is in, where the game has a way to; else the game is called off. */
  private async concede(account: UserAccount, id: number): Promise<void> {
    const { game } = await this.get(id);
    const action = this.games.get(game).tournament?.concede;
    if (!action) return;
    const { rows } = await this.pool.query<{ sessionId: string }>(
      `SELECT s.id AS "sessionId" FROM tournament_matches m
         JOIN game_rooms r ON r.id = m.room_id
         JOIN game_sessions s ON s.id = r.session_id AND s.status = 'active'
         JOIN game_players p ON p.session_id = s.id AND p.user_id = $2
        WHERE m.tournament_id = $1`,
      [id, account.id],
    );
    for (const { sessionId } of rows) await this.sessions.act(sessionId, { account }, { actions: [action] });
  }
}

/** A result that could have been played. */
function expectResult(score: Score, bestOf: 1 | 3, knocksOut: boolean): void {
  const { winsA, winsB, draws } = score;
  const needed = gamesToWin(bestOf);
  if (winsA > needed || winsB > needed || winsA + winsB + draws > bestOf || (winsA === needed && winsB === needed)) {
    throw problem.badResult(`This cannot come of best of ${bestOf}.`);
  }
  if (!isDecided(score, bestOf)) throw problem.badResult('This result decides no match.');
  if (knocksOut && winsA === winsB) throw problem.badResult('An elimination match needs a winner.');
}
