import { isProblem, Problem } from '@parlour/client';
import type { Eyes, GameShape, Picture, SessionState, Source, Step } from '@parlour/client';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { narrow } from './ask/narrow.js';
import type { NarrowOptions } from './ask/narrow.js';
import type { ButtonOffer, Narrowed, Offer } from './ask/offer.js';
import { stillOffered, untake, withoutLast } from './ask/picks.js';
import type { Press } from './ask/reading.js';
import { labelOf, promptOf } from './ask/sentences.js';
import { isListed } from './ask/token.js';
import type { Readings } from './ask/trail.js';
import { TableKeys } from './keys.js';
import type { Helpers } from './open-playing.js';
import type { Playing, PlayState, PlayStyle } from './playing.js';
import { Director } from './stage/director.js';
import type { DrawLink } from './stage/links.js';
import type { Ref, Scene } from './stage/scene.js';
import { ScreenHand } from './stage/stagehand.js';
import { spokenOf, taleOf } from './tale.js';
import type { TableKind, Telling } from './table-kind.js';
import { tellingOf } from './telling.js';
import { KeptFocus } from './zone/kept-focus.js';

const MOST_LINES = 1_000;
const URGENT_MS = 8_000;

/** A table on the screen: the session behind it, the stage before it, and the picks between them. */
export class OpenTable<G extends GameShape, Face> implements Playing<G, Face> {
  readonly state: StoreApi<PlayState<G, Face>>;
  private readonly director: Director<G, Face>;
  private readonly hand: ScreenHand;
  private readonly keys: TableKeys;
  private readonly focus = new KeptFocus();
  private readonly stops: (() => void)[] = [];
  private picture: Picture<G>;
  private lines = 0;

  constructor(
    readonly kind: TableKind<G, Face>,
    readonly source: Source<G>,
    readonly style: PlayStyle,
    private readonly helpers: Helpers<G>,
  ) {
    const session = source.state.getState();
    if (!session.picture) throw new Error('A table is opened when its picture is there.');
    this.picture = session.picture;
    const eyes = eyesOf(this.picture);
    const scene = kind.scene(this.picture.view, eyes, session.players);
    this.state = createStore<PlayState<G, Face>>()(() => ({
      scene,
      view: this.picture.view,
      shown: this.picture.version,
      ...standing(this.picture),
      players: session.players,
      ask: this.narrowed([]),
      picks: [],
      sending: session.sending !== undefined,
      moving: false,
      paused: false,
      tale: [],
      spoken: '',
      asked: '',
    }));
    this.hand = new ScreenHand({
      reduced: () => style.reducedMotion,
      scene: () => this.withPickedLinks(),
      drawLink: kind.drawLink as DrawLink | undefined,
      gestures: kind.gestures,
    });
    this.director = new Director(
      {
        kind,
        hand: this.hand,
        wait: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        players: () => this.state.getState().players,
        style: () => style,
        hidden: () => document.hidden,
        onScene: (next) => this.state.setState({ scene: next }),
        onTold: (step, before, late) => this.told(step, before, late),
        onMoving: (moving) => this.state.setState({ moving }),
        onPaused: (paused) => this.state.setState({ paused }),
        onSound: (name) => helpers.ring?.(kind.sounds?.[name] ?? []),
      },
      scene,
      this.picture.view,
      eyes,
    );
    this.keys = new TableKeys(this, style);
    this.stops.push(
      source.state.subscribe((now, before) => this.heard(now, before)),
      source.onStep((step) => this.taken(step)),
    );
    this.askAgain();
  }

  readonly attach = (root: HTMLElement | null): void => {
    this.hand.attach(root);
    this.keys.attach(root);
    this.focus.attach(root);
  };

  press(ref: Ref): void {
    const { moving, scene, sending } = this.state.getState();
    if (sending) return;
    if (moving) {
      const had = scene.items.get(ref)?.place.zone;
      this.catchUp();
      const now = this.state.getState();
      // Pressed while things moved: it counts only if it still lies there and is still offered.
      if (now.scene.items.get(ref)?.place.zone !== had || !now.ask.open.has(ref)) return;
    }
    const { ask, picks } = this.state.getState();
    const offer = ask.open.get(ref);
    if (!offer) return void this.explain(ref);
    if (offer.role !== 'taken') return this.choose(offer);
    if (offer.auto && ask.ready) return this.done();
    this.pick(untake(this.choices(), this.readings, picks, ref, this.options));
  }

