import { curve } from './links.js';
import './stage.css';

const SVG = 'http://www.w3.org/2000/svg';

/** One layer above a table for what flies, floats and vanishes. Nothing in it can be pressed or is read aloud. */
export class Overlay {
  readonly element: HTMLDivElement;
  readonly svg: SVGSVGElement;

  constructor(root: HTMLElement) {
    this.element = document.createElement('div');
    this.element.className = 'stage-overlay';
    this.element.setAttribute('aria-hidden', 'true');
    this.svg = document.createElementNS(SVG, 'svg');
    this.element.append(this.svg);
    root.append(this.element);
  }

  remove(): void {
    this.element.remove();
  }

  clear(): void {
    for (const child of [...this.element.children]) if (child !== this.svg) child.remove();
  }

  /** A copy of an element on its way from one box to another. */
  fly(ghost: HTMLElement, from: DOMRect, to: DOMRect | undefined, ms: number, delay = 0): void {
    for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-ref]')]) delete one.dataset.ref;
    ghost.removeAttribute('id');
    ghost.tabIndex = -1;
    ghost.inert = true;
    ghost.classList.add('ghost');
    Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
    ghost.style.transformOrigin = to ? '0 0' : 'center';
    const end = to ? `translate(${to.left - from.left}px, ${to.top - from.top}px) ${growth(from, to)}` : 'scale(.7)';
    this.show(
      ghost,
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: to ? 0.9 : 0 },
      ],
      ms,
      delay,
    );
  }

  float(at: DOMRect | undefined, text: string, tone: 'up' | 'down' | undefined, ms: number): void {
    if (!at) return;
    const element = document.createElement('span');
    element.className = `floating ${tone ?? ''}`;
    element.textContent = text;
    Object.assign(element.style, { left: `${at.left + at.width / 2}px`, top: `${at.top}px` });
    const rise = [
      { transform: 'translate(-50%, 0)', opacity: 1 },
      { transform: 'translate(-50%, -1.6rem)', opacity: 0 },
    ];
    this.show(element, rise, ms);
  }

  banner(text: string, ms: number): void {
    const element = document.createElement('p');
    element.className = 'stage-banner';
    element.textContent = text;
    this.show(element, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], ms);
  }

  line(from: DOMRect | undefined, to: DOMRect | undefined, kind = 'plain', ms: number): void {
    if (!from || !to) return;
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', curve(from, to));
    path.setAttribute('class', `link passing ${kind}`);
    this.svg.append(path);
    setTimeout(() => path.remove(), ms);
  }

  private show(element: HTMLElement, frames: Keyframe[], duration: number, delay = 0): void {
    this.element.append(element);
    const options = { duration, delay, easing: 'ease-in-out', fill: 'both' as const };
    // Ends by time as well: an animation that a browser holds back leaves no ghost behind.
    element.animate(frames, options).onfinish = () => element.remove();
    setTimeout(() => element.remove(), duration + delay + 100);
  }
}

/** A thing grows or shrinks on its way to a place of its own shape; over a place of another shape it keeps its size. */
function growth(from: DOMRect, to: DOMRect): string {
  const [wide, high] = [to.width / from.width, to.height / from.height];
  return Math.abs(wide - high) < 0.15 * wide ? `scale(${wide})` : '';
}
