// Tokens
import type { Recipe } from '../kit.types.js';

export const tokens: Readonly<Record<string, Recipe>> = {
  watch: (k, s) =>
    s.set(k, { sky: 'bands', at: [100, 96], v: 1 }) +
    k.person({
      kin: 'sun',
      x: 96,
      y: 236,
      s: 1.1,
      front: [38, -100],
      back: [-26, -66],
      hold: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x, 2],
            [x, y - 66],
          ],
          5,
          k.tones.bark,
        ) + k.lit(`M${x - 9} ${y - 60}L${x} ${y - 96}L${x + 9} ${y - 60}z`, k.tones.steel),
    }),
  cinderling: (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 120], v: false }) +
    k.streaks(70, 130, 4, 60) +
    k.flame(100, 236, 3.3, k.p.acc, k.p.acc) +
    k.flame(100, 236, 2.3, k.tones.ember[1], k.p.glow) +
    k.C(88, 186, 7, k.p.ink) +
    k.C(116, 186, 7, k.p.ink) +
    k.C(86, 184, 2.4, '#fff') +
    k.C(114, 184, 2.4, '#fff') +
    k.P('M86 204Q102 220 118 204z', k.p.ink) +
    k.limb(
      [
        [66, 200],
        [40, 190],
        [34, 168],
      ],
      9,
      k.tones.ember,
    ) +
    k.limb(
      [
        [136, 200],
        [164, 186],
        [166, 160],
      ],
      9,
      k.tones.ember,
    ),
  thornling: (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 100], v: 2 }) +
    k.person({ kin: 'thorn', x: 100, y: 238, s: 1.2, lean: 0.2, front: [44, -104], back: [-42, -100] }),
  unknown: (k, s) => s.set(k, {}) + k.cog(100, 130, 60, k.tones.brass, 12),
};
