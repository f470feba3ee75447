import type { Account } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import type {
  Dice,
  GameDefinition,
  GameShape,
  MasterSeed,
  Millis,
  Outcome,
  Seat,
  Start,
  Table,
  Viewer,
} from '../core/index.js';
import { sealedDice } from '../core/index.js';
import type { HostedGame, Watch } from '../hosting/hosted-game.js';

/** How far a game has come: `cancelled` is one that was ended without a result. */
export type SessionStatus = 'active' | 'finished' | 'cancelled';

/** What holds a seat: an account, a bot, or the holder of its token. */
export type SeatKind = 'user' | 'bot' | 'token' | 'open';

/** A seat of a game, and what holds it. */
export interface SeatRecord {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly userId: string | null;
  readonly botLevel: string | null;
  readonly tokenHash: string | null;
  /** The player's id inside the game. */
  readonly playerId: string;
  readonly name: string;
  readonly loadout: unknown;
}

/** What is fixed when a session begins. */
export interface SessionFacts {
  readonly id: string;
  /** A small number beside the id, for contracts that want one. */
  readonly num: number;
  readonly game: string;
  readonly seed: MasterSeed;
  /** Chosen by a client: what comes may be known, so nothing is rated. */
  readonly seedGiven: boolean;
  readonly rulesVersion: number;
  readonly options: object;
  readonly watch: Watch;
  /** `open`: a caller that names a player acts as that player. */
  readonly access: 'seated' | 'open';
  readonly botsMove: 'self' | 'asked';
  readonly rated: boolean;
  readonly createdBy: string | null;
  /** The address that opened it, hashed; null where no address did. */
  readonly openedFrom: string | null;
  readonly roomId: string | null;
  readonly startedAt: Millis;
  readonly startHash: string;
  /** A session of the test hooks begins from a given state instead of the game's setup. */
  readonly fixture: object | null;
  /** How often an open seat has been taken since the session began. */
  readonly seating: number;
}

/** What a session begins with. */
export function startOf(facts: SessionFacts, seats: readonly SeatRecord[]): Start<GameShape> {
  return {
    sessionId: facts.id,
    options: facts.options,
    seats: seats.map(({ playerId, name, kind, loadout }) => ({ id: playerId, name, bot: kind === 'bot', loadout })),
    at: facts.startedAt,
  };
}

/** A key that was used with an action, and what it was used for. */
export interface KnownKey {
  /** The first and the last version of the request. */
  readonly from: number;
  readonly to: number;
  readonly body: string;
}

/** One game being played, as this process holds it in memory. */
export class LiveSession {
  readonly dice: Dice;
  readonly definition: GameDefinition<GameShape>;

  constructor(
    readonly hosted: HostedGame,
    readonly facts: SessionFacts,
    readonly seats: readonly SeatRecord[],
    public status: SessionStatus,
    public version: number,
    public table: Table<GameShape>,
    /** The hash chained over the tables so far. */
    public hash: string,
    public lastAt: Millis,
    readonly keys: Map<string, KnownKey>,
  ) {
    this.definition = hosted.definition;
    this.dice = sealedDice(facts.seed);
  }

  get id(): string {
    return this.facts.id;
  }

  /** Whether this server's rules of the game are those it was begun with, or go on with those. */
  get isPlayable(): boolean {
    const { rulesVersion, alsoPlays = [] } = this.definition;
    return this.facts.rulesVersion === rulesVersion || alsoPlays.includes(this.facts.rulesVersion);
  }

  /** A player could know what comes, by a seed or a table of their own. */
  get isForeseen(): boolean {
    return this.facts.seedGiven || this.facts.fixture !== null;
  }

  get outcome(): Outcome | undefined {
    return this.definition.outcome(this.table.state);
  }

  get toAct(): readonly Seat[] {
    return this.status === 'active' ? this.definition.toAct(this.table.state) : [];
  }

  get start(): Start<GameShape> {
    return startOf(this.facts, this.seats);
  }

  /** The seats of an account: none, one, or several where one person plays for several. */
  seatsOf(account: Account | undefined): Seat[] {
    if (!account) return [];
    const own = (record: SeatRecord): boolean =>
      account.kind === 'user' ? record.userId === account.id : record.tokenHash === account.tokenHash;
    return this.seats.filter(own).map(({ seat }) => seat);
  }

  /** The seat an account acts for; of several, the one that is to act. */
  seatOf(account: Account | undefined): Seat {
    const seats = this.seatsOf(account);
    const asked = seats.find((seat) => this.toAct.includes(seat)) ?? seats[0];
    if (asked !== undefined) return asked;
    // A caller that may not even watch is not told that there is a game.
    if (this.facts.watch === 'nobody') throw sessionNotFound();
    throw new ApiError(403, 'NOT_SEATED', 'You have no seat in this game.');
  }

  /** What an account looks through: its seat, or the eyes of the public. */
  viewerFor(account: Account | undefined): Viewer {
    if (this.seatsOf(account).length > 0) return this.seatOf(account);
    if (this.facts.watch === 'nobody') throw sessionNotFound();
    return 'public';
  }

  isBot(seat: Seat): boolean {
    return this.seats[seat]?.kind === 'bot';
  }

  botsToAct(): Seat[] {
    return this.toAct.filter((seat) => this.isBot(seat));
  }

  knownKey(seat: Seat, key: string | undefined): KnownKey | undefined {
    return key === undefined ? undefined : this.keys.get(`${seat}:${key}`);
  }

  expectVersion(expected: number | undefined): void {
    if (expected !== undefined && expected !== this.version) {
      throw new ApiError(409, 'STALE_VERSION', `The game is at version ${this.version}, not ${expected}.`, {
        details: { version: this.version },
      });
    }
  }
}

/** The same answer for a game that is not there and for one that the caller may not know of. */
export function sessionNotFound(): ApiError {
  return new ApiError(404, 'SESSION_NOT_FOUND', 'There is no such game.');
}
