import type { Account } from '../../auth/account.js';
import { pictureFor } from './session-update.js';
import type { SessionPicture } from './session-update.js';
import type { LiveSession } from './session.js';
import { shownOptions } from '../hosting/shapes.js';
import type { GameShape } from '../core/index.js';

/** A player, as all viewers see it. */
export interface PlayerPicture {
  readonly seat: number;
  readonly name: string;
  /** `open`: still free. */
  readonly kind: 'human' | 'bot' | 'open';
  readonly level: string | null;
  /** Leads to the profile; null: a bot, a seat token, an open seat. */
  readonly userId: string | null;
}

/** A session with everything a client needs to draw it for the first time. */
export interface SessionPage extends SessionPicture {
  readonly game: string;
  /** A small number beside the id: what people say to each other, and what some contracts call the game by. */
  readonly number: number;
  /** Whether its end changes ratings. */
  readonly rated: boolean;
  /** Its seed was chosen by its opener: it counts nowhere, so its game may let moves be taken back. */
  readonly practice: boolean;
  readonly options: GameShape['options'];
  readonly players: readonly PlayerPicture[];
  /** The hash of this round's seed: kept, and checked when the seed is published. */
  readonly seedHash: string;
  /** What of this round may be looked back at now: everything, what the caller saw, or what all saw. */
  readonly told: Told;
}

/** Whose eyes may look at a round now: `all` eyes, those of the own seat, or those of the public. */
export type Told = 'all' | 'own' | 'public';

/** What of a round may be told again: as its game says, else everything once the session is over. */
export function toldOf(session: LiveSession, round: number): Told {
  return session.definition.retells?.(session.table.state, round) ?? (session.status === 'finished' ? 'all' : 'own');
}

/** A session as an account may see it. */
export function pageFor(session: LiveSession, account: Account | undefined): SessionPage {
  return pageWith(session, pictureFor(session, session.viewerFor(account)));
}

/** What is fixed about a session around any picture of it. */
export function pageWith(session: LiveSession, picture: SessionPicture): SessionPage {
  return {
    ...picture,
    game: session.definition.id,
    number: session.facts.num,
    rated: session.facts.rated,
    practice: session.facts.seedGiven,
    options: shownOptions(session.facts.options),
    players: playersOf(session),
    seedHash: session.dice.commitment(session.table.round),
    told: toldOf(session, session.table.round),
  };
}

function playersOf(session: LiveSession): PlayerPicture[] {
  return session.seats.map(({ seat, name, kind, botLevel, userId }) => ({
    seat,
    name,
    kind: kind === 'bot' || kind === 'open' ? kind : 'human',
    level: botLevel,
    userId,
  }));
}
