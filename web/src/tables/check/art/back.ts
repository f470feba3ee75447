import type { CardStyle } from './cards.js';
import { SHAPE } from './glyphs.js';
import { at, box, dot, line, path } from './pen.js';

const BACK = {
  day: {
    ground: '#4f1410',
    warp: '#93301f',
    warpLight: '#b4472f',
    weft: '#7a2418',
    weftLight: '#9a3826',
    thread: '#d6a350',
    paper: '#fbf2e0',
    edge: '#cdb78f',
  },
  lamp: {
    ground: '#35100c',
    warp: '#7a2619',
    warpLight: '#973826',
    weft: '#611b12',
    weftLight: '#7d2c1e',
    thread: '#c48f3c',
    paper: '#e6d5b4',
    edge: '#8f7a52',
  },
};

/** The woven back as SVG text: a plain weave of two ribbons on the slant, a knot in the middle. */
export function backSvg({ detail, paper }: Pick<CardStyle, 'detail' | 'paper'>): string {
  const b = BACK[paper];
  const u = { full: 17, small: 26, mini: 42 }[detail];
  const rim = { full: 11, small: 14, mini: 20 }[detail];
  const w = u * 0.84;
  const g = (u - w) / 2;
  const over = u * 0.2;
  const th = Math.max(1.4, u * 0.075);
  /* one cell of 2u: weft (lying) over at 0,0 and u,u; warp (standing) over elsewhere */
  const lying = (x: number, y: number) =>
    box(x - over, y + g, u + 2 * over, w, w * 0.22, b.weft) +
    box(x - over, y + g + w * 0.16, u + 2 * over, w * 0.3, w * 0.1, b.weftLight) +
    (detail === 'mini' ? '' : box(x - over, y + u / 2 - th / 2 + w * 0.2, u + 2 * over, th, 0, b.thread));
  const standing = (x: number, y: number) =>
    box(x + g, y - over, w, u + 2 * over, w * 0.22, b.warp) +
    box(x + g + w * 0.16, y - over, w * 0.3, u + 2 * over, w * 0.1, b.warpLight) +
    (detail === 'mini' ? '' : box(x + u / 2 - th / 2 + w * 0.2, y - over, th, u + 2 * over, 0, b.thread));
  const cell = [0, 1, 2]
    .map((i) => [0, 1, 2].map((j) => ((i + j) % 2 ? standing : lying)((i - 0.5) * u, (j - 0.5) * u)).join(''))
    .join('');
  const inner = { x: rim, y: rim, w: 200 - 2 * rim, h: 280 - 2 * rim };
  const knot =
    detail === 'mini'
      ? ''
      : at(
          100,
          140,
          detail === 'small' ? 1.5 : 1,
          dot(0, 0, 37, b.ground) +
            `<circle r="33" fill="none" stroke="${b.thread}" stroke-width="2"/><circle r="37" fill="none" stroke="${b.paper}" stroke-width="2.5"/>` +
            (['H', 'S', 'D', 'C'] as const)
              .map((s, i) => at(0, 0, 1, at(0, -17.5, 0.17, `<path d="${SHAPE[s]}" fill="${b.thread}"/>`), i * 90))
              .join('') +
            line('M-24-24L24 24M24-24L-24 24', b.weftLight, 1.6) +
            path('M0-7L7 0L0 7L-7 0Z', b.paper),
        );
  const r = { full: 13, small: 16, mini: 20 }[detail];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><pattern id="w" width="${2 * u}" height="${2 * u}" patternUnits="userSpaceOnUse" patternTransform="translate(100 140) rotate(45)">${box(0, 0, 2 * u, 2 * u, 0, b.ground)}${cell}</pattern>${box(0.75, 0.75, 198.5, 278.5, r, b.paper, ` stroke="${b.edge}" stroke-width="1.5"`)}${box(inner.x, inner.y, inner.w, inner.h, 6, 'url(#w)', ` stroke="${b.ground}" stroke-width="2"`)}${detail === 'full' ? box(inner.x + 7, inner.y + 7, inner.w - 14, inner.h - 14, 3, 'none', ` stroke="${b.thread}" stroke-width="2.2"`) : ''}${knot}</svg>`;
}
