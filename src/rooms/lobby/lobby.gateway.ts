import { WebSocketGateway } from '@nestjs/websockets';
import { needUser } from '../../auth/access.decorators.js';
import { unauthenticated } from '../../auth/logins/access-tokens.js';
import type { UserAccount } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import { Settings } from '../../config/settings.js';
import { SessionFeed } from '../../engine/sessions/session-feed.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { command } from '../../engine/sockets/command.js';
import type { Command } from '../../engine/sockets/command.js';
import { CommandGateway } from '../../engine/sockets/command-gateway.js';
import type { EventDescription } from '../../engine/sockets/docs/description.js';
import type { ParlourNamespace, ParlourSocket } from '../../engine/sockets/parlour-socket.js';
import { Matchmaking } from '../matchmaking/matchmaking.js';
import { RoomChat } from '../room-chat.js';
import { RoomFeed } from '../room-feed.js';
import { RoomLimits } from '../room-limits.js';
import { RoomList } from '../room-list.js';
import { pageOf, pictureOf } from '../room-page.js';
import type { RoomPicture } from '../room-page.js';
import type { Room } from '../room.js';
import type { Visitor } from '../room.types.js';
import { RoomsService } from '../rooms.service.js';
import { userVisitor, visitorOf } from '../visitor.js';
import { LOBBY_COMMANDS, LOBBY_MESSAGES } from './lobby.docs.js';
import * as body from './lobby.dto.js';
import type { LobbyClientEvents, ToldRoom } from './lobby.events.js';
import { LobbyPublisher } from './lobby-publisher.js';
import { listRoom, mineRoom, playerRoom, watchRoom } from './lobby-rooms.js';
import { MyGamesPublisher } from './my-games-publisher.js';
import { MyGames } from './my-games.js';

/** How many rooms and lists one socket may listen to. */
const MOST_WATCHED = 200;
const MOST_LISTED = 100;

/** Where people meet before they play: the same as over REST, and told as it happens. */
@WebSocketGateway({ namespace: '/lobby' })
export class LobbyGateway extends CommandGateway {
  protected readonly about = 'Rooms, and opponents for those who want any';

  constructor(
    private readonly rooms: RoomsService,
    private readonly lists: RoomList,
    private readonly chat: RoomChat,
    private readonly matchmaking: Matchmaking,
    private readonly limits: RoomLimits,
    private readonly games: GameRegistry,
    private readonly feed: RoomFeed,
    private readonly mine: MyGames,
    private readonly sessions: SessionFeed,
    private readonly config: Settings,
  ) {
    super();
  }

  protected override commands(): readonly Command[] {
    const { rooms } = this;
    return [
      ...super.commands(),
      said('room:create', body.NewRoomBody, async (socket, wanted) => {
        const account = userOf(socket);
        await this.limits.creates(account.id);
        return this.enter(socket, await rooms.create(userVisitor(account), wanted));
      }),
      said('room:join', body.JoinBody, (socket, wanted) => this.join(socket, wanted)),
      said('room:leave', body.LobbyRoomBody, async (socket, { roomId }) =>
        this.tell(socket, await rooms.leave(roomId, callerOf(socket))),
      ),
      said('room:ready', body.LobbyReadyBody, async (socket, { roomId, ready }) =>
        this.enter(socket, await rooms.setReady(roomId, callerOf(socket), ready ?? true)),
      ),
      said('room:loadout', body.LoadoutBody, async (socket, { roomId, loadout }) =>
        this.enter(socket, await rooms.setLoadout(roomId, callerOf(socket), loadout)),
      ),
      said('room:options', body.OptionsBody, async (socket, { roomId, options }) =>
        this.enter(socket, await rooms.setOptions(roomId, callerOf(socket), options)),
      ),
      said('room:bots', body.RoomBotBody, async (socket, { roomId, ...bot }) =>
        this.enter(socket, await rooms.addBot(roomId, callerOf(socket), bot)),
      ),
      said('room:kick', body.KickBody, async (socket, { roomId, seat }) =>
        this.enter(socket, await rooms.kick(roomId, callerOf(socket), seat)),
      ),
      said('room:start', body.LobbyRoomBody, async (socket, { roomId }) =>
        this.enter(socket, await rooms.start(roomId, callerOf(socket))),
      ),
      said('room:rematch', body.LobbyRoomBody, async (socket, { roomId }) =>
        this.enter(socket, await rooms.rematch(roomId, callerOf(socket))),
      ),
      said('room:chat', body.LobbyChatBody, async (socket, { roomId, text }) => ({
        message: { roomId, ...(await this.chat.post(roomId, callerOf(socket), text)) },
      })),
      said('room:watch', body.LobbyRoomBody, async (socket, { roomId }) => this.enter(socket, await rooms.get(roomId))),
      said('room:unwatch', body.LobbyRoomBody, async (socket, { roomId }) => {
        await socket.leave(watchRoom(roomId.toLowerCase()));
        return {};
      }),
      said('rooms:watch', body.RoomsBody, (socket, { game }) => this.watchList(socket, game)),
      said('rooms:unwatch', body.RoomsBody, async (socket, { game }) => {
        await socket.leave(listRoom(game));
        return {};
      }),
      said('mine:watch', body.NothingBody, async (socket) => {
        const { id } = userOf(socket);
        await socket.join(mineRoom(id));
        return { games: await this.mine.of(id) };
      }),
      said('mine:unwatch', body.NothingBody, async (socket) => {
        await socket.leave(mineRoom(userOf(socket).id));
        return {};
      }),
      said('match:join', body.QueueBody, async (socket, { game, mode, loadout }) => {
        const account = userOf(socket);
        await this.limits.comesIn(account.id);
        return { match: await this.matchmaking.join(account, game, mode ?? 'casual', loadout) };
      }),
      said('match:status', body.LobbyGameBody, async (socket, { game }) => ({
        match: await this.matchmaking.status(userOf(socket), game),
      })),
      said('match:leave', body.LobbyGameBody, async (socket, { game }) => {
        await this.matchmaking.leave(userOf(socket), game);
        return {};
      }),
    ];
  }

