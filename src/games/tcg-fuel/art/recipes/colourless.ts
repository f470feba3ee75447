// Colourless: the workshop
import type { Recipe } from '../kit.types.js';

export const colourless: Readonly<Record<string, Recipe>> = {
  'brass-kettle': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 122], v: 0 }) +
    k.S('M52 126Q100 40 148 126', k.p.ink, 14) +
    k.S('M52 126Q100 40 148 126', k.tones.bark[1], 8) +
    k.tube('M146 186Q180 176 178 120L190 112', 17, k.tones.brass) +
    k.puff(184, 96, 0.9, '#fff') +
    k.puff(170, 72, 0.7, '#fff') +
    k.lit('M42 226C24 176 48 124 98 124C150 124 174 176 154 226z', k.tones.brass, { shade: 34, rim: 7 }) +
    k.lit('M70 128Q98 104 126 128z', k.tones.brass) +
    k.ball(98, 110, 9, k.tones.coral) +
    k.S('M40 206Q98 218 156 206', k.p.ink, 3) +
    k.gauge(98, 170, 24, 0.55) +
    k.P('M60 150Q66 136 80 134', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round"') +
    k.flame(70, 246, 0.5) +
    k.flame(98, 248, 0.6) +
    k.flame(128, 246, 0.5),
  'cogwork-porter': (k, s) =>
    s.set(k, { sky: 'bands', at: [60, 60], v: 2 }) +
    k.limb(
      [
        [82, 190],
        [74, 236],
      ],
      14,
      k.tones.steel,
    ) +
    k.limb(
      [
        [118, 190],
        [126, 236],
      ],
      14,
      k.tones.steel,
    ) +
    k.lit('M62 232H92V244H58zM112 232H142L146 244H112z', k.tones.iron) +
    k.limb(
      [
        [64, 140],
        [38, 128],
        [44, 88],
      ],
      12,
      k.tones.copper,
    ) +
    k.limb(
      [
        [136, 140],
        [162, 128],
        [156, 88],
      ],
      12,
      k.tones.copper,
    ) +
    k.lit('M34 44H104V88H34z', k.tones.bark, { shade: 18 }) +
    k.S('M34 58H104M34 74H104M52 44V88M86 44V88', k.p.ink, 2.4) +
    k.lit('M104 54H164V88H104z', k.tones.canvas, { shade: 16 }) +
    k.S('M104 54L164 88M164 54L104 88', k.p.ink, 2.4) +
    k.lit('M66 130Q100 118 134 130V192Q100 206 66 192z', k.tones.sea, { shade: 22, rim: 4 }) +
    k.cog(100, 164, 21, k.tones.brass, 9) +
    k.lit('M78 98H122V128H78z', k.tones.steel, { shade: 14 }) +
    k.C(90, 112, 6, k.p.glow, `stroke="${k.p.ink}" stroke-width="2.4"`) +
    k.C(110, 112, 6, k.p.glow, `stroke="${k.p.ink}" stroke-width="2.4"`) +
    k.S('M90 122H110', k.p.ink, 2.4) +
    k.bolts([
      [72, 140],
      [128, 140],
      [74, 188],
      [126, 188],
    ]),
  'rolling-foundry': (k, s) =>
    s.set(k, { sky: 'rays', at: [150, 60], v: false }) +
    [
      [66, 60],
      [96, 48],
      [126, 66],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          k.lit(`M${x - 9} 132L${x - 7} ${y}H${x + 7}L${x + 9} 132z`, k.tones.coral, { shade: 8 }) +
          k.lit(`M${x - 10} ${y - 4}h20v9h-20z`, k.tones.iron) +
          k.puff(x - 16, y - 12, 0.9 + i * 0.15, k.p.mid),
      )
      .join('') +
    k.lit('M34 200V138L58 122V138L84 122V138L110 122V138L136 122V138H164L180 170V200z', k.tones.iron, {
      shade: 28,
      rim: 5,
    }) +
    [46, 74, 102]
      .map(
        (x) =>
          k.R(x, 150, 18, 22, k.tones.ember[1], 2, `stroke="${k.p.ink}" stroke-width="2.4"`) +
          k.S(`M${x + 9} 150v22`, k.p.ink, 2),
      )
      .join('') +
    k.lampEye(150, 162, 0.5) +
    k.lit('M170 176L200 200V220H164z', k.tones.steel) +
    [
      [56, 216, 26],
      [112, 216, 26],
      [160, 224, 18],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.cog(x, y, q, k.tones.brass, 12))
      .join('') +
    k.S('M56 216H112', k.p.ink, 8) +
    k.S('M56 216H112', k.tones.steel[2], 4),
  'piston-blade': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 110], v: false, ground: false }) +
    k.G(
      'translate(104 150) rotate(28)',
      k.lit('M-17 10V-92L0 -128L17 -92V10z', k.tones.steel, { shade: 16, rim: 5 }) +
        k.S('M0 -108V6', k.p.ink, 2.4) +
        k.limb(
          [
            [-30, -30],
            [-30, 20],
          ],
          11,
          k.tones.copper,
        ) +
        k.limb(
          [
            [30, -30],
            [30, 20],
          ],
          11,
          k.tones.copper,
        ) +
        k.limb(
          [
            [-30, -56],
            [-30, -30],
          ],
          5,
          k.tones.steel,
        ) +
        k.limb(
          [
            [30, -56],
            [30, -30],
          ],
          5,
          k.tones.steel,
        ) +
        k.lit('M-44 10H44V28H-44z', k.tones.brass, { shade: 20 }) +
        k.lit('M-10 28H10V84H-10z', k.tones.bark, { shade: 9 }) +
        k.S('M-10 40L10 48M-10 54L10 62M-10 68L10 76', k.p.ink, 2.4) +
        k.ball(0, 94, 14, k.tones.brass) +
        k.gauge(0, 19, 12, 0.8),
    ),
  'riveted-harness': (k, s) =>
    s.set(k, { sky: 'gear', at: [100, 126], v: false }) +
    k.S('M100 30V58', k.p.ink, 6) +
    k.S('M100 58Q60 62 52 92M100 58Q140 62 148 92', k.p.ink, 9) +
    k.lit(
      'M52 84Q66 76 82 92Q100 104 118 92Q134 76 148 84L160 130Q150 140 150 160V216Q100 236 50 216V160Q50 140 40 130z',
      k.tones.copper,
      { shade: 30, rim: 6 },
    ) +
    k.S('M82 92V222M118 92V222M50 150H150M50 186H150', k.p.ink, 8) +
    k.S('M82 92V222M118 92V222M50 150H150M50 186H150', k.tones.bark[1], 4) +
    k.bolts(
      [
        [60, 104],
        [60, 128],
        [60, 168],
        [60, 204],
        [140, 104],
        [140, 128],
        [140, 168],
        [140, 204],
        [100, 112],
      ],
      3.4,
    ) +
    k.lampEye(100, 166, 0.85),
  'gyro-pack': (k, s) =>
    s.set(k, { sky: 'clouds', at: [100, 80], v: false, ground: false }) +
    k.R(0, 150, 200, 140, k.p.skyB) +
    k.prop(100, 56, 92, -5) +
    k.S('M100 60V96', k.p.ink, 9) +
    k.S('M100 60V96', k.tones.steel[2], 4) +
    [64, 136]
      .map(
        (x) =>
          k.lit(`M${x - 23} 120Q${x} 92 ${x + 23} 120V206Q${x} 226 ${x - 23} 206z`, k.tones.sea, {
            shade: 16,
            rim: 4,
          }) +
          k.S(`M${x - 23} 142H${x + 23}M${x - 23} 184H${x + 23}`, k.p.ink, 3) +
          k.P(`M${x - 11} 216L${x} 250L${x + 11} 216z`, k.tones.ember[1], `stroke="${k.p.ink}" stroke-width="2.4"`),
      )
      .join('') +
    k.lit('M84 104H116V204H84z', k.tones.brass, { shade: 14 }) +
    k.gauge(100, 136, 17, 0.4) +
    k.cog(100, 178, 15, k.tones.copper, 8) +
    k.S('M42 128Q16 170 40 214M158 128Q184 170 160 214', k.p.ink, 8) +
    k.S('M42 128Q16 170 40 214M158 128Q184 170 160 214', k.tones.bark[1], 4) +
    k.puff(34, 272, 2, '#fff') +
    k.puff(160, 280, 2.4, '#fff'),
  'pilot-light': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 108], v: false }) +
    k.flame(100, 160, 2.3, k.tones.sea[1], k.tones.glass[1]) +
    k.flame(100, 158, 1.1, k.p.acc, k.p.glow) +
    k.lit('M70 164H130L120 190H80z', k.tones.brass, { shade: 18 }) +
    k.tube('M100 190V222Q100 236 120 236H210', 15, k.tones.copper) +
    k.lit('M84 196H116V212H84z', k.tones.brass) +
    k.valve(156, 224, 17, k.tones.coral) +
    k.heartGauge(34, 214, 0.9),
  'spring-snare': (k, s) =>
    s.set(k, { sky: 'bands', at: [100, 84], v: 1 }) +
    k.tube('M100 232l-30 -12l60 -12l-60 -12l60 -12l-60 -12l60 -12l-30 -10', 7, k.tones.steel) +
    k.lit('M40 226H160L170 246H30z', k.tones.bark) +
    [-1, 1]
      .map((d) =>
        k.at(
          100,
          146,
          1,
          k.lit(
            'M0 10C50 14 84 -20 80 -70L66 -52L62 -74L50 -44L42 -62L34 -34L24 -48L18 -22L8 -32L0 -10z',
            k.tones.iron,
            { shade: 14 * d },
          ),
          d,
        ),
      )
      .join('') +
    k.C(100, 150, 15, k.tones.brass[1], `stroke="${k.p.ink}" stroke-width="3"`) +
    k.P(k.star(100, 150, 10, 4, 5), k.tones.coral[1]) +
    k.at(
      100,
      92,
      0.62,
      k.P(
        'M-8 20Q-26 16 -24 -8Q-22 -30 0 -30Q24 -30 26 -6Q26 16 8 20L0 36z',
        k.tones.gold[1],
        `stroke="${k.p.ink}" stroke-width="4"`,
      ),
    ),
  'reservoir-tank': (k, s) =>
    s.set(k, { sky: 'disc', at: [126, 80], v: false }) +
    k.S('M56 246L68 168M144 246L132 168M60 222L140 190M140 222L60 190', k.p.ink, 8) +
    k.S('M56 246L68 168M144 246L132 168M60 222L140 190M140 222L60 190', k.tones.iron[2], 3.5) +
    k.lit('M42 92Q100 76 158 92V160Q100 182 42 160z', k.tones.sea, { shade: 34, rim: 6 }) +
    k.lit('M34 94Q100 30 166 94Q100 80 34 94z', k.tones.coral, { shade: 24 }) +
    k.ball(100, 54, 8, k.tones.brass) +
    k.S('M42 114Q100 98 158 114M42 140Q100 160 158 140', k.p.ink, 2.6) +
    k.drop(100, 128, 2, k.p.glow) +
    k.tube('M156 150H178V210', 10, k.tones.copper) +
    k.drop(178, 234, 1.3, k.p.skyA) +
    k.bolts(
      [
        [54, 104],
        [78, 98],
        [122, 98],
        [146, 104],
        [54, 154],
        [146, 154],
      ],
      2.6,
    ),
};
