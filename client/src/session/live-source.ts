import type { StoreApi } from 'zustand/vanilla';
import type { GameShape } from '../../../src/engine/core/game.js';
import type { Line } from '../net/line.js';
import type { Lent } from '../net/sockets.js';
import { isProblem, Problem } from '../problem.js';
import { Sessions } from '../sessions.js';
import type { Joined, LiveChange, LiveUpdate, PresenceNews, Resumed } from '../wire.js';
import { askForTable } from './ask-for-table.js';
import { CatchingUp } from './catching-up.js';
import { Conversation } from './conversation.js';
import { Courier } from './courier.js';
import { Following } from './following.js';
import type { LiveParts, SessionAddress } from './live.types.js';
import { openingState } from './opening.js';
import { Outbox } from './outbox.js';
import { Patience } from './patience.js';
import { Silence } from './silence.js';
import { Skew } from './skew.js';
import type { How, Phase, SessionState, Source, Step } from './source.js';
import { hearTable } from './table-news.js';

const FAREWELL_MS = 1_000;

/**
 * A session that is being played or watched. Every version is told once and in order: an update that does not follow the
 * last one is kept aside until the server has told what lies between.
 */
export class LiveSource<G extends GameShape = GameShape> implements Source<G> {
  readonly state: StoreApi<SessionState<G>>;
  private readonly following = new Following<G>();
  private readonly skew = new Skew();
  private readonly courier: Courier<G>;
  private readonly outbox: Outbox;
  private readonly listeners = new Set<(step: Step<G>) => void>();
  private readonly lent: Promise<Lent>;
  private line: Line | undefined;
  private readonly stops: (() => void)[] = [];
  private readonly catching = new CatchingUp<G>((update) => this.take(update));
  private readonly conversation: Conversation<G>;
  private readonly patience = new Patience(
    () => this.state.setState({ phase: 'lost' }),
    () => this.catchUp(),
  );
  private readonly silence: Silence;
  private closed = false;

  constructor(
    private readonly parts: LiveParts,
    private readonly at: SessionAddress,
  ) {
    this.state = openingState<G>(at.sessionId, at.game);
    this.silence = new Silence(() => this.askIfSilent(), parts.environment.silenceMs);
    this.conversation = new Conversation(this.state, parts.rest, at, () => this.closed);
    this.outbox = new Outbox(parts.environment.tabStorage, at.sessionId);
    this.courier = new Courier(
      at.sessionId,
      {
        line: async () => (await this.lent).line,
        hasSeveralSeats: () => this.following.seats.length > 1,
        settled: () => this.catching.settled(),
        isBehind: () => this.catchUp(),
        picture: () => this.following.picture,
        take: (update, sentAt) => {
          this.skew.asked(Date.now() - sentAt);
          this.take(update);
        },
        closed: () => this.closed || this.state.getState().phase === 'gone',
      },
      this.outbox,
      parts.account,
    );
    this.lent = parts.sockets.open(`/${at.game}`, at.token);
    this.lent.then(
      ({ line }) => this.listen(line),
      (error: unknown) => this.gone(isProblem(error) ? error : new Problem('NOT_LOADED', String(error))),
    );
  }