  protected override messages(): Readonly<Record<string, EventDescription>> {
    return { ...super.messages(), ...LOBBY_MESSAGES };
  }

  override afterInit(namespace: ParlourNamespace): void {
    super.afterInit(namespace);
    const publisher = new LobbyPublisher(namespace);
    const own = new MyGamesPublisher(namespace, this.config.redisUrl === undefined);
    const stops = [
      this.sessions.onMoved((moved) => own.moved(moved)),
      this.feed.onChanged((changed) => publisher.changed(changed)),
      this.feed.onTalk((talk) => publisher.said(talk)),
      this.feed.onHidden((hidden) => publisher.hid(hidden)),
      this.feed.onMatch((match) => publisher.matched(match)),
    ];
    this.gate.onStop('sockets', 'feed of the lobby', () => stops.forEach((stop) => stop()));
  }

  private async join(socket: ParlourSocket, { roomId, ...wish }: body.JoinBody): Promise<ToldRoom> {
    const account = userOf(socket);
    await this.limits.comesIn(account.id);
    const id = roomId ?? (await this.rooms.getByCode(wish.joinCode!)).id;
    return this.enter(socket, await this.rooms.join(id, userVisitor(account), wish));
  }

  /** Listens first and looks then: what happens in between is heard, and dropped by its revision if it is old. */
  private async enter(socket: ParlourSocket, room: Room): Promise<ToldRoom> {
    expectSpace(socket);
    const visitor = socket.data.account && visitorOf(socket.data.account);
    const mine = visitor && room.findPlayer(visitor);
    await socket.join([watchRoom(room.id), ...(mine ? [playerRoom(room.id, mine.playerId)] : [])]);
    return this.tell(socket, await this.rooms.get(room.id));
  }

  private tell(socket: ParlourSocket, room: Room): ToldRoom {
    return { room: pageOf(room, socket.data.account && visitorOf(socket.data.account)) };
  }

  private async watchList(socket: ParlourSocket, game?: string): Promise<{ rooms: readonly RoomPicture[] }> {
    if (game !== undefined) this.games.get(game);
    expectSpace(socket);
    await socket.join(listRoom(game));
    const { items } = await this.lists.page({ game, status: 'waiting' }, { limit: MOST_LISTED }, pictureOf);
    return { rooms: items };
  }
}

function said<Body extends object>(
  name: keyof LobbyClientEvents,
  shape: new () => Body,
  run: (socket: ParlourSocket, body: Body) => Promise<object>,
): Command {
  return command(name, shape, LOBBY_COMMANDS[name], run);
}

function userOf(socket: ParlourSocket): UserAccount {
  return needUser(socket.data.account);
}

function callerOf(socket: ParlourSocket): Visitor {
  if (!socket.data.account) throw unauthenticated('A token is needed.');
  return visitorOf(socket.data.account);
}

function expectSpace(socket: ParlourSocket): void {
  if (socket.rooms.size >= MOST_WATCHED) {
    throw new ApiError(409, 'TOO_MANY_ROOMS', 'One socket listens to so many rooms and no more. Leave one first.');
  }
}
