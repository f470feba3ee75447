import type { Account } from '../../auth/account.js';
import { eventsFor } from '../core/index.js';
import type { Choice, Frozen, GameShape, Millis, Seat, Table, Viewer } from '../core/index.js';
import type { HostedGame } from '../hosting/hosted-game.js';
import { readAction } from '../hosting/shapes.js';
import type { Proof } from '../sessions/past/proof.js';
import type { HistoryEntry, Stretch, Told } from '../sessions/past/retelling.js';
import type { Acted, ActRequest, Actor } from '../sessions/session.service.js';
import { choicesFor, pictureFor } from '../sessions/session-update.js';
import type { Moved, SessionPicture, SessionUpdate } from '../sessions/session-update.js';
import type { LiveSession, SeatRecord, SessionFacts, SessionStatus } from '../sessions/session.js';
import type { LoggedAction } from '../store/action-log.js';
import { playAgain } from '../store/rebuild.js';
import { originOf } from '../store/session-store.js';
import type { GameTables } from './game-tables.js';
import type { GuardedTable } from './table.guard.js';

/** What a seat or a viewer is told, in the types of its game. */
export type PictureOf<G extends GameShape> = Omit<SessionPicture, 'view'> & { readonly view: G['view'] };
/** What has happened, as a seat or a viewer is told it, in the types of its game. */
export type UpdateOf<G extends GameShape> = Omit<SessionUpdate, 'view' | 'events'> & {
  readonly view: G['view'];
  readonly events: readonly G['event'][];
};

/** A stored action, and what of it may be told to a viewer. */
export type ToldOf<G extends GameShape> = Omit<Told, 'events'> & { readonly events: readonly G['event'][] };
/** One version of the past, as a viewer may know it. */
export type EntryOf<G extends GameShape> = Omit<HistoryEntry, 'events'> & { readonly events: readonly G['event'][] };

/** What a contract asks for: actions, or how to read them at the table at which they are played. */
export type Deed<G extends GameShape> = Pick<ActRequest, 'expectedVersion' | 'key'> & {
  readonly actions: readonly G['action'][] | ((now: GameTable<G>, seat: Seat) => readonly G['action'][]);
};

/** What an actor is told, in the types of its game. */
export type ActedOf<G extends GameShape> = { readonly seat: Seat; readonly update: UpdateOf<G> };

/** A game being played, as its contract meets it: in the types of the game, with everything that can be done at it. */
export class GameTable<G extends GameShape = GameShape> implements GuardedTable {
  constructor(
    protected readonly session: LiveSession,
    protected readonly house: GameTables,
  ) {}

  get id(): string {
    return this.session.id;
  }

  /** A small number beside the id. */
  get number(): number {
    return this.session.facts.num;
  }

  get version(): number {
    return this.session.version;
  }

  get status(): SessionStatus {
    return this.session.status;
  }

  get round(): number {
    return this.session.table.round;
  }

  get state(): Frozen<G['state']> {
    return this.session.table.state as Frozen<G['state']>;
  }

  get options(): G['options'] {
    return this.session.facts.options as G['options'];
  }

  /** What was fixed when the game began. */
  get facts(): SessionFacts {
    return this.session.facts;
  }

  get seats(): readonly SeatRecord[] {
    return this.session.seats;
  }

  get toAct(): readonly Seat[] {
    return this.session.toAct;
  }

  /** When something last happened. */
  get lastAt(): Millis {
    return this.session.lastAt;
  }

  /** A player could know what comes, by a seed or a table of their own. */
  get isForeseen(): boolean {
    return this.session.isForeseen;
  }

  get hosted(): HostedGame {
    return this.session.hosted;
  }

  isBot(seat: Seat): boolean {
    return this.session.isBot(seat);
  }

  botsToAct(): Seat[] {
    return this.session.botsToAct();
  }

  seatsOf(account: Account | undefined): Seat[] {
    return this.session.seatsOf(account);
  }

  seatOf(account: Account | undefined): Seat {
    return this.session.seatOf(account);
  }

  viewerFor(account: Account | undefined): Viewer {
    return this.session.viewerFor(account);
  }

  expectVersion(expected: number | undefined): void {
    this.session.expectVersion(expected);
  }

  view(viewer: Viewer): G['view'] {
    return this.session.definition.view(this.session.table.state, viewer);
  }

  picture(viewer: Viewer): PictureOf<G> {
    return pictureFor(this.session, viewer) as PictureOf<G>;
  }

  choices(seat: Seat): Choice<G['action']>[] {
    return choicesFor(this.session, seat) as Choice<G['action']>[];
  }

  /** An action as the common contract writes it, with its shape checked. */
  read(action: object): G['action'] {
    return readAction(this.session.hosted, action);
  }

  /** When the table would play by itself at a state of this game. */
  deadlineAt(state: Frozen<G['state']>): Millis | undefined {
    return this.session.definition.deadline?.(state)?.at;
  }

  /** Acts, as everything does that acts. */
  async act(actor: Actor, deed: Deed<G>): Promise<ActedOf<G>> {
    return acted(await this.house.sessions.act(this.id, actor, this.asked(deed)));
  }

  /** The same, answered when the bots have answered. */
  async actAndAwaitBots(actor: Actor, deed: Deed<G>): Promise<ActedOf<G>> {
    return acted(await this.house.waiter.actAndAwaitBots(this.id, actor, this.asked(deed)));
  }

