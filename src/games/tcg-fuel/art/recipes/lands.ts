// Lands
import type { Recipe } from '../kit.types.js';
import { mount } from '../parts.js';

export const lands: Readonly<Record<string, Recipe>> = {
  mountain: (k, s) =>
    s.set(k, {
      sky: ['rays', 'rings', 'bands'][k.variant % 3],
      at: [
        [140, 70],
        [60, 64],
        [100, 60],
      ][k.variant % 3],
      v: false,
      ground: false,
    }) +
    mount(k, k.variant % 3, k.p) +
    s.ground(k) +
    [
      [24, 236, 60],
      [172, 238, 78],
      [152, 238, 50],
    ]
      .map(
        ([x = 0, y = 0, h = 0]) =>
          k.P(`M${x - 7} ${y}L${x - 5} ${y - h}H${x + 5}L${x + 7} ${y}z`, k.p.ink) +
          k.puff(x + 8, y - h - 6, 0.7, k.p.ink, 'opacity=".7"'),
      )
      .join('') +
    k.P('M60 244V216H80V228L94 216V228L108 216V244z', k.p.ink) +
    k.R(66, 224, 6, 8, k.p.acc),
  island: (k, s) =>
    s.set(k, {
      sky: ['disc', 'clouds', 'rings'][k.variant % 3],
      at: [
        [128, 84],
        [60, 60],
        [80, 80],
      ][k.variant % 3],
      v: false,
      ground: false,
    }) +
    [
      () =>
        k.P('M40 186Q60 150 92 158Q100 120 132 146Q156 150 170 186z', k.p.ground) +
        k.limb(
          [
            [104, 156],
            [104, 98],
          ],
          10,
          k.tones.white,
        ) +
        k.lit('M94 98H114L110 82H98z', k.tones.coral) +
        k.P('M104 90L200 70V110z', k.p.glow, 'opacity=".6"'),
      () =>
        k.P('M20 190Q40 150 80 164L96 190zM110 190Q140 130 186 190z', k.p.ground) +
        k.S('M60 160Q100 110 146 150', k.p.mid, 7) +
        k.S('M76 150V190M100 136V190M124 140V190', k.p.mid, 4),
      () =>
        k.lit('M60 190V110Q60 96 74 96H126Q140 96 140 110V190z', k.tones.sea, { shade: 26 }) +
        k.S('M60 130H140M60 160H140', k.p.ink, 3) +
        k.valve(100, 130, 19) +
        k.tube('M140 150H176V196', 12, k.tones.brass),
    ][k.variant % 3]!() +
    [0, 1, 2, 3, 4]
      .map((i) =>
        k.P(
          `M${-30 + (i % 2) * 12} ${186 + i * 22}` +
            Array.from({ length: 6 }, () => 'q12 -10 25 0t25 0').join('') +
            'V290H-30z',
          [k.p.skyA, k.p.far, k.p.mid, k.p.ground, k.p.ink][i]!,
        ),
      )
      .join('') +
    k.at(
      52,
      214,
      0.7,
      k.lit('M-34 0H34L24 18H-24z', k.tones.coral) + k.R(-4, -26, 9, 26, k.tones.iron[1]) + k.puff(8, -28, 0.6, '#fff'),
    ),
  forest: (k, s) =>
    s.set(k, {
      sky: ['disc', 'rays', 'bands'][k.variant % 3],
      at: [
        [80, 80],
        [130, 60],
        [60, 60],
      ][k.variant % 3],
      v: k.variant % 3 === 0 ? 0 : false,
      ground: false,
    }) +
    [
      [28, 196, 1.1],
      [70, 180, 1.4],
      [122, 186, 1.3],
      [172, 194, 1.2],
    ]
      .map(
        ([x = 0, y = 0, q = 0], i) =>
          k.R(x - 5, y - 44 * q, 10, 110, k.p.ground) +
          (k.variant % 3 === 1
            ? k.P(
                `M${x} ${y - 110 * q}L${x + 26 * q} ${y - 50 * q}H${x + 14 * q}L${x + 34 * q} ${y}H${x - 34 * q}L${x - 14 * q} ${y - 50 * q}H${x - 26 * q}z`,
                i % 2 ? k.p.mid : k.p.far,
              )
            : k.puff(x, y - 40 * q, 1.5 * q, i % 2 ? k.p.mid : k.p.far) +
              k.puff(x, y - 64 * q, 1.1 * q, i % 2 ? k.p.far : k.p.mid)),
      )
      .join('') +
    s.ground(k) +
    k.P('M70 244V208Q100 170 130 208V244z', k.p.glow, `stroke="${k.p.ink}" stroke-width="3"`) +
    k.S('M84 244V196M100 244V190M116 244V196M70 216H130', k.p.ink, 2.4) +
    [
      [44, 238],
      [150, 236],
      [166, 244],
    ]
      .map(([x = 0, y = 0]) => k.P(k.star(x, y, 8, 4, 5), k.p.acc))
      .join(''),
  plains: (k, s) =>
    s.set(k, {
      sky: ['burst', 'bands', 'clouds'][k.variant % 3],
      at: [
        [100, 96],
        [140, 70],
        [50, 60],
      ][k.variant % 3],
      v: k.variant % 3 === 2 ? 2 : false,
      ground: false,
    }) +
    k.P('M-4 170Q60 140 110 160T204 150V290H-4z', k.p.far) +
    k.P('M-4 200Q70 170 130 196T204 190V290H-4z', k.p.skyB) +
    k.P('M-4 230Q60 208 120 226T204 220V290H-4z', k.p.acc) +
    k.S(
      Array.from({ length: 12 }, (_, i) => `M${100 + (i - 6) * 5} 186L${100 + (i - 6) * 34} 290`).join(''),
      k.p.far,
      2.4,
    ) +
    [
      [36, 150, 0.9],
      [100, 170, 0.6],
      [164, 146, 1],
    ]
      .map(([x = 0, y = 0, q = 0]) =>
        k.at(
          x,
          y,
          q,
          k.S('M0 70V-26', k.p.ink, 6) +
            k.S('M-12 -14H12', k.p.ink, 4) +
            k.P(k.star(0, -40, 26, 16, 10), k.p.glow) +
            k.P('M-9 -28L-12 -52H12L9 -28z', k.p.glow, `stroke="${k.p.ink}" stroke-width="3"`) +
            k.C(0, -40, 6, k.p.metal) +
            k.P('M-14 -52L0 -64L14 -52z', k.p.ink),
        ),
      )
      .join(''),
  swamp: (k, s) =>
    s.set(k, {
      sky: ['rings', 'disc', 'bands'][k.variant % 3],
      at: [
        [70, 70],
        [140, 80],
        [60, 90],
      ][k.variant % 3],
      v: k.variant % 3,
      ground: false,
    }) +
    k.P('M0 206Q50 190 100 204T200 200V290H0z', k.p.ground) +
    k.E(70, 236, 62, 12, k.tones.acid[0]) +
    k.E(64, 234, 48, 7, k.tones.acid[1]) +
    k.E(158, 262, 46, 9, k.tones.acid[0]) +
    k.S(
      'M150 230V132M150 172L122 146M150 156L176 126M150 140L138 112M122 146L108 148M122 146L120 128M176 126L190 124',
      k.p.ink,
      8,
    ) +
    [
      [34, 226, 5],
      [88, 232, 7],
      [150, 258, 5],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.C(x, y, q, k.tones.acid[2]))
      .join('') +
    k.tube('M-8 196H26V222', 13, k.tones.copper) +
    k.drips(16, 222, 20, 2) +
    k.P('M120 122q6 -12 16 -10l6 -4l-2 8q2 12 -10 14l-14 4z', k.p.ink),
  'steamworks-delta': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 80], v: 0, ground: false }) +
    k.P('M0 200H200V290H0z', (k.second ?? k.p).mid) +
    k.P('M90 200L40 290H120L106 230L180 290H200V270L116 200z', (k.second ?? k.p).glow, 'opacity=".75"') +
    k.lit('M28 204V150L52 134V150L78 134V150L104 134V150H130V204z', k.tones.coral, { shade: 26 }) +
    [40, 66, 92].map((x) => k.R(x, 164, 12, 16, k.p.acc, 0, `stroke="${k.p.ink}" stroke-width="2"`)).join('') +
    k.lit('M118 150L122 70H140L144 150z', k.tones.iron) +
    k.puff(140, 60, 1.3, '#fff') +
    `<circle cx="160" cy="190" r="33" fill="none" stroke="${k.p.ink}" stroke-width="10"/>` +
    k.S('M160 157V223M127 190H193M137 167L183 213M183 167L137 213', k.tones.bark[1], 6) +
    `<circle cx="160" cy="190" r="33" fill="none" stroke="${k.tones.bark[2]}" stroke-width="5"/>`,
  'lantern-orchard': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 90], v: false }) +
    [
      [44, 1],
      [156, 1],
      [100, 1.2],
    ]
      .map(
        ([x = 0, q = 0]) =>
          k.limb(
            [
              [x, 240],
              [x, 150],
            ],
            10 * q,
            k.tones.bark,
          ) +
          k.puff(x - 2, 150, 1.9 * q, k.tones.leaf[0], `stroke="${k.p.ink}" stroke-width="2.4"`) +
          k.puff(x, 126, 1.5 * q, k.tones.leaf[1], `stroke="${k.p.ink}" stroke-width="2.4"`),
      )
      .join('') +
    [
      [30, 170],
      [100, 178],
      [170, 170],
      [66, 146],
    ]
      .map(([x = 0, y = 0]) => k.lantern(x, y, 0.62))
      .join(''),
  'slagpit-catacomb': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 70], v: false, ground: false }) +
    k.P('M0 120L40 100H160L200 120V290H0z', k.p.ground) +
    [
      [50, 180],
      [150, 180],
    ]
      .map(
        ([x = 0, y = 0]) =>
          k.P(`M${x - 30} 290V${y - 10}A30 30 0 0 1 ${x + 30} ${y - 10}V290z`, k.p.ink) + k.skull(x, y + 10, 0.7),
      )
      .join('') +
    k.P('M76 290V150Q100 116 124 150V290z', k.p.acc) +
    k.P('M88 290V160Q100 140 112 160V290z', k.p.glow) +
    k.S('M0 120L40 100H160L200 120', k.tones.steel[0], 8) +
    [
      [20, 136],
      [60, 122],
      [100, 122],
      [140, 122],
      [180, 136],
    ]
      .map(([x = 0, y = 0]) => k.bolt(x, y, 3.4))
      .join('') +
    k.limb(
      [
        [100, 20],
        [100, 76],
      ],
      5,
      k.tones.iron,
    ) +
    k.lit('M76 70H124L114 102H86z', k.tones.iron) +
    k.P('M94 102Q96 126 98 150H106Q104 126 106 102z', k.p.acc),
  'cloudpier-terrace': (k, s) =>
    s.set(k, { sky: 'clouds', at: [130, 60], v: false, ground: false }) +
    k.lit(
      'M96 66C60 66 40 84 40 100C40 116 60 132 96 132C142 132 160 112 164 100C160 88 142 66 96 66z',
      k.tones.coral,
      { shade: 0, rim: 6 },
    ) +
    k.S('M52 84Q100 104 158 88M48 116Q100 100 158 112', k.p.ink, 2.4) +
    k.lit('M78 140H122L116 156H84z', k.tones.bark) +
    k.S('M84 130V142M116 130V142', k.p.ink, 2.4) +
    k.P('M164 100l22 -16v32z', k.tones.gold[1], `stroke="${k.p.ink}" stroke-width="2.6"`) +
    k.lit('M-4 200H150V218H-4z', k.tones.canvas) +
    k.S('M10 218L30 290M60 218L70 290M110 218L110 290M-4 250H140', k.p.ink, 6) +
    [20, 60, 100, 140].map((x) => k.S(`M${x} 200V180`, k.p.ink, 4)).join('') +
    k.S('M-4 182H150', k.p.ink, 3) +
    k.lantern(146, 168, 0.8) +
    k.puff(170, 250, 2.6, '#fff') +
    k.puff(60, 284, 2.8, '#fff'),
  'peatroot-hollow': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 84], v: false }) +
    k.lit(
      'M30 250C44 190 40 120 70 80Q60 50 40 40Q74 36 92 62Q100 30 124 18Q112 50 122 68Q146 52 172 62Q146 72 134 92C160 130 156 190 172 250z',
      k.tones.bark,
      { shade: 32, rim: 6 },
    ) +
    k.P('M76 250C70 210 74 160 100 148C126 160 130 210 124 250z', '#0b0810', `stroke="${k.p.ink}" stroke-width="3"`) +
    k.C(92, 196, 5, k.tones.acid[1]) +
    k.C(110, 196, 5, k.tones.acid[1]) +
    [
      [52, 150],
      [150, 160],
      [60, 200],
      [142, 212],
    ]
      .map(
        ([x = 0, y = 0]) =>
          k.P(
            `M${x - 13} ${y}Q${x} ${y - 16} ${x + 13} ${y}z`,
            k.tones.coral[1],
            `stroke="${k.p.ink}" stroke-width="2.4"`,
          ) + k.R(x - 3, y, 7, 9, k.p.glow),
      )
      .join('') +
    k.P('M0 254Q50 234 100 250T200 244V290H0z', k.p.ground) +
    k.E(100, 266, 50, 8, k.tones.acid[0]),
  'scrapyard-depot': (k, s) =>
    s.set(k, { sky: 'bands', at: [54, 66], v: false }) +
    k.S('M150 240V60H60V92', k.p.ink, 10) +
    k.S('M150 240V60H60V92M150 92L118 60', k.tones.coral[1], 5) +
    k.S('M60 92V126', k.p.ink, 3) +
    k.S('M46 126Q60 112 74 126M48 126V140M72 126V140', k.p.ink, 7) +
    k.P('M0 244L20 206L48 214L64 178L96 186L120 162L150 196L176 188L200 222V290H0z', k.p.mid) +
    k.cog(44, 222, 24, k.tones.copper, 9) +
    k.cog(96, 214, 30, k.tones.steel, 11) +
    k.cog(156, 230, 26, k.tones.brass, 10) +
    k.tube('M16 254L70 240', 13, k.tones.sea) +
    k.tube('M120 256L186 250', 12, k.tones.coral) +
    k.cog(60, 152, 13, k.tones.brass, 8) +
    k.bolts(
      [
        [24, 236],
        [120, 236],
        [180, 214],
      ],
      4,
    ),
};
