import type { Eyes, GameShape, PlayerAtTable, Step } from '@parlour/client';
import type { TableKind } from '../table-kind.js';
import type { Beat } from './beat.js';
import { keeping } from './kept.js';
import type { Scene } from './scene.js';
import { speedFor } from './speed.js';
import type { Pace } from './speed.js';
import { timelineOf } from './timeline.js';
import type { Timeline } from './timeline.js';

/** What moves things on the screen. A performance that fails is skipped: `change` is called in any case. */
export interface Stagehand {
  /** Makes a change of the scene and shows how it came about. */
  perform(change: () => void, beat: Beat, ms: number): void;
  /** Things glide to where they are. */
  correct(change: () => void): void;
  /** Nothing lies elsewhere; arrows are drawn to where things have come to rest. */
  relink(): void;
  /** Ends whatever moves. */
  still(): void;
}

/** Where the director finds out what it has to know, and tells what it does. */
export interface DirectorParts<G extends GameShape, Face> {
  readonly kind: TableKind<G, Face>;
  readonly hand: Stagehand;
  /** `wait` calls back after so many milliseconds and returns what prevents it. */
  wait(ms: number, then: () => void): () => void;
  players(): readonly PlayerAtTable[];
  style(): { readonly pace: Pace; readonly reducedMotion: boolean; readonly stepThrough: boolean };
  /** The page is not looked at: nothing is told. */
  hidden(): boolean;
  onScene(scene: Scene<Face>): void;
  /** A step is told to its end; `late`: it was not seen as it happened. */
  onTold(step: Step<G>, before: G['view'], late: boolean): void;
  onMoving(moving: boolean): void;
  onPaused(paused: boolean): void;
  onSound(name: string): void;
}

interface Waiting<G extends GameShape> {
  readonly step: Step<G>;
  readonly own: boolean;
  readonly pauseAfter: boolean;
}

/** Without progress for this long, the stage jumps to the truth. */
const MOST_STILL_MS = 5_000;
const REDUCED_MS = 250;

/** Owns what is drawn, and the queue of what is still to be told. */
export class Director<G extends GameShape, Face> {
  private readonly queue: Waiting<G>[] = [];
  private stopWaiting: (() => void) | undefined;
  /** The speed of the steps before, as long as more wait. */
  private hurry = 0;
  private isTelling = false;
  private isPaused = false;

  constructor(
    private readonly parts: DirectorParts<G, Face>,
    private scene: Scene<Face>,
    private view: G['view'],
    private eyes: Eyes,
  ) {}

  /** A step has come. `own`: the reader made it; `urgent`: there is no time to watch what came before. */
  take(step: Step<G>, { own = false, urgent = false, pauseAfter = false } = {}): void {
    if (urgent) this.catchUp();
    this.queue.push({ step, own, pauseAfter });
    if (!this.isTelling && !this.isPaused) this.tellNext();
  }

  /** Everything that waits is shown at once. */
  catchUp(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    this.parts.hand.still();
    this.pause(false);
    const waiting = this.queue.splice(0);
    const late = this.parts.hidden();
    for (const { step } of waiting) this.finish(step, late);
    this.hurry = 0;
    this.telling(false);
  }

  /** Goes on after a pause of step through. */
  goOn(): void {
    if (!this.isPaused) return;
    this.pause(false);
    this.tellNext();
  }

  close(): void {
    this.stopWaiting?.();
    this.queue.length = 0;
  }

  private tellNext(): void {
    const [next] = this.queue;
    if (!next) {
      this.hurry = 0;
      return this.telling(false);
    }
    this.telling(true);
    const timeline = this.timelineOf(next.step);
    const style = this.parts.style();
    const waitingMs = this.queue.reduce(
      (sum, { step }) => sum + (step === next.step ? 0 : this.guess(step)),
      timeline.ms,
    );
    const wanted = speedFor({ pace: style.pace, own: next.own, stepMs: timeline.ms, waitingMs });
    // Slowing down before all is told would let the stage fall behind after all.
    const speed = wanted === 'jump' ? wanted : Math.max(wanted, this.hurry);
    const isOther = next.step.kind === 'jump' || next.step.eyes !== this.eyes;
    const isJump = isOther || speed === 'jump' || this.parts.hidden() || timeline.beats.length === 0;
    if (isJump) {
      this.queue.shift();
      this.finish(next.step, this.parts.hidden());
      return this.after(next);
    }
    this.hurry = speed;
    this.run(timeline, speed, 0, next);
  }

  /** Beats that begin together, then a pause as long as it takes to the next. */
  private run(timeline: Timeline<Face>, speed: number, from: number, waiting: Waiting<G>): void {
    const { beats, ms } = timeline;
    const at = beats[from]?.at;
    let next = from;
    for (; next < beats.length && beats[next]!.at === at; next++) this.perform(beats[next]!, speed);
    const until = beats[next]?.at ?? ms;
    const pause = this.parts.style().reducedMotion ? Math.min(until - (at ?? 0), REDUCED_MS) : until - (at ?? 0);
    this.stopWaiting = this.parts.wait(Math.min(pause / speed, MOST_STILL_MS), () => {
      this.stopWaiting = undefined;
      if (this.parts.hidden()) return this.catchUp();
      if (next < beats.length) return this.run(timeline, speed, next, waiting);
      this.queue.shift();
      this.finish(waiting.step, false);
      this.after(waiting);
    });
  }

  private perform({ beat, scene }: Timeline<Face>['beats'][number], speed: number): void {
    const change = (): void => this.show(scene);
    try {
      this.parts.hand.perform(change, beat, beat.ms / speed);
    } catch {
      change();
    }
    if (beat.sound) this.parts.onSound(beat.sound);
  }

  /** The view corrects what the beats have made of the scene; without a view they have the last word. */
  private finish(step: Step<G>, late: boolean): void {
    const before = this.view;
    const truth = step.picture
      ? this.parts.kind.scene(step.picture.view, step.eyes, this.parts.players())
      : this.timelineOf(step).scene;
    try {
      if (keeping(this.scene, truth) === this.scene) this.parts.hand.relink();
      else this.parts.hand.correct(() => this.show(truth));
    } catch {
      this.show(truth);
    }
    if (step.picture) this.view = step.picture.view;
    this.eyes = step.eyes;
    this.parts.onTold(step, before, late);
  }

  private after({ pauseAfter }: Waiting<G>): void {
    if (pauseAfter && this.parts.style().stepThrough) {
      this.telling(false);
      return this.pause(true);
    }
    this.tellNext();
  }

  private show(scene: Scene<Face>): void {
    const kept = keeping(this.scene, scene);
    if (kept === this.scene) return;
    this.scene = kept;
    this.parts.onScene(kept);
  }

  private timelineOf(step: Step<G>): Timeline<Face> {
    const { kind } = this.parts;
    const beginning = { scene: this.scene, view: this.view, eyes: step.eyes, players: this.parts.players() };
    try {
      return timelineOf(kind, step, beginning);
    } catch (error) {
      // A staging that fails must not stop a game: its step is shown by its view.
      globalThis.console.error(error);
      return { beats: [], ms: 0, scene: this.scene };
    }
  }

  /** About how long a step will take; what it begins from is not known yet. */
  private guess(step: Step<G>): number {
    return this.timelineOf(step).ms;
  }

  private telling(is: boolean): void {
    if (is === this.isTelling) return;
    this.isTelling = is;
    this.parts.onMoving(is);
  }

  private pause(is: boolean): void {
    if (is === this.isPaused) return;
    this.isPaused = is;
    this.parts.onPaused(is);
  }
}
