import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { SessionService } from '../../../../engine/sessions/session.service.js';
import { RoomLimits } from '../../../../rooms/room-limits.js';
import { inTransaction } from '../../../../common/in-transaction.js';
import { DeckLoadouts, expectLegal } from '../decks/deck-loadouts.js';
import { gamesToWin, isDecided } from '../matches/match.js';
import { Players } from '../players/players.js';
import { RoundKeeper } from './round-keeper.js';
import * as problem from './tournament-problems.js';
import { beginTournament } from './tournament-start.js';
import {
  deedsIn,
  findTournament,
  listTournaments,
  lockTournament,
  matchesIn,
  noteDeed,
  openMatchesOf,
  registeredIn,
} from './tournament-rows.js';
import type { Tournament } from './tournament-rows.js';
import { GAME_ABSENCE_MS } from './verdict.js';
import { matchLine, standingLines, tournamentLine, tournamentPage } from './tournament-wire.js';
import type { MyMatchesDto, NewTournamentDto, ResultDto } from './tournament.dto.js';

/** What people do with tournaments. What becomes of the matches is the keeper's to say. */
@Injectable()
export class Tournaments {
  constructor(
    private readonly pool: Pool,
    private readonly players: Players,
    private readonly decks: DeckLoadouts,
    private readonly limits: RoomLimits,
    private readonly keeper: RoundKeeper,
    private readonly sessions: SessionService,
  ) {}

  async list(status: string | undefined) {
    return { tournaments: (await listTournaments(this.pool, status)).map(tournamentLine) };
  }

  /** The matches that wait for the account or are being played, with the end of each one's patience. */
  async mine(account: UserAccount): Promise<MyMatchesDto> {
    const playerId = await this.players.idOf(account);
    const matches = await openMatchesOf(this.pool, playerId);
    return {
      playerId,
      matches: matches.map(({ since, ...match }) => ({
        ...match,
        lostAt: match.sessionId === null ? new Date(since.getTime() + GAME_ABSENCE_MS).toISOString() : null,
      })),
    };
  }

