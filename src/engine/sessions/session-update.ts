import { SharedJson } from '../../common/shared-json.js';
import { choicesOf, eventsFor } from '../core/index.js';
import type {
  Caption,
  Choice,
  Emitted,
  Frozen,
  GameDefinition,
  GameShape,
  Millis,
  Outcome,
  Seat,
  Viewer,
} from '../core/index.js';
import type { LiveSession, SessionStatus } from './session.js';

/** More choices than this are not listed; a game with so many should offer forms. */
const MOST_CHOICES = 2000;

/** What one viewer is told of a session at one version. */
export interface SessionPicture {
  readonly sessionId: string;
  readonly version: number;
  readonly status: SessionStatus;
  readonly seat: Seat | null;
  readonly view: GameShape['view'];
  readonly toAct: readonly Seat[];
  readonly legalActions: readonly Choice<GameShape['action']>[];
  /** What a person may do besides; only of games that have such things. */
  readonly sideActions?: readonly Choice<GameShape['action']>[];
  /** One for each of the `legalActions`, in their order; only of games that have captions. */
  readonly captions?: readonly (Caption | null)[];
  readonly deadline: Millis | null;
  readonly outcome: Outcome | null;
}

/** The same after something has happened, with what happened: versions after `from` up to `version`. */
export interface SessionUpdate extends SessionPicture {
  readonly from: number;
  readonly events: readonly GameShape['event'][];
}

/** The session through one viewer's eyes. */
export function pictureFor(session: LiveSession, viewer: Viewer): SessionPicture {
  const { definition, table } = session;
  const seat = typeof viewer === 'number' ? viewer : null;
  const legalActions = seat === null ? [] : choicesFor(session, seat);
  return {
    sessionId: session.id,
    version: session.version,
    status: session.status,
    seat,
    view: definition.view(table.state, viewer),
    toAct: session.toAct,
    legalActions,
    ...(seat === null ? undefined : besidesFor(session, seat, legalActions)),
    deadline: session.status === 'active' ? (definition.deadline?.(table.state)?.at ?? null) : null,
    outcome: session.outcome ?? null,
  };
}

/** What comes with a seat's choices: side actions and captions, where the game has them. */
export function besidesFor(
  { definition, table, status }: LiveSession,
  seat: Seat,
  choices: readonly Choice<GameShape['action']>[],
): Pick<SessionPicture, 'sideActions' | 'captions'> {
  const { sideActions, captions } = offersOf(definition, table.state, seat, choices);
  return {
    ...(sideActions && { sideActions: status === 'active' ? sideActions : [] }),
    ...(captions && { captions }),
  };
}

/** The choices of a seat with what comes with them. */
export function offersOf(
  definition: GameDefinition<GameShape>,
  state: Frozen<GameShape['state']>,
  seat: Seat,
  legalActions: readonly Choice<GameShape['action']>[],
): Pick<SessionPicture, 'legalActions' | 'sideActions' | 'captions'> {
  return {
    legalActions,
    ...(definition.sideActions && { sideActions: [...definition.sideActions(state, seat, legalActions)] }),
    ...(definition.caption && {
      captions: legalActions.map((choice) => definition.caption?.(state, seat, choice) ?? null),
    }),
  };
}

/** What a seat may do, as the rules list it: what bots choose from. */
export function choicesFor(session: LiveSession, seat: Seat): Choice<GameShape['action']>[] {
  const choices: Choice<GameShape['action']>[] = [];
  if (session.status === 'cancelled') return choices;
  for (const choice of choicesOf(session.definition, session.table.state, seat)) {
    if (choices.push(choice) === MOST_CHOICES) break;
  }
  return choices;
}

/** A session that has moved: what listeners are told, made once for each viewer and only on demand. */
export class Moved {
  private readonly told = new Map<Viewer, SessionUpdate>();

  constructor(
    readonly session: LiveSession,
    readonly from: number,
    readonly version: number,
    /** Of each version after `from`. */
    readonly events: readonly (readonly Emitted<GameShape>[])[],
    /** The socket that hears of it by the answer to its message, and need not hear it twice. */
    readonly answering?: string,
    /** What the commit wrote of the table: sockets write views with it, which have much in common with the table. */
    readonly json = new SharedJson(),
  ) {}

  /** The same object for each who asks: what is made of it need be made only once. */
  updateFor(viewer: Viewer): SessionUpdate {
    const known = this.told.get(viewer);
    if (known) return known;
    const { session, from, version } = this;
    const events = this.events.flatMap((emitted) => eventsFor(emitted, viewer));
    const update = { ...pictureFor(session, viewer), from, version, events };
    this.told.set(viewer, update);
    return update;
  }
}
