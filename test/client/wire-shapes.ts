import type * as client from '@parlour/client';
import type { SessionPage, PlayerPicture } from '../../src/engine/sessions/session-page.js';
import type { HistoryEntry } from '../../src/engine/sessions/past/retelling.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import type {
  Joined,
  LiveChange,
  LiveUpdate,
  Resumed,
  PresenceNews,
  ChatNews,
  Notice,
} from '../../src/engine/sockets/events.js';
import type { RoomPage } from '../../src/rooms/room-page.js';
import type { MatchStatus } from '../../src/rooms/matchmaking/matchmaking.js';
import type { WaitingSession } from '../../src/engine/http/open-seats.js';
import type { Preview } from '../../src/engine/http/preview.js';

/** Compiles only where what the server sends is what the library says it is. */
type Fits<Sent extends Said, Said> = [Sent, Said];

/** Held against each other by `npm run typecheck`. */
export type Shapes = [
  Fits<SessionUpdate, client.SessionUpdate>,
  Fits<SessionPage, client.SessionPage>,
  Fits<PlayerPicture, client.PlayerPicture>,
  Fits<HistoryEntry, client.HistoryEntry>,
  Fits<Joined, client.Joined>,
  Fits<Resumed, client.Resumed>,
  Fits<LiveUpdate, client.LiveUpdate>,
  Fits<LiveChange, client.LiveChange>,
  Fits<PresenceNews, client.PresenceNews>,
  Fits<ChatNews, client.ChatNews>,
  Fits<Notice, client.Notice>,
  Fits<RoomPage, client.RoomPage>,
  Fits<MatchStatus, client.MatchStatus>,
  Fits<WaitingSession, client.WaitingSession>,
  Fits<Preview, client.Preview>,
];
