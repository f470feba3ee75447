// What lies behind a toy or an action.
import { j, n, star } from './shapes.js';
import type { Chance, Ramp } from './shapes.js';

export const plain = (list: readonly number[]) =>
  `M${list
    .map((v) => n(v))
    .join(' ')
    .replace(/ -/g, '-')}z`;
/** Something here and there. */
export const scatter = (rnd: Chance, m: number, fn: (x: number, y: number, q: number) => string) =>
  Array.from({ length: m }, (_, i) =>
    fn((i % 4) * 54 + 8 + rnd() * 34, Math.floor(i / 4) * 54 + 8 + rnd() * 34, rnd()),
  ).join('');
export const SCENES = {
  dots: (r: Ramp) =>
    `<path d="${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((y) => `M${y % 2 ? 14 : 0} ${y * 25}h215`).join('')}" stroke="${r[3]}" stroke-width="11" stroke-linecap="round" stroke-dasharray="0 28" fill="none"/>`,
  stripes: (r: Ramp) =>
    `<path d="M10-9V220M50-9V220M90-9V220M130-9V220M170-9V220" stroke="${r[3]}" stroke-width="20"/><path class="t" d="M0-9V220M20-9V220M40-9V220M60-9V220M80-9V220M100-9V220M120-9V220M140-9V220M160-9V220M180-9V220" stroke="${r[1]}"/>`,
  gingham: (r: Ramp) =>
    `<path d="M0 20H200M0 60H200M0 100H200M0 140H200M0 180H200M20 0V200M60 0V200M100 0V200M140 0V200M180 0V200" stroke="${r[3]}" stroke-width="20" stroke-opacity=".62"/>`,
  rays: (r: Ramp) =>
    `<path d="${Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6,
        b = a + 0.27;
      return `M100 104L${j(100 + 190 * Math.cos(a), 104 + 190 * Math.sin(a), 100 + 190 * Math.cos(b), 104 + 190 * Math.sin(b))}z`;
    }).join('')}" fill="${r[3]}"/>`,
  quilt: (r: Ramp) =>
    `<path d="M0 0h50v50H0zM100 0h50v50h-50zM50 50h50v50H50zM150 50h50v50h-50zM0 100h50v50H0zM100 100h50v50h-50zM50 150h50v50H50zM150 150h50v50h-50z" fill="${r[3]}"/><path class="t" d="M0 50H200M0 100H200M0 150H200M50 0V200M100 0V200M150 0V200" stroke="${r[1]}"/>`,
  rug: (r: Ramp) =>
    `<g fill="none" stroke-width="15"><circle cx="100" cy="104" r="88" stroke="${r[3]}"/><circle cx="100" cy="104" r="58" stroke="${r[3]}"/><circle cx="100" cy="104" r="26" stroke="${r[3]}"/></g><circle class="t" cx="100" cy="104" r="73" stroke="${r[1]}"/>`,
  hills: (r: Ramp) =>
    `<rect width="200" height="200" fill="${r[4]}"/><path d="M-9 128q50-46 104-8t120-22v120H-9z" fill="${r[2]}"/><path d="M-9 158q60-30 112-8t110-10v70H-9z" fill="${r[1]}"/><path class="t" d="M-9 163q60-30 112-8t110-10" stroke="${r[3]}"/>`,
  stars: (r: Ramp, rnd: Chance) =>
    `<path d="${scatter(rnd, 16, (x, y, q) => plain(star(x, y, 8 + q * 6, 3.6 + q * 2.6)))}" fill="${r[3]}"/>`,
  shelf: (r: Ramp) =>
    `<path d="M0 0h200v148H0z" fill="${r[3]}"/><path d="M22 0v148M66 0v148M110 0v148M154 0v148M198 0v148" stroke="${r[2]}" stroke-width="9"/><path d="M0 148h200v60H0z" fill="#b98352"/><path d="M0 148h200v9H0z" fill="#d7a46f"/><path d="M14 178h60M96 190h80M120 170h50" stroke="#9c6b41" stroke-width="2.5" stroke-linecap="round"/>`,
  clouds: (r: Ramp) =>
    `<rect width="200" height="200" fill="${r[3]}"/><g fill="#fffdf8"><path d="M-8 60q8-22 28-15 10-20 31-7 20 0 16 22z"/><path d="M128 40q5-16 21-12 10-14 24-4 21-1 19 16z"/><path d="M118 178q6-20 28-15 12-18 32-4 26 0 24 19z"/><path d="M-10 186q10-20 32-12 22-8 26 12z"/></g>`,
  confetti: (r: Ramp, rnd: Chance) =>
    scatter(
      rnd,
      16,
      (x, y, q) =>
        `<rect x="${n(x)}" y="${n(y)}" width="15" height="7" rx="2" transform="rotate(${n(q * 180)} ${n(x)} ${n(y)})" fill="${[r[4], r[3], r[1]][Math.floor(q * 3)]}"/>`,
    ),
  floor: (r: Ramp) =>
    `<path d="M0 0h200v140H0z" fill="${r[4]}"/><path d="M0 30h200M0 70h200M0 110h200" stroke="${r[3]}" stroke-width="14"/><path d="M0 140h200v60H0z" fill="${r[1]}"/><path d="M40 140l-30 60M80 140l-12 60M120 140l12 60M160 140l30 60" stroke="${r[2]}" stroke-width="5"/>`,
  moon: (r: Ramp, rnd: Chance) =>
    `<circle cx="146" cy="54" r="34" fill="${r[4]}"/><circle cx="160" cy="46" r="28" fill="${r[2]}"/><path d="${scatter(rnd, 12, (x, y, q) => plain(star(x, y, 4 + q * 4, 2)))}" fill="${r[4]}"/>`,
  ruled: (r: Ramp) =>
    `<rect width="200" height="200" fill="#fffaf0"/><path d="M0 26h200M0 48h200M0 70h200M0 92h200M0 114h200M0 136h200M0 158h200M0 180h200" stroke="${r[3]}" stroke-width="2.4"/><path d="M30 0v200" stroke="${r[1]}" stroke-width="2"/>`,
  grid: (r: Ramp) =>
    `<rect width="200" height="200" fill="${r[4]}"/><path d="M20 0v200M40 0v200M60 0v200M80 0v200M100 0v200M120 0v200M140 0v200M160 0v200M180 0v200M0 20h200M0 40h200M0 60h200M0 80h200M0 100h200M0 120h200M0 140h200M0 160h200M0 180h200" stroke="${r[3]}" stroke-width="1.6"/>`,
  burst: (r: Ramp) =>
    `<path d="${plain(star(100, 102, 150, 62, 13))}" fill="${r[3]}"/><path d="${plain(star(100, 102, 104, 60, 13, -76))}" fill="${r[4]}"/>`,
  folds: (r: Ramp) =>
    `<path d="M0 0h120L60 70 0 40z" fill="${r[3]}"/><path d="M120 0h80v90l-60 20z" fill="${r[1]}" opacity=".55"/><path d="M0 40l60 30-20 70-40 20z" fill="${r[2]}"/><path d="M60 70l80 40-30 90H30l10-60z" fill="${r[3]}" opacity=".7"/><path d="M140 110l60-20v110h-90z" fill="${r[3]}"/>`,
  waves: (r: Ramp) =>
    `<path d="${[20, 56, 92, 128, 164, 200].map((y) => `M-10 ${y}q15-18 30 0t30 0 30 0 30 0 30 0 30 0 30 0`).join('')}" stroke="${r[3]}" stroke-width="12" fill="none"/>`,
  strips: (r: Ramp) =>
    `<path d="M-20 60L150-60h50L-20 110zM-20 160L220-10v50L-20 210zM60 210L220 100v50l-90 60z" fill="${r[3]}"/>`,
  kraft: () =>
    `<rect width="200" height="200" fill="#d8b384"/><path d="M12 24l9 2M60 14l6-3M120 30l8 3M170 18l8-2M30 80l6 4M90 66l5-2M150 84l9 1M184 70l4 5M20 140l8-2M70 120l5 4M128 130l7-2M176 142l6 3M44 182l8 2M104 176l6-3M160 184l8-1" stroke="#b98e5a" stroke-width="2.4" stroke-linecap="round"/>`,
} satisfies Record<string, (ramp: Ramp, rnd: Chance) => string>;

export type SceneName = keyof typeof SCENES;

export const KINDS: Readonly<Record<'Toy' | 'Action', readonly SceneName[]>> = {
  Toy: ['dots', 'stripes', 'gingham', 'quilt', 'rug', 'hills', 'stars', 'shelf', 'floor'],
  Action: ['ruled', 'grid', 'burst', 'folds', 'waves', 'strips', 'kraft'],
};
