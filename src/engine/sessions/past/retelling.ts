import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/api-error.js';
import { eventsFor } from '../../core/index.js';
import type { GameShape, Millis, Seat, Table, Viewer } from '../../core/index.js';
import { toldOf } from '../session-page.js';
import type { Told as RoundTold } from '../session-page.js';
import { pictureFor } from '../session-update.js';
import type { SessionPicture, SessionUpdate } from '../session-update.js';
import { LiveSession } from '../session.js';
import type { KnownKey } from '../session.js';
import { stillTrue } from '../../store/action-log.js';
import type { LoggedAction } from '../../store/action-log.js';
import { SessionStore } from '../../store/session-store.js';

/** One version of a session's history, as one viewer may know it. */
export interface HistoryEntry {
  readonly version: number;
  readonly round: number;
  readonly seat: Seat | null;
  readonly auto: boolean;
  readonly at: Millis;
  /** Only to the seat that played it, and to all viewers once everything may be told. */
  readonly action?: GameShape['action'];
  readonly events: readonly GameShape['event'][];
  /** What may be looked back at now of the round that it led to. */
  readonly told: RoundTold;
}

/** A stretch of the log. */
export interface Stretch {
  readonly after: number;
  /** The current version if left out. */
  readonly upTo?: number;
  readonly limit?: number;
}

/** A stored action, and what of it may be told to a viewer. */
export interface Told {
  /** All of it, for the server alone. */
  readonly logged: LoggedAction;
  /** Whether the viewer may know the action itself, and not only its events. */
  readonly open: boolean;
  readonly events: readonly GameShape['event'][];
}

/** Further behind than this, a client gets the table as it is and no tale. */
const MOST_MISSED = 200;

/** Whether a client that was told everything up to a version can be told the rest. */
export function canCatchUp(told: number, version: number): boolean {
  return told <= version && version - told <= MOST_MISSED;
}

/** Through whose eyes: a viewer's, or `own` for what the viewer heard live, as far as that may be told twice. */
type Eyes = Viewer | 'own';

/** Tells again what happened: history, earlier tables, the answer to a repeated key. Never more than a viewer may know now. */
@Injectable()
export class Retelling {
  constructor(private readonly store: SessionStore) {}

  /** `as`: through whose eyes, where the viewer may choose. It ends before the first round that is not told to them yet. */
  async history(
    session: LiveSession,
    viewer: Viewer,
    after: number,
    limit: number,
    as?: Viewer,
  ): Promise<HistoryEntry[]> {
    const actions = await this.store.actions(session.id, { after, upTo: session.version, limit: limit + 1 });
    // An action belongs to the round it was played in; where it led to is the round of the one after it.
    const led = actions.map((logged, at) => ({ logged, round: actions[at + 1]?.round ?? session.table.round }));
    const tellable = this.tellable(session, viewer, led.slice(0, limit), as);
    const [first] = tellable;
    // Told up to here by the page before.
    if (after > 0 && first && !this.maySee(session, viewer, first.round, as)) return [];
    return tellable.map(({ logged, round }) => entryOf(this.told(session, viewer, logged, as), toldOf(session, round)));
  }

  /** The same for a contract that tells its log in its own words. */
  async stretch(session: LiveSession, viewer: Viewer, range: Stretch, as?: Eyes): Promise<Told[]> {
    const actions = await this.store.actions(session.id, { upTo: session.version, ...range });
    return actions.map((logged) => this.told(session, viewer, logged, as));
  }

  /** The same without what was taken back. */
  async standing(session: LiveSession, viewer: Viewer, range: Stretch, as?: Eyes): Promise<Told[]> {
    const told = await this.stretch(session, viewer, range, as);
    const standing = new Set(stillTrue(told.map(({ logged }) => logged)));
    return told.filter(({ logged }) => standing.has(logged));
  }

  /** The session as a viewer saw it at an earlier version, as far as that may be told now. */
  async pictureAt(session: LiveSession, viewer: Viewer, version: number, as?: Eyes): Promise<SessionPicture> {
    expectVersion(session, version);
    if (version === session.version && (as === undefined || as === 'own')) return pictureFor(session, viewer);
    return this.pictureOf(session, viewer, version, await this.store.tableAt(session, version), as);
  }

  /** The session through any eyes at any version, whatever may be told yet: for admins alone. */
  async openPictureAt(session: LiveSession, eyes: Viewer, version: number): Promise<SessionPicture> {
    expectVersion(session, version);
    const then = this.asOf(session, version, await this.store.tableAt(session, version));
    const { captions: _captions, sideActions: _side, ...picture } = pictureFor(then, eyes);
    return { ...picture, legalActions: [] };
  }

  /** The same for several versions in a row, up to the first round that is not told yet. */
  async picturesBetween(
    session: LiveSession,
    viewer: Viewer,
    from: number,
    to: number,
    as?: Viewer,
  ): Promise<SessionPicture[]> {
    expectVersion(session, from);
    const tables = await this.store.tablesBetween(session, from, Math.min(to, session.version));
    return this.tellable(session, viewer, tables, as).map((table, index) =>
      this.pictureOf(session, viewer, from + index, table, as),
    );
  }

