import { SharedJson } from '../../common/shared-json.js';
import { chainHash, tableText } from '../core/index.js';
import type { GameShape, Seat, Step, Table } from '../core/index.js';
import type { LiveSession, SessionStatus } from '../sessions/session.js';
import type { SqlStatement, SqlWork } from '../hosting/hosted-game.js';

/** An action's row. */
interface ActionRow {
  readonly seq: number;
  readonly kind: 'game' | 'rewind' | 'cancel';
  readonly round: number;
  readonly seat: Seat | null;
  readonly auto: boolean;
  readonly at: number;
  /** Where the game stood before the action. */
  readonly turn: number | null;
  readonly phase: string | null;
  readonly step: string | null;
  readonly action: string;
  readonly events: string;
  readonly key: string | null;
  readonly keyBody: string | null;
  /** The last version of the request that used the key. */
  readonly keyTo: number | null;
  readonly note: string;
  readonly hash: string;
}

interface SnapshotRow {
  readonly seq: number;
  readonly round: number;
  readonly drawn: number;
  readonly state: string;
}

/** Everything one request changes: the session at its new version, its actions, their snapshots, the game's own rows. */
export interface Commit {
  readonly sessionId: string;
  readonly game: string;
  readonly base: number;
  readonly version: number;
  readonly status: SessionStatus;
  readonly table: Table<GameShape>;
  readonly hash: string;
  readonly lastAt: number;
  readonly seedHash: string;
  readonly toAct: readonly Seat[];
  readonly botsDue: boolean;
  readonly deadlineAt: number | null;
  readonly turn: number | null;
  readonly phase: string | null;
  readonly step: string | null;
  readonly winners: readonly Seat[] | null;
  readonly places: readonly number[] | null;
  readonly endReason: string | null;
  readonly actions: readonly ActionRow[];
  readonly snapshots: readonly SnapshotRow[];
  readonly rows: readonly (SqlStatement | SqlWork)[];
  /** Has written the table: views that hold parts of it are written with these. */
  readonly json: SharedJson;
}

/** The key of a request, and what stands for its body. */
export interface RequestKey {
  readonly key: string;
  readonly body: string;
}

/** What steps leave in the database. */
export function commitOf(
  session: LiveSession,
  steps: readonly Step<GameShape>[],
  request: RequestKey | undefined,
  note: unknown = null,
): Commit {
  const actions: ActionRow[] = [];
  const snapshots: SnapshotRow[] = [];
  const json = new SharedJson();
  let { hash, table } = session;
  steps.forEach((step, index) => {
    const seq = session.version + index + 1;
    const kept = steps[index + 1]?.auto !== true;
    const state = kept ? json.write(step.table.state) : '';
    const action = JSON.stringify(step.action);
    // A step that shares the next one's snapshot stands in the chain by its action alone: its table is told nowhere.
    hash = chainHash(hash, step, kept ? tableText(step.table, state) : undefined);
    if (kept) snapshots.push({ seq, round: step.table.round, drawn: step.table.drawn, state });
    const mine = index === 0 ? request : undefined;
    actions.push({
      seq,
      kind: 'game',
      round: table.round,
      seat: step.seat,
      auto: step.auto,
      at: step.at,
      ...summaryOf(session, table),
      action,
      events: JSON.stringify(step.events),
      key: mine?.key ?? null,
      keyBody: mine?.body ?? null,
      keyTo: mine ? session.version + steps.length : null,
      note: JSON.stringify(index === 0 ? note : null),
      hash,
    });
    table = step.table;
  });
  const rows = session.hosted.rows?.(committing(session, steps)) ?? [];
  return {
    ...rowOf(session, table, steps.at(-1)?.at ?? session.lastAt, session.version + steps.length),
    hash,
    actions,
    snapshots,
    rows,
    json,
  };
}

/** A commit that plays nothing: the table goes back to an earlier one, or the session ends without a result. */
export function commitOfDeed(
  session: LiveSession,
  deed: {
    kind: 'rewind' | 'cancel';
    action: object;
    event: { type: string };
    /** The version whose table this is. */
    to: number;
    table: Table<GameShape>;
    at: number;
    status?: SessionStatus;
    /** What is asked again in the transaction that stores it. */
    rows?: readonly SqlWork[];
  },
): Commit {
  const seq = session.version + 1;
  const json = new SharedJson();
  const state = json.write(deed.table.state);
  const hash = chainHash(session.hash, { rewindTo: deed.to }, tableText(deed.table, state));
  const row = rowOf(session, deed.table, deed.at, seq);
  return {
    ...row,
    ...(deed.status ? { status: deed.status, toAct: [], botsDue: false, deadlineAt: null } : undefined),
    endReason: deed.status === 'cancelled' ? 'cancelled' : row.endReason,
    hash,
    actions: [
      {
        seq,
        kind: deed.kind,
        round: session.table.round,
        seat: null,
        auto: false,
        at: deed.at,
        ...summaryOf(session, session.table),
        action: JSON.stringify(deed.action),
        events: JSON.stringify([{ public: deed.event }]),
        key: null,
        keyBody: null,
        keyTo: null,
        note: 'null',
        hash,
      },
    ],
    snapshots: [{ seq, round: deed.table.round, drawn: deed.table.drawn, state }],
    rows: deed.rows ?? [],
    json,
  };
}

/** What the session's own row says about a table. */
export function rowOf(session: LiveSession, table: Table<GameShape>, at: number, version: number) {
  const { definition } = session;
  const outcome = definition.outcome(table.state);
  const toAct = outcome ? [] : definition.toAct(table.state);
  return {
    sessionId: session.id,
    game: definition.id,
    base: session.version,
    version,
    status: (outcome ? 'finished' : 'active') as SessionStatus,
    table,
    lastAt: at,
    seedHash: session.dice.commitment(table.round),
    toAct,
    botsDue: session.facts.botsMove === 'self' && toAct.some((seat) => session.isBot(seat)),
    deadlineAt: definition.deadline?.(table.state)?.at ?? null,
    ...summaryOf(session, table),
    winners: outcome?.winners ?? null,
    places: outcome?.places ?? null,
    endReason: outcome?.reason ?? null,
  };
}

function summaryOf(session: LiveSession, table: Table<GameShape>) {
  const { turn = null, phase = null, step = null } = session.definition.summary?.(table.state) ?? {};
  return { turn, phase, step };
}

function committing(session: LiveSession, steps: readonly Step<GameShape>[]) {
  return {
    sessionId: session.id,
    rated: session.facts.rated,
    foreseen: session.isForeseen,
    options: session.facts.options,
    seats: session.seats.map(({ seat, userId, botLevel, name }) => ({ seat, userId, bot: botLevel, name })),
    from: session.version,
    steps,
  };
}
