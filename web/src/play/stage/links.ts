import type { Link, Ref } from './scene.js';

const SVG = 'http://www.w3.org/2000/svg';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A curve from the middle of one box to the middle of another, bent to one side so that two opposite ones can be told apart. */
export function curve(from: Box, to: Box): string {
  const [x1, y1] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x2, y2] = [to.left + to.width / 2, to.top + to.height / 2];
  const [bendX, bendY] = [(x1 + x2) / 2 - (y2 - y1) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18];
  return `M${round(x1)} ${round(y1)}Q${round(bendX)} ${round(bendY)} ${round(x2)} ${round(y2)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws the links of a scene anew. */
export function drawLinks(svg: SVGSVGElement, links: readonly Link[], boxOf: (ref: Ref) => Box | undefined): void {
  for (const old of [...svg.querySelectorAll('.link:not(.passing)')]) old.remove();
  for (const { from, to, kind } of links) {
    const [start, end] = [boxOf(from), boxOf(to)];
    if (!start || !end) continue;
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', curve(start, end));
    path.setAttribute('class', `link ${kind}`);
    svg.append(path);
  }
}
