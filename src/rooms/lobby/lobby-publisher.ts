import type { ParlourNamespace } from '../../engine/sockets/parlour-socket.js';
import { userRoom } from '../../engine/sockets/company/viewer-rooms.js';
import type { MatchFound, RoomChanged, RoomTalk, RoomTalkHidden } from '../room-feed.js';
import { pictureOf } from '../room-page.js';
import type { Room } from '../room.js';
import type { RoomPlayer } from '../room.types.js';
import type { MatchNews, RoomChatHiddenNews, RoomChatNews, RoomStarted, RoomUpdate } from './lobby.events.js';
import { listRoom, playerRoom, watchRoom } from './lobby-rooms.js';

/** Tells the lobby what happened. What the public may hear is made without secrets, not stripped of them. */
export class LobbyPublisher {
  constructor(private readonly namespace: ParlourNamespace) {}

  changed({ room, events }: RoomChanged): void {
    const update: RoomUpdate = { room: pictureOf(room), events };
    // Players hear of their room wherever they are; each socket hears it once.
    this.namespace.to([watchRoom(room.id), ...placesOf(room)]).emit('room:update', update);
    if (room.record.visibility === 'listed') {
      this.namespace.to([listRoom(), listRoom(room.record.game)]).emit('rooms:update', { room: update.room });
    }
    if (events.some(({ type }) => type === 'started')) this.started(room);
  }

  said({ room, line, mutedBy }: RoomTalk): void {
    const news: RoomChatNews = { roomId: room.id, ...line };
    const hearing = room.players.filter(({ userId, playerId }) => !mutedBy.has(userId ?? `player:${playerId}`));
    const { ownerUserId } = room.record;
    const owner = ownerUserId === null || mutedBy.has(ownerUserId) ? [] : [userRoom(ownerUserId)];
    this.namespace.to([...owner, ...hearing.map((player) => placeOf(room, player))]).emit('room:chat', news);
  }

  hid({ room, messageId }: RoomTalkHidden): void {
    const { ownerUserId } = room.record;
    const owner = ownerUserId === null ? [] : [userRoom(ownerUserId)];
    const news: RoomChatHiddenNews = { roomId: room.id, messageId };
    this.namespace.to([...owner, ...placesOf(room)]).emit('room:chat-hidden', news);
  }

  matched({ userId, ...match }: MatchFound): void {
    this.namespace.to(userRoom(userId)).emit('match:found', match satisfies MatchNews);
  }

  private started(room: Room): void {
    const { game, sessionId } = room.record;
    const begun = { roomId: room.id, game, sessionId: sessionId! };
    for (const player of room.players) {
      if (player.kind === 'bot') continue;
      const started: RoomStarted = { ...begun, seat: player.seat };
      this.namespace.to(placeOf(room, player)).emit('room:started', started);
    }
    const watching: RoomStarted = { ...begun, seat: null };
    this.namespace.to(watchRoom(room.id)).except(placesOf(room)).emit('room:started', watching);
  }
}

/** Where a player listens: an account on all its sockets, a seat token on those that came to the room. */
function placeOf(room: Room, { userId, playerId }: RoomPlayer): string {
  return userId === null ? playerRoom(room.id, playerId) : userRoom(userId);
}

function placesOf(room: Room): string[] {
  return room.players.filter(({ kind }) => kind !== 'bot').map((player) => placeOf(room, player));
}
