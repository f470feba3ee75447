import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { Raw } from 'typeorm';
import type { Repository } from 'typeorm';
import { OneByOne } from '../common/tasks/one-by-one.js';
import { Rounds } from '../common/shutdown/rounds.js';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';
import { SessionFeed } from '../engine/sessions/session-feed.js';
import { SessionLanes } from '../engine/sessions/session-lanes.js';
import { RoomDesk } from '../rooms/room-desk.js';
import type { Room } from '../rooms/room.js';
import type { Visitor } from '../rooms/room.types.js';
import { openVisitor, userVisitor } from '../rooms/visitor.js';
import { MatchRow } from './entities/match.entity.js';
import { TournamentRow } from './entities/tournament.entity.js';
import { factsOf, roomIdsOf, scoreOf } from './match-facts.js';
import type { MatchFacts } from './match-facts.js';
import { MatchRooms } from './match-rooms.js';
import { seedsOf, whatComesNext } from './rounds.js';
import { accountsOf, beginRound, finish, write } from './round-rows.js';
import type { RoundTable } from './round-rows.js';
import { beginTournament } from './tournament-start.js';
import { TournamentFeed } from './tournament-feed.js';
import type { MatchReady, TournamentNews } from './tournament-feed.js';
import { lockTournament, matchesIn, registeredIn } from './tournament-rows.js';
import type { Registered, StoredMatch, Tournament } from './tournament-rows.js';
import { judge } from './verdict.js';
import type { Verdict } from './verdict.js';

const LOOK_EVERY_MS = 10_000;

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
    @InjectRepository(TournamentRow) private readonly tournaments: Repository<TournamentRow>,
    @InjectRepository(MatchRow) private readonly matches: Repository<MatchRow>,
    private readonly desk: RoomDesk,
    private readonly rooms: MatchRooms,
    private readonly sessions: SessionFeed,
    private readonly feed: TournamentFeed,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    const rounds = new Rounds(this.gate, this.logger, 'A tournament could not go on');
    this.sessions.onMoved(({ session: { status, facts } }) => {
      if (status === 'active' || facts.roomId === null) return;
      void rounds.quietly(() => this.hear(facts.roomId!));
    });
    rounds.start(LOOK_EVERY_MS, () => this.look(), 'at once');
  }

  /** Goes on with every tournament that can go on, and begins those whose time has come. */
  async look(): Promise<void> {
    const started = Raw((startsAt) => `${startsAt} <= now()`);
    const rows = await this.tournaments.find({
      select: { id: true, status: true },
      where: [{ status: 'running' }, { status: 'registration', startsAt: started }],
      order: { id: 'ASC' },
    });
    await this.walk.each(
      rows,
      ({ id }) => id,
      async ({ id, status }) => {
        if (status === 'registration') await beginTournament(this.pool, id, null);
        await this.advance(id);
      },
    );
    // The server may have been killed between calling a tournament off and closing its rooms.
    await this.walk.each(
      await this.rooms.findLeftOpen(),
      (id) => id,
      (id) => this.advance(id),
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
    const match = await this.matches.findOne({ select: { tournamentId: true }, where: { roomId } });
    if (match) await this.advance(match.tournamentId);
  }

  private async step(client: PoolClient, id: number, news: TournamentNews[]): Promise<Room[]> {
    const tournament = await lockTournament(client, id);
    if (tournament?.status !== 'running') return [];
    const registered = await registeredIn(client, id);
    const players = new Map(registered.map((player) => [player.playerId, player]));
    const table: RoundTable = { client, tournament, players, news };
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
  private async takeResults({ client, tournament, players }: RoundTable): Promise<boolean> {
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

  private async openRooms(table: RoundTable): Promise<Room[]> {
    const { client, tournament, players, news } = table;
    const organiser = await organiserOf(table);
    const rooms: Room[] = [];
    for (const match of await matchesIn(client, tournament.id)) {
      if (match.isOver || match.roomId !== null) continue;
      const pair = [players.get(match.playerA)!, players.get(match.playerB!)!] as const;
      const room = await this.rooms.open(client, tournament, match, pair, organiser);
      // SQL here and below: in the transaction of the round, beside the rows that `lockTournament` holds.
      await client.query('UPDATE tournament_matches SET room_id = $2, updated_at = now() WHERE id = $1', [
        match.id,
        room.id,
      ]);
      rooms.push(room);
      news.push(matchReady(tournament, match, room.record.num, pair));
    }
    return rooms;
  }

  private async tellReopened(id: number, matchIds: readonly number[]): Promise<void> {
    if (matchIds.length === 0) return;
    const tournament = await this.tournaments.findOneByOrFail({ id });
    const players = new Map((await registeredIn(this.pool, id)).map((player) => [player.playerId, player]));
    for (const match of await matchesIn(this.pool, id)) {
      if (!matchIds.includes(match.id)) continue;
      const pair = [players.get(match.playerA)!, players.get(match.playerB!)!] as const;
      this.feed.tell(matchReady(tournament, match, match.roomNum!, pair));
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
  const [idA, idB] = roomIdsOf([a, b]);
  return judge({
    bestOf: tournament.bestOf,
    score: scoreOf(facts, [idA, idB]),
    forfeits: { a: match.forfeitsA, b: match.forfeitsB },
    dropped: { a: a.dropped, b: b.dropped },
    absent: {
      a: a.botLevel === null && !facts.ready.includes(idA),
      b: b.botLevel === null && !facts.ready.includes(idB),
    },
    waitedMs: facts.waitedMs,
    hasForfeited: facts.hasForfeited,
    knocksOut: match.stage === 'elimination',
    replayed: match.replayAfter !== null,
    higherSeed: seeds.indexOf(match.playerA) < seeds.indexOf(match.playerB!) ? 'a' : 'b',
  });
}

/** The organiser as rooms know people; a tournament whose organiser is gone holds its rooms itself. */
async function organiserOf({ client, tournament, players }: RoundTable): Promise<Visitor> {
  const { createdBy } = tournament;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM users WHERE id = $1', [createdBy]);
  if (createdBy === null || !rows[0]) return openVisitor('tournament', tournament.name);
  const entrant = [...players.values()].find(({ userId }) => userId === createdBy);
  const account = { kind: 'user', id: createdBy, name: rows[0].name, role: 'player', guest: false } as const;
  return userVisitor(account, { playerId: entrant?.roomPlayerId ?? createdBy });
}

function matchReady(
  { id: tournamentId, game }: Tournament,
  { id: matchId, round, number }: Pick<StoredMatch, 'id' | 'round' | 'number'>,
  roomNum: number,
  pair: readonly [Registered, Registered],
): MatchReady {
  const players = pair.map(({ playerId, name }) => ({ playerId, name }));
  return {
    type: 'match-ready',
    game,
    userIds: accountsOf(pair),
    tournamentId,
    matchId,
    round,
    number,
    roomNum,
    players,
  };
}
