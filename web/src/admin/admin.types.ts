/** What the endpoints for admins answer, as far as the console reads it. */

export type SessionStatus = 'active' | 'finished' | 'cancelled';

export interface FoundSession {
  readonly sessionId: string;
  readonly num: number;
  readonly game: string;
  readonly status: SessionStatus;
  readonly rated: boolean;
  readonly version: number;
  readonly round: number;
  readonly toAct: readonly number[];
  readonly players: readonly { readonly seat: number; readonly name: string; readonly userId: string | null }[];
  readonly updatedAt: string;
}

/** A session as it is, hidden cards included. */
export interface SessionSheet {
  readonly sessionId: string;
  readonly num: number;
  readonly game: string;
  readonly status: SessionStatus;
  readonly rated: boolean;
  readonly version: number;
  readonly players: readonly { readonly seat: number; readonly name: string; readonly userId?: string | null }[];
  readonly table: object;
}

export interface LoggedAction {
  readonly version: number;
  readonly kind: 'game' | 'rewind' | 'cancel';
  readonly seat: number | null;
  readonly auto: boolean;
  readonly at: number;
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly note: unknown;
}

export interface FoundUser {
  readonly id: string;
  readonly num: number;
  readonly name: string;
  readonly email: string | null;
  readonly kind: 'guest' | 'registered';
  readonly role: 'player' | 'admin';
  readonly createdAt: string;
  readonly bannedAt: string | null;
  readonly banReason: string | null;
}

export interface LoggedDeed {
  readonly id: number;
  readonly at: string;
  readonly adminId: string;
  readonly adminName: string | null;
  readonly deed: string;
  readonly targetType: 'session' | 'user' | 'server' | 'report';
  readonly targetId: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface ModeratedMessage {
  readonly id: string;
  readonly name: string;
  readonly userId: string | null;
  readonly text: string;
  readonly at: string;
  readonly hidden: boolean;
}

export interface Report {
  readonly id: string;
  readonly at: string;
  readonly reason: string | null;
  readonly scope: 'session' | 'room';
  readonly scopeId: string;
  readonly channel: 'players' | 'spectators';
  readonly message: ModeratedMessage;
  readonly answer: {
    readonly verdict: 'hidden' | 'dismissed';
    readonly note: string | null;
    readonly at: string;
  } | null;
}

export interface ReportInContext extends Report {
  readonly context: readonly ModeratedMessage[];
}

/** One value of a metric; of a histogram also how many stayed below `labels.le`. */
export interface MetricValue {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly metricName?: string;
}

export interface Figures {
  readonly uptimeSeconds: number;
  readonly node: string;
  readonly memoryMb: number;
  readonly liveTables: number;
  readonly sessions: readonly { readonly game: string; readonly status: SessionStatus; readonly count: number }[];
  readonly users: Readonly<Record<string, number>>;
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly metrics: Readonly<Record<string, readonly MetricValue[]>>;
}