  private pictureOf(
    session: LiveSession,
    viewer: Viewer,
    version: number,
    table: Table<GameShape>,
    as?: Eyes,
  ): SessionPicture {
    const picture = pictureFor(this.asOf(session, version, table), this.eyes(session, viewer, table.round, as));
    const { captions: _captions, sideActions: _side, ...then } = picture;
    const seat = as === undefined || as === 'own' ? viewer : as;
    return { ...then, seat: typeof seat === 'number' ? seat : null, legalActions: [] };
  }

  /** Everything that a stored action led to, every seat's secrets with it: for the server alone. */
  wholeOf({ events }: LoggedAction): GameShape['event'][] {
    return eventsFor(events, 'all');
  }

  tableAt(session: LiveSession, version: number): Promise<Table<GameShape>> {
    return this.store.tableAt(session, version);
  }

  /** The session as it was at a version: what a rule or a reader would have found there. */
  async sessionAt(session: LiveSession, version: number): Promise<LiveSession> {
    if (version === session.version) return session;
    return this.asOf(session, version, await this.store.tableAt(session, version));
  }

  /** What a repeated key is answered: the first answer once more, without what may not be told twice. */
  async answerAgain(session: LiveSession, seat: Seat, known: KnownKey, body: string): Promise<SessionUpdate> {
    if (known.body !== body) {
      throw new ApiError(422, 'KEY_REUSED', 'This key was used for another action.');
    }
    return this.updateBetween(session, seat, known.from, known.to, 'own');
  }

  async updateBetween(
    session: LiveSession,
    viewer: Viewer,
    from: number,
    to: number,
    as?: Eyes,
  ): Promise<SessionUpdate> {
    const told = await this.stretch(session, viewer, { after: from, upTo: to }, as);
    return { ...(await this.pictureAt(session, viewer, to, as)), from, events: told.flatMap(({ events }) => events) };
  }

  /** Up to which version the table and its bots answered a request, before a person acted again. */
  async endOfReplies(session: LiveSession, requestEnd: number, upTo: number): Promise<number> {
    const later = await this.store.actions(session.id, { after: requestEnd, upTo });
    const person = later.find(({ seat, auto }) => seat !== null && !auto && !session.isBot(seat));
    return person ? person.version - 1 : Math.max(requestEnd, upTo);
  }

  /** The first version of a stretch at which something held. */
  async firstVersion(
    session: LiveSession,
    from: number,
    to: number,
    holds: (then: LiveSession) => boolean,
  ): Promise<number | undefined> {
    const tables = await this.store.tablesBetween(session, from, to);
    const index = tables.findIndex((table, step) => holds(this.asOf(session, from + step, table)));
    return index < 0 ? undefined : from + index;
  }

  private told(session: LiveSession, viewer: Viewer, logged: LoggedAction, as?: Eyes): Told {
    const { round, seat } = logged;
    const eyes = this.eyes(session, viewer, round, as);
    const open = eyes === 'all' || (seat !== null && seat === eyes);
    return { logged, open, events: eventsFor(logged.events, eyes) };
  }

  /** What comes before the first round that may not be looked at through these eyes; none at all is a refusal. */
  private tellable<T extends { readonly round: number }>(
    session: LiveSession,
    viewer: Viewer,
    row: readonly T[],
    as: Viewer | undefined,
  ): readonly T[] {
    const closed = row.findIndex(({ round }) => !this.maySee(session, viewer, round, as));
    return closed > 0 ? row.slice(0, closed) : row;
  }

  private maySee(session: LiveSession, viewer: Viewer, round: number, as: Viewer | undefined): boolean {
    const may = toldOf(session, round);
    return as === undefined || as === 'public' || may === 'all' || as === (may === 'own' ? viewer : may);
  }

  /** Through whose eyes a round may be looked back at: the viewer's own, the public's, or all at once; then any. */
  private eyes(session: LiveSession, viewer: Viewer, round: number, as?: Eyes): Viewer {
    const may = toldOf(session, round);
    const own = may === 'own' ? viewer : may;
    if (as === 'own') return may === 'all' ? viewer : own;
    if (as === undefined) return own;
    if (this.maySee(session, viewer, round, as)) return as;
    throw new ApiError(403, 'NOT_TOLD_YET', 'What other seats saw is told when the game is over.');
  }

  private asOf(session: LiveSession, version: number, table: Table<GameShape>): LiveSession {
    const { hosted, facts, seats, hash, lastAt, keys } = session;
    const over = session.definition.outcome(table.state) !== undefined;
    return new LiveSession(hosted, facts, seats, over ? 'finished' : 'active', version, table, hash, lastAt, keys);
  }
}

function entryOf({ logged, open, events }: Told, told: RoundTold): HistoryEntry {
  const { version, round, seat, auto, at, action } = logged;
  return { version, round, seat, auto, at, ...(open ? { action } : undefined), events, told };
}

function expectVersion(session: LiveSession, version: number): void {
  if (!Number.isInteger(version) || version < 0 || version > session.version) {
    throw new ApiError(404, 'NO_SUCH_VERSION', `This game has versions 0 to ${session.version}.`);
  }
}
