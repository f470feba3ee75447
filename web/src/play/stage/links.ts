import type { Link, Ref, Scene } from './scene.js';

const SVG = 'http://www.w3.org/2000/svg';

/** A rectangle of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How an arrow is drawn: its path, and where wanted a head at its end and a bead with a number on it. */
export interface DrawnLink {
  readonly d: string;
  readonly head?: { readonly x: number; readonly y: number; readonly turn: number; readonly shape: string };
  readonly bead?: { readonly x: number; readonly y: number; readonly text: string };
}

/** Where a link runs, between two boxes of the screen, if it is shown at all. `boxOf` finds others that it should go around. */
export type DrawLink<Face = unknown> = (
  link: Link,
  from: Box,
  to: Box,
  scene: Scene<Face>,
  boxOf: (ref: Ref) => Box | undefined,
) => DrawnLink | undefined;

/** A curve from the middle of one box to the middle of another, bent to one side so that two opposite ones can be told apart. */
export function curve(from: Box, to: Box): string {
  const [x1, y1] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x2, y2] = [to.left + to.width / 2, to.top + to.height / 2];
  const [bendX, bendY] = [(x1 + x2) / 2 - (y2 - y1) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18];
  return `M${round(x1)} ${round(y1)}Q${round(bendX)} ${round(bendY)} ${round(x2)} ${round(y2)}`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws the links of a scene anew. */
export function drawLinks<Face>(
  svg: SVGSVGElement,
  scene: Scene<Face>,
  boxOf: (ref: Ref) => Box | undefined,
  draw: DrawLink<Face> = (_link, from, to) => ({ d: curve(from, to) }),
): void {
  const wanted = scene.links.flatMap((link) => {
    const [start, end] = [boxOf(link.from), boxOf(link.to)];
    const drawn = start && end && draw(link, start, end, scene, boxOf);
    return drawn ? [{ kind: link.kind, drawn }] : [];
  });
  // Most steps change no arrow: what is drawn stays.
  const said = JSON.stringify(wanted);
  if (saidOf.get(svg) === said) return;
  saidOf.set(svg, said);
  for (const old of [...svg.querySelectorAll('.link:not(.passing)')]) old.remove();
  for (const { kind, drawn } of wanted) svg.append(...elementsOf(kind, drawn));
}

const saidOf = new WeakMap<SVGSVGElement, string>();

function elementsOf(kind: string, { d, head, bead }: DrawnLink): Element[] {
  const elements: Element[] = [];
  if (head) elements.push(element('path', { class: `link casing ${kind}`, d }));
  elements.push(element('path', { class: `link ${kind}`, d }));
  if (head) {
    const transform = `translate(${round(head.x)} ${round(head.y)}) rotate(${head.turn})`;
    elements.push(element('path', { class: `link head ${kind}`, d: head.shape, transform }));
  }
  if (bead) {
    const transform = `translate(${round(bead.x)} ${round(bead.y)})`;
    const group = element('g', { class: `link bead ${kind}`, transform });
    const text = element('text', {});
    text.textContent = bead.text;
    group.append(element('circle', { r: '13' }), text);
    elements.push(group);
  }
  return elements;
}

function element(name: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
