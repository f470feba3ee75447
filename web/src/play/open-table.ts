import type { GameShape, Picture, Problem, SessionState, Source, Step } from '@parlour/client';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { currentTableWords } from '../words/use-table-words.js';
import type { ButtonOffer, Offer } from './ask/offer.js';
import { eyesOf, Offers } from './ask/offers.js';
import { Picking } from './ask/picking.js';
import type { Press } from './ask/reading.js';
import { Sender } from './ask/sender.js';
import { labelOf, promptOf } from './ask/sentences.js';
import { GlanceKeeper } from './glance.js';
import { TableKeys } from './keys.js';
import type { Helpers } from './open-playing.js';
import type { Playing, PlayState, PlayStyle } from './playing.js';
import { Director } from './stage/director.js';
import type { DrawLink } from './stage/links.js';
import type { Ref } from './stage/scene.js';
import { ScreenHand } from './stage/stagehand.js';
import type { TableKind, Telling } from './table-kind.js';
import { Teller } from './teller.js';
import { tellingOf } from './telling.js';
import { KeptFocus } from './zone/kept-focus.js';

const URGENT_MS = 8_000;

/** A table on the screen: the session behind it, the stage before it, and the picks between them. */
export class OpenTable<G extends GameShape, Face> implements Playing<G, Face> {
  readonly state: StoreApi<PlayState<G, Face>>;
  private readonly director: Director<G, Face>;
  private readonly hand: ScreenHand;
  private readonly keys: TableKeys;
  private readonly focus = new KeptFocus();
  private readonly stops: (() => void)[] = [];
  private readonly offers: Offers<G, Face>;
  private readonly sender: Sender<G, Face>;
  private readonly picking: Picking<G, Face>;
  private readonly teller: Teller<G, Face>;
  private readonly glances: GlanceKeeper;

