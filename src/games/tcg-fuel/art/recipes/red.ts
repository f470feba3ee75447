// Red: the foundry
import type { Recipe } from '../kit.types.js';
import { dial, bust, small, twoShadows, ram, beastEye } from '../parts.js';

export const red: Readonly<Record<string, Recipe>> = {
  'sparkplug-runner': (k, s) =>
    s.set(k, { sky: 'bands', at: [150, 92], v: 0 }) +
    k.streaks(96, 96, 7, 90) +
    k.person({
      kin: 'ember',
      x: 104,
      lean: 1.1,
      s: 1.02,
      stride: 1.7,
      front: [58, -112],
      back: [-34, -92],
      behind: k.G(
        'translate(-2 -104) rotate(-24)',
        k.lit('M-12 -8H12V20H-12z', k.tones.white, { shade: 8 }) +
          k.lit('M-9 -34H9V-8H-9z', k.tones.steel, { shade: 6 }) +
          k.R(-3, -48, 6, 14, k.tones.brass[1], 0, `stroke="${k.p.ink}" stroke-width="2"`),
      ),
    }) +
    k.P(k.star(158, 116, 20, 8, 8), k.p.glow),
  'kettle-imp': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 130], v: false }) +
    k.limb(
      [
        [74, 200],
        [62, 222],
        [60, 236],
      ],
      11,
      k.tones.iron,
    ) +
    k.limb(
      [
        [122, 200],
        [134, 222],
        [136, 236],
      ],
      11,
      k.tones.iron,
    ) +
    k.tube('M134 168Q166 160 164 122', 14, k.tones.copper) +
    k.puff(160, 106, 1.1, '#fff', 'opacity=".9"') +
    k.puff(178, 82, 0.8, '#fff', 'opacity=".8"') +
    k.S('M62 132Q98 60 138 132', k.p.ink, 13) +
    k.S('M62 132Q98 60 138 132', k.tones.bark[1], 8) +
    k.lit('M54 208C38 170 56 130 100 130C144 130 162 170 146 208Q100 224 54 208z', k.tones.copper, {
      shade: 30,
      rim: 5,
    }) +
    k.lit('M76 134Q100 116 124 134z', k.tones.brass) +
    k.ball(100, 120, 7, k.tones.brass) +
    k.tube('M74 138Q54 128 56 104', 8, k.tones.iron) +
    k.tube('M126 138Q138 130 138 112', 8, k.tones.iron) +
    k.P('M72 162L94 170Q86 182 74 174zM128 162L106 170Q114 182 126 174z', k.p.glow) +
    k.C(86, 171, 3, k.p.ink) +
    k.C(114, 171, 3, k.p.ink) +
    k.P('M72 188Q100 214 128 188L122 192L116 188L110 194L104 190L98 195L92 190L86 194L80 189z', k.p.ink) +
    k.limb(
      [
        [56, 176],
        [36, 176],
        [28, 156],
      ],
      9,
      k.tones.iron,
    ) +
    k.flame(28, 154, 0.8),
  'clinker-brawler': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 116], v: 1 }) +
    twoShadows(k) +
    k.person({
      kin: 'ember',
      x: 100,
      s: 1.12,
      lean: 0.1,
      stride: 1.1,
      front: [34, -112],
      back: [-34, -106],
      coat: k.tones.slate,
      glove: k.tones.coral,
      holdBack: ([x = 0, y = 0]) => k.ball(x, y - 2, 16, k.tones.coral),
      front2: ([x = 0, y = 0]) => k.ball(x, y - 2, 17, k.tones.coral) + k.S(`M${x - 12} ${y + 10}h22`, k.p.glow, 4),
    }),
  'slagback-pikeman': (k, s) =>
    s.set(k, { sky: 'rays', at: [44, 64], v: 0 }) +
    k.person({
      kin: 'ember',
      x: 84,
      s: 1.05,
      lean: 0.75,
      front: [44, -86],
      back: [8, -78],
      behind:
        k.lit('M-8 -52C-52 -60 -54 -120 -14 -134L0 -118L10 -128L18 -104z', k.tones.bark, { shade: 16 }) +
        k.S('M-34 -80l14 -8M-30 -104l16 0M-20 -66l12 -12', k.p.acc, 3),
      hold: () =>
        k.G(
          'rotate(58 44 -86)',
          k.limb(
            [
              [44, 0],
              [44, -170],
            ],
            6,
            k.tones.bark,
          ) + k.lit('M30 -166L44 -208L58 -166L44 -154z', k.tones.steel, { shade: 12 }),
        ),
    }),
  'furnace-drover': (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 96], v: false }) +
    [
      [28, 238, 0.8],
      [176, 240, 0.86],
    ]
      .map(([x = 0, y = 0, q = 0]) => small(k, 'ember', x, y, q, k.p.mid))
      .join('') +
    k.person({
      kin: 'ember',
      x: 98,
      y: 238,
      s: 1.12,
      lean: 0.2,
      front: [42, -128],
      back: [-36, -84],
      coat: k.tones.copper,
      crown: (x, y) =>
        k.lit(
          `M${x - 28} ${y - 6}Q${x} ${y - 14} ${x + 28} ${y - 6}L${x + 14} ${y - 12}V${y - 28}H${x - 14}V${y - 12}z`,
          k.tones.bark,
        ),
      hold: ([x = 0, y = 0]) => k.S(`M${x} ${y}q30 -8 24 -38q-8 -24 -24 -8q-6 14 8 16`, k.p.ink, 5),
      holdBack: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x, y + 30],
            [x, y - 60],
          ],
          5,
          k.tones.bark,
        ) + k.lit(`M${x} ${y - 60}H${x - 34}L${x - 26} ${y - 46}L${x - 34} ${y - 32}H${x}z`, k.tones.gold),
    }),
  'boiler-ogre': (k, s) =>
    s.set(k, { sky: 'gear', at: [100, 110], v: false }) +
    k.limb(
      [
        [66, 196],
        [56, 238],
      ],
      24,
      k.tones.iron,
    ) +
    k.limb(
      [
        [130, 196],
        [140, 238],
      ],
      24,
      k.tones.iron,
    ) +
    k.limb(
      [
        [44, 118],
        [16, 150],
        [22, 190],
      ],
      25,
      k.tones.coral,
    ) +
    k.ball(23, 196, 17, k.tones.coral) +
    k.tube('M58 92V52', 15, k.tones.brass) +
    k.puff(64, 44, 1, k.p.mid) +
    k.lit('M34 120C34 84 64 76 98 76C134 76 164 84 164 120V190Q98 220 34 190z', k.tones.copper, { shade: 34, rim: 5 }) +
    k.S('M36 112H162M36 178H162', k.p.ink, 3) +
    k.bolts(
      [48, 72, 98, 124, 148].flatMap((x) => [
        [x, 106],
        [x, 185],
      ]),
      2.6,
    ) +
    k.ball(84, 146, 23, k.tones.iron) +
    k.C(84, 146, 16, k.tones.ember[1]) +
    k.flame(84, 160, 0.55) +
    k.S('M72 138H96M72 150H96', k.p.ink, 3) +
    k.gauge(134, 146, 14, 0.9) +
    k.ball(98, 68, 22, k.tones.coral) +
    k.S('M84 62L94 66M112 62L102 66', k.p.ink, 4) +
    k.C(91, 68, 2.6, k.p.glow) +
    k.C(105, 68, 2.6, k.p.glow) +
    k.P('M84 78H112L108 74L104 78L98 74L92 78L88 74z', k.p.glow) +
    k.limb(
      [
        [154, 118],
        [176, 150],
        [164, 176],
      ],
      25,
      k.tones.coral,
    ) +
    ram(k, 156, 188, 1.02, 12),
  'stackfire-drake': (k, s) =>
    s.set(k, { sky: 'rays', at: [56, 60], v: 0 }) +
    k.batwing(112, 140, 1.25, k.tones.coral, 1) +
    k.batwing(84, 140, 0.95, k.tones.coral, -1) +
    k.tube('M116 206Q176 216 172 176Q170 158 184 150', 13, k.tones.iron) +
    k.lit('M74 136C98 120 136 134 138 176C138 210 112 226 92 220C70 214 82 190 74 136z', k.tones.iron, {
      shade: 20,
      rim: 4,
    }) +
    [0, 1, 2, 3].map((i) => k.S(`M${88 + i * 2} ${160 + i * 14}q14 8 26 -2`, k.p.acc, 3)).join('') +
    k.limb(
      [
        [96, 214],
        [88, 236],
      ],
      10,
      k.tones.iron,
    ) +
    k.limb(
      [
        [122, 208],
        [130, 236],
      ],
      10,
      k.tones.iron,
    ) +
    k.tube('M92 150Q62 140 66 104', 20, k.tones.iron) +
    [
      [116, 134, 20],
      [130, 144, 16],
    ]
      .map(([x = 0, y = 0, h = 0]) => k.tube(`M${x} ${y}v${-h}`, 9, k.tones.brass) + k.flame(x, y - h, 0.36))
      .join('') +
    k.lit('M82 88C84 66 58 60 44 74L18 92L22 102L48 104C60 116 80 108 82 88z', k.tones.iron, { shade: 16 }) +
    k.S('M76 74Q92 62 92 46M66 70Q76 54 72 40', k.p.glow, 6) +
    beastEye(k, 56, 84) +
    k.P('M22 98C4 100 -6 116 -4 146C8 138 4 130 14 136C12 122 22 122 28 104z', k.p.acc) +
    k.P('M22 100C12 106 8 114 8 124C16 116 22 112 26 104z', k.p.glow),
  'flashover-dart': (k, s) =>
    s.set(k, { sky: 'burst', at: [142, 78], v: false, ground: false }) +
    k.P('M-10 290L128 86L150 104z', k.p.mid) +
    k.P('M-10 290L132 88L146 100z', k.p.acc) +
    k.P('M10 250L134 90L142 98z', k.p.glow) +
    k.G(
      'translate(138 88) rotate(37)',
      k.lit('M-13 40L0 -44L13 40L0 28z', k.tones.iron, { shade: 11 }) +
        k.lit('M-13 40L-26 66L0 50L26 66L13 40L0 28z', k.tones.coral, { shade: 18 }),
    ) +
    [
      [40, 90],
      [70, 60],
      [160, 170],
      [60, 150],
      [176, 130],
    ]
      .map(([x = 0, y = 0]) => k.P(k.star(x, y, 9, 3, 4), k.p.glow))
      .join(''),
  'backdraft-lance': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 84], v: false, ground: false }) +
    k.lit('M30 196H170V284H30z', k.tones.iron, { shade: 26 }) +
    k.lit('M24 184H176V202H24z', k.tones.steel, { shade: 0 }) +
    k.P('M56 284V230Q100 196 144 230V284z', k.p.acc) +
    k.P('M70 284V244Q100 220 130 244V284z', k.p.glow) +
    k.bolts(
      [
        [38, 214],
        [162, 214],
        [38, 250],
        [162, 250],
      ],
      3,
    ) +
    k.P(
      'M62 232C70 160 84 120 84 96L72 104L100 22L128 104L116 96C116 120 130 160 138 232Q100 204 62 232z',
      k.p.acc,
      `stroke="${k.p.ink}" stroke-width="3"`,
    ) +
    k.P('M82 226C90 160 94 120 94 92L100 52L106 92C106 120 110 160 118 226Q100 214 82 226z', k.p.glow) +
    k.P('M36 150Q50 120 62 132Q50 150 56 176zM164 150Q150 120 138 132Q150 150 144 176z', k.p.acc),
  'scrapfire-volley': (k, s) =>
    s.set(k, { sky: 'bands', at: [30, 40], v: 0 }) +
    [
      [48, 88, 20, 0],
      [132, 70, 17, 1],
      [88, 148, 24, 2],
      [164, 146, 18, 3],
      [40, 190, 15, 4],
      [134, 204, 19, 5],
    ]
      .map(
        ([x = 0, y = 0, q = 0, i = 0]) =>
          k.P(
            `M${x - q * 0.8} ${y - q * 0.4}L${x + 46} ${y - 92}L${x + q * 0.6} ${y - q * 0.5}L${x + 62} ${y - 70}L${x + q * 0.9} ${y + q * 0.4}z`,
            i % 2 ? k.p.acc : k.p.glow,
            'opacity=".95"',
          ) +
          (i % 3 === 2
            ? k.ball(x, y, q, k.tones.iron)
            : i % 3 === 1
              ? k.lit(k.star(x, y, q, q * 0.86, 6), k.tones.steel, { shade: 8 }) + k.C(x, y, q * 0.4, k.p.ink)
              : k.cog(x, y, q, k.tones.copper, 8)),
      )
      .join(''),
  'borrowed-throttle': (k, s) =>
    s.set(k, { sky: 'gear', at: [100, 128], v: false }) +
    k.lit('M40 236V206Q100 176 160 206V236z', k.tones.iron, { shade: 22 }) +
    k.S('M52 206A66 66 0 0 1 148 206', k.p.acc, 6) +
    k.limb(
      [
        [100, 216],
        [122, 104],
      ],
      13,
      k.tones.steel,
    ) +
    k.ball(100, 216, 17, k.tones.brass) +
    k.G('rotate(14 124 92)', k.fist(124, 86, 1.25, k.tones.ember, k.tones.coral)) +
    k.R(100, 44, 0, 0, 'none') +
    k.ball(128, 50, 14, k.tones.coral) +
    k.S('M36 160L24 172M30 140L14 144M36 118L22 110', k.p.glow, 5) +
    k.gauge(48, 84, 27, 0.85),
  'redline-surge': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 132], v: false, ground: false }) +
    k.arrowUp(34, 210, 1, k.p.acc) +
    k.arrowUp(166, 210, 1, k.p.acc) +
    k.arrowUp(34, 110, 0.8, k.p.glow) +
    k.arrowUp(166, 110, 0.8, k.p.glow) +
    k.gauge(100, 134, 68, 0.97) +
    k.P('M132 94A52 52 0 0 1 146 158L134 152A40 40 0 0 0 124 104z', '#c8331f') +
    k.tube('M100 202V290', 20, k.tones.copper) +
    k.lit('M80 210H120V226H80z', k.tones.brass) +
    k.flame(100, 66, 0.9) +
    k.flame(76, 74, 0.6) +
    k.flame(124, 74, 0.6),
  'fuse-tester': (k, s) =>
    s.set(k, { sky: 'clouds', at: [60, 70], v: 1 }) +
    k.person({
      kin: 'ember',
      x: 92,
      s: 1.05,
      lean: -0.35,
      front: [46, -96],
      back: [-40, -104],
      coat: k.tones.bark,
      cold: 1,
      crown: (x, y) =>
        k.S(`M${x - 16} ${y + 2}H${x + 16}`, k.p.ink, 5) +
        k.C(x - 6, y + 2, 7, k.tones.glass[1], `stroke="${k.tones.brass[1]}" stroke-width="3"`) +
        k.C(x + 10, y + 2, 7, k.tones.glass[1], `stroke="${k.tones.brass[1]}" stroke-width="3"`),
      front2: ([x = 0, y = 0]) =>
        k.ball(x + 14, y - 14, 23, k.tones.soot) +
        k.S(`M${x + 26} ${y - 34}q10 -16 22 -6`, k.tones.canvas[1], 4) +
        k.P(k.star(x + 49, y - 42, 17, 6, 8), k.p.glow) +
        k.P(k.star(x + 49, y - 42, 9, 4, 8), k.p.acc),
      holdBack: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x, y],
            [x - 8, y - 34],
          ],
          4,
          k.tones.bark,
        ) + k.flame(x - 9, y - 34, 0.5),
    }),
  'everburn-chimney': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 70], v: false }) +
    k.P('M0 240V196H40V176H66V240zM200 240V186H166V206H134V240z', k.p.mid) +
    k.lit('M58 250L76 96H124L142 250z', k.tones.coral, { shade: 26, rim: 5 }) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        k.S(
          `M${75 - i * 2.4} ${118 + i * 19}H${125 + i * 2.4}` +
            (i < 6 ? `M${88 + (i % 2) * 14} ${118 + i * 19}v19M${112 - (i % 2) * 22} ${118 + i * 19}v19` : ''),
          k.p.ink,
          2,
          'opacity=".6"',
        ),
      )
      .join('') +
    k.lit('M66 82H134V102H66z', k.tones.iron, { shade: 18 }) +
    k.flame(100, 84, 1.5) +
    k.flame(78, 84, 0.8) +
    k.flame(124, 84, 0.85) +
    [
      [30, 60],
      [164, 50],
      [150, 110],
      [44, 120],
    ]
      .map(([x = 0, y = 0]) => k.flame(x, y, 0.3))
      .join(''),
  'kindra-stoker-of-riots': (k, s) =>
    dial(
      k,
      s,
      'rays',
      k.flame(56, 110, 1.5) +
        k.flame(146, 112, 1.4) +
        k.flame(100, 96, 1.8) +
        bust(
          k,
          k.tones.coral,
          k.tones.bark,
          k.tones.copper,
          k.lit(
            'M58 128C50 80 70 62 82 56C80 66 86 70 90 66C90 52 100 44 110 38C106 52 118 58 122 64C126 62 126 58 126 54C144 72 148 96 142 128C138 108 132 98 120 98C104 102 84 98 72 100C64 106 62 116 58 128z',
            k.tones.ember,
            { shade: 22 },
          ),
          k.S('M68 106H132', k.p.ink, 9) +
            k.C(84, 104, 10, k.tones.glass[1], `stroke="${k.tones.brass[1]}" stroke-width="4"`) +
            k.C(116, 104, 10, k.tones.glass[1], `stroke="${k.tones.brass[1]}" stroke-width="4"`),
        ) +
        k.limb(
          [
            [168, 290],
            [168, 150],
          ],
          7,
          k.tones.bark,
        ) +
        k.lit('M150 112H186V140L176 156H160L150 140z', k.tones.steel, { shade: 18 }),
      k.tones.copper,
    ),
};
