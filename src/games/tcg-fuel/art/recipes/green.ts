// Green: the glasshouse
import type { Recipe } from '../kit.types.js';
import { dial, bust, small, ram, beastEye } from '../parts.js';

export const green: Readonly<Record<string, Recipe>> = {
  'sapling-tapper': (k, s) =>
    s.set(k, { sky: 'disc', at: [70, 96], v: 0 }) +
    k.lit('M138 244C146 190 140 120 128 40H180C170 120 172 190 186 244z', k.tones.bark, { shade: 22 }) +
    k.tube('M146 150H116V160', 7, k.tones.brass) +
    k.drop(116, 176, 1.1, k.p.acc) +
    k.lit('M102 186H132L128 212H106z', k.tones.copper) +
    k.person({ kin: 'thorn', x: 68, y: 236, s: 0.88, lean: 0.15, front: [38, -74], back: [-26, -62] }) +
    k.P('M150 40Q110 10 120 -10H200V60Q176 70 150 40z', k.p.mid),
  'bramble-whelp': (k, s) =>
    s.set(k, { sky: 'rays', at: [140, 70], v: 2 }) +
    k.limb(
      [
        [68, 188],
        [62, 234],
      ],
      15,
      k.tones.bark,
    ) +
    k.limb(
      [
        [130, 186],
        [136, 234],
      ],
      15,
      k.tones.bark,
    ) +
    k.tube('M140 164Q176 160 168 120', 9, k.tones.bark) +
    k.P('M168 122l-12 -10l14 -14l10 16z', k.p.acc) +
    k.lit(
      'M50 168C44 140 66 132 86 142L92 126L104 142L116 126L124 144L140 134L146 158C156 186 136 206 100 204C66 206 54 190 50 168z',
      k.tones.leaf,
      { shade: 24, rim: 4 },
    ) +
    k.limb(
      [
        [88, 196],
        [84, 236],
      ],
      15,
      k.tones.leaf,
    ) +
    k.limb(
      [
        [116, 196],
        [118, 236],
      ],
      15,
      k.tones.leaf,
    ) +
    k.lit('M24 122L34 84L52 104Q66 98 78 106L98 88L98 126C102 152 84 172 60 168C36 166 22 150 24 122z', k.tones.leaf, {
      shade: 20,
      rim: 4,
    }) +
    beastEye(k, 48, 126, 7) +
    beastEye(k, 74, 128, 7) +
    k.E(58, 144, 7, 5, k.p.ink) +
    k.P('M44 152Q60 164 78 152L72 162L66 154L60 164L54 155z', '#fff', `stroke="${k.p.ink}" stroke-width="1.6"`) +
    k.S('M30 108l-16 -6M26 140l-16 4M100 110l12 -8', k.tones.bark[1], 5),
  'rootline-spider': (k, s) =>
    s.set(k, { sky: 'clouds', at: [100, 100], v: 0 }) +
    k.S('M100 -4V104M-4 20L70 120M204 20L130 120M-4 100L60 132M204 100L140 132', k.p.glow, 2.6) +
    [
      [46, 96, 8, 150],
      [36, 130, 10, 214],
      [46, 160, 34, 236],
      [60, 82, 30, 70],
    ]
      .map(
        ([x = 0, y = 0, x2 = 0, y2 = 0]) =>
          k.limb(
            [
              [84, 140],
              [x, y],
              [x2, y2],
            ],
            9,
            k.tones.bark,
          ) +
          k.limb(
            [
              [116, 140],
              [200 - x, y],
              [200 - x2, y2],
            ],
            9,
            k.tones.bark,
          ),
      )
      .join('') +
    k.lit(k.circ(100, 122, 36, 42), k.tones.leaf, { shade: 22, rim: 5 }) +
    k.P(k.star(100, 114, 24, 9, 6), k.p.acc) +
    k.C(100, 114, 7, k.p.glow) +
    k.ball(100, 174, 25, k.tones.bark) +
    [
      [-12, -4, 5],
      [12, -4, 5],
      [-5, -13, 3.4],
      [5, -13, 3.4],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.C(100 + x, 174 + y, q, k.p.acc, `stroke="${k.p.ink}" stroke-width="1.6"`))
      .join('') +
    k.P('M90 190L84 210L96 198zM110 190L116 210L104 198z', k.p.glow, `stroke="${k.p.ink}" stroke-width="2"`),
  'mossback-hauler': (k, s) =>
    s.set(k, { sky: 'bands', at: [150, 66], v: 2 }) +
    k.lit('M112 150H200V216H124z', k.tones.bark, { shade: 24 }) +
    k.S('M116 172H200M120 194H200', k.p.ink, 2.4) +
    [
      [134, 138, 16],
      [160, 132, 18],
      [188, 140, 16],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.ball(x, y, q, k.tones.coral))
      .join('') +
    k.cog(160, 228, 24, k.tones.iron, 12) +
    k.limb(
      [
        [52, 200],
        [46, 238],
      ],
      20,
      k.tones.moss,
    ) +
    k.limb(
      [
        [106, 200],
        [110, 238],
      ],
      20,
      k.tones.moss,
    ) +
    k.lit('M26 196C22 140 52 112 84 114C118 116 140 148 134 198Q80 216 26 196z', k.tones.bark, { shade: 26, rim: 5 }) +
    k.P(
      'M30 160C36 128 60 114 84 114C112 116 130 140 134 166Q124 156 116 168Q104 152 94 168Q80 150 70 166Q58 150 48 166Q40 152 30 160z',
      k.tones.leaf[1],
      `stroke="${k.p.ink}" stroke-width="2.4"`,
    ) +
    k.P(k.star(64, 130, 11, 5, 5), k.p.acc) +
    k.P(k.star(102, 134, 10, 5, 5), k.p.glow) +
    k.lit('M46 176C44 150 8 146 4 172C2 196 30 208 46 196z', k.tones.moss, { shade: 14 }) +
    beastEye(k, 22, 168, 5) +
    k.S('M6 184Q18 192 32 186', k.p.ink, 3) +
    k.S('M40 190Q80 222 130 200', k.p.ink, 5),
  'thornborn-matriarch': (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 84], v: false }) +
    [
      [28, 238, 0.8],
      [172, 238, 0.8],
    ]
      .map(([x = 0, y = 0, q = 0]) => small(k, 'thorn', x, y, q, k.p.mid))
      .join('') +
    k.person({
      kin: 'thorn',
      x: 98,
      y: 238,
      s: 1.16,
      front: [44, -96],
      back: [-36, -88],
      under:
        k.lit('M-16 -70C-34 -40 -46 -10 -48 4Q0 -10 48 4C46 -10 34 -40 16 -70z', k.tones.plum, { shade: 26 }) +
        k.S('M-28 -2Q-14 -40 -6 -64M28 -2Q14 -40 6 -64', k.p.ink, 2),
      crown: (x, y) =>
        [-26, -12, 4, 18]
          .map((q) => k.P(k.star(x + q + 3, y - 22 - (q % 3 ? 8 : 0), 9, 4, 5), k.tones.coral[2]))
          .join(''),
      hold: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x, 4],
            [x, y - 46],
          ],
          6,
          k.tones.bark,
        ) +
        k.S(`M${x} ${y - 46}q-22 -10 -8 -28q16 -12 22 6q2 12 -10 10`, k.p.ink, 9) +
        k.S(`M${x} ${y - 46}q-22 -10 -8 -28q16 -12 22 6q2 12 -10 10`, k.tones.bark[2], 4),
    }),
  'canopy-devourer': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 120], v: false }) +
    k.tube('M100 244Q70 220 100 190', 30, k.tones.leaf) +
    k.tube('M96 240Q30 236 20 200', 13, k.tones.leaf) +
    k.tube('M104 240Q170 236 180 200', 13, k.tones.leaf) +
    k.lit(
      'M16 128C14 60 76 36 112 44C164 52 190 92 184 128L166 108L158 130L142 110L132 132L116 112L104 134L90 112L78 134L64 112L52 132L40 110L30 130z',
      k.tones.leaf,
      { shade: 28, rim: 6 },
    ) +
    k.P(
      'M22 140L34 126L48 146L62 130L76 150L92 130L104 150L118 130L132 150L144 128L158 146L172 126L180 138Q160 176 100 176Q40 176 22 140z',
      k.tones.coral[0],
      `stroke="${k.p.ink}" stroke-width="2.6"`,
    ) +
    k.lit(
      'M16 138C22 196 64 206 104 204C150 202 182 186 184 138L170 166L156 148L144 172L130 152L118 176L104 156L90 176L76 154L64 174L50 150L36 168z',
      k.tones.leaf,
      { shade: 24, rim: 4 },
    ) +
    [
      [58, 74, 9],
      [92, 62, 11],
      [132, 76, 9],
    ]
      .map(([x = 0, y = 0, q = 0]) => beastEye(k, x, y, q))
      .join('') +
    ram(k, 156, 216, 0.85, 0) +
    k.P('M0 0H200V24Q180 44 160 24Q140 46 120 24Q98 44 80 24Q58 46 40 24Q20 42 0 24z', k.p.ground),
  'elder-overgrowth': (k, s) =>
    s.set(k, { sky: 'disc', at: [128, 84], v: false }) +
    k.limb(
      [
        [78, 176],
        [56, 210],
        [60, 240],
      ],
      27,
      k.tones.bark,
    ) +
    k.limb(
      [
        [124, 176],
        [146, 206],
        [142, 240],
      ],
      27,
      k.tones.bark,
    ) +
    k.limb(
      [
        [60, 112],
        [22, 140],
        [24, 196],
      ],
      19,
      k.tones.bark,
    ) +
    k.limb(
      [
        [142, 112],
        [182, 132],
        [176, 184],
      ],
      19,
      k.tones.bark,
    ) +
    k.lit(
      'M62 190C50 150 54 110 60 84L72 64H132L142 84C150 110 152 150 138 190L120 180L102 196L84 180z',
      k.tones.bark,
      { shade: 30, rim: 5 },
    ) +
    k.P('M74 112L96 120Q88 134 76 126zM130 112L108 120Q116 134 128 126z', k.p.glow) +
    k.C(88, 122, 3.4, k.p.ink) +
    k.C(116, 122, 3.4, k.p.ink) +
    k.P('M80 146Q102 136 124 146Q114 164 102 164Q90 164 80 146z', k.p.ink) +
    [
      [60, 60, 1.7],
      [142, 58, 1.8],
      [100, 40, 2.2],
      [20, 100, 1],
      [180, 96, 1],
    ]
      .map(([x = 0, y = 0, q = 0], i) =>
        k.puff(x, y + 10, q, i % 2 ? k.tones.leaf[1] : k.tones.leaf[0], `stroke="${k.p.ink}" stroke-width="2.6"`),
      )
      .join('') +
    [
      [66, 44],
      [102, 24],
      [134, 46],
      [148, 36],
    ]
      .map(([x = 0, y = 0]) => k.P(k.star(x, y, 8, 4, 5), k.p.acc))
      .join('') +
    k.at(
      100,
      240,
      1,
      k.P('M-20 2V-14Q0 -30 20 -14V2z', k.p.glow, `stroke="${k.p.ink}" stroke-width="2"`) +
        k.S('M-10 2V-20M0 2V-22M10 2V-20M-20 -8H20', k.p.ink, 1.6),
    ) +
    ram(k, 30, 208, 0.62, 90),
  'sap-surge': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 190], v: 1, ground: false }) +
    k.arrowUp(44, 150, 1.1, k.p.acc) +
    k.arrowUp(156, 150, 1.1, k.p.acc) +
    k.lit(
      'M74 290L80 200Q40 190 34 140Q66 136 90 166L94 110H106L110 166Q134 136 166 140Q160 190 120 200L126 290z',
      k.tones.leaf,
      { shade: 26, rim: 5 },
    ) +
    k.at(
      100,
      104,
      1.5,
      k.P(
        'M0 -52L34 -12H16V30H-16V-12H-34z',
        k.p.glow,
        `stroke="${k.p.ink}" stroke-width="2.6" stroke-linejoin="round"`,
      ) + k.P('M0 -38L20 -14H9V26H-9V-14H-20z', k.p.acc),
    ) +
    k.drop(70, 232, 1.2, k.p.acc) +
    k.drop(136, 244, 1, k.p.acc),
  'territorial-clash': (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 104], v: false }) +
    [1, -1]
      .map((d) =>
        k.at(
          100,
          170,
          1,
          k.lit(
            'M-2 -20C-14 -44 -44 -50 -64 -34L-108 -24V76H-70C-60 40 -44 30 -28 26C-10 22 0 4 -2 -20z',
            d > 0 ? k.tones.leaf : k.tones.bark,
            { shade: d * 18, rim: 3 },
          ) +
            k.tube('M-44 -40Q-62 -84 -28 -102', 10, k.tones.bone) +
            k.tube('M-60 -40Q-96 -64 -82 -100', 9, k.tones.bone) +
            beastEye(k, -34, -16, 6) +
            k.S('M-24 12Q-14 10 -8 2', k.p.ink, 3) +
            k.S('M-46 -28L-24 -26', k.p.ink, 4),
          d,
        ),
      )
      .join('') +
    k.P(k.star(100, 136, 34, 13, 9), k.p.glow, `stroke="${k.p.ink}" stroke-width="2.6"`),
  'deeproot-survey': (k, s) =>
    s.set(k, { sky: 'bands', at: [150, 60], v: false, ground: false }) +
    k.P('M0 150Q60 138 100 148T200 144V290H0z', k.p.ground) +
    k.P('M0 196H200V290H0z', k.p.ink) +
    k.tube(
      'M100 150V210Q100 232 74 246M100 180Q124 196 128 250M100 200Q60 204 44 190M104 188Q150 186 168 214',
      9,
      k.tones.bark,
    ) +
    [
      [52, 226],
      [150, 246],
      [160, 186],
      [34, 262],
      [112, 266],
    ]
      .map(([x = 0, y = 0], i) => (i % 2 ? k.P(k.star(x, y, 10, 6, 6), k.p.acc) : k.E(x, y, 11, 7, k.p.mid)))
      .join('') +
    k.limb(
      [
        [100, 86],
        [64, 152],
      ],
      6,
      k.tones.bark,
    ) +
    k.limb(
      [
        [100, 86],
        [136, 152],
      ],
      6,
      k.tones.bark,
    ) +
    k.limb(
      [
        [100, 86],
        [100, 150],
      ],
      6,
      k.tones.bark,
    ) +
    k.lit('M84 72H116V90H84z', k.tones.brass) +
    k.G(
      'rotate(-12 100 60)',
      k.lit('M66 48H122V74H66z', k.tones.brass, { shade: 18 }) +
        k.lit('M122 44H140V78H122z', k.tones.copper) +
        k.C(140, 61, 6, k.tones.glass[1]),
    ) +
    k.S('M150 44L196 30', k.p.acc, 3, 'stroke-dasharray="6 6"'),
  'pollen-haze': (k, s) =>
    s.set(k, { sky: 'gear', at: [100, 104], v: false, ground: false }) +
    k.tube('M100 130Q92 210 104 290', 11, k.tones.leaf) +
    k.lit('M100 230Q60 236 40 204Q80 192 100 224z', k.tones.leaf) +
    k.lit('M102 250Q140 252 164 222Q124 210 102 240z', k.tones.leaf) +
    Array.from({ length: 9 }, (_, i) =>
      k.G(
        `rotate(${i * 40} 100 104)`,
        k.lit('M100 92C78 66 82 34 100 28C118 34 122 66 100 92z', i % 2 ? k.tones.coral : k.tones.ember, {
          shade: 9,
          line: 2.2,
        }),
      ),
    ).join('') +
    k.ball(100, 104, 25, k.tones.gold) +
    Array.from({ length: 46 }, () =>
      k.C(k.r() * 200, 40 + k.r() * 230, 1.6 + k.r() * 4, k.p.glow, 'opacity=".85"'),
    ).join(''),
  'rustvine-grip': (k, s) =>
    s.set(k, { sky: 'clouds', at: [100, 100], v: false, ground: false }) +
    k.R(0, 120, 200, 170, k.p.far) +
    k.cog(104, 122, 66, k.tones.copper, 12) +
    k.P('M70 70l20 26l-14 12l16 20l-10 18', 'none', `stroke="${k.p.ink}" stroke-width="4"`) +
    [
      'M30 290Q10 190 52 150Q90 116 60 76',
      'M80 290Q60 220 104 190Q150 160 120 96',
      'M150 290Q196 220 164 170Q140 130 172 84',
      'M112 290Q120 240 156 216Q196 190 176 130',
    ]
      .map((d) => k.tube(d, 11, k.tones.leaf))
      .join('') +
    [
      [38, 166],
      [70, 100],
      [112, 186],
      [136, 140],
      [168, 178],
      [160, 120],
      [24, 220],
      [176, 232],
    ]
      .map(([x = 0, y = 0], i) =>
        k.G(
          `translate(${x} ${y}) rotate(${i * 67})`,
          k.lit('M0 0Q6 -20 22 -18Q20 -2 0 0z', k.tones.moss, { line: 2, shade: 6 }),
        ),
      )
      .join(''),
  'barkplate-blessing': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 130], v: false, ground: false }) +
    k.C(100, 134, 84, k.p.glow) +
    k.C(100, 134, 76, k.p.mid) +
    k.lit(
      'M58 74Q76 84 82 68H118Q124 84 142 74L160 104Q146 116 148 140Q150 190 100 220Q50 190 52 140Q54 116 40 104z',
      k.tones.bark,
      { shade: 28, rim: 6 },
    ) +
    k.S(
      'M100 76V212M66 108Q84 120 100 116M134 108Q116 120 100 116M60 144Q80 156 100 150M140 144Q120 156 100 150M70 180Q86 186 100 182M130 180Q114 186 100 182',
      k.p.ink,
      3,
    ) +
    [
      [62, 92, -30],
      [138, 92, 30],
      [74, 170, -10],
      [128, 166, 20],
    ]
      .map(([x = 0, y = 0, a = 0]) =>
        k.G(
          `translate(${x} ${y}) rotate(${a})`,
          k.lit('M0 8Q-16 -8 0 -26Q16 -8 0 8z', k.tones.leaf, { shade: 7, line: 2 }),
        ),
      )
      .join('') +
    k.P(k.star(100, 128, 15, 7, 6), k.p.acc) +
    k.arrowUp(26, 250, 0.6, k.p.acc) +
    k.arrowUp(174, 250, 0.6, k.p.acc),
  'grove-chorus': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 40], v: false }) +
    [
      [48, 150, -14, 1],
      [152, 144, 14, 1],
      [100, 118, 0, 1.3],
    ]
      .map(
        ([x = 0, y = 0, a = 0, q = 0], i) =>
          k.tube(`M${x} ${y + 16}Q${x + a} 200 100 260`, 9, k.tones.leaf) +
          k.G(
            `translate(${x} ${y}) rotate(${a}) scale(${q})`,
            k.lit(
              'M-6 26C-10 6 -34 -10 -38 -34Q0 -20 38 -34C34 -10 10 6 6 26z',
              [k.tones.ember, k.tones.coral, k.tones.gold][i]!,
              { shade: 18 },
            ) +
              k.E(0, -31, 37, 13, k.p.glow, `stroke="${k.p.ink}" stroke-width="2.6"`) +
              k.E(0, -30, 20, 6.5, k.p.ink),
          ),
      )
      .join('') +
    [
      [34, 78],
      [66, 52],
      [140, 66],
      [172, 90],
      [104, 44],
    ]
      .map(
        ([x = 0, y = 0]) =>
          k.S(`M${x} ${y}v-20l12 -4v20`, k.p.ink, 3) + k.E(x - 3, y, 5, 4, k.p.ink) + k.E(x + 9, y - 4, 5, 4, k.p.ink),
      )
      .join('') +
    k.lit('M60 250Q100 214 140 250V284H60z', k.tones.bark),
  'hollin-warden-of-sap': (k, s) =>
    dial(
      k,
      s,
      'disc',
      bust(
        k,
        k.tones.leaf,
        k.tones.bark,
        k.tones.moss,
        k.lit(
          'M62 150C54 190 76 214 100 218C124 214 146 190 138 150C132 166 118 168 100 166C82 168 68 166 62 150z',
          k.tones.leaf,
          { shade: 20 },
        ) + k.S('M84 176V204M100 178V212M116 176V204', k.p.ink, 2.4),
        k.lit(
          'M56 112L42 78L64 86L66 54L86 78L100 44L114 78L134 54L136 86L158 78L144 112Q100 92 56 112z',
          k.tones.bark,
          { shade: 22 },
        ) +
          [
            [66, 84],
            [100, 70],
            [134, 84],
          ]
            .map(([x = 0, y = 0]) => k.C(x, y, 6, k.p.acc, `stroke="${k.p.ink}" stroke-width="2"`))
            .join(''),
      ) +
        k.tube('M22 290Q40 240 30 190', 9, k.tones.bark) +
        k.G('translate(30 190)', k.lit('M0 0Q-22 -14 -10 -40Q20 -34 0 0z', k.tones.leaf)) +
        k.drop(170, 236, 1.8, k.p.acc),
      k.tones.copper,
    ),
};
