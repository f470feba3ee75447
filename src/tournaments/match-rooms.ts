import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { OneByOne } from '../common/tasks/one-by-one.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { SessionDeeds } from '../engine/sessions/session-deeds.js';
import { emptyRoom } from '../rooms/new-room.js';
import { RoomDesk } from '../rooms/room-desk.js';
import { RoomSeals } from '../rooms/room-seals.js';
import type { Room } from '../rooms/room.js';
import type { RoomRules, Visitor } from '../rooms/room.types.js';
import { userVisitor } from '../rooms/visitor.js';
import { roomIdsOf } from './match-facts.js';
import { matchOver } from './tournament-problems.js';
import { entrantsOf } from './tournament-rows.js';
import type { Registered, StoredMatch, Tournament } from './tournament-rows.js';

/** It begins by itself when both have said that they are there. */
const WHEN_BOTH_ARE_READY: RoomRules = { readyBy: 'hand', full: true, auto: true, oneId: false };

/** No player has this id, so no player becomes the owner when another leaves. */
const OWNED_BY_NOBODY = { ownerUserId: null, ownerPlayerId: 'tournament' };

interface RoomStanding {
  readonly matchId: number;
  /** The match is, or its tournament was called off. */
  readonly isOver: boolean;
  readonly isCalledOff: boolean;
  readonly roomId: string;
  readonly roomStatus: string;
  readonly sessionId: string | null;
  readonly sessionStatus: string | null;
  /** No person plays in it. */
  readonly botsOnly: boolean;
}

/** The rooms in which the matches of a tournament are played. */
@Injectable()
export class MatchRooms {
  private readonly walk = new OneByOne(new Logger('Tournaments'), 'The room of a match');

  constructor(
    private readonly pool: Pool,
    private readonly games: GameRegistry,
    private readonly desk: RoomDesk,
    private readonly deeds: SessionDeeds,
    seals: RoomSeals,
  ) {
    seals.add((room, client) => registeredFor(room, client));
  }

  /** Opens the room of a match with both players in it, in the transaction of the round. */
  async open(
    client: PoolClient,
    tournament: Tournament,
    match: StoredMatch,
    players: readonly [Registered, Registered],
    organiser: Visitor,
  ): Promise<Room> {
    const { game, name, bestOf } = tournament;
    const hosted = this.games.get(game);
    const bots = players.filter(({ botLevel }) => botLevel !== null).length;
    const room = emptyRoom(
      hosted,
      organiser,
      {
        game,
        name: `Round ${match.round}, table ${match.number}: ${name}`.slice(0, 100),
        seats: 2,
        visibility: 'link',
        rules: WHEN_BOTH_ARE_READY,
      },
      hosted.tournament?.options?.(tournament.options, { bestOf, bots }) ?? tournament.options,
    );
    // The owner of a room may send people out and change its options, and its games with bots count as the owner's.
    Object.assign(room.record, OWNED_BY_NOBODY);
    players.forEach((player, seat) => {
      const { botLevel: level, name: called, brings, loadout } = player;
      if (level === null) room.sit(visitorOf(player), { seat, brought: { brings, loadout } });
      else room.seatBot(seat, { level, name: called, brings, loadout });
    });
    // A game of bots begins in a transaction of its own: where it cannot yet, the round begins all the same.
    if (bots === 2) for (const player of room.record.players) player.isReady = false;
    const { rooms } = await this.desk.openIn(client, room);
    return rooms[0]!;
  }

  /** Rooms follow their matches: the next game is waited for, and none for a match that is over. */
  async follow(tournamentId: number): Promise<number[]> {
    // SQL here and below: joins of one moment, and looks in the transaction of a room.
    const { rows } = await this.pool.query<RoomStanding>(
      `SELECT m.id AS "matchId", m.status = 'finished' OR t.status = 'cancelled' AS "isOver",
              t.status = 'cancelled' AS "isCalledOff", r.id AS "roomId", r.status AS "roomStatus", s.id AS "sessionId", s.status AS "sessionStatus",
              NOT EXISTS (SELECT FROM game_room_players p WHERE p.room_id = r.id AND p.kind <> 'bot') AS "botsOnly"
         FROM tournament_matches m
         JOIN tournaments t ON t.id = m.tournament_id
         JOIN game_rooms r ON r.id = m.room_id
         LEFT JOIN game_sessions s ON s.id = r.session_id
        WHERE m.tournament_id = $1 AND r.status <> 'cancelled'
          AND (m.status = 'open' AND t.status <> 'cancelled' OR r.status = 'waiting' OR s.status = 'active')`,
      [tournamentId],
    );
    const reopened: number[] = [];
    await this.walk.each(
      rows,
      ({ roomId }) => roomId,
      async (room) => {
        if (await this.followOne(room)) reopened.push(room.matchId);
      },
    );
    return reopened;
  }

  /** Tournaments that were called off and have a room in which something goes on. */
  async findLeftOpen(): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(
      `SELECT DISTINCT t.id
         FROM tournaments t
         JOIN tournament_matches m ON m.tournament_id = t.id AND m.status = 'open'
         JOIN game_rooms r ON r.id = m.room_id
         LEFT JOIN game_sessions s ON s.id = r.session_id
        WHERE t.status = 'cancelled' AND (r.status = 'waiting' OR s.status = 'active')`,
    );
    return rows.map(({ id }) => id);
  }

  /** Whether it waits for another game now. */
  private async followOne(standing: RoomStanding): Promise<boolean> {
    const { isOver, isCalledOff, roomId, roomStatus, sessionId, sessionStatus, botsOnly } = standing;
    if (isOver && sessionStatus === 'active') {
      const why = isCalledOff ? 'The tournament was called off.' : 'The match is over.';
      await this.deeds.cancel(sessionId!, 'tournament', why);
    } else if (isOver) {
      await this.desk.change(roomId, (room) => room.callOff());
    } else if (roomStatus === 'waiting' && botsOnly) {
      await this.desk.change(roomId, (room) => room.players.forEach((player) => (player.isReady = true)));
    } else if (roomStatus !== 'waiting' && sessionStatus !== 'active') {
      await this.desk.change(roomId, (room) => {
        if (room.status !== 'waiting' && room.status !== 'in_progress') room.reopen();
      });
      return true;
    }
    return false;
  }
}

/** What the two of a match have registered with; a match that is over has no further game. */
async function registeredFor({ id }: Room, client: PoolClient): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await client.query<{ a: number; b: number; isOver: boolean }>(
    `SELECT m.player_a AS a, m.player_b AS b, m.status = 'finished' OR t.status = 'cancelled' AS "isOver"
       FROM tournament_matches m
       JOIN tournaments t ON t.id = m.tournament_id
      WHERE m.room_id = $1`,
    [id],
  );
  const [match] = rows;
  if (!match) return new Map();
  if (match.isOver) throw matchOver();
  const entrants = await entrantsOf(client, [match.a, match.b]);
  const pair = [entrants.get(match.a)!, entrants.get(match.b)!] as const;
  return new Map(roomIdsOf(pair).map((roomPlayerId, side) => [roomPlayerId, pair[side]!.loadout]));
}

/** An entrant as rooms know people. */
function visitorOf({ userId, name, roomPlayerId }: Registered): Visitor {
  const account = { kind: 'user', id: userId!, name, role: 'player', guest: false } as const;
  return userVisitor(account, { playerId: roomPlayerId ?? userId! });
}
