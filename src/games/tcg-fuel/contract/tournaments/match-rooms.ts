import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { OneByOne } from '../../../../common/one-by-one.js';
import { GameRegistry } from '../../../../engine/hosting/game-registry.js';
import { SessionService } from '../../../../engine/sessions/session.service.js';
import { emptyRoom } from '../../../../rooms/new-room.js';
import { RoomDesk } from '../../../../rooms/room-desk.js';
import type { Room } from '../../../../rooms/room.js';
import type { RoomRules, Visitor } from '../../../../rooms/room.types.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import { userVisitor } from '../../../../rooms/visitor.js';
import { EARNEST_CLOCK } from '../matches/opening.js';
import { colorsOf } from '../decks/deck-loadouts.js';
import { DEFAULTS } from '../../rules/setup.js';
import type { Registered, StoredMatch, Tournament } from './tournament-rows.js';

/** It begins by itself when both have said that they are there. */
const WHEN_BOTH_ARE_READY: RoomRules = { readyBy: 'hand', full: true, auto: true, oneId: false };

interface RoomStanding {
  readonly isOver: boolean;
  readonly roomId: string;
  readonly roomStatus: string;
  readonly sessionId: string | null;
  readonly sessionStatus: string | null;
  readonly ownerUserId: string | null;
}

/** The rooms in which the matches of a tournament are played. */
@Injectable()
export class MatchRooms {
  private readonly walk = new OneByOne(new Logger('Tournaments'), 'The room of a match');

  constructor(
    private readonly pool: Pool,
    private readonly games: GameRegistry,
    private readonly desk: RoomDesk,
    private readonly rooms: RoomsService,
    private readonly sessions: SessionService,
  ) {}

  /** Opens the room of a match with both players in it, in the transaction of somebody else's. */
  async open(
    client: PoolClient,
    tournament: Tournament,
    match: StoredMatch,
    players: readonly [Registered, Registered],
    organiser: Visitor,
  ): Promise<Room> {
    const { format, bestOf, name } = tournament;
    const room = emptyRoom(
      this.games.get('tcg-fuel'),
      organiser,
      {
        game: 'tcg-fuel',
        name: `Round ${match.round}, table ${match.number}: ${name}`.slice(0, 100),
        seats: 2,
        visibility: 'link',
        rules: WHEN_BOTH_ARE_READY,
      },
      { ...DEFAULTS, format, bestOf, firstPlayer: 'random', clock: EARNEST_CLOCK },
    );
    players.forEach(({ deck, ...player }, seat) => {
      const brings = { cards: deck.cards, colors: colorsOf(deck.cards) };
      room.sit(visitorOf(player), { seat, brought: { brings, loadout: deck } });
    });
    const { rooms } = await this.desk.openIn(client, room);
    return rooms[0]!;
  }

  /** Rooms follow their matches: the next game is waited for, and nobody waits for a match that is over. */
  async follow(tournamentId: number): Promise<number[]> {
    const { rows } = await this.pool.query<RoomStanding & { matchId: number }>(
      `SELECT m.id AS "matchId", m.status = 'finished' AS "isOver", r.id AS "roomId", r.status AS "roomStatus",
              s.id AS "sessionId", s.status AS "sessionStatus", r.owner_user_id AS "ownerUserId"
         FROM tcg_fuel.tournament_matches m
         JOIN public.game_rooms r ON r.id = m.room_id
         LEFT JOIN public.game_sessions s ON s.id = r.session_id
        WHERE m.tournament_id = $1 AND r.status <> 'cancelled'
          AND (m.status = 'open' OR r.status = 'waiting' OR s.status = 'active')`,
      [tournamentId],
    );
    const reopened: number[] = [];
    await this.walk.each(
      rows,
      ({ roomId }) => roomId,
      async ({ matchId, ...room }) => {
        if (await this.followOne(room)) reopened.push(matchId);
      },
    );
    return reopened;
  }

  /** Whether it waits for another game now. */
  private async followOne({ isOver, roomId, roomStatus, sessionId, sessionStatus, ownerUserId }: RoomStanding) {
    if (isOver && sessionStatus === 'active') {
      await this.sessions.cancel(sessionId!, 'tournament', 'The match is over.');
    } else if (isOver) {
      await this.desk.change(roomId, (room) => room.callOff());
    } else if (roomStatus !== 'waiting' && sessionStatus !== 'active') {
      await this.rooms.rematch(roomId, visitorOf({ userId: ownerUserId ?? '', username: '', playerId: 0 }));
      return true;
    }
    return false;
  }
}

/** A player as rooms know people. */
export function visitorOf({
  userId,
  username,
  playerId,
}: Pick<Registered, 'userId' | 'username' | 'playerId'>): Visitor {
  const account = { kind: 'user', id: userId, name: username, role: 'player', guest: false } as const;
  return userVisitor(account, { playerId: String(playerId) });
}