  choose(offer: Offer | ButtonOffer): void {
    const { sending, picks, moving } = this.state.getState();
    if (sending) return;
    if (moving) this.catchUp();
    if ('meaning' in offer && offer.meaning.means === 'action') return this.trySend(offer.meaning.action);
    this.pick([...picks, offer.press]);
    const { ask } = this.state.getState();
    if (!ask.ready) return;
    if ('meaning' in offer ? offer.acts : this.actsAtOnce(ask)) this.done();
  }

  /**
   * The press that completes an action acts if it was a target. A single press asks once more, and so does what could have been
   * left out: attackers and blockers are looked at together before they go.
   */
  private actsAtOnce({ open, once, tool, buttons, need }: Narrowed<G['action']>): boolean {
    if (once || this.style.onePressPlays) return true;
    if (need && need.min < need.max) return false;
    const isOpen = [...open.values()].some(({ role }) => role !== 'taken') || tool !== undefined || buttons.length > 0;
    return !isOpen && this.state.getState().picks.filter((pick) => !isListed(pick)).length > 1;
  }

  done(): void {
    const { ready } = this.state.getState().ask;
    if (ready) this.trySend(ready);
  }

  send(action: G['action']): void {
    this.trySend(action);
  }

  confirm(yes: boolean): void {
    const { sure } = this.state.getState();
    this.state.setState({ sure: undefined });
    if (sure && yes) void this.act(sure);
    else if (sure) this.cancel();
  }

  couldDo(ref: Ref): readonly G['action'][] {
    return this.kind.couldDo?.(ref, this.options.sight as never) ?? [];
  }

  async whyNot(action: G['action']): Promise<Problem | undefined> {
    const { refusal } = (await this.helpers.preview?.(action).catch(() => undefined)) ?? {};
    return refusal && new Problem(refusal.code, refusal.message, { rule: refusal.rule });
  }

  back(): void {
    this.pick(withoutLast(this.state.getState().picks));
  }

  cancel(): void {
    this.pick([]);
  }

  inspect(ref: Ref | undefined): void {
    this.state.setState({ inspected: ref });
  }

  note(text: string): void {
    const { tale, version } = this.state.getState();
    const line = { id: ++this.lines, version, text, aside: true };
    this.state.setState({ tale: [...tale, line].slice(-MOST_LINES) });
  }

  catchUp(): void {
    this.director.catchUp();
  }

  goOn(): void {
    this.director.goOn();
  }

  telling(of: 'stage' | 'newest' = 'stage'): Telling<G> {
    const { eyes, players, view } = this.state.getState();
    return tellingOf(eyes, players, of === 'newest' ? this.picture.view : view);
  }

  nameOf(ref: Ref): string {
    const { scene, ask } = this.state.getState();
    const telling = this.telling();
    const item = scene.items.get(ref);
    const name = (item && this.kind.words.item(item, telling)) ?? this.kind.words.ref?.(ref, telling) ?? ref;
    const offer = ask.open.get(ref);
    if (!offer) return name;
    if (offer.role === 'taken' && !(offer.auto && ask.ready)) return `${name} Taken. Press to take it back.`;
    const ways = offer.ways.map((way) => labelOf(this.kind, way, ask.soFar, telling).toLowerCase());
    return `${name} Press: ${[...new Set(ways)].join(' or ')}.`;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.director.close();
    this.hand.attach(null);
    this.keys.attach(null);
    this.focus.attach(null);
  }

  private get readings(): Readings {
    return this.kind.asking as unknown as Readings;
  }

  private get options(): NarrowOptions {
    return {
      sight: { view: this.picture.view, eyes: eyesOf(this.picture) },
      captions: this.picture.captions,
      every: this.style.askEveryStep,
      find: this.kind.find as NarrowOptions['find'],
      grouped: this.kind.grouped,
    };
  }

  private known: { readonly of: Picture<G>; readonly choices: Picture<G>['legalActions'] } | undefined;

  private choices(): Picture<G>['legalActions'] {
    if (this.known?.of !== this.picture) {
      const { legalActions, sideActions } = this.picture;
      this.known = { of: this.picture, choices: sideActions ? [...legalActions, ...sideActions] : legalActions };
    }
    return this.known.choices;
  }

  private narrowed(picks: readonly Press[]): Narrowed<G['action']> {
    return narrow<G['action']>(this.choices(), this.readings, picks, this.options);
  }