  /** What bots do at the very beginning, when they have done it. */
  async opened(viewer: Viewer): Promise<UpdateOf<G>> {
    return (await this.house.waiter.updateAfterBots(this.id, viewer, { from: 0, version: 0 })) as UpdateOf<G>;
  }

  /** The table as it is now: something may have happened since this one was looked for. */
  async now(): Promise<GameTable<G>> {
    return this.house.at(await this.house.live.get(this.id));
  }

  /** The table as it was at a version. */
  async at(version: number): Promise<GameTable<G>> {
    return this.house.at(await this.house.retelling.sessionAt(this.session, version));
  }

  /** The table as Postgres has it: by its newest snapshot, or from its actions where that is missing or damaged. */
  async recovered(): Promise<GameTable<G>> {
    this.forget();
    return this.now();
  }

  /** This process no longer holds it: its rows were deleted, or may have changed. */
  forget(): void {
    this.house.live.forget(this.id);
  }

  /** The table played again from its seed and its actions, whatever the snapshots say. */
  async replayed(): Promise<Table<G>> {
    const actions = await this.house.store.actions(this.id, { after: 0, upTo: this.version });
    return [...playAgain(originOf(this.session), actions)].at(-1)!.table as Table<G>;
  }

  history(viewer: Viewer, after: number, limit: number): Promise<EntryOf<G>[]> {
    return this.house.retelling.history(this.session, viewer, after, limit);
  }

  /** A stretch of the log, for a contract that tells it in its own words. `as`: through whose eyes. */
  log(viewer: Viewer, range: Stretch, as?: Viewer): Promise<ToldOf<G>[]> {
    return this.house.retelling.stretch(this.session, viewer, range, as);
  }

  /** The same without what was taken back. */
  standing(viewer: Viewer, range: Stretch, as?: Viewer): Promise<ToldOf<G>[]> {
    return this.house.retelling.standing(this.session, viewer, range, as);
  }

  /** Everything that an action of the log led to, every seat's secrets with it: for the server alone. */
  wholeOf(logged: LoggedAction): G['event'][] {
    return this.house.retelling.wholeOf(logged);
  }

  /** The view of an earlier version, as far as it may be told now. */
  async viewAt(viewer: Viewer, version: number): Promise<G['view']> {
    return (await this.house.retelling.pictureAt(this.session, viewer, version)).view;
  }

  /** The raw tables of some versions, for the server alone. */
  tablesBetween(from: number, to: number): Promise<Table<G>[]> {
    return this.house.store.tablesBetween(this.session, from, to) as Promise<Table<GameShape>[]> as Promise<Table<G>[]>;
  }

  /** The version at which a round began. */
  roundStart(round: number): Promise<number> {
    return this.house.store.roundStart(this.session, round);
  }

  /** Whether chance has been asked since a table of this game. */
  hasDrawnSince({ round, drawn }: Pick<Table<G>, 'round' | 'drawn'>): boolean {
    return round !== this.session.table.round || drawn !== this.session.table.drawn;
  }

  /** Puts the table back to a version. */
  async rewind(to: number, by: string, expectedVersion?: number): Promise<GameTable<G>> {
    await this.house.deeds.rewind(this.id, to, by, expectedVersion);
    return this.now();
  }

  async cancel(by: string, reason: string): Promise<void> {
    await this.house.deeds.cancel(this.id, by, reason);
  }

  /** Gives an open seat away, unless another caller was faster. */
  takeSeat(record: SeatRecord): Promise<boolean> {
    return this.house.sessions.takeSeat(this.id, record);
  }

  /** What the chance of each round came from, once the game is over. */
  seeds(): Promise<string[]> {
    return this.house.seeds.publish(this.session);
  }

  /** Everything that is needed to check the game, once it is over. */
  proof(): Promise<Proof> {
    return this.house.proofs.of(this.session);
  }

  /** What a bot of a level would do in a seat. */
  async think(seat: Seat, seed: string, level: string): Promise<{ action: G['action']; note?: unknown }> {
    return this.house.thinker.think(this.session, seat, seed, level);
  }

  private asked({ actions, ...rest }: Deed<G>): ActRequest {
    if (typeof actions !== 'function') return { ...rest, actions };
    return { ...rest, actions: (session, seat) => actions(this.house.at(session), seat) };
  }
}

/** What has just happened at a table. */
export class Happening<G extends GameShape = GameShape> {
  constructor(
    private readonly moved: Moved,
    readonly table: GameTable<G>,
  ) {}

  /** The version before it. */
  get from(): number {
    return this.moved.from;
  }

  get version(): number {
    return this.moved.version;
  }

  updateFor(viewer: Viewer): UpdateOf<G> {
    return this.moved.updateFor(viewer) as UpdateOf<G>;
  }

  /** What a viewer heard, version by version. */
  heardBy(viewer: Viewer): { readonly version: number; readonly events: readonly G['event'][] }[] {
    const { from, events } = this.moved;
    return events.map((emitted, index) => ({ version: from + index + 1, events: eventsFor(emitted, viewer) }));
  }
}

function acted<G extends GameShape>({ seat, update }: Acted): ActedOf<G> {
  return { seat, update: update as UpdateOf<G> };
}
