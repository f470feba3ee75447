import { Inject } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { needUser } from '../../auth/access.decorators.js';
import { ApiError } from '../../common/api-error.js';
import type { ChatLine } from '../../engine/chat/chat.service.js';
import type { Seat, Viewer } from '../../engine/core/index.js';
import type { Happening } from '../../engine/contract/game-table.js';
import { command, inDialect } from '../../engine/sockets/command.js';
import type { Command } from '../../engine/sockets/command.js';
import type { ParlourNamespace, ParlourSocket } from '../../engine/sockets/parlour-socket.js';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';
import type { News } from '../../engine/sockets/session-gateway.js';
import type { Table } from '../../engine/sockets/company/table-company.js';
import { everyRoomOf, seatRoom, userRoom } from '../../engine/sockets/company/viewer-rooms.js';
import { Matchmaking } from '../../rooms/matchmaking/matchmaking.js';
import { RoomFeed } from '../../rooms/room-feed.js';
import { RoomLimits } from '../../rooms/room-limits.js';
import { errorDialect } from './contract/error-dialect.js';
import { matchAnswer } from './contract/matchmaking/match-answer.js';
import { JoinQueueDto } from './contract/matchmaking/matchmaking.dto.js';
import { GameStarts } from './contract/games/game-starts.js';
import { readGameAction } from './contract/games/read-action.js';
import { GRACE, hasClock } from './rules/clock.js';
import type { VikingVengeance } from './rules/viking-vengeance.types.js';
import { COMMANDS, MESSAGES } from './contract/sockets/docs.js';
import { newsFor } from './contract/sockets/news.js';
import { ActionBody, VikingChatBody, VikingGameBody, NoBody } from './contract/sockets/bodies.dto.js';

/** The common messages, and beside them those of this contract's family of clients. */
@WebSocketGateway({ namespace: '/viking-vengeance' })
export class VikingVengeanceGateway extends SessionGateway<VikingVengeance> {
  @Inject(Matchmaking) private readonly matchmaking!: Matchmaking;
  @Inject(RoomLimits) private readonly limits!: RoomLimits;
  @Inject(RoomFeed) private readonly roomFeed!: RoomFeed;
  @Inject(GameStarts) private readonly starts!: GameStarts;
  protected readonly game = 'viking-vengeance';
  protected override readonly ownMessages = MESSAGES;
  protected override readonly tokenNeeded = true;

  protected override commands(): readonly Command[] {
    return [
      ...super.commands(),
      said('game:join', VikingGameBody, (socket, { gameId }) => this.joinGame(socket, gameId)),
      said('game:leave', VikingGameBody, async (socket, { gameId }) => {
        await this.leave(socket, gameId);
        return {};
      }),
      said('game:action', ActionBody, (socket, body) => this.actInGame(socket, body)),
      said('game:surrender', VikingGameBody, (socket, { gameId }) =>
        this.actInGame(socket, { gameId, actionType: 'surrender' }),
      ),
      said('matchmaking:join', JoinQueueDto, async (socket, { deckId, mode }) => {
        const account = needUser(socket.data.account);
        await this.limits.comesIn(account.id);
        if (!deckId) throw new ApiError(400, 'DECK_ID_REQUIRED', 'deckId is required.');
        return matchAnswer(await this.matchmaking.join(account, this.game, mode ?? 'casual', { deckId }));
      }),
      said('matchmaking:leave', NoBody, async (socket) => {
        await this.matchmaking.leave(needUser(socket.data.account), this.game);
        return { status: 'left_queue' };
      }),
      said('chat:send', VikingChatBody, async (socket, { gameId, message }) => {
        await this.say(socket, { sessionId: gameId, text: message });
        return {};
      }),
    ];
  }

  override afterInit(namespace: ParlourNamespace): void {
    super.afterInit(namespace);
    const stop = this.roomFeed.onMatch(({ game, userId, sessionId }) => {
      if (game === this.game) namespace.to(userRoom(userId)).emit('matchmaking:found', { gameId: sessionId });
    });
    this.gate.onStop('sockets', `matches of ${namespace.name}`, stop);
  }

  protected override news(happened: Happening<VikingVengeance>, viewer: Viewer): News[] {
    return newsFor(happened, viewer);
  }

  protected override alsoTellPresence(table: Table, seat: Seat, connected: boolean): void {
    this.tellPresence(table, seat, connected).catch((error: unknown) =>
      this.logger.warn(`A presence got lost: ${String(error)}`),
    );
  }

  protected override chatNews({ id }: Table, { name, text, at }: ChatLine): News[] {
    return [['chat:message', { gameId: id, username: name, message: text, at }]];
  }

  private async joinGame(socket: ParlourSocket, gameId: string): Promise<object> {
    const { sessionId, view, deadline, serverNow, seats } = await this.join(socket, gameId);
    for (const seat of seats) this.replaceOthers(socket, seatRoom(sessionId, seat));
    const told = { gameId: sessionId, gameState: view, message: 'You are at the table.', deadline, serverNow };
    socket.emit('game:joined', told);
    return told;
  }

  /**
   * A second socket of a player takes the place of the first. That one is closed by the server's word, so that two
   * clients that come back by themselves do not push each other out for ever.
   */
  private replaceOthers(socket: ParlourSocket, room: string): void {
    const others = this.namespace.to(room).except(socket.id);
    others.emit('game:error', { code: 'REPLACED', message: 'You have come to this game from somewhere else.' });
    others.disconnectSockets();
  }

  private async actInGame(socket: ParlourSocket, body: ActionBody): Promise<object> {
    const { sessionId, version } = await this.play(socket, body.gameId, {
      actions: ({ id }) => [readGameAction(body, id)],
      key: body.clientActionId,
    });
    return { gameId: sessionId, version };
  }

  private async tellPresence({ id }: Table, seat: Seat, connected: boolean): Promise<void> {
    const table = await this.tableHere(id);
    const present = this.present(table);
    const { userId, playerId, name } = table.seats[seat]!;
    const who = { gameId: id, userId: userId ?? playerId };
    const to = this.namespace.to(everyRoomOf(table));
    if (connected) {
      to.emit('game:player_connected', { ...who, username: name, playerCount: present.size });
      const complete = present.size === table.seats.length;
      if (complete && table.status === 'active' && (await this.starts.note(id))) {
        to.emit('game:start', { gameId: id });
      }
    } else {
      const graceEndsAt = hasClock(table.state) ? this.clock.now() + GRACE : null;
      to.emit('game:player_disconnected', { ...who, graceEndsAt });
    }
  }
}

/** A message of this contract: what was refused, its shape included, is told by `game:error` too, in its own words. */
function said<Body extends object>(
  name: keyof typeof COMMANDS,
  shape: new () => Body,
  run: (socket: ParlourSocket, body: Body) => Promise<object>,
): Command {
  return inDialect(errorDialect, command(name, shape, COMMANDS[name], run), (socket, { code, message }) =>
    socket.emit('game:error', { code, message }),
  );
}
