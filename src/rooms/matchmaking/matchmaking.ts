import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { UserAccount } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import { OneByOne } from '../../common/tasks/one-by-one.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { SessionLanes } from '../../engine/sessions/session-lanes.js';
import { emptyRoom } from '../new-room.js';
import { RoomDesk } from '../room-desk.js';
import { RoomFeed } from '../room-feed.js';
import { RoomLoadouts } from '../room-loadouts.js';
import { STARTS_WHEN_FULL } from '../room-rules.js';
import { Room } from '../room.js';
import type { Visitor } from '../room.types.js';
import { RoomStore } from '../store/room-store.js';
import { userVisitor } from '../visitor.js';
import { MatchModes } from './match-modes.js';
import type { MatchMode } from './match-modes.js';
import { findGroup } from './pairing.js';
import { TicketStore } from './ticket-store.js';
import type { QueuedTicket, Standing } from './ticket-store.js';

/** How a player stands with the queues of a game. */
export type MatchStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'queued'; readonly mode: string; readonly queuedAt: string }
  | {
      readonly status: 'matched';
      readonly mode: string;
      readonly queuedAt: string;
      readonly roomId: string;
      readonly sessionId: string;
      readonly seat: number;
      readonly opponents: readonly string[];
    };

/** Finds opponents for those who want any. Tickets stand in Postgres; a match is a room whose game begins at once. */
@Injectable()
export class Matchmaking {
  private readonly lanes = new SessionLanes();
  private readonly walk = new OneByOne(new Logger('Matchmaking'), 'The queue');

  constructor(
    private readonly games: GameRegistry,
    private readonly modes: MatchModes,
    private readonly tickets: TicketStore,
    private readonly loadouts: RoomLoadouts,
    private readonly desk: RoomDesk,
    private readonly rooms: RoomStore,
    private readonly feed: RoomFeed,
  ) {}

  /** Queues an account, and begins at once if a suitable one waits. An account that is matched already gets that match again. */
  async join(account: UserAccount, game: string, mode: string, given: unknown): Promise<MatchStatus> {
    const rule = this.modes.get(game, mode);
    const known = await this.tickets.find(game, account.id);
    if (known) return this.again(known, account);
    const brought = await this.loadouts.of({ game, options: rule.options }, userVisitor(account), given);
    let meanwhile: Standing | undefined;
    await this.pair(game, mode, rule, async (client) => {
      meanwhile = await this.tickets.find(game, account.id, client);
      if (meanwhile) return;
      if (rule.alone && (await this.tickets.playsWithOthers(client, game, account.id))) throw activeGame();
      await this.tickets.insert(client, { game, mode, account, list: rule.list, start: rule.start, ...brought });
    });
    return meanwhile ? this.again(meanwhile, account) : this.status(account, game);
  }

  /** An account that asks is still there. */
  async status(account: UserAccount, game: string): Promise<MatchStatus> {
    this.games.get(game);
    const standing = await this.tickets.find(game, account.id);
    if (standing?.status === 'queued') await this.tickets.seen(game, account.id);
    return standing ? this.tell(standing, account) : { status: 'idle' };
  }

  async leave(account: UserAccount, game: string): Promise<void> {
    this.games.get(game);
    if (!(await this.tickets.leave(game, account.id))) {
      throw new ApiError(409, 'NOT_QUEUED', 'You are in no queue of this game.');
    }
  }

  /** Looks once more who may play by now: patience widens what people accept. */
  async pairAll(): Promise<void> {
    await this.walk.each(
      await this.tickets.busyQueues(),
      ({ game, mode }) => `${game}/${mode}`,
      async ({ game, mode }) => {
        const rule = this.modes.get(game, mode);
        while (await this.pair(game, mode, rule));
      },
    );
  }

  /** Makes one match, if one can be made, in one transaction with what comes before it. Whether it did. */
  private pair(
    game: string,
    mode: string,
    rule: MatchMode,
    before: (client: PoolClient) => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    return this.lanes.run(game, async () => {
      const { rooms } = await this.desk.carryOut(async (client) => {
        await this.tickets.lock(client, game);
        await before(client);
        const group = findGroup(await this.tickets.queue(client, game, mode), rule.seats, rule.window);
        if (!group) return { rooms: [] };
        const done = await this.desk.openIn(client, this.roomFor(game, rule, group));
        const { id, record } = done.rooms[0]!;
        const ids = group.map((ticket) => ticket.id);
        await this.tickets.matched(client, ids, id, record.sessionId!);
        return done;
      });
      for (const room of rooms) this.announce(room, mode);
      return rooms.length > 0;
    });
  }

  /** The account that queued first sits first. */
  private roomFor(game: string, rule: MatchMode, group: readonly QueuedTicket[]): Room {
    const hosted = this.games.get(game);
    const visitors = group.map(asVisitor);
    const room = emptyRoom(
      hosted,
      visitors[0]!,
      {
        game,
        name: group
          .map(({ name }) => name)
          .join(' – ')
          .slice(0, 100),
        seats: rule.seats,
        visibility: 'link',
        rules: STARTS_WHEN_FULL,
        rated: rule.rated,
      },
      rule.options,
    );
    group.forEach(({ brings, loadout }, seat) => room.sit(visitors[seat]!, { seat, brought: { brings, loadout } }));
    return room;
  }

  private announce({ id, record, players }: Room, mode: string): void {
    for (const { userId, seat } of players) {
      const opponents = players.filter((other) => other.userId !== userId).map(({ name }) => name);
      this.feed.matched({
        userId: userId!,
        game: record.game,
        mode,
        roomId: id,
        sessionId: record.sessionId!,
        seat,
        opponents,
      });
    }
  }

  private again(standing: Standing, account: UserAccount): Promise<MatchStatus> {
    if (standing.status === 'queued')
      throw new ApiError(409, 'ALREADY_QUEUED', 'You are in a queue of this game already.');
    return this.tell(standing, account);
  }

  private async tell(
    { status, mode, queuedAt, roomId, sessionId }: Standing,
    { id }: UserAccount,
  ): Promise<MatchStatus> {
    const queued = { mode, queuedAt: queuedAt.toISOString() };
    if (status === 'queued') return { status, ...queued };
    const { players } = await this.rooms.get(roomId!);
    return {
      status,
      ...queued,
      roomId: roomId!,
      sessionId: sessionId!,
      seat: players.find(({ userId }) => userId === id)!.seat,
      opponents: players.filter(({ userId }) => userId !== id).map(({ name }) => name),
    };
  }
}

/** An account in a queue, as rooms know people. */
function asVisitor({ userId, name }: QueuedTicket): Visitor {
  return userVisitor({ kind: 'user', id: userId, name, role: 'player', guest: false });
}

function activeGame(): ApiError {
  return new ApiError(409, 'ACTIVE_GAME', 'You are in a game already; finish it first.');
}
