// Blue: the pump room
import type { Recipe } from '../kit.types.js';
import { dial, bust, beastEye } from '../parts.js';

export const blue: Readonly<Record<string, Recipe>> = {
  'shut-the-valve': (k, s) => {
    const flange = (x: number, y: number, wide: number, high: number): string =>
      k.R(x, y, wide, high, k.tones.brass[1], 3, `stroke="${k.p.ink}" stroke-width="2.6"`);
    return (
      s.set(k, { sky: 'rays', at: [100, 118], v: false, ground: false }) +
      k.tube('M-10 118H210', 40, k.tones.sea) +
      k.tube('M100 118V290', 30, k.tones.copper) +
      flange(17, 90, 16, 56) +
      flange(163, 90, 16, 56) +
      flange(78, 216, 44, 14) +
      k.valve(100, 118, 58, k.tones.coral)
    );
  },
  'gauge-reader': (k, s) =>
    s.set(k, { sky: 'disc', at: [92, 96], v: 0 }) +
    k.person({ kin: 'tide', x: 82, s: 1.02, lean: 0.2, front: [40, -96], back: [-26, -70] }) +
    k.gauge(146, 128, 36, 0.35) +
    k.tube('M146 164V240', 9, k.tones.copper) +
    k.S('M104 126L118 126', k.p.glow, 3),
  'mistvalve-skimmer': (k, s) =>
    s.set(k, { sky: 'clouds', at: [60, 70], v: false, ground: false }) +
    k.prop(94, 62, 66, -12) +
    k.S('M96 66L96 92', k.p.ink, 6) +
    k.batwing(110, 132, 0.95, k.tones.canvas, 1) +
    k.batwing(80, 132, 0.95, k.tones.canvas, -1) +
    k.person({ kin: 'tide', x: 98, y: 222, s: 0.98, lean: 0.55, fly: 1, front: [46, -86], back: [-40, -92] }) +
    k.puff(40, 232, 1.9, '#fff', 'opacity=".85"') +
    k.puff(150, 244, 2.4, '#fff', 'opacity=".9"') +
    k.puff(70, 268, 3, k.p.glow) +
    k.puff(170, 284, 3, '#fff'),
  'brinewall-sentry': (k, s) =>
    s.set(k, { sky: 'bands', at: [150, 64], v: 2 }) +
    k.lit('M40 210V92Q40 62 70 62H130Q160 62 160 92V210z', k.tones.sea, { shade: 34, rim: 5 }) +
    k.S('M40 128H160M100 128V210M40 168H160', k.p.ink, 3) +
    k.bolts(
      [50, 74, 126, 150].flatMap((x) => [
        [x, 119],
        [x, 177],
      ]),
      2.6,
    ) +
    k.lit('M58 76H142V110H58z', k.tones.iron, { shade: 20 }) +
    k.C(80, 93, 11, k.p.acc, `stroke="${k.p.ink}" stroke-width="3"`) +
    k.C(120, 93, 11, k.p.acc, `stroke="${k.p.ink}" stroke-width="3"`) +
    k.C(80, 93, 5, k.p.glow) +
    k.C(120, 93, 5, k.p.glow) +
    k.valve(100, 166, 22, k.tones.coral) +
    k.limb(
      [
        [36, 120],
        [16, 150],
        [18, 196],
      ],
      20,
      k.tones.iron,
    ) +
    k.limb(
      [
        [164, 120],
        [184, 150],
        [182, 196],
      ],
      20,
      k.tones.iron,
    ) +
    k.wallBase(216, k.tones.slate) +
    k.drips(56, 210, 90, 7, k.p.skyA),
  'condenser-savant': (k, s) =>
    s.set(k, { sky: 'rays', at: [150, 60], v: 1 }) +
    k.tube('M166 236V176q0 -12 -12 -12t-12 -10t12 -10t12 -10t-12 -10t-12 -10t12 -10V70', 9, k.tones.copper) +
    k.person({
      kin: 'tide',
      x: 80,
      s: 1.05,
      lean: -0.1,
      front: [42, -108],
      back: [-30, -84],
      coat: k.tones.sea,
      legs: k.tones.slate,
      front2: ([x = 0, y = 0]) =>
        k.lit(
          `M${x - 4} ${y - 34}H${x + 12}V${y - 20}L${x + 24} ${y + 4}Q${x + 4} ${y + 14} ${x - 16} ${y + 4}L${x - 4} ${y - 20}z`,
          k.tones.glass,
          { shade: 14 },
        ) + k.P(`M${x - 10} ${y - 6}H${x + 18}L${x + 24} ${y + 4}Q${x + 4} ${y + 14} ${x - 16} ${y + 4}z`, k.p.acc),
      holdBack: ([x = 0, y = 0]) =>
        k.lit(
          `M${x - 22} ${y - 12}L${x} ${y - 4}L${x + 18} ${y - 14}V${y + 18}L${x} ${y + 28}L${x - 22} ${y + 18}z`,
          k.tones.coral,
          { shade: 20 },
        ),
    }),
  'undertow-bailiff': (k, s) =>
    s.set(k, { sky: 'rings', at: [128, 100], v: 2 }) +
    k.bolt2(44, 108, 1.1) +
    k.person({
      kin: 'tide',
      x: 100,
      s: 1.1,
      lean: 0.55,
      front: [52, -118],
      back: [-36, -92],
      coat: k.tones.navy,
      legs: k.tones.navy,
      hold: ([x = 0, y = 0]) =>
        k.S(`M${x} ${y}q20 -30 10 -52`, k.p.ink, 7) +
        k.S(`M${x} ${y}q20 -30 10 -52`, k.tones.steel[2], 3, 'stroke-dasharray="5 5"') +
        k.G(
          `translate(${x + 8} ${y - 58}) rotate(200)`,
          k.S('M0 -6V34M-18 18Q-16 38 0 38Q16 38 18 18', k.p.ink, 11) +
            k.S('M0 -6V34M-18 18Q-16 38 0 38Q16 38 18 18', k.tones.steel[1], 6),
        ),
      crown: (x, y) =>
        k.lit(
          `M${x - 25} ${y - 14}Q${x} ${y - 24} ${x + 27} ${y - 12}L${x + 16} ${y - 32}Q${x} ${y - 40} ${x - 16} ${y - 32}z`,
          k.tones.navy,
        ) + k.P(k.star(x + 2, y - 27, 7, 3, 5), k.p.acc),
    }),
  'cloudferry-ray': (k, s) =>
    s.set(k, { sky: 'clouds', at: [140, 60], v: false, ground: false }) +
    k.tube('M100 168Q116 210 92 262', 7, k.tones.slate) +
    k.lit(
      'M100 62C120 62 128 84 146 92C170 102 194 112 204 146C176 142 158 158 138 168Q100 188 62 168C42 158 24 142 -4 146C6 112 30 102 54 92C72 84 80 62 100 62z',
      k.tones.slate,
      { shade: 26, rim: 5 },
    ) +
    k.P(
      'M84 68Q78 54 86 46Q90 58 94 64zM116 68Q122 54 114 46Q110 58 106 64z',
      k.tones.slate[1],
      `stroke="${k.p.ink}" stroke-width="2.4"`,
    ) +
    beastEye(k, 86, 84, 5) +
    beastEye(k, 114, 84, 5) +
    [
      [50, 120],
      [150, 120],
      [76, 140],
      [124, 140],
    ]
      .map(([x = 0, y = 0], i) => k.C(x, y, i > 1 ? 5 : 7, k.p.skyA))
      .join('') +
    k.S('M70 164L80 204M130 164L120 204', k.p.ink, 3) +
    k.lit('M66 202H134L124 230H76z', k.tones.bark, { shade: 20 }) +
    [84, 100, 116].map((x) => k.C(x, 214, 4.6, k.p.acc, `stroke="${k.p.ink}" stroke-width="2"`)).join('') +
    k.puff(24, 270, 2, '#fff', 'opacity=".9"') +
    k.puff(172, 278, 2.2, '#fff', 'opacity=".9"'),
  'pressure-leviathan': (k, s) =>
    s.set(k, { sky: 'rings', at: [92, 90], v: false, ground: false }) +
    k.P('M0 206H200V284H0z', k.p.ground) +
    k.lit(
      'M14 150C20 86 84 62 136 74C176 84 186 130 178 168C176 190 196 204 206 190V250C176 252 156 240 148 226C96 246 20 226 14 150z',
      k.tones.sea,
      { shade: 30, rim: 6 },
    ) +
    k.P('M18 168C40 200 96 216 148 200C130 232 28 232 18 168z', k.tones.canvas[1]) +
    Array.from({ length: 6 }, (_, i) =>
      k.S(`M${38 + i * 18} ${186 + (i < 3 ? i * 7 : 14 - (i - 3) * 2)}v18`, k.p.ink, 2),
    ).join('') +
    k.S('M16 160Q56 196 152 184', k.p.ink, 4) +
    k.S('M92 72Q76 120 100 200M138 76Q132 120 150 186', k.p.ink, 2.6) +
    k.bolts(
      [
        [88, 92],
        [86, 112],
        [88, 134],
        [137, 96],
        [138, 118],
        [141, 142],
      ],
      2.8,
    ) +
    k.ball(58, 134, 19, k.tones.brass) +
    k.C(58, 134, 12, k.p.acc) +
    k.C(58, 134, 5, k.p.ink) +
    k.tube('M118 72V44', 13, k.tones.brass) +
    k.puff(120, 34, 1.1, '#fff') +
    k.puff(140, 18, 0.8, '#fff') +
    k.hexes(10, 66, 206, 236, 20) +
    k.P('M-12 246q12 -12 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V290H-12z', k.p.mid),
  'kink-the-hose': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 120], v: false, ground: false }) +
    k.tube('M-10 226H60Q150 226 150 160Q150 96 92 96Q46 96 46 132Q46 164 90 164L118 158', 22, k.tones.coral) +
    k.tube('M112 146L140 172', 22, k.tones.coral) +
    k.tube('M132 164Q176 172 176 110V-10', 22, k.tones.coral) +
    k.S('M106 140L146 180M100 168L122 142', k.p.ink, 3) +
    k.lit('M162 34H190V62H162z', k.tones.brass) +
    k.drop(126, 196, 1.3, k.p.glow) +
    k.drop(110, 214, 0.9, k.p.glow) +
    k.drop(146, 212, 1, k.p.glow) +
    k.P(k.star(128, 158, 14, 5, 8), k.p.acc),
  'flush-the-pipes': (k, s) =>
    s.set(k, { sky: 'bands', at: [50, 60], v: false, ground: false }) +
    k.tube('M210 60H120Q86 60 86 94V120', 44, k.tones.copper) +
    k.lit('M54 112H118V136H54z', k.tones.brass, { shade: 16 }) +
    k.P(
      'M62 136Q56 190 20 230Q10 262 60 290H150Q190 262 160 224Q116 190 110 136z',
      k.p.glow,
      `stroke="${k.p.ink}" stroke-width="2.6"`,
    ) +
    k.S('M74 140Q72 196 48 236M88 140Q90 196 92 240M100 140Q110 196 130 232', k.p.skyB, 5) +
    k.sheet(80, 236, -24, '#fff', 0.8) +
    k.sheet(128, 258, 22, '#fff', 0.7) +
    k.S('M150 176Q186 150 160 112M160 112l-4 22M160 112l18 14', k.p.acc, 7) +
    k.bolts(
      [
        [64, 124],
        [86, 124],
        [108, 124],
      ],
      3,
    ),
  'deep-soundings': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 160], v: false, ground: false }) +
    k.P('M0 0H200V58q-12 -10 -25 0t-25 0t-25 0t-25 0t-25 0t-25 0t-25 0t-25 0z', k.p.glow) +
    k.S('M100 -4V92', k.p.ink, 7) +
    k.S('M100 -4V92', k.tones.steel[2], 3, 'stroke-dasharray="6 5"') +
    k.P('M80 176L40 290H160L120 176z', k.p.glow, 'opacity=".45"') +
    k.lit('M64 176V130Q64 92 100 92Q136 92 136 130V176L144 186H56z', k.tones.brass, { shade: 26, rim: 4 }) +
    k.C(100, 138, 20, k.p.ink) +
    k.C(100, 138, 15, k.p.acc) +
    k.C(95, 133, 5, '#fff') +
    k.bolts(
      [
        [74, 130],
        [126, 130],
        [70, 168],
        [100, 172],
        [130, 168],
      ],
      2.6,
    ) +
    [
      [32, 210, 1],
      [168, 226, -1],
      [40, 110, 1],
    ]
      .map(([x = 0, y = 0, d = 0]) =>
        k.at(
          x,
          y,
          0.8,
          k.P('M-20 0Q0 -16 18 0L30 -10V10L18 0Q0 16 -20 0z', k.p.ground) + k.C(-9, -2, 2.4, k.p.glow),
          d,
        ),
      )
      .join('') +
    k.sheet(82, 284, -10, '#fff', 0.6) +
    k.sheet(118, 284, 10, '#fff', 0.6),
  'freeze-the-lines': (k, s) =>
    s.set(k, { sky: 'gear', at: [100, 120], v: false, ground: false }) +
    [54, 130, 206]
      .map(
        (y, i) =>
          k.tube(`M-10 ${y}H210`, 18, i % 2 ? k.tones.copper : k.tones.sea) +
          k.P(
            `M0 ${y + 10}` +
              Array.from({ length: 10 }, () => {
                const h = 12 + k.r() * 30;
                return `l10 ${h}l10 ${-h}`;
              }).join('') +
              'z',
            '#fff',
            'opacity=".92"',
          ) +
          k.P(`M0 ${y - 12}q25 -9 50 0t50 0t50 0t50 0v5H0z`, '#fff'),
      )
      .join('') +
    k.G(
      'translate(100 130)',
      [0, 60, 120]
        .map((a) =>
          k.G(
            `rotate(${a})`,
            k.S(
              'M0 -62V62M0 -40l-16 -14M0 -40l16 -14M0 40l-16 14M0 40l16 14M0 -20l-11 -10M0 -20l11 -10M0 20l-11 10M0 20l11 10',
              k.p.ground,
              12,
            ) +
              k.S(
                'M0 -62V62M0 -40l-16 -14M0 -40l16 -14M0 40l-16 14M0 40l16 14M0 -20l-11 -10M0 -20l11 -10M0 20l-11 10M0 20l11 10',
                '#fff',
                6,
              ),
          ),
        )
        .join(''),
    ),
  'stillwater-shackles': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 96], v: false, ground: false }) +
    k.P('M0 176H200V290H0z', k.p.mid) +
    k.S('M40 190H160M24 206H176M50 222H150M70 238H130', k.p.glow, 3, 'opacity=".7"') +
    k.E(100, 216, 78, 16, k.p.far) +
    [
      [56, 130],
      [144, 130],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${k.p.ink}" stroke-width="21"/><circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${k.tones.steel[1]}" stroke-width="15"/><path d="M${x - 34} ${y}A34 34 0 0 1 ${x} ${y - 34}" fill="none" stroke="${k.tones.steel[2]}" stroke-width="6"/>` +
          k.lit(`M${x - 14} ${y + 22}h28v24h-28z`, k.tones.brass) +
          k.C(x, y + 32, 4, k.p.ink) +
          k.P(`M${x - 2} ${y + 32}h4l2 10h-8z`, k.p.ink),
      )
      .join('') +
    [84, 100, 116]
      .map(
        (x, i) =>
          `<ellipse cx="${x}" cy="${130}" rx="${i % 2 ? 6 : 12}" ry="${i % 2 ? 9 : 7}" fill="none" stroke="${k.p.ink}" stroke-width="8"/><ellipse cx="${x}" cy="${130}" rx="${i % 2 ? 6 : 12}" ry="${i % 2 ? 9 : 7}" fill="none" stroke="${k.tones.steel[2]}" stroke-width="4"/>`,
      )
      .join(''),
  'oriel-tidal-auditor': (k, s) =>
    dial(
      k,
      s,
      'rings',
      bust(
        k,
        k.tones.navy,
        k.tones.glass,
        k.tones.sea,
        k.lit(
          'M56 124C48 70 84 52 104 54C140 54 156 84 146 124C144 140 156 150 160 168C146 164 138 156 136 140C138 116 132 100 110 92C92 104 70 102 66 124C64 146 56 160 42 166C50 150 58 142 56 124z',
          k.tones.slate,
          { shade: 24 },
        ),
        `<circle cx="116" cy="128" r="15" fill="none" stroke="${k.p.ink}" stroke-width="7"/><circle cx="116" cy="128" r="15" fill="none" stroke="${k.tones.brass[1]}" stroke-width="4"/>` +
          k.S('M128 140Q136 180 132 220', k.tones.brass[1], 2.6) +
          k.P('M70 150l-8 8l8 2zM130 150l8 8l-8 2z', k.tones.sea[0]),
      ) +
        k.sheet(40, 262, -14, '#fff', 0.9) +
        k.P('M128 250q10 -10 20 0t20 0t20 0V290H128z', k.p.skyA) +
        k.drop(160, 222, 1.6, k.p.glow),
      k.tones.brass,
    ),
};
