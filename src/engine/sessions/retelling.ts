import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { eventsFor } from '../core/index.js';
import type { GameShape, Millis, Seat, Table, Viewer } from '../core/index.js';
import { pictureFor } from './session-update.js';
import type { SessionPicture, SessionUpdate } from './session-update.js';
import { LiveSession } from './session.js';
import type { KnownKey } from './session.js';
import type { LoggedAction } from './store/action-log.js';
import { SessionStore } from './store/session-store.js';

/** One version of a session's history, as one viewer may know it. */
export interface HistoryEntry {
  readonly version: number;
  readonly round: number;
  readonly seat: Seat | null;
  readonly auto: boolean;
  readonly at: Millis;
  /** Only to the seat that played it, and to everybody once everything may be told. */
  readonly action?: GameShape['action'];
  readonly events: readonly GameShape['event'][];
}

/** Tells again what happened: history, earlier tables, the answer to a repeated key. Never more than a viewer may know now. */
@Injectable()
export class Retelling {
  constructor(private readonly store: SessionStore) {}

  async history(session: LiveSession, viewer: Viewer, after: number, limit: number): Promise<HistoryEntry[]> {
    const actions = await this.store.actions(session.id, { after, upTo: session.version, limit });
    return actions.map((logged) => this.entry(session, viewer, logged));
  }

  /** The session as a viewer saw it at an earlier version, as far as that may be told now. */
  async pictureAt(session: LiveSession, viewer: Viewer, version: number): Promise<SessionPicture> {
    if (!Number.isInteger(version) || version < 0 || version > session.version) {
      throw new ApiError(404, 'NO_SUCH_VERSION', `This game has versions 0 to ${session.version}.`);
    }
    if (version === session.version) return pictureFor(session, viewer);
    const table = await this.store.tableAt(session, version);
    const picture = pictureFor(this.asOf(session, version, table), this.eyes(session, viewer, table.round));
    return { ...picture, seat: typeof viewer === 'number' ? viewer : null, legalActions: [], toAct: picture.toAct };
  }

  tableAt(session: LiveSession, version: number): Promise<Table<GameShape>> {
    return this.store.tableAt(session, version);
  }

  /** What a repeated key is answered: the first answer once more, without what may not be told twice. */
  async answerAgain(session: LiveSession, seat: Seat, known: KnownKey, body: string): Promise<SessionUpdate> {
    if (known.body !== body) {
      throw new ApiError(422, 'KEY_REUSED', 'This key was used for another action.');
    }
    return this.updateBetween(session, seat, known.from, known.to);
  }

  async updateBetween(session: LiveSession, viewer: Viewer, from: number, to: number): Promise<SessionUpdate> {
    const actions = await this.store.actions(session.id, { after: from, upTo: to });
    const events = actions.flatMap((logged) => this.entry(session, viewer, logged).events);
    return { ...(await this.pictureAt(session, viewer, to)), from, events };
  }

  /** Up to which version the table and its bots answered a request, before a person acted again. */
  async endOfReplies(session: LiveSession, requestEnd: number, upTo: number): Promise<number> {
    const later = await this.store.actions(session.id, { after: requestEnd, upTo });
    const person = later.find(({ seat, auto }) => seat !== null && !auto && !session.isBot(seat));
    return person ? person.version - 1 : Math.max(requestEnd, upTo);
  }

  private entry(session: LiveSession, viewer: Viewer, logged: LoggedAction): HistoryEntry {
    const { version, round, seat, auto, at, action } = logged;
    const eyes = this.eyes(session, viewer, round);
    const open = eyes === 'all' || (seat !== null && seat === eyes);
    return {
      version,
      round,
      seat,
      auto,
      at,
      ...(open ? { action } : undefined),
      events: eventsFor(logged.events, eyes),
    };
  }

  /** Through whose eyes a round may be looked back at: the viewer's own, everybody's, or all at once. */
  private eyes(session: LiveSession, viewer: Viewer, round: number): Viewer {
    const may =
      session.definition.retells?.(session.table.state, round) ?? (session.status === 'finished' ? 'all' : 'own');
    return may === 'own' ? viewer : may;
  }

  private asOf(session: LiveSession, version: number, table: Table<GameShape>): LiveSession {
    const { hosted, facts, seats, hash, lastAt, keys } = session;
    const over = session.definition.outcome(table.state) !== undefined;
    return new LiveSession(hosted, facts, seats, over ? 'finished' : 'active', version, table, hash, lastAt, keys);
  }
}
