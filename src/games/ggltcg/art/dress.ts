// What tells two toys without a recipe apart when their numbers are the same: ears, coat, and something to wear.
import { B, C, E, n, P, S, seeded, tone } from './shapes.js';
import type { Desk } from './desk.js';

/** The room that a body takes: half its width, its upper and its lower edge. */
interface Body {
  readonly skin: string;
  readonly w: number;
  readonly top: number;
  readonly bot: number;
}
type Piece = (k: Desk, body: Body) => unknown;
const SIDES = [-1, 1] as const;

const EARS: readonly Piece[] = [
  (k, { skin, w, top }) => SIDES.map((s) => k.felt(C(100 + s * w * 0.66, top + 8, 15), skin, {})),
  (k, { skin, w, top }) =>
    SIDES.map((s) =>
      k
        .felt(P([100 + s * w * 0.2, top + 14, 100 + s * w * 0.74, top - 22, 100 + s * w * 0.96, top + 22], 5), skin, {
          lite: 1,
        })
        .fill(P([100 + s * w * 0.48, top + 8, 100 + s * w * 0.7, top - 8, 100 + s * w * 0.8, top + 10], 3), k.c),
    ),
  (k, { skin, w, top }) =>
    SIDES.map((s) =>
      k.group(`rotate(${s * 14} ${n(100 + s * w * 0.4)} ${n(top + 10)})`, () =>
        k
          .felt(E(100 + s * w * 0.4, top - 16, 11, 30), skin, { lite: 1 })
          .fill(E(100 + s * w * 0.4, top - 14, 5, 20), '#f6a8b8'),
      ),
    ),
  (k, { skin, top }) =>
    k
      .limb([100, top + 6, 104, top - 12, 106, top - 20], 5, tone(skin, -0.16))
      .felt(C(106, top - 22, 8), k.c, { lite: 1 }),
  (k, { skin, top }) =>
    [84, 100, 116].map((x, at) => k.limb([100, top + 6, x - 2, top - 8, x, top - 20 + at * 3], 7, tone(skin, -0.1), 1)),
];

const COATS: readonly Piece[] = [
  () => undefined,
  (k, { skin, w, top, bot }) =>
    [
      [-0.6, top + 60, 7],
      [0.62, top + 56, 5],
      [0.66, bot - 34, 7],
      [-0.68, bot - 40, 4],
    ].map(([x = 0, y = 0, r = 0]) => k.fill(C(100 + x * w, y, r), tone(skin, -0.13), '.7')),
  (k, { skin, w, top }) =>
    SIDES.map((s) =>
      k.line(
        [52, 64, 76].map((y) => `M${n(100 + s * w * 0.78)} ${n(top + y)}q${-s * 8} 4 ${-s * 15} 1`).join(''),
        tone(skin, -0.18),
        4.5,
      ),
    ),
  (k, { w, top }) =>
    k.group(`rotate(9 ${n(100 + w * 0.5)} ${n(top + 8)})`, () =>
      k.felt(B(100 + w * 0.28, top + 2, 22, 18, 4), k.c, { in: 3, lite: 1 }),
    ),
];

const WEAR: readonly Piece[] = [
  () => undefined,
  (k, { top }) =>
    k
      .felt(P([100, top + 70, 82, top + 61, 82, top + 79], 4), k.c, { in: 3, lite: 1, flat: 1 })
      .felt(P([100, top + 70, 118, top + 61, 118, top + 79], 4), k.c, { in: 3, lite: 1, flat: 1 })
      .felt(C(100, top + 70, 5), tone(k.c, -0.12), { lite: 1, st: 0, flat: 1 }),
  (k, { w, top }) =>
    k
      .felt(
        S([100 + w * 0.3, top + 72, 100 + w * 0.62, top + 70, 100 + w * 0.66, top + 96, 100 + w * 0.36, top + 98]),
        k.c,
        { in: 3, lite: 1 },
      )
      .felt(B(100 - w * 0.82, top + 66, w * 1.64, 13, 6), k.c, { in: 4, lite: 1 }),
  (k, { bot }) => k.button(100, bot - 28, 5, k.c).button(100, bot - 14, 5, k.c),
  (k, { w, bot }) =>
    k
      .felt(B(100 - w * 0.3, bot - 32, w * 0.6, 22, 6), k.c, { in: 3 })
      .thread(`M${n(100 - w * 0.24)} ${n(bot - 25)}h${n(w * 0.48)}`, '#fff'),
];

/** Ears are behind the body, a coat is on it, and what is worn goes over both. */
export function dressOf(name: string): { readonly ears: Piece; readonly coat: Piece; readonly wear: Piece } {
  const rnd = seeded(`${name}/dress`);
  const one = (pieces: readonly Piece[]): Piece => pieces[Math.floor(rnd() * pieces.length)] ?? pieces[0]!;
  return { ears: one(EARS), coat: one(COATS), wear: one(WEAR) };
}
