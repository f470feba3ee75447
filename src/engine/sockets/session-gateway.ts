import { Inject } from '@nestjs/common';
import { ServerClock } from '../../common/clock/server-clock.js';
import { ChatReports } from '../chat/chat-reports.js';
import type { HiddenMessage } from '../chat/chat-reports.js';
import type { ChatLine } from '../chat/chat.service.js';
import { keyOf, SessionChat } from '../chat/session-chat.js';
import type { PostedInSession } from '../chat/session-chat.js';
import type { GameShape, Seat, Viewer } from '../core/index.js';
import { Happening } from '../contract/game-table.js';
import type { Deed, GameTable } from '../contract/game-table.js';
import { GameTables } from '../contract/game-tables.js';
import { GameRegistry } from '../hosting/game-registry.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { canCatchUp, Retelling } from '../sessions/past/retelling.js';
import { SessionFeed } from '../sessions/session-feed.js';
import { pageFor } from '../sessions/session-page.js';
import type { Moved, SessionUpdate } from '../sessions/session-update.js';
import { SessionService } from '../sessions/session.service.js';
import type { Acted } from '../sessions/session.service.js';
import { sessionNotFound } from '../sessions/session.js';
import type { LiveSession } from '../sessions/session.js';
import { Watchers } from '../sessions/watchers.js';
import type { Command } from './command.js';
import { command } from './command.js';
import { CommandGateway } from './command-gateway.js';
import { SESSION_COMMANDS, SESSION_MESSAGES } from './docs/session-events.js';
import type { EventDescription } from './docs/description.js';
import type { ActBody, ChatBody, ChatNews, Joined, LiveUpdate, ResumeBody, Resumed, WatchersNews } from './events.js';
import type { JsonText } from './wire/json-text.js';
import type { ParlourNamespace, ParlourSocket } from './parlour-socket.js';
import { SocketActDto, SocketChatDto, JoinDto, LeaveDto, ResumeDto } from './session-bodies.dto.js';
import { TableCompany } from './company/table-company.js';
import type { Table } from './company/table-company.js';
import { TableVisits } from './company/table-visits.js';
import { ViewPublisher } from './view-publisher.js';
import { everyRoomOf, publicRoom, seatRoom } from './company/viewer-rooms.js';

/** A message of a game's own, and what it carries. */
export type News = readonly [name: string, payload: object];

/**
 * The namespace of a game. A game's own gateway names the game, and adds what its contract says besides:
 * further `commands`, `ownMessages`, and `news` for what goes out beside `session:update`. It meets tables in the types
 * of its rules (`SessionGateway<Check>`), never the sessions behind them.
 */
export abstract class SessionGateway<G extends GameShape = GameShape> extends CommandGateway {
  @Inject(GameRegistry) protected readonly games!: GameRegistry;
  @Inject(GameTables) protected readonly tables!: GameTables;
  @Inject(LiveSessions) private readonly live!: LiveSessions;
  @Inject(SessionService) private readonly sessions!: SessionService;
  @Inject(Retelling) private readonly retelling!: Retelling;
  @Inject(SessionFeed) private readonly feed!: SessionFeed;
  @Inject(SessionChat) private readonly chat!: SessionChat;
  @Inject(ChatReports) private readonly reports!: ChatReports;
  @Inject(ViewPublisher) private readonly publisher!: ViewPublisher;
  @Inject(ServerClock) protected readonly clock!: ServerClock;
  @Inject(TableVisits) private readonly visits!: TableVisits;
  @Inject(TableCompany) private readonly company!: TableCompany;
  @Inject(Watchers) private readonly watchers!: Watchers;

  /** The id of the game played here. */
  protected abstract readonly game: string;
  /** What its contract tells beside the common messages, for the documents. */
  protected readonly ownMessages: Readonly<Record<string, EventDescription>> = {};

  protected get about(): string {
    return this.games.get(this.game).title;
  }

  protected override commands(): readonly Command[] {
    return [
      ...super.commands(),
      command('session:join', JoinDto, SESSION_COMMANDS['session:join'], (socket, { sessionId, changes }) =>
        this.join(socket, sessionId, changes),
      ),
      command('session:act', SocketActDto, SESSION_COMMANDS['session:act'], (socket, body) => this.act(socket, body)),
      command('session:resume', ResumeDto, SESSION_COMMANDS['session:resume'], (socket, body) =>
        this.resume(socket, body),
      ),
      command('session:chat', SocketChatDto, SESSION_COMMANDS['session:chat'], async (socket, body) => ({
        message: await this.say(socket, body),
      })),
      command('session:leave', LeaveDto, SESSION_COMMANDS['session:leave'], async (socket, { sessionId }) => {
        await this.leave(socket, sessionId);
        return {};
      }),
    ];
  }

