import { Inject } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { needUser } from '../../auth/access.decorators.js';
import type { Account } from '../../auth/account.js';
import { unauthenticated } from '../../auth/logins/access-tokens.js';
import type { Viewer } from '../../engine/core/index.js';
import type { Happening } from '../../engine/contract/game-table.js';
import { command, inDialect } from '../../engine/sockets/command.js';
import type { Command } from '../../engine/sockets/command.js';
import type { ParlourNamespace, ParlourSocket } from '../../engine/sockets/parlour-socket.js';
import { canCatchUp } from '../../engine/sessions/past/retelling.js';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';
import type { News } from '../../engine/sockets/session-gateway.js';
import { RoomChat } from '../../rooms/room-chat.js';
import { RoomFeed } from '../../rooms/room-feed.js';
import type { RoomChanged, RoomTalk } from '../../rooms/room-feed.js';
import type { Visitor } from '../../rooms/room.types.js';
import { seatRoom, userRoom } from '../../engine/sockets/company/viewer-rooms.js';
import { errorDialect } from './contract/error-dialect.js';
import { GameRooms } from './contract/game-rooms/game-rooms.service.js';
import type { LeftRoom } from './contract/game-rooms/game-rooms.service.js';
import type { RoomPage } from './contract/game-rooms/wire.js';
import { GameActions } from './contract/games/game-actions.js';
import type { ActionAnswer } from './contract/games/game-actions.js';
import { GameFinder } from './contract/games/game-finder.js';
import { GameLog } from './contract/games/game-log.js';
import { stateFor } from './contract/games/wire.js';
import type { WatchedGame } from './contract/games/wire.js';
import { numberIn } from './contract/number-in.js';
import { Players } from './contract/players/players.js';
import { TournamentFeed } from '../../tournaments/tournament-feed.js';
import type { TournamentNews } from '../../tournaments/tournament-feed.js';
import type { Pairing } from '../../tournaments/tournament.types.js';
import { FuelTournaments } from './contract/tournaments/fuel-tournaments.js';
import { Undo } from './contract/undo/undo.js';
import * as body from './contract/sockets/bodies.dto.js';
import { COMMANDS, MESSAGES } from './contract/sockets/docs.js';
import { gameNews } from './contract/sockets/news.js';
import type { TcgFuel } from './rules/tcg-fuel.types.js';
import { roomNews } from './contract/sockets/room-news.js';

const listenersOf = (roomId: string): string => `tcg-fuel:room:${roomId}`;

/** The common messages, and the rooms and games of this contract by their numbers. */
@WebSocketGateway({ namespace: '/tcg-fuel' })
export class TcgFuelGateway extends SessionGateway<TcgFuel> {
  protected readonly game = 'tcg-fuel';
  protected override readonly ownMessages = MESSAGES;

  @Inject(GameRooms) private readonly rooms!: GameRooms;
  @Inject(GameFinder) private readonly finder!: GameFinder;
  @Inject(GameActions) private readonly plays!: GameActions;
  @Inject(GameLog) private readonly log!: GameLog;
  @Inject(Players) private readonly players!: Players;
  @Inject(RoomFeed) private readonly roomFeed!: RoomFeed;
  @Inject(RoomChat) private readonly roomChat!: RoomChat;
  @Inject(Undo) private readonly undo!: Undo;
  @Inject(TournamentFeed) private readonly tournaments!: TournamentFeed;
  @Inject(FuelTournaments) private readonly fuelTournaments!: FuelTournaments;

  protected override commands(): readonly Command[] {
    const { rooms } = this;
    return [
      ...super.commands(),
      said('join_room', body.JoinRoomBody, (socket, wanted) => this.joinRoom(socket, wanted)),
      said('leave_room', body.FuelRoomBody, async (socket, { roomId }): Promise<LeftRoom> => ({
        left: await rooms.leave(roomId, await this.visitor(socket)),
      })),
      said('ready_status', body.FuelReadyBody, async (socket, { roomId, isReady, playFirst }) => ({
        room: await rooms.setReady(roomId, await this.visitor(socket), isReady === 'ready', playFirst),
      })),
      said('chat_message', body.FuelChatBody, async (socket, { roomId, message }) => {
        const { id } = await rooms.find(roomId);
        return { message: await this.roomChat.post(id, await this.visitor(socket), message) };
      }),
      said('game_action', body.GameActionBody, (socket, { gameId, ...action }) =>
        this.actBy(socket, gameId, JSON.parse(JSON.stringify(action)) as object),
      ),
      said('watch_game', body.WatchBody, (socket, wanted) => this.watch(socket, wanted)),
      said('set_stops', body.StopsBody, (socket, { gameId, ...data }) =>
        this.actBy(socket, gameId, { type: 'settings', data: { ...data } }),
      ),
      said('offer_draw', body.FuelGameBody, (socket, { gameId }) => this.actBy(socket, gameId, { type: 'offer_draw' })),
      said('answer_draw', body.AnswerDrawBody, (socket, { gameId, accept }) =>
        this.actBy(socket, gameId, { type: 'answer_draw', data: { accept } }),
      ),
      said('request_undo', body.FuelGameBody, async (socket, { gameId }) =>
        this.undo.request(await this.finder.get(gameId), accountOf(socket)),
      ),
      said('answer_undo', body.AnswerDrawBody, async (socket, { gameId, accept }) =>
        this.undo.answer(await this.finder.get(gameId), accountOf(socket), accept),
      ),
    ];
  }