  async create(account: UserAccount, wanted: NewTournamentDto) {
    const { name, kind, rounds = null, topCut, bestOf, format, maxPlayers, startsAt = null } = wanted;
    if (kind === 'single_elimination' && (topCut !== 0 || rounds !== null)) {
      throw new ApiError(400, 'VALIDATION', 'rounds and topCut are for Swiss tournaments.');
    }
    await this.limits.creates(account.id);
    const createdBy = await this.players.idOf(account);
    const { rows } = await this.pool.query<{ id: number }>(
      `INSERT INTO tcg_fuel.tournaments
         (name, kind, rounds, top_cut, best_of, format, max_players, starts_at, seed, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [name, kind, rounds, topCut, bestOf, format, maxPlayers, startsAt, randomBytes(32).toString('hex'), createdBy],
    );
    return this.show(rows[0]!.id);
  }

  async show(id: number) {
    const tournament = await this.get(id);
    const [players, deeds] = [await registeredIn(this.pool, id), await deedsIn(this.pool, id)];
    return tournamentPage(tournament, players, deeds);
  }

  async round(id: number, round: number) {
    const { currentRound } = await this.get(id);
    if (round < 1 || round > currentRound) throw problem.roundNotFound();
    const matches = await matchesIn(this.pool, id, round);
    return {
      tournamentId: id,
      round,
      stage: matches[0]!.stage,
      status: matches.every(({ isOver }) => isOver) ? 'finished' : 'running',
      matches: matches.map(matchLine),
    };
  }

  async standings(id: number) {
    const tournament = await this.get(id);
    const players = await registeredIn(this.pool, id);
    const matches = await matchesIn(this.pool, id);
    return { tournamentId: id, standings: standingLines(tournament, players, matches) };
  }

  async register(account: UserAccount, id: number, deckId: number) {
    await this.get(id);
    const playerId = await this.players.idOf(account);
    const deck = await this.decks.get(deckId, account);
    await this.within(id, async (client, { status, format, maxPlayers }) => {
      if (status !== 'registration') throw problem.registrationClosed();
      const registered = await registeredIn(client, id);
      if (registered.some((player) => player.playerId === playerId)) throw problem.alreadyRegistered();
      if (registered.length >= maxPlayers) throw problem.tournamentFull(maxPlayers);
      expectLegal(deck, format);
      await client.query(
        `INSERT INTO tcg_fuel.tournament_players (tournament_id, player_id, deck_id, deck, position)
         VALUES ($1, $2, $3, $4, $5)`,
        [id, playerId, deckId, JSON.stringify({ deckId, cards: deck.cards }), (registered.at(-1)?.position ?? 0) + 1],
      );
    });
    return this.show(id);
  }

  /** Before the start nobody was ever there; later the match that is being played is lost. */
  async drop(account: UserAccount, id: number) {
    const playerId = await this.players.idOf(account);
    await this.within(id, async (client, { status }) => {
      const player = (await registeredIn(client, id)).find((one) => one.playerId === playerId);
      if (!player) throw problem.notRegistered();
      if (status !== 'registration' && status !== 'running') throw problem.notRunning();
      if (player.dropped) throw problem.alreadyDropped();
      const leave =
        status === 'registration'
          ? 'DELETE FROM tcg_fuel.tournament_players WHERE tournament_id = $1 AND player_id = $2'
          : `UPDATE tcg_fuel.tournament_players SET dropped_at = now(), updated_at = now()
              WHERE tournament_id = $1 AND player_id = $2`;
      await client.query(leave, [id, playerId]);
      if (status === 'running') await noteDeed(client, id, playerId, 'dropped', {});
    });
    await this.concede(account, id);
    await this.keeper.advance(id);
    return this.show(id);
  }

  async start(account: UserAccount, id: number) {
    const by = await this.expectOrganiser(account, id);
    await beginTournament(this.pool, id, by);
    await this.keeper.advance(id);
    return this.show(id);
  }

  /** The organiser has the last word while a round goes on; it is written down. */
  async decide(account: UserAccount, id: number, matchId: number, { winsA, winsB, draws, reason }: ResultDto) {
    const by = await this.expectOrganiser(account, id);
    await this.within(id, async (client, { status, bestOf, currentRound }) => {
      if (status !== 'running') throw problem.notRunning();
      const match = (await matchesIn(client, id)).find((one) => one.id === matchId);
      if (!match) throw problem.matchNotFound();
      if (match.round !== currentRound || match.playerB === null) throw problem.roundOver();
      expectResult({ winsA, winsB, draws }, bestOf, match.stage === 'elimination');
      const winner = winsA === winsB ? null : winsA > winsB ? match.playerA : match.playerB;
      await client.query(
        `UPDATE tcg_fuel.tournament_matches
            SET status = 'finished', wins_a = $2, wins_b = $3, draws = $4, winner_id = $5, outcome = 'override',
                decided_by = $6, finished_at = now(), updated_at = now() WHERE id = $1`,
        [matchId, winsA, winsB, draws, winner, by],
      );
      const before = { winsA: match.winsA, winsB: match.winsB, draws: match.draws, outcome: match.outcome };
      await noteDeed(client, id, by, 'decided', { matchId, winsA, winsB, draws, reason: reason ?? null, before });
    });
    await this.keeper.advance(id);
    return matchLine((await matchesIn(this.pool, id)).find((match) => match.id === matchId)!);
  }

  private async get(id: number): Promise<Tournament> {
    const tournament = await findTournament(this.pool, id);
    if (!tournament) throw problem.tournamentNotFound();
    return tournament;
  }

  private async expectOrganiser(account: UserAccount, id: number): Promise<number> {
    const { createdBy } = await this.get(id);
    const playerId = await this.players.idOf(account);
    if (createdBy !== playerId && account.role !== 'admin') throw problem.notOrganiser();
    return playerId;
  }

  private within(id: number, work: (client: PoolClient, tournament: Tournament) => Promise<void>): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      const tournament = await lockTournament(client, id);
      if (!tournament) throw problem.tournamentNotFound();
      await work(client, tournament);
    });
  }

  /** Whoever drops gives up the game they are in. */
  private async concede(account: UserAccount, id: number): Promise<void> {
    const { rows } = await this.pool.query<{ sessionId: string }>(
      `SELECT s.id AS "sessionId" FROM tcg_fuel.tournament_matches m
         JOIN public.game_rooms r ON r.id = m.room_id
         JOIN public.game_sessions s ON s.id = r.session_id AND s.status = 'active'
         JOIN public.game_players p ON p.session_id = s.id AND p.user_id = $2
        WHERE m.tournament_id = $1`,
      [id, account.id],
    );
    for (const { sessionId } of rows) {
      await this.sessions.act(sessionId, { account }, { actions: [{ type: 'concede' }] });
    }
  }
}

/** A result that could have been played. */
function expectResult(score: { winsA: number; winsB: number; draws: number }, bestOf: 1 | 3, knocksOut: boolean): void {
  const { winsA, winsB, draws } = score;
  const needed = gamesToWin(bestOf);
  if (winsA > needed || winsB > needed || winsA + winsB + draws > bestOf || (winsA === needed && winsB === needed)) {
    throw problem.badResult(`This cannot come of best of ${bestOf}.`);
  }
  if (!isDecided(score, bestOf)) throw problem.badResult('Nobody has won this match by that.');
  if (knocksOut && winsA === winsB) throw problem.badResult('Somebody must go on.');
}