  protected override messages(): Readonly<Record<string, EventDescription>> {
    return { ...super.messages(), ...SESSION_MESSAGES, ...this.ownMessages };
  }

  override afterInit(namespace: ParlourNamespace): void {
    super.afterInit(namespace);
    this.publisher.watchRooms(namespace);
    const stops = [
      this.feed.onTold((moved) => this.tell(moved)),
      this.chat.onPosted((posted) => this.tellChat(posted)),
      this.reports.onHidden((hidden) => void this.tellHidden(hidden)),
      this.watchers.onChanged((news) => this.tellWatchers(news)),
    ];
    this.gate.onStop('sockets', `feed of ${namespace.name}`, () => stops.forEach((stop) => stop()));
  }

  protected async join(socket: ParlourSocket, sessionId: string, changes?: boolean): Promise<Joined> {
    const session = await this.subscribe(socket, sessionId, changes);
    return this.joined(socket, session);
  }

  /** What happened since a version, each of them once, and the table as it is now. */
  protected async resume(socket: ParlourSocket, { sessionId, sinceVersion, changes }: ResumeBody): Promise<Resumed> {
    const session = await this.subscribe(socket, sessionId, changes);
    const { version } = session;
    const complete = canCatchUp(sinceVersion, version);
    // Asked for in the same breath as the table, so that both are of one version.
    const joined = this.joined(socket, session);
    const viewer = session.viewerFor(socket.data.account);
    const entries = complete ? this.retelling.history(session, viewer, sinceVersion, version - sinceVersion) : [];
    return { ...(await joined), entries: await entries, complete };
  }

  protected async act(socket: ParlourSocket, body: ActBody): Promise<LiveUpdate | JsonText> {
    const { sessionId, expectedVersion, actionId: key } = body;
    const actions = (now: GameTable<G>): readonly G['action'][] => this.read(body.action, now);
    const answering = body.echo === false ? socket.id : undefined;
    const { update } = await this.playAt(socket, sessionId, { actions, expectedVersion, key }, answering);
    return this.publisher.answer(update, socket.rooms);
  }

  /** Acts for the socket's account at a table of this game. */
  protected async play(socket: ParlourSocket, sessionId: string, deed: Deed<G>): Promise<SessionUpdate> {
    return (await this.playAt(socket, sessionId, deed)).update;
  }

  /** `answering`: only the answer tells this socket. */
  private playAt(
    { data: { account } }: ParlourSocket,
    sessionId: string,
    { actions, expectedVersion, key }: Deed<G>,
    answering?: string,
  ): Promise<Acted> {
    const read =
      typeof actions === 'function'
        ? (session: LiveSession, seat: Seat) => actions(this.tables.at<G>(session), seat)
        : actions;
    return this.sessions.act(
      sessionId,
      { account },
      { game: this.game, actions: read, expectedVersion, key, answering },
    );
  }

  /** How an action is understood: as the common contract writes it, unless the game's own writes it too. */
  protected read(action: object, now: GameTable<G>): readonly G['action'][] {
    return [now.read(action)];
  }

  protected async say(socket: ParlourSocket, { sessionId, text }: ChatBody): Promise<ChatNews> {
    const { id } = await this.sessionHere(sessionId);
    return newsOf(id, await this.chat.post(id, socket.data.account, text));
  }

  protected async leave(socket: ParlourSocket, sessionId: string): Promise<void> {
    const left = await this.visits.go(this.namespace, sessionId, socket);
    for (const seat of left?.gone ?? []) this.alsoTellPresence(left!.table, seat, false);
  }

  /** The seats whose players are there, bots included. */
  present(table: Table): ReadonlySet<Seat> {
    return this.company.present(table);
  }

  /** What a game's contract tells a viewer beside `session:update`, in order. */
  protected news(_happened: Happening<G>, _viewer: Viewer): readonly News[] {
    return [];
  }

  /** What a game does besides when something has happened at a table of it. */
  protected alsoWhen(_happened: Happening<G>): void {}

  /** The same beside `session:chat`. */
  protected chatNews(_table: Table, _line: ChatLine): readonly News[] {
    return [];
  }

