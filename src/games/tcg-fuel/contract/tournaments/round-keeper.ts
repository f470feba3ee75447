import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { OneByOne } from '../../../../common/one-by-one.js';
import { ShutdownGate } from '../../../../common/shutdown/shutdown-gate.js';
import { SessionFeed } from '../../../../engine/sessions/session-feed.js';
import { SessionLanes } from '../../../../engine/sessions/session-lanes.js';
import { RoomDesk } from '../../../../rooms/room-desk.js';
import type { Room } from '../../../../rooms/room.js';
import { gamesToWin } from '../matches/match.js';
import { factsOf, scoreOf } from './match-facts.js';
import type { MatchFacts } from './match-facts.js';
import { MatchRooms, visitorOf } from './match-rooms.js';
import { seedsOf, whatComesNext } from './rounds.js';
import { beginTournament } from './tournament-start.js';
import { TournamentFeed } from './tournament-feed.js';
import type { TournamentNews } from './tournament-feed.js';
import { lockTournament, matchesIn, registeredIn } from './tournament-rows.js';
import type { Registered, StoredMatch, Tournament } from './tournament-rows.js';
import type { Pairing, Stage } from './tournament.types.js';
import { judge } from './verdict.js';
import type { Verdict } from './verdict.js';

const LOOK_EVERY_MS = 10_000;

/** What one step of a tournament works with: its rows, locked. */
interface Table {
  readonly client: PoolClient;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<number, Registered>;
  readonly news: TournamentNews[];
}

/**
 * Takes the results of matches and begins the next round. Everything it does follows from what is stored, under the lock
 * of the tournament's row: done twice, or again after a crash, it changes nothing.
 */
@Injectable()
export class RoundKeeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('Tournaments');
  private readonly lanes = new SessionLanes();
  private readonly walk = new OneByOne(this.logger, 'Tournament');

  constructor(
    private readonly pool: Pool,
    private readonly desk: RoomDesk,
    private readonly rooms: MatchRooms,
    private readonly sessions: SessionFeed,
    private readonly feed: TournamentFeed,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    this.sessions.onMoved(({ session: { definition, status, facts } }) => {
      if (definition.id !== 'tcg-fuel' || status === 'active' || facts.roomId === null) return;
      void this.quietly(() => this.hear(facts.roomId!));
    });
    const timer = setInterval(() => void this.quietly(() => this.look()), LOOK_EVERY_MS);
    this.gate.onStop('intake', 'tournaments', () => clearInterval(timer));
    void this.quietly(() => this.look());
  }

  /** Goes on with every tournament that can go on, and begins those whose time has come. */
  async look(): Promise<void> {
    const { rows } = await this.pool.query<{ id: number; due: boolean }>(
      `SELECT id, status = 'registration' AS due FROM tcg_fuel.tournaments
        WHERE status = 'running' OR (status = 'registration' AND starts_at <= now()) ORDER BY id`,
    );
    await this.walk.each(
      rows,
      ({ id }) => id,
      async ({ id, due }) => {
        if (due) await beginTournament(this.pool, id, null);
        await this.advance(id);
      },
    );
  }

  /** One step further, as far as the results allow. */
  advance(id: number): Promise<void> {
    return this.lanes.run(String(id), async () => {
      const news: TournamentNews[] = [];
      await this.desk.carryOut(async (client) => ({ rooms: await this.step(client, id, news) }));
      const reopened = await this.rooms.follow(id);
      for (const one of news) this.feed.tell(one);
      await this.tellReopened(id, reopened);
    });
  }

  private async hear(roomId: string): Promise<void> {
    const { rows } = await this.pool.query<{ id: number }>(
      'SELECT tournament_id AS id FROM tcg_fuel.tournament_matches WHERE room_id = $1',
      [roomId],
    );
    for (const { id } of rows) await this.advance(id);
  }

  private async step(client: PoolClient, id: number, news: TournamentNews[]): Promise<Room[]> {
    const tournament = await lockTournament(client, id);
    if (tournament?.status !== 'running') return [];
    const registered = await registeredIn(client, id);
    const players = new Map(registered.map((player) => [player.playerId, player]));
    const table: Table = { client, tournament, players, news };
    for (let round = tournament.currentRound; ; round++) {
      if (await this.takeResults(table)) break;
      const next = whatComesNext(tournament, registered, await matchesIn(client, id));
      if ('winnerId' in next) {
        await finish(table, next.winnerId);
        return [];
      }
      await beginRound(table, round + 1, next.stage, next.pairings);
    }
    return this.openRooms(table);
  }

  /** Judges the matches that are open; whether some still are. */
  private async takeResults({ client, tournament, players }: Table): Promise<boolean> {
    const all = await matchesIn(client, tournament.id);
    const facts = await factsOf(client, tournament.id);
    const seeds = seedsOf(tournament, [...players.values()], all);
    let open = 0;
    for (const match of all.filter(({ isOver }) => !isOver)) {
      const verdict = verdictOn(tournament, match, facts.get(match.id)!, players, seeds);
      await write(client, match, verdict, facts.get(match.id)!);
      if (verdict.type !== 'over') open += 1;
    }
    return open > 0;
  }

  private async openRooms({ client, tournament, players, news }: Table): Promise<Room[]> {
    const { rows } = await client.query<{ userId: string; username: string; playerId: number }>(
      `SELECT user_id AS "userId", username, id AS "playerId" FROM tcg_fuel.players WHERE id = $1`,
      [tournament.createdBy],
    );
    const rooms: Room[] = [];
    for (const match of await matchesIn(client, tournament.id)) {
      if (match.isOver || match.roomUuid !== null) continue;
      const pair = [players.get(match.playerA)!, players.get(match.playerB!)!] as const;
      const room = await this.rooms.open(client, tournament, match, pair, visitorOf(rows[0] ?? pair[0]));
      await client.query('UPDATE tcg_fuel.tournament_matches SET room_id = $2, updated_at = now() WHERE id = $1', [
        match.id,
        room.id,
      ]);
      rooms.push(room);
      news.push(matchReady(tournament.id, match, room.record.num, pair));
    }
    return rooms;
  }

  private async tellReopened(id: number, matchIds: readonly number[]): Promise<void> {
    if (matchIds.length === 0) return;
    const players = new Map((await registeredIn(this.pool, id)).map((player) => [player.playerId, player]));
    for (const match of await matchesIn(this.pool, id)) {
      if (!matchIds.includes(match.id)) continue;
      const pair = [players.get(match.playerA)!, players.get(match.playerB!)!] as const;
      this.feed.tell(matchReady(id, match, match.roomId!, pair));
    }
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.gate.stopping) this.logger.warn(`A tournament could not go on: ${String(error)}`);
    }
  }
}

