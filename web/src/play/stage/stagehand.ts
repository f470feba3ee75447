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
    if (!this.root || ms <= 0) return this.commit(change);
    const edits = beat.edits ?? [];
    const isStill = this.parts.reduced();
    const before = isStill ? new Map<Ref, DOMRect>() : this.boxes();
    const leaving = isStill ? [] : this.leaving(edits, before);
    this.commit(change);
    if (isStill) return this.light([...edits.flatMap(refsOf), ...litBy(beat)]);
    const after = this.boxes();
    this.flip(before, after, beat, ms);
    for (const { ghost, from, to } of leaving) this.overlay?.fly(ghost, from, after.get(to) ?? before.get(to), ms);
    this.shows(beat, ms, after);
  }

  correct(change: () => void): void {
    if (!this.root || this.parts.reduced()) return this.commit(change);
    const before = this.boxes();
    this.commit(change);
    this.flip(before, this.boxes(), { ms: GLIDE_MS }, GLIDE_MS);
  }

  still(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.overlay?.clear();
  }

  /** Draws the arrows anew, after the page has been. */
  relink(): void {
    if (this.overlay) requestAnimationFrame(this.resized);
  }

  private commit(change: () => void): void {
    flushSync(change);
    this.redraw();
  }

  private redraw(): void {
    if (this.overlay) drawLinks(this.overlay.svg, this.parts.scene(), (ref) => this.boxOf(ref), this.parts.drawLink);
  }

  private find(ref: Ref): HTMLElement | undefined {
    return this.root?.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`) ?? undefined;
  }

  private boxOf(ref: Ref): DOMRect | undefined {
    const box = this.find(ref)?.getBoundingClientRect();
    // What is there and not shown, such as the board of a player who is not looked at, has no place.
    return box && box.width + box.height > 0 ? box : undefined;
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
    let departures = 0;
    for (const [ref, to] of after) {
      const from = before.get(origins.get(ref) ?? ref) ?? after.get(origins.get(ref) ?? ref);
      if (!from) continue;
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      const isMoved = Math.abs(dx) > 1 || Math.abs(dy) > 1;
      if (!isMoved && !turned.has(ref)) continue;
      const scale = to.width > 0 ? from.width / to.width : 1;
      const delay = isMoved ? departures++ * (beat.motion?.stagger ?? 0) : 0;
      const frames = isMoved ? travel(dx, dy, scale, beat.motion, this.middle(to)) : [];
      if (turned.has(ref)) this.animate(ref, turnOver(), ms, delay);
      if (isMoved) this.animate(ref, frames, ms, delay);
    }
  }

  private middle(to: DOMRect): { x: number; y: number } {
    const stage = this.root?.getBoundingClientRect();
    if (!stage) return { x: 0, y: 0 };
    return {
      x: stage.left + stage.width / 2 - to.left - to.width / 2,
      y: stage.top + stage.height / 2 - to.top - to.height / 2,
    };
  }

  private animate(ref: Ref, frames: Keyframe[], duration: number, delay = 0): void {
    const element = this.find(ref);
    if (!element || frames.length === 0) return;
    const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards', composite: 'add' });
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => this.running.delete(animation);
  }

  private light(refs: Iterable<Ref>): void {
    for (const ref of new Set(refs)) {
      const element = this.find(ref);
      if (!element) continue;
      element.dataset.lit = '';
      setTimeout(() => delete element.dataset.lit, LIGHT_MS);
    }
  }

  private shows(beat: Beat, ms: number, boxes: ReadonlyMap<Ref, DOMRect>): void {
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
        this.animate(show.at, (this.parts.gestures?.[show.name] ?? gestureOf(show.name))(dx, dy), ms);
      }
    }
  }
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
