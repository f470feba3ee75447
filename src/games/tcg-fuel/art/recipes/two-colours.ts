// Two colours
import type { Recipe } from '../kit.types.js';
import { ram } from '../parts.js';

export const twoColours: Readonly<Record<string, Recipe>> = {
  'steamwright-envoy': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 90], v: false }) +
    k.person({
      kin: 'tide',
      x: 98,
      y: 236,
      s: 1.1,
      lean: 0.1,
      front: [44, -112],
      back: [-42, -112],
      coat: k.tones.coral,
      legs: k.tones.navy,
      over: k.C(1, -80, 13, k.p.ink) + k.C(1, -80, 10, k.tones.ember[1]) + k.S('M-3 -92v24M6 -92v24', k.p.ink, 3),
      crown: (x, y) =>
        k.tube(`M${x - 16} ${y - 12}q-16 -6 -14 -26`, 7, k.tones.iron) +
        k.tube(`M${x + 18} ${y - 12}q14 -6 12 -26`, 7, k.tones.iron) +
        k.flame(x - 30, y - 38, 0.4) +
        k.flame(x + 30, y - 38, 0.4),
      holdBack: ([x = 0, y = 0]) => k.flame(x, y - 4, 0.9),
      front2: ([x = 0, y = 0]) => k.drop(x, y - 22, 2.4, (k.second ?? k.p).glow),
    }),
  'rootlight-paladin': (k, s) =>
    s.set(k, { sky: 'disc', at: [96, 92], v: false }) +
    k.person({
      kin: 'sun',
      x: 92,
      y: 238,
      s: 1.16,
      lean: 0.05,
      front: [40, -84],
      back: [-38, -100],
      coat: k.tones.leaf,
      legs: k.tones.bark,
      hat: ' ',
      crown: (x, y) =>
        k.lit(
          `M${x - 19} ${y - 4}L${x - 26} ${y - 26}L${x - 12} ${y - 16}L${x - 8} ${y - 36}L${x + 1} ${y - 18}L${x + 9} ${y - 36}L${x + 13} ${y - 16}L${x + 26} ${y - 24}L${x + 19} ${y - 4}Q${x} ${y - 12} ${x - 19} ${y - 4}z`,
          k.tones.bark,
        ),
      holdBack: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x, y + 20],
            [x, y - 34],
          ],
          6,
          k.tones.bark,
        ) + k.lantern(x, y - 48, 1),
    }) +
    k.lit('M112 128Q142 116 172 128V186Q164 216 142 230Q120 216 112 186z', k.tones.moss, { shade: 20, rim: 4 }) +
    k.lampEye(142, 170, 0.86),
  'furnace-revenant': (k, s) =>
    s.set(k, { sky: 'burst', at: [120, 100], v: false }) +
    k.streaks(92, 110, 6, 90, k.p.acc) +
    k.person({
      kin: 'grave',
      x: 106,
      y: 236,
      s: 1.12,
      lean: 0.9,
      stride: 1.7,
      front: [56, -112],
      back: [-30, -96],
      over: k.C(10, -84, 15, k.p.ink) + k.C(10, -84, 12, k.tones.ember[1]) + k.S('M6 -96v24M15 -96v24', k.p.ink, 3),
      crown: (x, y) => k.flame(x - 2, y - 12, 0.9) + k.flame(x - 16, y - 6, 0.55) + k.flame(x + 14, y - 8, 0.5),
      glove: k.tones.ember,
      front2: ([x = 0, y = 0]) => k.flame(x + 2, y - 2, 0.7),
    }),
  'cloudpier-fencer': (k, s) =>
    s.set(k, { sky: 'clouds', at: [60, 60], v: false, ground: false }) +
    k.prop(76, 74, 60, -18) +
    k.S('M78 78L82 100', k.p.ink, 5) +
    k.person({
      kin: 'tide',
      x: 82,
      y: 226,
      s: 1.04,
      lean: 0.8,
      fly: 1,
      front: [58, -96],
      back: [-34, -112],
      coat: k.tones.cream,
      legs: k.tones.navy,
      hold: ([x = 0, y = 0]) => k.lance(x, y, 34, 108),
    }) +
    k.puff(34, 252, 2.4, '#fff') +
    k.puff(150, 262, 2.8, '#fff') +
    k.puff(90, 290, 2.6, k.p.glow),
  'peat-horror': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 100], v: false }) +
    k.lit(
      'M30 250C20 160 40 84 100 78C160 84 180 160 170 250L150 236L134 254L118 238L100 256L82 238L66 254L50 236z',
      k.tones.bark,
      { shade: 34, rim: 6 },
    ) +
    k.P(
      'M44 132C56 96 76 78 100 78C126 78 146 96 156 132Q146 120 136 132Q124 116 114 130Q102 114 90 130Q78 116 68 132Q56 120 44 132z',
      k.tones.moss[1],
      `stroke="${k.p.ink}" stroke-width="2.6"`,
    ) +
    k.C(76, 156, 14, k.p.ink) +
    k.C(124, 156, 14, k.p.ink) +
    k.C(100, 138, 10, k.p.ink) +
    k.C(76, 156, 8, k.tones.acid[1]) +
    k.C(124, 156, 8, k.tones.acid[1]) +
    k.C(100, 138, 5, k.tones.acid[1]) +
    k.P('M62 186Q100 172 138 186L130 210Q100 222 70 210z', '#0b0810') +
    k.P('M66 187L74 204L84 184L94 204L104 182L114 204L124 184L132 200L137 187z', k.p.glow) +
    k.drips(72, 208, 58, 6) +
    k.tube('M38 170Q6 160 14 110', 13, k.tones.bark) +
    k.tube('M162 170Q196 160 188 104', 13, k.tones.bark) +
    ram(k, 100, 74, 0.7, -90),
  'valve-or-vent': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 124], v: false, ground: false }) +
    k.tube('M-10 204H70Q100 204 100 174V140', 26, k.tones.sea) +
    k.tube('M210 204H130Q100 204 100 174V140', 26, k.tones.copper) +
    k.valve(56, 110, 37, k.tones.coral) +
    k.lit('M124 138H174V156H124z', k.tones.iron) +
    k.flame(149, 140, 1.7) +
    k.tube('M100 210V290', 30, k.tones.brass) +
    k.lit('M76 192H124V216H76z', k.tones.brass) +
    k.bolts(
      [
        [84, 204],
        [100, 204],
        [116, 204],
      ],
      3,
    ) +
    k.S('M56 156V200M149 156V200', k.p.ink, 8),
};