  override afterInit(namespace: ParlourNamespace): void {
    super.afterInit(namespace);
    const stops = [
      this.roomFeed.onChanged((changed) => void this.tellRoom(changed)),
      this.roomFeed.onTalk((talk) => this.tellTalk(talk)),
      this.undo.onNews(({ table, type, data }) => {
        for (const { seat } of table.seats) this.emit(seatRoom(table.id, seat), [type, data]);
      }),
      this.tournaments.onNews((news) => void this.tellTournament(news)),
    ];
    this.gate.onStop('sockets', 'rooms of tcg-fuel', () => stops.forEach((stop) => stop()));
  }

  protected override news(happened: Happening<TcgFuel>, viewer: Viewer): News[] {
    return gameNews(happened, viewer).map(enveloped);
  }

  /** Players of tournaments are called by the numbers of this contract. */
  private async tellTournament(news: TournamentNews): Promise<void> {
    if (news.game !== this.game) return;
    const number = await this.fuelTournaments.numbersIn(news.tournamentId);
    const { tournamentId, round } = news;
    const told: [string, object] =
      news.type === 'round-started'
        ? ['tournament_round_started', { tournamentId, round, stage: news.stage, pairings: news.pairings.map(paired) }]
        : [
            'match_ready',
            {
              ...{ tournamentId, matchId: news.matchId, round, number: news.number, roomId: news.roomNum },
              players: news.players.map(({ playerId, name }) => ({ playerId: number(playerId), username: name })),
            },
          ];
    for (const userId of news.userIds) this.emit(userRoom(userId), told);

    function paired({ playerA, playerB }: Pairing): Pairing {
      return { playerA: number(playerA), playerB: playerB === null ? null : number(playerB) };
    }
  }

  /** A player who sits here already only listens again. */
  private async joinRoom(socket: ParlourSocket, { roomId, deckId }: body.JoinRoomBody): Promise<{ room: RoomPage }> {
    const visitor = await this.visitor(socket);
    const room = await this.rooms.find(roomId);
    const sits = room.findPlayer(visitor) && deckId === undefined;
    const page = sits ? await this.rooms.page(room) : await this.rooms.join(roomId, visitor, deckId);
    // Only those who are in may listen: people talk in there.
    await socket.join(listenersOf(room.id));
    return { room: page };
  }

  /** A client that was here before and says until when is told what it missed besides, unless that is too much. */
  private async watch(socket: ParlourSocket, { gameId, lastSeq }: body.WatchBody): Promise<WatchedGame> {
    const table = await this.finder.get(gameId);
    await this.join(socket, table.id);
    const now = await table.now();
    const viewer = now.viewerFor(socket.data.account);
    const told = { gameId, ...stateFor(now, viewer) };
    if (lastSeq === undefined) return told;
    const complete = canCatchUp(lastSeq, told.seq);
    return { ...told, complete, missed: complete ? await this.log.actions(now, viewer, lastSeq, told.seq) : [] };
  }

  private async actBy(socket: ParlourSocket, gameId: number, action: object): Promise<ActionAnswer> {
    return this.plays.act(await this.finder.get(gameId), accountOf(socket), action);
  }

  private visitor(socket: ParlourSocket): Promise<Visitor> {
    return this.players.visitor(needUser(socket.data.account));
  }

  private async tellRoom(changed: RoomChanged): Promise<void> {
    if (changed.room.record.game !== this.game) return;
    try {
      const page = await this.rooms.page(changed.room);
      for (const news of roomNews(changed, page)) this.emit(listenersOf(changed.room.id), news);
      for (const event of changed.events) if (event.type === 'left') await this.deafen(changed.room.id, event.playerId);
    } catch (error) {
      this.logger.warn(`News of a room got lost: ${String(error)}`);
    }
  }

  /** A player who has gone hears no more of the room. */
  private async deafen(roomId: string, playerId: string): Promise<void> {
    const userId = await this.players.userIdOf(numberIn(playerId));
    if (userId !== undefined) this.namespace.in(userRoom(userId)).socketsLeave(listenersOf(roomId));
  }

  private tellTalk({ room, line, mutedBy }: RoomTalk): void {
    if (room.record.game !== this.game) return;
    const [type, message] = enveloped(['chat_message', { roomId: room.record.num, ...line }]);
    const hearing = this.namespace.to(listenersOf(room.id)).except([...mutedBy].map(userRoom));
    hearing.emit(type as never, message as never);
  }

  private emit(room: string, news: News): void {
    const [type, message] = enveloped(news);
    this.namespace.to(room).emit(type as never, message as never);
  }
}

function accountOf({ data: { account } }: ParlourSocket): Account {
  if (!account) throw unauthenticated('A token is needed.');
  return account;
}

/** A command in this contract's words: what is refused is told in the answer, and as an `error` besides. */
function said<Body extends object>(
  name: keyof typeof COMMANDS,
  shape: new () => Body,
  run: (socket: ParlourSocket, body: Body) => Promise<object>,
): Command {
  return inDialect(errorDialect, command(name, shape, COMMANDS[name], run), (socket, { code, message, extras }) => {
    const { rule, details } = extras;
    socket.emit('error' as never, enveloped(['error', { code, message, rule, details }])[1] as never);
  });
}

/** Every message of this contract says its own name. */
function enveloped([type, data]: News): News {
  return [type, { type, data }];
}
