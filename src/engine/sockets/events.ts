import type { Change } from '../core/change.js';
import type { ChatLine } from '../chat/chat.service.js';
import type { Seat } from '../core/index.js';
import type { HistoryEntry } from '../sessions/past/retelling.js';
import type { PlayerPicture, SessionPage } from '../sessions/session-page.js';
import type { SessionUpdate } from '../sessions/session-update.js';

/** Why something was not done: the same code and message as over REST. */
export interface WireError {
  readonly code: string;
  readonly message: string;
  /** The number of the rule that says no. */
  readonly rule?: string;
  readonly details?: unknown;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

/** How every message of a client is answered. */
export type Answer<T extends object = object> =
  ({ readonly ok: true } & T) | { readonly ok: false; readonly error: WireError };

type Asking<Body, Told extends object> = (body: Body, answer: (answer: Answer<Told>) => void) => void;

/** What `session:join` carries. */
export interface JoinBody {
  sessionId: string;
  /** From here on this socket takes `session:changed` where that is shorter than `session:update`. */
  changes?: boolean;
}

/** What `session:leave` carries. */
export interface LeaveBody {
  sessionId: string;
}

/** What `session:act` carries. */
export interface ActBody {
  sessionId: string;
  action: object;
  /** The version the action was chosen at; another one is a conflict. */
  expectedVersion?: number;
  /** The same again is answered the same again, and played once. */
  actionId?: string;
  /** False: the answer is enough for this socket, which is then not sent the same as `session:update`. */
  echo?: boolean;
}

/** What `session:resume` carries. */
export interface ResumeBody {
  sessionId: string;
  /** The version the client has. */
  sinceVersion: number;
  /** As for `session:join`. */
  changes?: boolean;
}

/** What `session:chat` carries. */
export interface ChatBody {
  sessionId: string;
  text: string;
}

/** What `auth:refresh` carries. */
export interface RefreshBody {
  /** A fresh access token of the same user. */
  token: string;
}

/** A player, and whether one of their sockets is at the table. Bots always are. */
export interface PresentPlayer extends PlayerPicture {
  readonly connected: boolean;
}

/** A session as a client finds it that comes to the table. */
export interface Joined extends Omit<SessionPage, 'players'> {
  /** All seats of the client that joined; `seat` is the one that looks. */
  readonly seats: readonly Seat[];
  readonly players: readonly PresentPlayer[];
  /** How many watch without a seat. */
  readonly watchers: number;
  readonly serverNow: number;
}

/** The same with what was missed. */
export interface Resumed extends Joined {
  /** Every version after `sinceVersion`, in order. */
  readonly entries: readonly HistoryEntry[];
  /** False: too much was missed to be told, and `entries` is empty. */
  readonly complete: boolean;
}

/** What happened, as one seat, or those who watch, may know it. */
export interface LiveUpdate extends SessionUpdate {
  readonly serverNow: number;
}

/** The same for a socket that takes changes and has the picture of version `from`. */
export interface LiveChange extends Pick<
  LiveUpdate,
  'sessionId' | 'seat' | 'from' | 'version' | 'events' | 'serverNow'
> {
  /** What makes the picture of `version` of that of `from`. */
  readonly changed: Change;
}

/** A seat has its first socket, or has lost its last. */
export interface PresenceNews {
  readonly sessionId: string;
  readonly seat: Seat;
  readonly connected: boolean;
}

/** How many watch a game now. */
export interface WatchersNews {
  readonly sessionId: string;
  readonly watchers: number;
}

/** Something was said at a table. */
export interface ChatNews extends ChatLine {
  readonly sessionId: string;
}

/** A message that an admin has hidden: a page that shows it takes it away. */
export interface ChatHiddenNews {
  readonly sessionId: string;
  readonly messageId: string;
}

/** Something that a person should know. */
export interface Notice {
  readonly code: NoticeCode;
  readonly message: string;
  readonly sessionId?: string;
}

/** What a notice is about. */
export type NoticeCode =
  | 'SERVER_STOPPING'
  | 'TOKEN_EXPIRED'
  | 'BANNED'
  | 'LOGGED_OUT'
  | 'LOGIN_ENDED'
  | 'ROLE_CHANGED'
  | 'FLOODING'
  | 'NOT_READING'
  | 'SESSION_CANCELLED';

/** What clients of a game's namespace may send. */
export interface ClientEvents {
  'session:join': Asking<JoinBody, Joined>;
  'session:act': Asking<ActBody, LiveUpdate | LiveChange>;
  'session:resume': Asking<ResumeBody, Resumed>;
  'session:chat': Asking<ChatBody, { readonly message: ChatNews }>;
  'session:leave': Asking<LeaveBody, object>;
  'auth:refresh': Asking<RefreshBody, { readonly expiresAt: number | null }>;
}

/** What they hear. */
export interface ServerEvents {
  'session:update': (update: LiveUpdate) => void;
  'session:changed': (change: LiveChange) => void;
  'session:presence': (news: PresenceNews) => void;
  'session:watchers': (news: WatchersNews) => void;
  'session:chat': (news: ChatNews) => void;
  'session:chat-hidden': (news: ChatHiddenNews) => void;
  notice: (notice: Notice) => void;
}
