import type { Seat } from '../engine/core/index.js';
import { findJoinCode } from './join-code.js';
import * as problem from './room-problems.js';
import type {
  Brought,
  RoomEvent,
  RoomPlayer,
  RoomRecord,
  RoomStatus,
  SeatedBot,
  Sitting,
  Visitor,
} from './room.types.js';
import { isPlayer, userIdOf } from './visitor.js';

/** What people may do in a room, and what becomes of it. Knows no database: the caller that changes it also stores it. */
export class Room {
  /** What happened since it was loaded. */
  readonly events: RoomEvent[] = [];

  constructor(readonly record: RoomRecord) {}

  get id(): string {
    return this.record.id;
  }

  get status(): RoomStatus {
    return this.record.status;
  }

  get players(): readonly RoomPlayer[] {
    return this.record.players;
  }

  findPlayer(visitor: Visitor): RoomPlayer | undefined {
    return this.players.find((player) => isPlayer(player, visitor));
  }

  getPlayer(visitor: Visitor): RoomPlayer {
    const player = this.findPlayer(visitor);
    if (!player) throw problem.notInRoom();
    return player;
  }

  isOwner(visitor: Visitor): boolean {
    const { ownerUserId, ownerPlayerId } = this.record;
    if (visitor.kind === 'user') return ownerUserId === visitor.account.id;
    return ownerUserId === null && this.findPlayer(visitor)?.playerId === ownerPlayerId;
  }

  join(visitor: Visitor, sitting: Sitting = {}): RoomPlayer {
    const known = this.findPlayer(visitor);
    // Taken along to a rematch: a player who sits down once more agrees to it.
    if (known && this.status === 'waiting' && this.record.rules.readyBy === 'sitting' && !known.isReady) {
      return this.setReady(visitor, true, sitting.brought);
    }
    if (!known) this.expectKey(sitting.joinCode);
    if (known || this.players.some(({ playerId }) => playerId === visitor.playerId)) throw problem.alreadyInRoom();
    if (this.players.length >= this.record.maxPlayers) throw problem.roomFull(this.record);
    this.expectWaiting();
    if (this.record.kicked.includes(visitor.playerId)) throw problem.kickedOut();
    return this.sit(visitor, sitting);
  }

  /** Without being asked for the key: for the maker of the room. */
  sit(visitor: Visitor, { seat, brought }: Sitting = {}): RoomPlayer {
    const { readyBy } = this.record.rules;
    return this.seat({
      playerId: visitor.playerId,
      seat: this.freeSeat(seat),
      kind: visitor.kind,
      userId: userIdOf(visitor),
      botLevel: null,
      tokenHash: visitor.kind === 'token' ? visitor.tokenHash : null,
      name: visitor.name,
      isReady: readyBy === 'sitting' || (readyBy === 'loadout' && brought !== undefined),
      brings: brought?.brings ?? null,
      loadout: brought?.loadout ?? null,
      joinedAt: Date.now(),
    });
  }

  addBot(by: Visitor, wanted: Seat | undefined, bot: SeatedBot): RoomPlayer {
    this.expectOwner(by);
    this.expectWaiting();
    return this.seatBot(wanted, bot);
  }

  seatBot(wanted: Seat | undefined, { level, name, brings, loadout }: SeatedBot): RoomPlayer {
    if (this.players.length >= this.record.maxPlayers) throw problem.roomFull(this.record);
    const seat = this.freeSeat(wanted);
    const taken = new Set(this.players.map(({ playerId }) => playerId));
    const playerId = Array.from({ length: taken.size + 1 }, (_, n) => `bot-${n}`).find((id) => !taken.has(id))!;
    const holder = { userId: null, tokenHash: null };
    return this.seat({
      ...holder,
      playerId,
      seat,
      kind: 'bot',
      botLevel: level,
      name,
      isReady: true,
      brings: brings ?? null,
      loadout,
      joinedAt: Date.now(),
    });
  }

  leave(visitor: Visitor): void {
    const player = this.getPlayer(visitor);
    if (this.status === 'in_progress') throw problem.gameRunning();
    this.remove(player, false);
  }

  kick(by: Visitor, seat: Seat): void {
    this.expectOwner(by);
    this.expectWaiting();
    const player = this.players.find((other) => other.seat === seat);
    if (!player) throw problem.seatEmpty(seat);
    if (isPlayer(player, by)) throw problem.ownSeat();
    if (player.kind !== 'bot') this.record.kicked = [...this.record.kicked, player.playerId];
    this.remove(player, true);
  }

  removeBot(by: Visitor, seat: Seat): void {
    this.expectOwner(by);
    this.expectWaiting();
    const bot = this.players.find((player) => player.seat === seat && player.kind === 'bot');
    if (!bot) throw problem.noBotThere(seat);
    this.remove(bot, true);
  }

  setReady(visitor: Visitor, ready: boolean, brought?: Brought): RoomPlayer {
    const player = this.getPlayer(visitor);
    this.expectWaiting();
    player.isReady = ready;
    if (brought) Object.assign(player, brought);
    this.events.push({ type: 'ready-set', playerId: player.playerId, seat: player.seat, ready });
    return player;
  }

