import { flushSync } from 'react-dom';
import type { Beat, Edit, Motion } from './beat.js';
import type { Stagehand } from './director.js';
import { drawLinks } from './links.js';
import type { DrawLink } from './links.js';
import { gestureOf } from './gestures.js';
import { Overlay } from './overlay.js';
import type { Ref, Scene } from './scene.js';

const GLIDE_MS = 150;
const LIGHT_MS = 250;
/** A trace of what has moved unseen stays long enough to be followed. */
const TRACE_MS = 2_000;
const EASE = 'cubic-bezier(.3,.7,.3,1)';

/** What the stagehand asks about the table it serves. */
export interface HandParts {
  reduced(): boolean;
  scene(): Scene;
  drawLink: DrawLink | undefined;
  gestures: Readonly<Record<string, (dx: number, dy: number) => Keyframe[]>> | undefined;
}

/** Moves the `[data-ref]` elements of a table: measures, lets the change be drawn, measures again, and animates the way between. */
export class ScreenHand implements Stagehand {
  private root: HTMLElement | undefined;
  private overlay: Overlay | undefined;
  private readonly running = new Set<Animation>();
  private readonly lit = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  private readonly resized = (): void => this.redraw();

  constructor(private readonly parts: HandParts) {}

  attach(root: HTMLElement | null): void {
    this.still();
    this.overlay?.remove();
    this.overlay = undefined;
    globalThis.removeEventListener?.('resize', this.resized);
    this.root = root ?? undefined;
    if (!root) return;
    this.overlay = new Overlay(root);
    globalThis.addEventListener('resize', this.resized);
    requestAnimationFrame(this.resized);
  }

  perform(change: () => void, beat: Beat, ms: number): void {
    if (!this.root || ms <= 0) return void this.commit(change);
    const edits = beat.edits ?? [];
    const isStill = this.parts.reduced();
    const before = isStill ? new Map<Ref, DOMRect>() : this.boxes();
    const leaving = isStill ? [] : this.leaving(edits, before);
    const after = this.commit(change);
    if (isStill) return this.light([...edits.flatMap(refsOf), ...litBy(beat)]);
    this.flip(before, after, beat, ms);
    for (const { ghost, from, to } of leaving) this.overlay?.fly(ghost, from, after.get(to) ?? before.get(to), ms);
    this.shows(beat, ms, after);
  }

  correct(change: () => void): void {
    if (!this.root || this.parts.reduced()) return void this.commit(change);
    const before = this.boxes();
    this.flip(before, this.commit(change), { ms: GLIDE_MS }, GLIDE_MS);
  }

  still(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.overlay?.clear();
  }

  /** Outlines a thing where it lies, long enough to be found. */
  pointOut(ref: Ref): void {
    this.light([ref], TRACE_MS);
  }

  /** Draws the arrows anew, after the page has been. */
  relink(): void {
    if (this.overlay) requestAnimationFrame(this.resized);
  }

  /** Draws a change. Everything is measured once after it, before the arrows are written: a layout, not two. */
  private commit(change: () => void): ReadonlyMap<Ref, DOMRect> {
    flushSync(change);
    const scene = this.parts.scene();
    const boxes = this.parts.reduced() && scene.links.length === 0 ? new Map<Ref, DOMRect>() : this.boxes();
    this.drawLinks(scene, boxes);
    return boxes;
  }

  private redraw(): void {
    const scene = this.parts.scene();
    this.drawLinks(scene, scene.links.length === 0 ? new Map() : this.boxes());
  }

  private drawLinks(scene: Scene, boxes: ReadonlyMap<Ref, DOMRect>): void {
    if (this.overlay) drawLinks(this.overlay.svg, scene, (ref) => shown(boxes.get(ref)), this.parts.drawLink);
  }

