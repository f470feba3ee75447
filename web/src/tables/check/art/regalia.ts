import type { Court, Suit } from '../shapes.js';
import { SHAPE, suitGlyph } from './glyphs.js';
import type { Inks } from './inks.js';
import { at, box, dot, line, path, times } from './pen.js';

/** The cloth of a suit: chevrons, scales, lozenges, stripes with rings. Fills x 30..170, y 96..190. */
export function cloth(suit: Suit, a: string, b: string) {
  const two = (w: number, d: (odd: number) => string) => [a, b].map((ink, odd) => line(d(odd), ink, w)).join('');
  if (suit === 'S') return two(5, (odd) => times(4, (i) => `M30 ${88 + (2 * i + odd) * 13}l70 30l70-30`));
  if (suit === 'H')
    return two(3, (odd) =>
      times(3, (r) => times(9, (c) => `M${24 + c * 18 + odd * 9} ${100 + (2 * r + odd) * 12}a9 10 0 0 0 18 0`)),
    );
  if (suit === 'D')
    return [a, b]
      .map((ink, odd) =>
        path(
          times(5, (r) =>
            times(7, (c) =>
              (r + c) % 2 === odd ? `M${36 + c * 20 + (r % 2) * 10} ${92 + r * 17}l8 11l-8 11l-8-11z` : '',
            ),
          ),
          ink,
        ),
      )
      .join('');
  return (
    line(
      times(8, (c) => `M${32 + c * 19} 90V190`),
      a,
      3,
    ) +
    line(
      times(7, (c) => times(3, (r) => `M${37.5 + c * 19} ${112 + r * 22 + (c % 2) * 11}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`)),
      b,
      3,
    )
  );
}

/** An eye that looks. */
export const eye = (x: number, y: number, k: Inks, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-8 0C-5-5.5 5-5.5 8 0C5 4.5-5 4.5-8 0Z', k.white, ` stroke="${k.line}" stroke-width="1.8"`) +
      dot(0, -0.4, 3.1, k.line) +
      dot(1, -1.4, 1, k.white),
  );

/** Crowns: spears, lobes, facets, trefoils; cx 100, band from y 44 to 55. */
export function crown(suit: Suit, k: Inks) {
  const band =
    box(73, 44, 54, 11, 1.5, k.gold, ` stroke="${k.line}" stroke-width="1.6"`) +
    times(5, (i) =>
      i % 2 ? dot(80 + i * 10, 49.5, 2.6, k.lead) : path(`M${80 + i * 10} 46l3 3.5l-3 3.5l-3-3.5z`, k.white),
    );
  const st = ` stroke="${k.line}" stroke-width="1.6"`;
  if (suit === 'S')
    return (
      path('M72 44L66 20L82 34L88 12L96 32L100 6L104 32L112 12L118 34L134 20L128 44Z', k.gold, st) +
      times(5, (i) => dot([66, 88, 100, 112, 134][i]!, [19, 11, 5.5, 11, 19][i]!, 2.8, k.second)) +
      band
    );
  if (suit === 'H')
    return (
      path('M73 44C60 34 64 18 78 22C76 8 96 6 100 20C104 6 124 8 122 22C136 18 140 34 127 44Z', k.gold, st) +
      path('M82 44C76 34 82 26 90 32C90 22 110 22 110 32C118 26 124 34 118 44Z', k.lead) +
      suitGlyph('H', 100, 36, 10, k.white) +
      band
    );
  if (suit === 'D')
    return (
      path('M73 44L68 26L84 14L100 8L116 14L132 26L127 44Z', k.gold, st) +
      line('M68 26H132M84 14L80 26L88 44M116 14L120 26L112 44M100 8V26L88 44M100 26L112 44', k.goldDeep, 1.6) +
      path('M100 26L112 44H88Z', k.lead) +
      band
    );
  return (
    path('M73 44C70 38 70 30 74 26H126C130 30 130 38 127 44Z', k.lead, st) +
    times(3, (i) =>
      at(
        76 + i * 24,
        i === 1 ? 18 : 24,
        0.24,
        `<path d="${SHAPE.C}" fill="${k.gold}" stroke="${k.line}" stroke-width="6"/>`,
      ),
    ) +
    line('M74 38H126', k.gold, 2.4) +
    band
  );
}