function verdictOn(
  tournament: Tournament,
  match: StoredMatch,
  facts: MatchFacts,
  players: ReadonlyMap<number, Registered>,
  seeds: readonly number[],
): Verdict {
  const [a, b] = [players.get(match.playerA)!, players.get(match.playerB!)!];
  return judge({
    bestOf: tournament.bestOf,
    score: scoreOf(facts, a.userId, b.userId),
    forfeits: { a: match.forfeitsA, b: match.forfeitsB },
    dropped: { a: a.dropped, b: b.dropped },
    absent: { a: !facts.ready.includes(a.userId), b: !facts.ready.includes(b.userId) },
    waitedMs: facts.waitedMs,
    hasForfeited: facts.hasForfeited,
    knocksOut: match.stage === 'elimination',
    replayed: match.replayAfter !== null,
    higherSeed: seeds.indexOf(match.playerA) < seeds.indexOf(match.playerB!) ? 'a' : 'b',
  });
}

async function write(client: PoolClient, match: StoredMatch, verdict: Verdict, facts: MatchFacts): Promise<void> {
  if (verdict.type === 'replay') {
    const last = facts.games.at(-1)?.num ?? 0;
    await client.query(
      `UPDATE tcg_fuel.tournament_matches
          SET replay_after = $2, forfeits_a = 0, forfeits_b = 0, wins_a = 0, wins_b = 0, draws = 0, updated_at = now()
        WHERE id = $1`,
      [match.id, last],
    );
    return;
  }
  const { winsA, winsB, draws } = verdict.score;
  const forfeits = verdict.type === 'forfeit' ? { a: 0, b: 0, [verdict.side]: 1 } : { a: 0, b: 0 };
  const isOver = verdict.type === 'over';
  const winner = isOver && verdict.winner !== null ? (verdict.winner === 'a' ? match.playerA : match.playerB) : null;
  await client.query(
    `UPDATE tcg_fuel.tournament_matches
        SET wins_a = $2, wins_b = $3, draws = $4, forfeits_a = forfeits_a + $5, forfeits_b = forfeits_b + $6,
            forfeited_at = CASE WHEN $5 + $6 > 0 THEN now() ELSE forfeited_at END,
            status = CASE WHEN $7 THEN 'finished' ELSE 'open' END, winner_id = $8, outcome = $9,
            finished_at = CASE WHEN $7 THEN now() END, updated_at = now()
      WHERE id = $1`,
    [match.id, winsA, winsB, draws, forfeits.a, forfeits.b, isOver, winner, isOver ? verdict.outcome : null],
  );
}

/** A bye is won at once. */
async function beginRound(
  { client, tournament, players, news }: Table,
  round: number,
  stage: Stage,
  pairings: readonly Pairing[],
): Promise<void> {
  const byeWins = gamesToWin(tournament.bestOf);
  for (const [index, { playerA, playerB }] of pairings.entries()) {
    const bye = playerB === null;
    await client.query(
      `INSERT INTO tcg_fuel.tournament_matches
         (tournament_id, round, stage, number, player_a, player_b, status, wins_a, winner_id, outcome, finished_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN $7 = 'finished' THEN now() END)`,
      [
        tournament.id,
        round,
        stage,
        index + 1,
        playerA,
        playerB,
        bye ? 'finished' : 'open',
        bye ? byeWins : 0,
        bye ? playerA : null,
        bye ? 'bye' : null,
      ],
    );
  }
  await client.query('UPDATE tcg_fuel.tournaments SET current_round = $2, updated_at = now() WHERE id = $1', [
    tournament.id,
    round,
  ]);
  const userIds = [...players.values()].map(({ userId }) => userId);
  const data = { tournamentId: tournament.id, round, stage, pairings };
  news.push({ type: 'tournament_round_started', userIds, data });
}

async function finish({ client, tournament }: Table, winnerId: number | null): Promise<void> {
  await client.query(
    `UPDATE tcg_fuel.tournaments SET status = 'finished', winner_id = $2, finished_at = now(), updated_at = now()
      WHERE id = $1`,
    [tournament.id, winnerId],
  );
}

function matchReady(
  tournamentId: number,
  match: Pick<StoredMatch, 'id' | 'round' | 'number'>,
  roomId: number,
  pair: readonly [Registered, Registered],
): TournamentNews {
  const players = pair.map(({ playerId, username }) => ({ playerId, username }));
  const data = { tournamentId, matchId: match.id, round: match.round, number: match.number, roomId, players };
  return { type: 'match_ready', userIds: pair.map(({ userId }) => userId), data };
}