  private find(ref: Ref): HTMLElement | undefined {
    return this.root?.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`) ?? undefined;
  }

  private boxes(): Map<Ref, DOMRect> {
    const boxes = new Map<Ref, DOMRect>();
    for (const element of this.root?.querySelectorAll<HTMLElement>('[data-ref]') ?? []) {
      const { ref } = element.dataset;
      if (ref !== undefined && !boxes.has(ref)) boxes.set(ref, element.getBoundingClientRect());
    }
    return boxes;
  }

  /** What goes away is drawn once more in the overlay, on its way. */
  private leaving(edits: readonly Edit[], before: ReadonlyMap<Ref, DOMRect>) {
    return edits.flatMap((edit) => {
      if (edit.edit !== 'remove' || edit.to === undefined) return [];
      const [element, from] = [this.find(edit.ref), before.get(edit.ref)];
      return element && from ? [{ ghost: element.cloneNode(true) as HTMLElement, from, to: edit.to }] : [];
    });
  }

  private flip(before: ReadonlyMap<Ref, DOMRect>, after: ReadonlyMap<Ref, DOMRect>, beat: Beat, ms: number): void {
    const origins = new Map<Ref, Ref>();
    const turned = new Set<Ref>();
    for (const edit of beat.edits ?? []) {
      if (edit.edit === 'add' && edit.from !== undefined) origins.set(edit.item.ref, edit.from);
      if (edit.edit === 'turn' && beat.motion?.flip !== 'none') turned.add(edit.ref);
    }
    // What the beat is about travels as the beat says; what only makes room for it goes straight.
    const named = new Set((beat.edits ?? []).flatMap(refsOf));
    let departures = 0;
    // Read before the first animation is written.
    const stage = this.root?.getBoundingClientRect();
    const moves: (() => void)[] = [];
    for (const [ref, to] of after) {
      const from = before.get(origins.get(ref) ?? ref) ?? after.get(origins.get(ref) ?? ref);
      if (!from) continue;
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      const isMoved = Math.abs(dx) > 1 || Math.abs(dy) > 1;
      if (!isMoved && !turned.has(ref)) continue;
      const scale = to.width > 0 ? from.width / to.width : 1;
      const delay = isMoved ? departures++ * (beat.motion?.stagger ?? 0) : 0;
      const frames = isMoved
        ? travel(dx, dy, scale, named.has(ref) ? beat.motion : undefined, toMiddle(stage, to))
        : [];
      if (turned.has(ref)) moves.push(this.animation(ref, turnOver(), ms, delay));
      if (isMoved) moves.push(this.animation(ref, frames, ms, delay));
    }
    for (const move of moves) move();
  }

  /**
   * Reads what an animation needs; what it returns begins it. What is turned or moved already keeps that under the animation, at the
   * price of a drawing for every frame: a browser moves by itself only what an animation replaces.
   */
  private animation(ref: Ref, frames: Keyframe[], duration: number, delay = 0): () => void {
    const element = this.find(ref);
    if (!element || frames.length === 0) return () => {};
    const composite = getComputedStyle(element).transform === 'none' ? 'replace' : 'add';
    return () => {
      const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards', composite });
      this.running.add(animation);
      // What moves can be drawn above what rests.
      element.dataset.moving = '';
      animation.onfinish = animation.oncancel = () => {
        this.running.delete(animation);
        delete element.dataset.moving;
      };
    };
  }

  private light(refs: Iterable<Ref>, ms = LIGHT_MS): void {
    for (const ref of new Set(refs)) {
      const element = this.find(ref);
      if (!element) continue;
      clearTimeout(this.lit.get(element));
      element.dataset.lit = '';
      const unlit = (): void => {
        delete element.dataset.lit;
        this.lit.delete(element);
      };
      this.lit.set(element, setTimeout(unlit, ms));
    }
  }

  private shows(beat: Beat, ms: number, boxes: ReadonlyMap<Ref, DOMRect>): void {
    const gestures: (() => void)[] = [];
    for (const show of beat.shows ?? []) {
      if (show.show === 'light') this.light(show.refs);
      if (show.show === 'float') this.overlay?.float(boxes.get(show.at), show.text, show.tone, Math.max(ms, 600));
      if (show.show === 'banner' && show.text) this.overlay?.banner(show.text, Math.max(ms, 700));
      if (show.show === 'line') {
        const stays = show.kind === 'dotted' ? Math.max(ms, TRACE_MS) : ms;
        this.overlay?.line(boxes.get(show.from), boxes.get(show.to), show.kind, stays);
      }
      if (show.show === 'fly') {
        const shape = this.find(show.as ?? show.from);
        const [from, to] = [boxes.get(show.from), boxes.get(show.to)];
        for (let index = 0; shape && from && index < (show.count ?? 1); index++) {
          this.overlay?.fly(shape.cloneNode(true) as HTMLElement, from, to, ms, index * 60);
        }
      }
      if (show.show === 'gesture') {
        const [at, toward] = [boxes.get(show.at), show.toward === undefined ? undefined : boxes.get(show.toward)];
        const dx = at && toward ? toward.left - at.left : 0;
        const dy = at && toward ? toward.top - at.top : 0;
        const frames = (this.parts.gestures?.[show.name] ?? gestureOf(show.name))(dx, dy);
        gestures.push(this.animation(show.at, frames, ms));
      }
    }
    for (const gesture of gestures) gesture();
  }
}

/** What is there and not shown, such as the board of a player who is not looked at, has no place. */
function shown(box: DOMRect | undefined): DOMRect | undefined {
  return box && box.width + box.height > 0 ? box : undefined;
}

/** The way from a place to the middle of the stage. */
function toMiddle(stage: DOMRect | undefined, to: DOMRect): { x: number; y: number } {
  if (!stage) return { x: 0, y: 0 };
  return {
    x: stage.left + stage.width / 2 - to.left - to.width / 2,
    y: stage.top + stage.height / 2 - to.top - to.height / 2,
  };
}

function travel(
  dx: number,
  dy: number,
  scale: number,
  motion: Motion = {},
  middle: { x: number; y: number },
): Keyframe[] {
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  const end = { transform: 'translate(0, 0) scale(1)' };
  if (motion.via === 'middle') {
    const there = { transform: `translate(${middle.x}px, ${middle.y}px) scale(1.5)` };
    return [start, { ...there, offset: 0.4 }, { ...there, offset: 0.6 }, end];
  }
  if (motion.path !== 'arc') return [start, end];
  const lift = -Math.min(80, Math.hypot(dx, dy) / 3);
  const half = { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${(1 + scale) / 2})`, offset: 0.5 };
  return [start, half, end];
}

function turnOver(): Keyframe[] {
  return [{ transform: 'perspective(40rem) rotateY(90deg)' }, { transform: 'perspective(40rem) rotateY(0)' }];
}

function refsOf(edit: Edit): readonly Ref[] {
  if (edit.edit === 'add') return [edit.item.ref];
  return 'ref' in edit ? [edit.ref] : [];
}

function litBy(beat: Beat): readonly Ref[] {
  return (beat.shows ?? []).flatMap((show) => (show.show === 'light' ? show.refs : 'at' in show ? [show.at] : []));
}
