import { isCourt } from '../shapes.js';
import type { CardFace, Rank, Suit } from '../shapes.js';
import type { CardStyle } from './cards.js';
import { bust, court } from './courts.js';
import { inlay, rankGlyph, SHAPE, suitGlyph } from './glyphs.js';
import { inks } from './inks.js';
import type { Inks } from './inks.js';
import { at, box, dot, line, path, times } from './pen.js';

const [L, M, R] = [64, 100, 136];
const rows = (xs: readonly number[], ys: readonly number[]): (readonly [number, number])[] =>
  ys.flatMap((y) => xs.map((x) => [x, y] as const));
const PIPS: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  2: rows([M], [56, 224]),
  3: rows([M], [56, 140, 224]),
  4: rows([L, R], [56, 224]),
  5: [...rows([L, R], [56, 224]), [M, 140]],
  6: rows([L, R], [56, 140, 224]),
  7: [...rows([L, R], [56, 140, 224]), [M, 98]],
  8: [...rows([L, R], [56, 140, 224]), [M, 98], [M, 182]],
  9: [...rows([L, R], [52, 110.7, 169.3, 228]), [M, 140]],
  T: [...rows([L, R], [52, 110.7, 169.3, 228]), [M, 81.3], [M, 198.7]],
};

function ace(suit: Suit, k: Inks) {
  const rays = {
    S: times(24, (i) =>
      at(100, 140, 1, path(i % 2 ? 'M-1.5-60L0-72L1.5-60Z' : 'M-2.5-60L0-84L2.5-60Z', k.gold), i * 15),
    ),
    H: times(12, (i) =>
      at(100, 140, 1, line('M-15-64C-15-80 15-80 15-64', k.gold, 2.6) + dot(0, -79, 2.6, k.gold), i * 30),
    ),
    D:
      times(4, (i) =>
        at(100, 140, 1, path('M0-88L9-70L0-64L-9-70Z', k.gold) + line('M-34-64L0-92L34-64', k.gold, 2.4), i * 90),
      ) + times(4, (i) => at(100, 140, 1, path('M0-74l4 8l-4 6l-4-6z', k.gold), 45 + i * 90)),
    C: times(9, (i) =>
      at(100, 140, 1, path('M0-62C-9-68-7-80 0-84C7-80 9-68 0-62Z', k.gold) + dot(11, -64, 2.4, k.gold), i * 40),
    ),
  }[suit];
  return (
    rays +
    `<circle cx="100" cy="140" r="57" fill="none" stroke="${k.gold}" stroke-width="1.8"/>` +
    at(100, 140, 0.86, path(SHAPE[suit], k.lead) + inlay(suit, k.paper))
  );
}

function sheet(k: Inks, inner: string, r = 13) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280">${box(0.75, 0.75, 198.5, 278.5, r, k.paper, ` stroke="${k.edge}" stroke-width="1.5"`)}${inner}</svg>`;
}

function full({ suit, rank }: CardFace, k: Inks) {
  const index = rankGlyph(rank, 20.5, 14, 38, k.lead, 16) + suitGlyph(suit, 20.5, 70, 24, k.lead);
  const corners = index + `<g transform="rotate(180 100 140)">${index}</g>`;
  if (rank === 'A') return corners + ace(suit, k);
  if (!isCourt(rank))
    return corners + (PIPS[rank] ?? []).map(([x, y]) => suitGlyph(suit, x, y, 41, k.lead, y > 140 ? 180 : 0)).join('');
  return corners + court(suit, rank, k);
}

/* Small: a jumbo index, and the head of the court or one large suit. */
function small({ suit, rank }: CardFace, k: Inks) {
  const index = rankGlyph(rank, 44, 18, 92, k.lead, 16.5) + suitGlyph(suit, 42, 148, 54, k.lead);
  if (isCourt(rank)) {
    return `<clipPath id="c"><rect x="82" y="92" width="107" height="177" rx="9"/></clipPath>${index}<g clip-path="url(#c)">${box(82, 92, 107, 177, 0, k.ground)}<g transform="translate(-2 96) scale(1.4)" stroke-linejoin="round">${bust(suit, rank, k)}</g></g>${box(82, 92, 107, 177, 9, 'none', ` stroke="${k.lead}" stroke-width="4"`)}`;
  }
  return (
    index +
    at(132, 192, rank === 'A' ? 1.2 : 1.08, path(SHAPE[suit], k.lead) + (rank === 'A' ? inlay(suit, k.paper) : '')) +
    (rank === 'A' ? line('M86 262H178', k.gold, 7) : '')
  );
}

/* Mini: rank and suit, nothing else; specials have an inked foot, aces a gold one. */
function mini({ suit, rank }: CardFace, k: Inks) {
  const top = rankGlyph(rank, 100, 24, 118, k.lead, 19);
  if (isCourt(rank))
    return (
      path('M6 158H194V262A12 12 0 0 1 182 274H18A12 12 0 0 1 6 262Z', k.lead) +
      top +
      suitGlyph(suit, 100, 216, 88, k.paper)
    );
  return (
    top +
    suitGlyph(suit, 100, 212, 100, k.lead) +
    (rank === 'A' ? box(14, 160, 172, 0, 0, 'none') + line('M40 271H160', k.gold, 8) : '')
  );
}

/** The face of a card as SVG text. */
export function faceSvg(card: CardFace, { detail, suits, paper }: CardStyle): string {
  const k = inks(card.suit, { suits, paper });
  return sheet(k, { full, small, mini }[detail](card, k), detail === 'mini' ? 20 : detail === 'small' ? 16 : 13);
}