/** What a hand holds up beside the head; x is its middle. */
export function held(suit: Suit, rank: Court, x: number, k: Inks) {
  const st = ` stroke="${k.line}" stroke-width="1.5"`;
  const shaft = (top: number, w = 4) => box(x - w / 2, top, w, 190 - top, 1, k.goldDeep, st);
  if (rank === 'K') {
    if (suit === 'S')
      return (
        path(`M${x} 24L${x + 5} 34V104H${x - 5}V34Z`, k.white, st) +
        line(`M${x} 36V100`, k.second, 1.6) +
        box(x - 11, 103, 22, 5, 2, k.gold, st) +
        shaft(108, 5)
      );
    if (suit === 'H')
      return (
        shaft(58) +
        dot(x, 46, 11, k.gold, st) +
        suitGlyph('H', x, 47, 14, k.lead) +
        box(x - 6, 58, 12, 4, 1, k.gold, st)
      );
    if (suit === 'D')
      return (
        shaft(40) +
        path(`M${x} 46C${x - 12} 40 ${x - 15} 56 ${x - 12} 66C${x - 8} 62 ${x - 4} 60 ${x} 60Z`, k.white, st) +
        path(`M${x} 46C${x + 8} 42 ${x + 11} 50 ${x + 10} 58C${x + 7} 56 ${x + 4} 56 ${x} 57Z`, k.second, st) +
        path(`M${x} 28l5 10l-5 8l-5-8z`, k.gold, st)
      );
    return (
      shaft(56, 5) +
      times(6, (i) => at(x, 46, 1, path('M0-15L3-8H-3Z', k.gold, st), i * 60)) +
      dot(x, 46, 10, k.second, st) +
      dot(x - 3, 43, 3, k.ground)
    );
  }
  if (rank === 'Q') {
    const stem = line(`M${x} 64C${x - 4} 96 ${x + 4} 120 ${x} 190`, k.goldDeep, 3);
    const leaf = (y: number, d: number) =>
      path(`M${x} ${y}c${6 * d}-2 ${12 * d}-8 ${12 * d}-14c${-8 * d} 0-${0} 4-${12 * d} 14z`, k.second, st);
    if (suit === 'S')
      return (
        stem +
        leaf(104, 1) +
        path(
          `M${x - 12} 40C${x - 12} 56 ${x - 6} 66 ${x} 68C${x + 6} 66 ${x + 12} 56 ${x + 12} 40L${x + 5} 48L${x} 36L${x - 5} 48Z`,
          k.white,
          st,
        )
      );
    if (suit === 'H')
      return (
        stem +
        leaf(100, -1) +
        times(5, (i) => at(x, 52, 1, dot(0, -9, 7, k.lead, st), i * 72)) +
        dot(x, 52, 5.5, k.gold, st)
      );
    if (suit === 'D')
      return (
        stem +
        leaf(108, 1) +
        times(8, (i) => at(x, 52, 1, path('M0-17L4-6L0 0L-4-6Z', i % 2 ? k.gold : k.lead, st), i * 45)) +
        dot(x, 52, 4, k.white, st)
      );
    return (
      stem +
      leaf(96, -1) +
      leaf(116, 1) +
      times(3, (i) => at(x, 54, 1, path('M0 0C-13-4-12-19 0-14C12-19 13-4 0 0Z', k.second, st), i * 120)) +
      dot(x, 54, 3, k.gold, st)
    );
  }
  /* knaves carry what turns things about: a double spear, a ribbon, a scale, a crook */
  if (suit === 'S')
    return (
      shaft(40) +
      path(`M${x} 22L${x + 8} 44L${x} 52L${x - 8} 44Z`, k.white, st) +
      path(`M${x - 11} 58H${x + 11}L${x} 66Z`, k.second, st)
    );
  if (suit === 'H')
    return (
      shaft(34, 3) +
      path(`M${x + 1} 34C${x + 20} 30 ${x - 14} 52 ${x + 14} 58C${x - 6} 66 ${x - 8} 50 ${x + 1} 46Z`, k.lead, st) +
      dot(x, 32, 4, k.gold, st)
    );
  if (suit === 'D')
    return (
      shaft(40, 3) +
      line(`M${x - 12} 46H${x + 12}`, k.goldDeep, 3) +
      path(`M${x - 17} 62L${x - 11} 46L${x - 5} 62Z`, k.gold, st) +
      path(`M${x + 5} 54L${x + 9} 46L${x + 14} 54Z`, k.lead, st) +
      dot(x, 38, 4, k.gold, st)
    );
  return (
    line(`M${x} 190V56C${x} 30 ${x - 20} 34 ${x - 17} 50`, k.line, 6) +
    line(`M${x} 190V56C${x} 30 ${x - 20} 34 ${x - 17} 50`, k.gold, 3.4) +
    at(x + 6, 64, 0.2, `<path d="${SHAPE.C}" fill="${k.second}"/>`, 20)
  );
}

/** The outline of a part. */
export const st0 = (k: Inks, w = 1.6) => ` stroke="${k.line}" stroke-width="${w}"`;