  /** Whether a viewer at this process would hear what is told. */
  protected hasListeners(table: GameTable<G>): boolean {
    return this.publisher.listeners(this.namespace, table).length > 0;
  }

  /** Tells all viewers at this process the same. */
  protected tellAll(table: GameTable<G>, [name, payload]: News): void {
    const rooms = this.publisher.listeners(this.namespace, table).map(({ room }) => room);
    if (rooms.length > 0) this.namespace.local.to(rooms).emit(name as never, payload as never);
  }

  /** The same beside `session:presence`: a seat's first socket has come, or its last one has gone. */
  protected alsoTellPresence(_table: Table, _seat: Seat, _connected: boolean): void {}

  protected override left(socket: ParlourSocket): void {
    if (this.gate.stopping) return; // every socket goes, and none is left to be told
    for (const sessionId of this.visits.of(socket)) {
      this.leave(socket, sessionId).catch((error: unknown) => this.logger.warn(`A leave got lost: ${String(error)}`));
    }
  }

  /** The table, if it is one of this game: others are not here. */
  protected async tableHere(sessionId: string): Promise<GameTable<G>> {
    return this.tables.at<G>(await this.sessionHere(sessionId));
  }

  private async sessionHere(sessionId: string): Promise<LiveSession> {
    const session = await this.live.get(sessionId);
    if (session.definition.id !== this.game) throw sessionNotFound();
    return session;
  }

  /** Listens first and reads then: what happens in between is heard, and dropped by its version if it is old. */
  private async subscribe(socket: ParlourSocket, sessionId: string, changes = false): Promise<LiveSession> {
    const session = await this.sessionHere(sessionId);
    session.viewerFor(socket.data.account);
    const taken = await this.visits.come(this.namespace, session, socket, changes);
    for (const seat of taken) this.alsoTellPresence(session, seat, true);
    return this.live.get(session.id);
  }

  private async joined(socket: ParlourSocket, session: LiveSession): Promise<Joined> {
    const { account } = socket.data;
    const page = pageFor(session, account);
    const serverNow = this.clock.now();
    const present = this.present(session);
    const players = page.players.map((player) => ({ ...player, connected: present.has(player.seat) }));
    const watchers = this.watchers.of(session.id);
    return { ...page, players, seats: session.seatsOf(account), watchers, serverNow };
  }

  private tell(moved: Moved): void {
    if (moved.session.definition.id !== this.game || moved.version === moved.from) return;
    const listeners = this.publisher.publish(this.namespace, moved);
    // A room belongs to one viewer, so nothing has to be taken out of what is sent there.
    const happened = new Happening<G>(moved, this.tables.at<G>(moved.session));
    for (const { viewer, room } of listeners) {
      for (const [name, payload] of this.news(happened, viewer)) {
        this.namespace.local.to(room).emit(name as never, payload as never);
      }
    }
    this.alsoWhen(happened);
  }

  /** A session that has left the memory of this process has no viewer here to be told. */
  private tellWatchers(news: WatchersNews): void {
    const session = this.live.known(news.sessionId);
    if (session?.definition.id !== this.game) return;
    this.namespace.local.to(everyRoomOf(session)).emit('session:watchers', news);
  }

  /** Told to all, since all may read everything after the end; the id of a message says nothing about it. */
  private async tellHidden({ scope, scopeId, messageId }: HiddenMessage): Promise<void> {
    const session = scope === 'session' ? await this.live.find(scopeId).catch(() => undefined) : undefined;
    if (session?.definition.id !== this.game) return;
    this.namespace.to(everyRoomOf(session)).emit('session:chat-hidden', { sessionId: session.id, messageId });
  }

  /** To those who have not muted the speaker. */
  private tellChat({ session, line, mutedBy }: PostedInSession): void {
    if (session.definition.id !== this.game) return;
    const hearing = session.seats.filter((record) => !mutedBy.has(keyOf(record)));
    const rooms =
      line.channel === 'spectators' ? [publicRoom(session.id)] : hearing.map(({ seat }) => seatRoom(session.id, seat));
    if (rooms.length === 0) return;
    this.namespace.to(rooms).emit('session:chat', newsOf(session.id, line));
    for (const [name, payload] of this.chatNews(session, line)) {
      this.namespace.to(rooms).emit(name as never, payload as never);
    }
  }
}

function newsOf(sessionId: string, line: ChatLine): ChatNews {
  return { sessionId, ...line };
}