  constructor(
    readonly kind: TableKind<G, Face>,
    readonly source: Source<G>,
    readonly style: PlayStyle,
    helpers: Helpers<G>,
  ) {
    const session = source.state.getState();
    const { picture } = session;
    if (!picture) throw new Error('A table is opened when its picture is there.');
    this.offers = new Offers(kind, style, picture);
    const eyes = eyesOf(picture);
    const scene = kind.scene(picture.view, eyes, session.players);
    this.state = createStore<PlayState<G, Face>>()(() => ({
      scene,
      view: picture.view,
      shown: picture.version,
      ...standing(picture),
      players: session.players,
      ask: this.offers.after([]),
      picks: [],
      sending: session.sending !== undefined,
      moving: false,
      paused: false,
      glance: 'seen',
      tale: [],
      spoken: '',
      asked: '',
    }));
    this.teller = new Teller(kind, this.state);
    this.glances = new GlanceKeeper({ wait, onChange: (glance) => this.state.setState({ glance }) });
    const { state, offers } = this;
    const pick = (picks: readonly Press[]) => this.picking.take(picks);
    this.sender = new Sender({ kind, source, style, helpers, state, offers, pick });
    this.picking = new Picking({
      kind,
      state,
      offers,
      sender: this.sender,
      catchUp: () => this.catchUp(),
      relink: () => this.hand.relink(),
    });
    this.hand = new ScreenHand({
      reduced: () => style.reducedMotion,
      scene: () => this.picking.linked(),
      drawLink: kind.drawLink as DrawLink | undefined,
      gestures: kind.gestures,
    });
    this.director = new Director(
      {
        kind,
        hand: this.hand,
        wait,
        players: () => this.state.getState().players,
        style: () => style,
        hidden: () => document.hidden,
        onScene: (next) => this.state.setState({ scene: next }),
        onTold: (step, before, late) => this.teller.told(step, before, late),
        onMoving: (moving) => {
          this.state.setState({ moving });
          this.glances.moving(moving);
        },
        onPaused: (paused) => this.state.setState({ paused }),
        onSound: (name) => helpers.ring?.(kind.sounds?.[name] ?? []),
      },
      scene,
      picture.view,
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
    this.picking.press(ref);
  }

  choose(offer: Offer | ButtonOffer): void {
    this.picking.choose(offer);
  }

  done(): void {
    this.picking.done();
  }

  send(action: G['action']): void {
    this.sender.send(action);
  }

  confirm(yes: boolean): void {
    this.sender.confirm(yes);
  }

  couldDo(ref: Ref): readonly G['action'][] {
    return this.sender.couldDo(ref);
  }

  whyNot(action: G['action']): Promise<Problem | undefined> {
    return this.sender.whyNot(action);
  }

  back(): void {
    this.picking.back();
  }

  cancel(): void {
    this.picking.take([]);
  }

  inspect(ref: Ref | undefined): void {
    this.state.setState({ inspected: ref });
  }

  light(ref: Ref): void {
    this.hand.pointOut(ref);
  }

  note(text: string): void {
    this.teller.note(text);
  }

  catchUp(): void {
    this.director.catchUp();
  }

  goOn(): void {
    this.director.goOn();
  }

  telling(of: 'stage' | 'newest' = 'stage'): Telling<G> {
    const { eyes, players, view } = this.state.getState();
    return tellingOf(eyes, players, of === 'newest' ? this.offers.picture.view : view);
  }

  nameOf(ref: Ref): string {
    const { scene, ask } = this.state.getState();
    const telling = this.telling();
    const item = scene.items.get(ref);
    const name = (item && this.kind.words.item(item, telling)) ?? this.kind.words.ref?.(ref, telling) ?? ref;
    const offer = ask.open.get(ref);
    if (!offer) return name;
    const { ask: words } = currentTableWords();
    if (offer.role === 'taken' && !(offer.auto && ask.ready)) return words.taken(name);
    const ways = offer.ways.map((way) => labelOf(this.kind, way, ask.soFar, telling).toLowerCase());
    return words.pressFor(name, [...new Set(ways)]);
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.director.close();
    this.glances.close();
    this.hand.attach(null);
    this.keys.attach(null);
    this.focus.attach(null);
  }

  /** The newest picture decides what may be pressed, whatever the stage still shows. */
  private heard(now: SessionState<G>, before: SessionState<G>): void {
    if (now.players !== before.players) this.state.setState({ players: now.players });
    if (now.sending === undefined && before.sending !== undefined) this.state.setState({ sending: false });
    if (!now.picture || now.picture === this.offers.picture) return;
    const newest = this.offers.picture.view;
    this.offers.picture = now.picture;
    if (this.kind.isNews?.(now.picture.view, newest, eyesOf(now.picture))) this.glances.news();
    const picks = this.offers.still(this.state.getState().picks);
    this.state.setState({ ...standing(now.picture), picks, ask: this.offers.after(picks) });
    this.askAgain();
  }

  private taken(step: Step<G>): void {
    const { toAct, deadline } = this.offers.picture;
    const { skew, seats } = this.source.state.getState();
    const isMine = toAct.some((seat) => seats.includes(seat));
    const urgent = isMine && deadline !== null && deadline - (Date.now() + skew) < URGENT_MS;
    const own = this.state.getState().sending;
    this.director.take(step, { own, urgent, pauseAfter: !own && step.kind === 'live' });
  }

  private askAgain(): void {
    const { toAct, eyes, ask, outcome } = this.state.getState();
    const isAsked = eyes !== 'public' && toAct.includes(eyes) && !outcome;
    this.state.setState({ asked: isAsked ? promptOf(this.kind, ask, this.telling('newest')) : '' });
  }
}

function wait(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

function standing<G extends GameShape>(picture: Picture<G>) {
  const { version, toAct, deadline, outcome } = picture;
  return { version, toAct, deadline, outcome, eyes: eyesOf(picture) };
}