  private pick(picks: readonly Press[]): void {
    this.state.setState({ picks, ask: this.narrowed(picks), refused: undefined });
    if (this.kind.pickedLinks) this.hand.relink();
  }

  private withPickedLinks(): Scene<Face> {
    const { scene, ask, picks, view } = this.state.getState();
    if (picks.length === 0 || !this.kind.pickedLinks) return scene;
    const picked = this.kind.pickedLinks(ask.soFar as Partial<G['action']>, view);
    return picked.length === 0 ? scene : { ...scene, links: [...scene.links, ...picked] };
  }

  private trySend(action: G['action']): void {
    const confirm = this.kind.confirm?.[action.type as G['action']['type']];
    if (confirm === 'always' || (confirm === 'usually' && this.style.confirm)) this.state.setState({ sure: action });
    else void this.act(action);
  }

  private async act(action: G['action']): Promise<void> {
    if (!this.source.act) return;
    const type = action.type as G['action']['type'];
    const racing = this.kind.racing?.includes(type) ?? false;
    const simultaneous = this.kind.simultaneous?.includes(type) ?? false;
    this.state.setState({ sending: true, refused: undefined });
    const answer = await this.source.act(action, { racing, simultaneous }).catch(asProblem);
    this.state.setState({ sending: false });
    if (!isProblem(answer)) return this.pick([]);
    this.pick(stillOffered(this.choices(), this.readings, this.state.getState().picks, this.options));
    this.state.setState({ refused: { problem: answer } });
  }

  /** The page does not know why something is not offered: it asks. */
  private async explain(ref: Ref): Promise<void> {
    const { ask, toAct, eyes } = this.state.getState();
    if (eyes === 'public') return;
    const action = this.kind.probe?.(ref, ask.soFar, this.options.sight as never) ?? this.couldDo(ref)[0];
    const isAsked = toAct.includes(eyes);
    const problem =
      (action && (await this.whyNot(action))) ??
      new Problem('NOT_OFFERED', isAsked ? 'That cannot be pressed now.' : 'It is not your turn.');
    this.state.setState({ refused: { at: ref, problem } });
  }

  /** The newest picture decides what may be pressed, whatever the stage still shows. */
  private heard(now: SessionState<G>, before: SessionState<G>): void {
    if (now.players !== before.players) this.state.setState({ players: now.players });
    if (now.sending === undefined && before.sending !== undefined) this.state.setState({ sending: false });
    if (!now.picture || now.picture === this.picture) return;
    this.picture = now.picture;
    const picks = stillOffered(this.choices(), this.readings, this.state.getState().picks, this.options);
    this.state.setState({ ...standing(now.picture), picks, ask: this.narrowed(picks) });
    this.askAgain();
  }

  private taken(step: Step<G>): void {
    const { toAct, deadline } = this.picture;
    const { skew, seats } = this.source.state.getState();
    const isMine = toAct.some((seat) => seats.includes(seat));
    const urgent = isMine && deadline !== null && deadline - (Date.now() + skew) < URGENT_MS;
    const own = this.state.getState().sending;
    this.director.take(step, { own, urgent, pauseAfter: !own && step.kind === 'live' });
  }

  private told(step: Step<G>, before: G['view'], late: boolean): void {
    const { players, tale } = this.state.getState();
    const lines = taleOf(this.kind, step, tellingOf(step.eyes, players, before, step.picture?.view), late);
    const numbered = lines.map((line) => ({ ...line, id: ++this.lines }));
    this.state.setState({
      shown: step.version,
      ...(step.picture && { view: step.picture.view }),
      tale: [...tale, ...numbered].slice(-MOST_LINES),
      ...(lines.length > 0 && { spoken: spokenOf(lines) }),
    });
  }

  private askAgain(): void {
    const { toAct, eyes, ask, outcome } = this.state.getState();
    const isAsked = eyes !== 'public' && toAct.includes(eyes) && !outcome;
    this.state.setState({ asked: isAsked ? promptOf(this.kind, ask, this.telling('newest')) : '' });
  }
}

function eyesOf({ seat }: { readonly seat: number | null }): Eyes {
  return seat ?? 'public';
}

function standing<G extends GameShape>(picture: Picture<G>) {
  const { version, toAct, deadline, outcome } = picture;
  return { version, toAct, deadline, outcome, eyes: eyesOf(picture) };
}

function asProblem(error: unknown): Problem {
  return isProblem(error)
    ? error
    : new Problem('NO_ANSWER', error instanceof Error ? error.message : 'No answer came.');
}
