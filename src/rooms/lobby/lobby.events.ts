import type { ChatLine } from '../../engine/chat/chat.service.js';
import type { Answer } from '../../engine/sockets/events.js';
import type { MatchStatus } from '../matchmaking/matchmaking.js';
import type { MatchFound } from '../room-feed.js';
import type { RoomPage, RoomPicture } from '../room-page.js';
import type { RoomEvent } from '../room.types.js';
import type {
  LobbyChatBody,
  LobbyGameBody,
  JoinBody,
  KickBody,
  LoadoutBody,
  NewRoomBody,
  NothingBody,
  OptionsBody,
  QueueBody,
  LobbyReadyBody,
  LobbyRoomBody,
  RoomBotBody,
  RoomsBody,
} from './lobby.dto.js';
import type { MyGame } from './my-games.js';

type Asking<Body, Told extends object> = (body: Body, answer: (answer: Answer<Told>) => void) => void;

/** The room as the caller may see it. */
export interface ToldRoom {
  readonly room: RoomPage;
}

/** A room as all may know it, and what has just happened in it. */
export interface RoomUpdate {
  readonly room: RoomPicture;
  readonly events: readonly RoomEvent[];
}

export interface RoomStarted {
  readonly roomId: string;
  readonly game: string;
  readonly sessionId: string;
  /** The seat of the client that is told; null: a watcher. */
  readonly seat: number | null;
}

export interface RoomChatNews extends ChatLine {
  readonly roomId: string;
}

export type MatchNews = Omit<MatchFound, 'userId'>;

/** What clients of the lobby may send. */
export interface LobbyClientEvents {
  'room:create': Asking<NewRoomBody, ToldRoom>;
  'room:join': Asking<JoinBody, ToldRoom>;
  'room:leave': Asking<LobbyRoomBody, ToldRoom>;
  'room:ready': Asking<LobbyReadyBody, ToldRoom>;
  'room:loadout': Asking<LoadoutBody, ToldRoom>;
  'room:options': Asking<OptionsBody, ToldRoom>;
  'room:bots': Asking<RoomBotBody, ToldRoom>;
  'room:kick': Asking<KickBody, ToldRoom>;
  'room:start': Asking<LobbyRoomBody, ToldRoom>;
  'room:rematch': Asking<LobbyRoomBody, ToldRoom>;
  'room:chat': Asking<LobbyChatBody, { readonly message: RoomChatNews }>;
  'room:watch': Asking<LobbyRoomBody, ToldRoom>;
  'room:unwatch': Asking<LobbyRoomBody, object>;
  'rooms:watch': Asking<RoomsBody, { readonly rooms: readonly RoomPicture[] }>;
  'rooms:unwatch': Asking<RoomsBody, object>;
  'mine:watch': Asking<NothingBody, { readonly games: readonly MyGame[] }>;
  'mine:unwatch': Asking<NothingBody, object>;
  'match:join': Asking<QueueBody, { readonly match: MatchStatus }>;
  'match:status': Asking<LobbyGameBody, { readonly match: MatchStatus }>;
  'match:leave': Asking<LobbyGameBody, object>;
}

/** A message that an admin has hidden: a page that shows it takes it away. */
export interface RoomChatHiddenNews {
  readonly roomId: string;
  readonly messageId: string;
}

/** What they hear. */
export interface LobbyServerEvents {
  'room:update': (update: RoomUpdate) => void;
  'room:started': (started: RoomStarted) => void;
  'room:chat': (news: RoomChatNews) => void;
  'room:chat-hidden': (news: RoomChatHiddenNews) => void;
  'rooms:update': (update: { readonly room: RoomPicture }) => void;
  'mine:update': (game: MyGame) => void;
  'match:found': (match: MatchNews) => void;
}