  onStep(listener: (step: Step<G>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async act(action: G['action'], how: How = {}): Promise<'done' | Problem> {
    const { sending, phase, problem } = this.state.getState();
    if (this.closed || phase === 'gone') return problem ?? new Problem('CLOSED', 'This table was closed.');
    if (sending) return new Problem('BUSY', 'Another action is still on its way.');
    return this.whileSending(action, () => this.courier.send(action, how));
  }

  async forecasts(actions: readonly G['action'][]): Promise<readonly (readonly G['event'][] | null)[]> {
    const { sessionId, token } = this.at;
    const { forecasts } = await new Sessions(this.parts.rest).forecasts<G>(sessionId, actions, token);
    return forecasts.map(({ events }) => events);
  }

  async say(text: string): Promise<'done' | Problem> {
    return this.conversation.say((await this.lent).line, text);
  }

  hear<News>(message: string, listener: (news: News) => void): () => void {
    let stop: (() => void) | undefined;
    let unwanted = false;
    this.lent.then(
      ({ line }) => {
        if (unwanted || this.closed) return;
        stop = line.hear<News>(message, listener);
        this.stops.push(stop);
      },
      () => {},
    );
    return () => {
      unwanted = true;
      stop?.();
    };
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.patience.stop();
    this.silence.stop();
    for (const stop of this.stops) stop();
    this.listeners.clear();
    void this.lent.then(
      async ({ line, release }) => {
        await line.ask('session:leave', { sessionId: this.at.sessionId }, FAREWELL_MS);
        release();
      },
      () => {},
    );
  }

  private listen(line: Line): void {
    if (this.closed) return;
    this.line = line;
    const stop = hearTable<G>(line, this.at.sessionId, {
      update: (update) => this.take(update),
      presence: (news) => this.hearPresence(news),
      watchers: ({ watchers }) => this.state.setState({ watchers }),
      said: (news) => this.conversation.said(news),
      hidden: ({ messageId }) => this.conversation.hidden(messageId),
      notice: (notice) => this.state.setState({ problem: Problem.fromWire(notice) }),
      up: () => this.up(),
      down: () => this.down(),
      ended: (problem) => this.gone(problem),
    });
    this.stops.push(stop);
    const left = this.outbox.find();
    if (left) void this.whileSending(left.action as G['action'], () => this.deliverWhenThere(line, left));
  }

  /** A page before a reload has sent it, and has not heard whether it was played. */
  private async deliverWhenThere(line: Line, left: Parameters<Courier<G>['deliver']>[0]): Promise<'done' | Problem> {
    await line.whenUp();
    await this.catching.settled();
    return this.courier.deliver(left);
  }

  private async whileSending(action: G['action'], send: () => Promise<'done' | Problem>): Promise<'done' | Problem> {
    this.state.setState({ sending: { action, since: Date.now() }, problem: undefined });
    const answer = await send();
    this.state.setState({ sending: undefined, ...(answer === 'done' ? undefined : { problem: answer }) });
    return answer;
  }

  private up(): void {
    this.patience.lineUp();
    this.conversation.missed();
    this.catchUp();
  }

  private down(): void {
    if (!this.closed) this.patience.lineDown();
  }

  private gone(problem: Problem): void {
    if (this.closed) return;
    this.patience.lineUp();
    this.silence.stop();
    this.state.setState({ phase: 'gone', problem });
  }

  private take(update: LiveUpdate<G> | LiveChange<G>): void {
    if (this.closed) return;
    this.skew.heard(update.serverNow);
    this.silence.broken();
    if (this.catching.isUnderWay || this.following.told < 0) return this.catching.keepAside(update);
    const taken = this.following.take(update);
    if (taken.what === 'old') return;
    if (taken.what === 'gap') {
      this.catching.keepAside(update);
      return this.catchUp();
    }
    this.show();
    if (taken.what === 'told') this.tell(taken.step);
    this.patience.lags(this.following.isBehind);
  }

  private catchUp(phase?: Phase): void {
    this.catching.begin(() => this.askUntilTold(phase));
  }

  /** Whether the table was told; not while the line is down. */
  private async askUntilTold(shown?: Phase): Promise<boolean> {
    if (!this.line) return false;
    const { phase } = this.state.getState();
    this.state.setState({ phase: shown ?? (phase === 'live' || phase === 'over' ? 'behind' : 'joining') });
    const told = await askForTable<G>(this.line, this.at.sessionId, this.following.told, () => this.closed);
    if (isProblem(told)) this.gone(told);
    if (told === undefined || isProblem(told)) return false;
    this.skew.asked(told.roundTripMs);
    this.settle(told.page);
    return true;
  }

  private settle(page: Resumed<G> | Joined<G>): void {
    const isFirst = this.following.told < 0;
    this.skew.heard(page.serverNow);
    const steps = this.following.settle('complete' in page ? page : { ...page, complete: undefined });
    const { number, options, players, practice, seats, seedHash, watchers } = page;
    this.state.setState({
      number,
      options: options as G['options'],
      players,
      seats,
      practice,
      seedHash,
      ...(watchers === undefined ? undefined : { watchers }),
    });
    this.show();
    for (const step of steps) this.tell(step);
    if (steps.length > 0 || isFirst) this.silence.broken();
    else this.silence.goesOn();
    void this.conversation.renew();
  }

  private show(): void {
    const { picture, pictures } = this.following;
    const phase = picture?.status === 'active' ? 'live' : 'over';
    this.state.setState({ picture, pictures, phase, skew: this.skew.ms });
  }

  private tell(step: Step<G>): void {
    for (const listener of [...this.listeners]) listener(step);
  }

  /** Nothing is seen of it if nothing was missed. */
  private askIfSilent(): void {
    const { phase } = this.state.getState();
    if (phase === 'live' && this.line?.connected) this.catchUp(phase);
    else this.silence.goesOn();
  }

  private hearPresence({ seat, connected }: PresenceNews): void {
    const { players } = this.state.getState();
    this.state.setState({
      players: players.map((player) => (player.seat === seat ? { ...player, connected } : player)),
    });
    // Only the table knows the name of the one who sat down.
    const satDown = connected && players.some((player) => player.seat === seat && player.kind === 'open');
    if (satDown) this.catchUp();
  }
}