  /** A player who changes what they bring says again that they are ready; where the loadout says it, they are. */
  setLoadout(visitor: Visitor, { brings, loadout }: Brought): RoomPlayer {
    const player = this.getPlayer(visitor);
    this.expectWaiting();
    Object.assign(player, { brings, loadout, isReady: this.record.rules.readyBy !== 'hand' });
    this.events.push({ type: 'loadout-set', playerId: player.playerId, seat: player.seat });
    return player;
  }

  /** New options: no player has agreed to them yet, and what people bring is checked again when they do. */
  setOptions(by: Visitor, options: object, bots: ReadonlyMap<string, Brought>): void {
    this.expectOwner(by);
    this.expectWaiting();
    this.record.options = options;
    for (const player of this.players) {
      const bot = bots.get(player.playerId);
      if (bot) player.loadout = bot.loadout;
      else if (player.kind !== 'bot') Object.assign(player, { isReady: false, loadout: null });
    }
    this.events.push({ type: 'options-set' });
  }

  /** In the order in which people are told: whose it is to start, whether it waits, who is missing, who is not ready. */
  expectStartable(by: Visitor | undefined, least: number): void {
    if (by) this.expectOwner(by);
    this.expectWaiting();
    const needed = this.record.rules.full ? this.record.maxPlayers : least;
    if (this.players.length < needed) throw problem.notEnoughPlayers(needed);
    const waitedFor = this.players.filter(({ isReady }) => !isReady);
    if (waitedFor.length > 0) throw problem.notAllReady(waitedFor.map(({ seat }) => seat));
  }

  /** Whether it starts by itself now. */
  isDue(least: number): boolean {
    const { rules, maxPlayers } = this.record;
    if (!rules.auto || this.status !== 'waiting') return false;
    return this.players.length >= (rules.full ? maxPlayers : least) && this.players.every(({ isReady }) => isReady);
  }

  /** The seats of the session are those taken here, without gaps. */
  started(sessionId: string): void {
    this.record.players.forEach((player, seat) => (player.seat = seat));
    this.record.status = 'in_progress';
    this.record.sessionId = sessionId;
    this.events.push({ type: 'started', sessionId });
  }

  /** The same room once more, with all its players. */
  reopen(): void {
    this.record.status = 'waiting';
    this.record.sessionId = null;
    for (const player of this.players) player.isReady = player.kind === 'bot';
    this.events.push({ type: 'reopened' });
  }

  /** No player waits here any more: what the room was for is over. */
  callOff(): void {
    if (this.status !== 'waiting') return;
    this.record.status = 'cancelled';
    this.events.push({ type: 'cancelled' });
  }

  expectOwner(visitor: Visitor): void {
    if (!this.isOwner(visitor)) throw problem.notRoomOwner();
  }

  expectWaiting(): void {
    if (this.status !== 'waiting') throw problem.roomNotWaiting(this.record);
  }

  private expectKey(joinCode: string | undefined): void {
    if (this.record.visibility === 'listed') return;
    if (joinCode === undefined || findJoinCode(joinCode) !== this.record.joinCode) throw problem.wrongJoinCode();
  }

  private freeSeat(wanted: Seat | undefined): Seat {
    const taken = new Set(this.players.map(({ seat }) => seat));
    if (wanted === undefined)
      return Array.from({ length: taken.size + 1 }, (_, seat) => seat).find((s) => !taken.has(s))!;
    if (wanted < 0 || wanted >= this.record.maxPlayers) throw problem.noSuchSeat(wanted, this.record);
    if (taken.has(wanted)) throw problem.seatTaken(wanted);
    return wanted;
  }

  private seat(player: RoomPlayer): RoomPlayer {
    this.record.players = [...this.players, player].sort((a, b) => a.seat - b.seat);
    this.events.push({ type: 'joined', playerId: player.playerId, seat: player.seat });
    return player;
  }

  private remove({ playerId, seat }: RoomPlayer, kicked: boolean): void {
    this.record.players = this.players.filter((player) => player.playerId !== playerId);
    this.events.push({ type: 'left', playerId, seat, kicked });
    const people = this.players.filter(({ kind }) => kind !== 'bot');
    if (people.length === 0 && !kicked) this.emptied();
    else if (playerId === this.record.ownerPlayerId) this.inherit(people);
  }

  private emptied(): void {
    if (this.status !== 'waiting') return;
    this.record.players = [];
    this.record.status = 'cancelled';
    this.events.push({ type: 'cancelled' });
  }

  /** The room goes to the player who has sat in it longest. */
  private inherit(people: readonly RoomPlayer[]): void {
    const heir = people.reduce<RoomPlayer | undefined>(
      (oldest, player) => (oldest && oldest.joinedAt <= player.joinedAt ? oldest : player),
      undefined,
    );
    if (!heir) return;
    this.record.ownerPlayerId = heir.playerId;
    this.record.ownerUserId = heir.userId;
    this.events.push({ type: 'owner-changed', playerId: heir.playerId });
  }
}
