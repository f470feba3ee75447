// White: the lamp quarter
import type { Recipe } from '../kit.types.js';
import { dial, bust, small } from '../parts.js';

export const white: Readonly<Record<string, Recipe>> = {
  'lamplight-squire': (k, s) =>
    s.set(k, { sky: 'rays', at: [128, 76], v: 0 }) +
    k.person({
      kin: 'sun',
      x: 84,
      y: 236,
      s: 0.92,
      lean: 0.1,
      front: [38, -88],
      back: [-26, -70],
      coat: k.tones.sea,
      hold: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x + 2, 4],
            [x + 2, y - 66],
          ],
          5,
          k.tones.bark,
        ) +
        k.S(`M${x + 2} ${y - 64}h16`, k.p.ink, 4) +
        k.lantern(x + 18, y - 42, 0.9),
    }) +
    k.heartGauge(40, 100, 1.2),
  'sunward-lancer': (k, s) =>
    s.set(k, { sky: 'bands', at: [54, 80], v: 2 }) +
    k.person({
      kin: 'sun',
      x: 78,
      y: 236,
      s: 1.04,
      lean: 1,
      stride: 1.5,
      front: [48, -88],
      back: [4, -78],
      hold: ([x = 0, y = 0]) => k.lance(x, y, 66, 132),
      behind: k.lit('M8 -112Q-34 -96 -52 -40L-30 -48L-14 -60z', k.tones.coral, { shade: 14 }),
    }),
  'beaconwall-guard': (k, s) =>
    s.set(k, { sky: 'gear', at: [110, 90], v: false }) +
    k.person({
      kin: 'sun',
      x: 84,
      y: 236,
      s: 1.08,
      lean: -0.1,
      front: [44, -84],
      back: [-34, -96],
      legs: k.tones.slate,
      holdBack: ([x = 0, y = 0]) => k.blade(x, y, -24, 62),
    }) +
    k.lit('M108 118Q142 100 176 118V190Q168 226 142 240Q116 226 108 190z', k.tones.navy, { shade: 26, rim: 5 }) +
    k.S('M116 126Q142 112 168 126V190Q162 216 142 228Q122 216 116 190z', k.p.acc, 3) +
    k.lampEye(142, 166, 1),
  'skyline-chaplain': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 92], v: 0, ground: false }) +
    k.P('M0 240H200V290H0z', k.p.ground) +
    k.wing(84, 118, 1, k.tones.cream, -1, 4) +
    k.wing(118, 118, 1, k.tones.cream, 1, 4) +
    k.person({
      kin: 'sun',
      x: 100,
      y: 228,
      s: 0.98,
      lean: 0.1,
      fly: 1,
      front: [34, -74],
      back: [-30, -118],
      halo: 0,
      under: k.lit('M-16 -68C-24 -34 -40 -12 -44 2Q-20 -10 0 4Q16 -8 32 0C28 -20 22 -40 16 -68z', k.tones.cream, {
        shade: 20,
      }),
      front2: ([x = 0, y = 0]) =>
        k.S(`M${x} ${y}V${y + 26}`, k.p.ink, 2.4) +
        k.lit(
          `M${x - 12} ${y + 44}Q${x - 10} ${y + 24} ${x} ${y + 24}Q${x + 10} ${y + 24} ${x + 12} ${y + 44}z`,
          k.tones.gold,
        ) +
        k.C(x, y + 47, 4, k.p.ink),
    }),
  'captain-of-lanterns': (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 92], v: false }) +
    [24, 176].map((x) => small(k, 'sun', x, 240, 0.84, k.p.mid)).join('') +
    k.person({
      kin: 'sun',
      x: 98,
      y: 238,
      s: 1.14,
      lean: 0.15,
      front: [36, -138],
      back: [-38, -96],
      coat: k.tones.coral,
      hat: ' ',
      crown: (x, y) =>
        k.lit(
          `M${x - 32} ${y - 4}Q${x - 18} ${y - 34} ${x + 2} ${y - 32}Q${x + 22} ${y - 34} ${x + 34} ${y - 4}Q${x} ${y - 16} ${x - 32} ${y - 4}z`,
          k.tones.navy,
        ) + k.P(k.star(x + 1, y - 20, 7, 3, 6), k.p.acc),
      hold: ([x = 0, y = 0]) => k.blade(x, y, 18, 58),
      holdBack: ([x = 0, y = 0]) => k.lantern(x - 2, y + 26, 1),
    }),
  'twinpiston-duelist': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 118], v: false }) +
    k.person({
      kin: 'sun',
      x: 98,
      y: 236,
      s: 1.12,
      lean: 0.3,
      stride: 1.4,
      front: [44, -108],
      back: [-42, -108],
      coat: k.tones.navy,
      legs: k.tones.cream,
      halo: 0,
      hold: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x - 10, y + 14],
            [x + 8, y - 10],
          ],
          13,
          k.tones.brass,
        ) + k.blade(x, y, 34, 74),
      holdBack: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x + 10, y + 14],
            [x - 8, y - 10],
          ],
          13,
          k.tones.brass,
        ) + k.blade(x, y, -34, 74),
      hat: k.S('M-10 -139Q8 -150 28 -136', k.tones.coral[1], 9),
    }),
  'glasswing-arbiter': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 78], v: false, ground: false }) +
    k.puff(30, 262, 3, '#fff') +
    k.puff(160, 270, 3.2, '#fff') +
    [-1, 1]
      .map((d) =>
        k.at(
          100,
          150,
          1,
          [
            'M6 -10C20 -70 50 -104 94 -118C90 -92 84 -80 72 -66L40 -20z',
            'M10 -8C40 -40 66 -60 96 -62C88 -38 78 -26 62 -18z',
            'M10 0C40 -16 66 -14 88 -2C72 16 58 22 40 22z',
            'M8 8C28 12 50 24 64 50C44 54 28 42 14 30z',
          ]
            .map((w, i) =>
              k.P(
                w,
                [k.tones.glass[1], k.tones.coral[2], k.tones.gold[1], k.tones.leaf[2]][i]!,
                `stroke="${k.p.ink}" stroke-width="3" stroke-linejoin="round"`,
              ),
            )
            .join('') + k.S('M14 -20L74 -98M22 -18L78 -44M24 4L72 2', k.p.ink, 2),
          d,
        ),
      )
      .join('') +
    k.lit('M74 122Q100 104 126 122L120 176Q140 220 130 256Q100 240 70 256Q60 220 80 176z', k.tones.white, {
      shade: 20,
    }) +
    k.S('M100 130V240M84 186Q100 194 116 186', k.tones.gold[0], 3) +
    k.P(k.star(100, 88, 44, 37, 18), k.p.acc, `stroke="${k.p.ink}" stroke-width="2"`) +
    k.ball(100, 88, 25, k.tones.glass) +
    k.lampEye(100, 88, 0.75) +
    k.limb(
      [
        [82, 136],
        [70, 164],
        [98, 172],
      ],
      11,
      k.tones.white,
    ) +
    k.limb(
      [
        [118, 136],
        [130, 164],
        [102, 172],
      ],
      11,
      k.tones.white,
    ) +
    k.blade(100, 168, 180, 70, k.tones.gold),
  'call-the-watch': (k, s) =>
    s.set(k, { sky: 'bands', at: [100, 70], v: 0 }) +
    [
      [26, 240, 0.8],
      [62, 244, 0.62],
      [138, 244, 0.62],
      [174, 240, 0.8],
    ]
      .map(([x = 0, y = 0, q = 0]) => small(k, 'sun', x, y, q, k.p.ground) + k.C(x, y - 72 * q, 9 * q, k.p.acc))
      .join('') +
    k.S('M100 20V52', k.p.ink, 7) +
    k.lit('M60 134C72 122 66 52 100 52C134 52 128 122 140 134Q100 148 60 134z', k.tones.gold, { shade: 24, rim: 5 }) +
    k.ball(100, 146, 10, k.tones.iron) +
    k.S('M48 82Q38 98 46 116M34 72Q18 98 32 126M152 82Q162 98 154 116M166 72Q182 98 168 126', k.p.ink, 4.5) +
    k.S('M68 120Q100 130 132 120', k.p.ink, 3),
  'sentence-by-daylight': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 34], v: false, ground: false }) +
    k.P('M66 40L20 290H180L134 40z', k.p.glow, 'opacity=".85"') +
    k.at(100, 262, 0.95, k.P('M-30 10V-50Q-30 -76 0 -76Q30 -76 30 -50V10z', k.p.skyB) + k.C(0, -94, 20, k.p.skyB)) +
    k.limb(
      [
        [100, 232],
        [100, 74],
      ],
      9,
      k.tones.brass,
    ) +
    k.limb(
      [
        [36, 100],
        [164, 84],
      ],
      8,
      k.tones.brass,
    ) +
    k.ball(100, 74, 11, k.tones.gold) +
    [
      [36, 100],
      [164, 84],
    ]
      .map(
        ([x = 0, y = 0]) =>
          k.S(`M${x} ${y}L${x - 22} ${y + 56}M${x} ${y}L${x + 22} ${y + 56}`, k.p.ink, 2.4) +
          k.lit(`M${x - 28} ${y + 56}H${x + 28}Q${x} ${y + 84} ${x - 28} ${y + 56}z`, k.tones.gold),
      )
      .join('') +
    k.flame(36, 154, 0.5, k.p.metal) +
    k.skull(164, 128, 0.5) +
    k.lit('M64 232H136L146 252H54z', k.tones.navy),
  'lights-out-everywhere': (k) =>
    k.R(0, 0, 200, 280, k.p.ink) +
    k.C(100, 104, 76, k.p.ground) +
    k.C(100, 104, 60, k.p.mid) +
    k.P(k.star(100, 104, 58, 50, 24), k.p.acc) +
    k.C(104, 106, 48, k.p.ink) +
    k.P(
      'M0 230V176L24 152L48 176V160L74 136L100 160V148H112V130L124 112L136 130V164L160 142L186 168L200 158V290H0z',
      k.p.ground,
    ) +
    k.P('M0 284V214L28 196L56 214V204L86 184L110 204L140 190L170 210L200 196V284z', '#0c0d18') +
    [
      [20, 222],
      [38, 226],
      [84, 206],
      [150, 214],
      [178, 222],
      [122, 220],
      [62, 240],
      [100, 246],
      [74, 166],
      [124, 142],
    ]
      .map(([x = 0, y = 0]) => k.R(x, y, 8, 11, k.p.mid))
      .join('') +
    k.S('M164 290V232', k.p.mid, 5) +
    k.puff(160, 214, 0.7, k.p.mid) +
    k.P('M150 216L146 236H182L178 216z', '#0c0d18', `stroke="${k.p.mid}" stroke-width="3"`),
  'oath-of-stillness': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 118], v: false, ground: false }) +
    k.P(k.star(100, 118, 96, 84, 28), k.p.acc) +
    k.C(100, 118, 76, k.p.mid) +
    k.C(100, 118, 68, k.p.ground) +
    k.hand(100, 140, 1.75, k.tones.cream, 1, k.tones.coral) +
    k.C(102, 142, 11, 'none', `stroke="${k.p.ink}" stroke-width="3"`) +
    k.P(k.star(102, 142, 9, 4, 6), k.p.acc) +
    k.P(
      'M16 214L60 206V232L16 240L26 227zM184 214L144 206V232L184 240L174 227z',
      k.p.metal,
      `stroke="${k.p.ink}" stroke-width="2.6"`,
    ) +
    k.lit('M48 200Q100 222 152 200V228Q100 250 48 228z', k.tones.coral),
  'hold-the-beam': (k, s) =>
    s.set(k, { sky: 'clouds', at: [100, 80], v: false, ground: false }) +
    k.R(0, 0, 200, 290, k.p.ground) +
    k.P('M100 82L-10 30V134zM100 82L210 30V134z', k.p.glow) +
    k.P('M100 82L-10 60V104zM100 82L210 60V104z', k.p.acc) +
    k.P('M0 236q12 -9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V290H0z', k.p.mid) +
    k.lit('M66 250L82 104H118L134 250z', k.tones.white, { shade: 24 }) +
    k.P(
      'M79.500 130H120.500L123 156H76.600zM73.700 182H126.300L129 208H71z',
      k.tones.coral[1],
      `stroke="${k.p.ink}" stroke-width="2"`,
    ) +
    k.lit('M72 98H128V110H72z', k.tones.navy) +
    k.R(84, 66, 32, 32, k.p.glow, 0, `stroke="${k.p.ink}" stroke-width="3"`) +
    k.C(100, 82, 12, k.p.acc) +
    k.lit('M78 66L100 44L122 66z', k.tones.coral) +
    k.lit('M40 244Q100 226 160 244L176 290H24z', k.tones.slate) +
    k.hexes(30, 150, 176, 236, 18, k.p.acc),
  'banner-of-first-lamps': (k, s) =>
    s.set(k, { sky: 'rings', at: [80, 100], v: 0 }) +
    k.limb(
      [
        [44, 250],
        [44, 40],
      ],
      8,
      k.tones.bark,
    ) +
    k.ball(44, 36, 10, k.tones.gold) +
    k.lit('M48 50Q90 34 122 52T184 48V150Q150 168 122 150T48 152z', k.tones.coral, { shade: 0, rim: 5 }) +
    k.S('M56 60Q92 46 122 62T176 60V142Q148 156 122 142T56 144z', k.p.acc, 3) +
    k.P(k.star(116, 102, 38, 26, 12), k.p.acc) +
    k.lantern(116, 102, 1.3) +
    [
      [92, 240, 0.56],
      [128, 244, 0.6],
      [164, 240, 0.56],
    ]
      .map(([x = 0, y = 0, q = 0]) => small(k, 'sun', x, y, q, k.p.ground))
      .join(''),
  'menders-chorale': (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 124], v: false, ground: false }) +
    k.at(
      100,
      128,
      3.5,
      k.lit('M0 16C-22 2 -18 -14 -9 -14C-4 -14 -1 -11 0 -8C1 -11 4 -14 9 -14C18 -14 22 2 0 16z', k.tones.coral, {
        shade: 5,
        rim: 1.4,
        line: 1,
      }),
    ) +
    k.S('M100 98L92 116L106 132L94 152L100 176', k.p.ink, 4) +
    k.S('M84 112l14 6M92 128l16 -2M88 146l14 2M92 164l14 -2', k.p.glow, 4) +
    [0, 1, 2, 3, 4]
      .map((i) => k.S(`M-4 ${208 + i * 12}Q50 ${196 + i * 12} 100 ${210 + i * 12}T204 ${206 + i * 12}`, k.p.ground, 2))
      .join('') +
    [
      [34, 226],
      [76, 240],
      [122, 232],
      [164, 250],
    ]
      .map(([x = 0, y = 0]) => k.S(`M${x + 5} ${y}v-26`, k.p.ink, 3) + k.E(x, y, 7, 5, k.p.ink))
      .join('') +
    k.S('M170 60L140 100', k.tones.steel[0], 4) +
    k.S('M140 100Q120 104 110 98', k.p.ink, 2),
  'seren-keeper-of-lamps': (k, s) =>
    dial(
      k,
      s,
      'burst',
      k.P(k.star(100, 112, 74, 62, 20), k.p.acc) +
        k.C(100, 112, 56, k.p.glow) +
        bust(
          k,
          k.tones.white,
          k.tones.gold,
          k.tones.copper,
          k.lit(
            'M60 140C50 96 60 66 100 66C140 66 150 96 140 140L148 196Q136 186 134 150C136 124 130 106 100 104C70 106 64 124 66 150Q64 186 52 196z',
            k.tones.white,
            { shade: 24 },
          ),
          k.S('M66 104Q100 92 134 104', k.p.acc, 6) +
            k.P(k.star(100, 96, 11, 5, 8), k.p.glow, `stroke="${k.p.ink}" stroke-width="2"`),
        ) +
        k.lantern(164, 226, 1.4),
      k.tones.gold,
    ),
};
