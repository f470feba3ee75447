// Black: the ash works
import type { Recipe } from '../kit.types.js';
import { dial, bust, twoShadows } from '../parts.js';

export const black: Readonly<Record<string, Recipe>> = {
  'flue-rat': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 110], v: false, ground: false }) +
    k.C(100, 130, 94, k.p.ink) +
    k.C(100, 130, 86, k.tones.steel[0]) +
    k.C(100, 130, 70, '#120d16') +
    k.bolts(
      Array.from({ length: 12 }, (_, i) => [100 + 78 * Math.sin(i * 0.5236), 130 - 78 * Math.cos(i * 0.5236)]),
      3,
    ) +
    k.tube('M140 192Q196 200 176 254Q160 282 120 270', 7, k.tones.coral) +
    k.lit('M52 206C50 160 84 140 112 146C150 152 158 190 150 218Q100 236 52 206z', k.tones.soot, {
      shade: 20,
      rim: 5,
    }) +
    k.ball(72, 108, 17, k.tones.plum) +
    k.ball(124, 110, 17, k.tones.plum) +
    k.lit('M60 136C58 106 130 106 134 136C134 160 108 186 94 190C80 186 60 160 60 136z', k.tones.soot, {
      shade: 18,
      rim: 4,
    }) +
    k.C(82, 138, 7, k.tones.acid[1]) +
    k.C(112, 138, 7, k.tones.acid[1]) +
    k.C(83, 138, 3, k.p.ink) +
    k.C(111, 138, 3, k.p.ink) +
    k.C(95, 184, 6, k.tones.coral[1]) +
    k.S('M90 178L54 170M90 182L56 188M102 178L138 170M102 182L136 188', k.p.glow, 2) +
    k.P('M90 190H102V206L96 200L90 206z', k.p.glow) +
    k.drips(78, 206, 38, 4) +
    k.S('M66 214l-8 16M84 220l-4 16M128 220l6 14', k.tones.coral[2], 5),
  'ashbin-ghoul': (k, s) =>
    s.set(k, { sky: 'rays', at: [44, 60], v: 1 }) +
    k.person({ kin: 'grave', x: 100, y: 262, s: 1.15, lean: 0.2, front: [50, -124], back: [-46, -116] }) +
    k.lit('M54 174H146L138 262H62z', k.tones.steel, { shade: 26, rim: 5 }) +
    k.S('M76 182L80 256M100 182V256M124 182L120 256', k.p.ink, 2.6) +
    k.lit('M48 166H152V182H48z', k.tones.steel, { shade: 0 }) +
    k.G(
      'rotate(24 160 150)',
      k.lit('M128 146Q160 128 192 146L190 154H130z', k.tones.steel) + k.R(154, 128, 12, 8, k.p.ink),
    ) +
    k.puff(60, 168, 0.8, k.tones.bone[0]) +
    k.puff(134, 170, 0.9, k.tones.bone[0]),
  'chokesmoke-pickpocket': (k, s) =>
    s.set(k, { sky: 'bands', at: [150, 72], v: 0, ground: false }) +
    [
      [36, 110, 1.9],
      [26, 150, 1.5],
      [62, 84, 1.3],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.puff(x, y, q, k.tones.soot[1], `stroke="${k.p.ink}" stroke-width="2.4"`))
      .join('') +
    [
      [166, 120, 1.8],
      [176, 160, 1.4],
      [142, 92, 1.2],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.puff(x, y, q, k.tones.soot[1], `stroke="${k.p.ink}" stroke-width="2.4"`))
      .join('') +
    k.person({
      kin: 'rogue',
      x: 98,
      y: 226,
      s: 1.05,
      lean: 0.5,
      fly: 1,
      front: [46, -64],
      back: [-36, -110],
      behind: k.lit('M-14 -108Q-54 -70 -58 -8L-38 -22L-24 -4L-6 -26L10 -10Q20 -60 14 -104z', k.tones.plum, {
        shade: 18,
      }),
      front2: ([x = 0, y = 0]) =>
        k.lit(
          `M${x - 6} ${y + 4}Q${x - 24} ${y + 38} ${x + 4} ${y + 40}Q${x + 30} ${y + 38} ${x + 12} ${y + 4}z`,
          k.tones.bark,
        ) + k.C(x + 3, y + 24, 7, k.tones.gold[1]),
    }) +
    k.puff(60, 266, 3, k.p.ground) +
    k.puff(160, 276, 3, k.p.ink),
  'cinerary-clerk': (k, s) =>
    s.set(k, { sky: 'gear', at: [100, 100], v: false }) +
    k.person({
      kin: 'grave',
      x: 84,
      y: 234,
      s: 1.08,
      lean: 0.1,
      front: [42, -96],
      back: [-30, -84],
      coat: k.tones.slate,
      hat: k.lit('M-22 -138Q0 -146 24 -138L20 -146H16V-172H-13V-146H-18z', k.tones.soot),
      holdBack: ([x = 0, y = 0]) =>
        k.lit(`M${x - 24} ${y - 22}L${x + 12} ${y - 28}V${y + 20}L${x - 24} ${y + 24}z`, k.tones.coral, { shade: 22 }),
      front2: ([x = 0, y = 0]) =>
        k.lit(
          `M${x - 14} ${y - 34}H${x + 26}Q${x + 38} ${y - 4} ${x + 20} ${y + 24}H${x - 8}Q${x - 26} ${y - 4} ${x - 14} ${y - 34}z`,
          k.tones.brass,
          { shade: 18 },
        ) +
        k.lit(`M${x - 18} ${y - 42}H${x + 30}V${y - 32}H${x - 18}z`, k.tones.brass) +
        k.skull(x + 6, y - 4, 0.38),
    }) +
    k.puff(150, 84, 1, k.tones.bone[0]) +
    k.puff(164, 62, 0.7, k.tones.bone[0]),
  'graveside-usher': (k, s) =>
    s.set(k, { sky: 'disc', at: [120, 84], v: 1 }) +
    k.person({
      kin: 'grave',
      x: 106,
      y: 232,
      s: 1.14,
      lean: -0.2,
      front: [40, -86],
      back: [-40, -104],
      coat: k.tones.violet,
      hat:
        k.lit('M-30 -136Q-4 -146 22 -136L16 -146L12 -186H-22L-24 -146z', k.tones.soot, { shade: 16 }) +
        k.S('M-24 -150H14', k.tones.coral[1], 5),
      hold: ([x = 0, y = 0]) =>
        k.limb(
          [
            [x, y - 40],
            [x, -6],
          ],
          5,
          k.tones.bark,
        ) + k.lit(`M${x - 12} -14H${x + 12}V6Q${x} 22 ${x - 12} 6z`, k.tones.steel),
      holdBack: ([x = 0, y = 0]) => k.lantern(x - 2, y + 24, 1),
    }) +
    k.P('M20 246L80 238L96 262L24 272z', '#0b0810'),
  'smog-wraith': (k, s) =>
    s.set(k, { sky: 'clouds', at: [100, 90], v: 0, ground: false }) +
    k.batwing(118, 130, 1.1, k.tones.soot, 1) +
    k.batwing(82, 130, 1.1, k.tones.soot, -1) +
    k.lit(
      'M58 118C54 64 80 44 102 44C128 44 146 66 142 118C140 150 160 170 152 206C148 230 168 240 176 264C150 256 140 246 132 262C122 282 108 262 98 256C84 252 80 282 62 270C46 258 30 268 22 276C30 246 48 236 46 206C42 170 62 150 58 118z',
      k.tones.violet,
      { shade: 24, rim: 6 },
    ) +
    k.P('M74 92L96 102Q90 118 76 110zM128 92L106 102Q112 118 126 110z', k.tones.acid[1]) +
    k.P('M82 130Q100 122 120 130Q116 158 100 160Q86 158 82 130z', k.p.ink) +
    k.limb(
      [
        [58, 160],
        [26, 168],
        [18, 140],
      ],
      10,
      k.tones.violet,
    ) +
    k.limb(
      [
        [144, 160],
        [176, 168],
        [184, 140],
      ],
      10,
      k.tones.violet,
    ) +
    k.heartGauge(100, 196, 1.35),
  'pitworks-behemoth': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 90], v: false }) +
    twoShadows(k) +
    k.limb(
      [
        [54, 190],
        [40, 240],
      ],
      26,
      k.tones.soot,
    ) +
    k.limb(
      [
        [146, 190],
        [160, 240],
      ],
      26,
      k.tones.soot,
    ) +
    k.S('M62 100L86 34M138 100L114 34M70 80H130M78 56H122M70 80L122 56M130 80L78 56', k.p.ink, 7) +
    `<circle cx="100" cy="34" r="20" fill="none" stroke="${k.p.ink}" stroke-width="7"/>` +
    k.S('M100 16V52M82 34H118', k.p.ink, 4) +
    k.lit('M16 190C10 120 48 84 100 84C152 84 190 120 184 190Q166 214 140 206H60Q34 214 16 190z', k.tones.soot, {
      shade: 34,
      rim: 6,
    }) +
    k.P('M46 128L88 140Q76 160 50 148zM154 128L112 140Q124 160 150 148z', k.tones.acid[1]) +
    k.C(70, 143, 4.4, k.p.ink) +
    k.C(130, 143, 4.4, k.p.ink) +
    k.P('M36 178Q100 160 164 178L156 212H44z', '#0b0810', `stroke="${k.p.ink}" stroke-width="3"`) +
    k.P(
      'M40 178L52 200L64 174L78 198L92 172L104 198L118 172L130 198L142 174L152 200L161 178zM46 212L58 196L72 212L86 198L100 212L114 198L128 212L142 196L154 212z',
      k.p.glow,
    ) +
    k.bolts(
      [
        [30, 150],
        [36, 168],
        [170, 150],
        [164, 168],
        [70, 104],
        [100, 98],
        [130, 104],
      ],
      3,
    ),
  'choke-off': (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 92], v: false, ground: false }) +
    k.puff(76, 60, 1.3, k.tones.soot[1]) +
    k.puff(124, 56, 1.4, k.tones.soot[1]) +
    k.puff(100, 44, 1.6, k.tones.soot[1]) +
    k.skull(100, 84, 1.35) +
    k.tube('M100 128V170', 26, k.tones.copper) +
    k.tube('M100 170V290', 26, k.tones.copper) +
    k.fist(98, 170, 1.75, k.tones.soot, k.tones.coral) +
    k.P(k.star(44, 150, 13, 5, 5), k.tones.acid[1]) +
    k.P(k.star(162, 148, 13, 5, 5), k.tones.acid[1]),
  'withering-fume': (k, s) =>
    s.set(k, { sky: 'disc', at: [100, 92], v: false }) +
    k.tube('M104 176Q106 110 132 90Q156 76 160 108', 7, k.tones.moss) +
    k.G(
      'translate(160 118) rotate(164)',
      Array.from({ length: 5 }, (_, i) =>
        k.G(
          `rotate(${i * 30 - 60})`,
          k.lit('M0 0C-9 -12 -6 -26 0 -32C6 -26 9 -12 0 0z', k.tones.plum, { line: 2, shade: 5 }),
        ),
      ).join(''),
    ) +
    k.lit('M88 128H116V160L148 216Q152 236 132 238H72Q52 236 56 216L88 160z', k.tones.glass, { shade: 22, rim: 5 }) +
    k.P(
      'M72 188H132L148 216Q152 236 132 238H72Q52 236 56 216z',
      k.tones.acid[1],
      `stroke="${k.p.ink}" stroke-width="2.4"`,
    ) +
    [
      [80, 216, 6],
      [110, 206, 5],
      [128, 222, 7],
      [96, 226, 4],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.C(x, y, q, k.tones.acid[2]))
      .join('') +
    [
      [76, 108, 0.9],
      [56, 80, 1.2],
      [80, 52, 1],
    ]
      .map(([x = 0, y = 0, q = 0]) => k.puff(x, y, q, k.tones.acid[0], 'opacity=".9"'))
      .join('') +
    [
      [30, 150],
      [174, 176],
    ]
      .map(([x = 0, y = 0]) => k.G(`rotate(180 ${x} ${y})`, k.arrowUp(x, y, 0.8, k.p.ink)))
      .join('') +
    k.P('M120 150l12 6l-4 10z', k.tones.moss[0]),
  'debt-collection': (k, s) =>
    s.set(k, { sky: 'bands', at: [50, 60], v: false, ground: false }) +
    k.sheet(136, 150, 12, k.p.glow, 1.5) +
    k.P('M140 92l28 6l-14 22z', k.p.metal) +
    k.G('rotate(96 92 190)', k.hand(90, 176, 1.35, k.tones.bone, 1, k.tones.soot)) +
    [
      [70, 70],
      [96, 44],
      [58, 118],
    ]
      .map(
        ([x = 0, y = 0]) =>
          k.ball(x, y, 18, k.tones.gold) +
          k.C(x, y, 12, 'none', `stroke="${k.tones.gold[0]}" stroke-width="2.4"`) +
          k.P(k.star(x, y, 8, 4, 5), k.tones.gold[0]),
      )
      .join('') +
    k.heartGauge(104, 158, 1.05) +
    k.drips(86, 174, 34, 3, k.tones.coral[1]),
  'forced-rationing': (k, s) =>
    s.set(k, { sky: 'gear', at: [100, 120], v: false, ground: false }) +
    k.sheet(66, 190, -16, k.p.glow, 1.9) +
    k.sheet(140, 176, 14, k.tones.canvas[2], 1.9) +
    k.S('M8 150L30 138L48 152L70 136L92 152L114 138L136 154L160 140L196 154', k.p.ink, 4) +
    k.G(
      'translate(104 176) rotate(-24)',
      k.S('M0 0L-18 -86M0 0L18 -86', k.p.ink, 15) +
        k.S('M0 0L-18 -86M0 0L18 -86', k.tones.steel[1], 9) +
        `<circle cx="-15" cy="38" r="17" fill="none" stroke="${k.p.ink}" stroke-width="13"/><circle cx="-15" cy="38" r="17" fill="none" stroke="${k.tones.coral[1]}" stroke-width="8"/><circle cx="15" cy="38" r="17" fill="none" stroke="${k.p.ink}" stroke-width="13"/><circle cx="15" cy="38" r="17" fill="none" stroke="${k.tones.coral[1]}" stroke-width="8"/>` +
        k.ball(0, 4, 7, k.tones.brass),
    ),
  'bitter-tithe': (k, s) =>
    s.set(k, { sky: 'rays', at: [100, 118], v: false }) +
    k.lit('M50 240L62 206H138L150 240z', k.tones.slate) +
    k.lit('M84 170H116V210H84z', k.tones.slate) +
    k.lit('M36 146H164Q154 190 100 190Q46 190 36 146z', k.tones.brass, { shade: 24, rim: 5 }) +
    k.skull(84, 128, 0.9) +
    k.skull(124, 134, 0.72) +
    k.S('M40 146H160', k.p.ink, 3) +
    k.blade(104, 96, 180, 60) +
    k.drips(66, 182, 60, 5, k.tones.coral[1]) +
    k.flame(30, 200, 0.6, k.tones.acid[1]) +
    k.flame(170, 200, 0.6, k.tones.acid[1]) +
    k.S('M30 240V200M170 240V200', k.p.ink, 6),
  'restart-the-dead': (k, s) =>
    s.set(k, { sky: 'burst', at: [100, 70], v: false }) +
    k.bolt2(46, 92, 0.95, k.tones.acid[1]) +
    k.bolt2(160, 96, 0.85, k.tones.acid[1]) +
    k.limb(
      [
        [100, 250],
        [100, 170],
      ],
      15,
      k.tones.bone,
    ) +
    k.S(
      'M100 168L72 124L66 96M100 168L86 112L84 80M100 168L102 106L104 72M100 168L118 114L124 84M100 168L134 142L150 130',
      k.p.ink,
      14,
    ) +
    k.S(
      'M100 168L72 124L66 96M100 168L86 112L84 80M100 168L102 106L104 72M100 168L118 114L124 84M100 168L134 142L150 130',
      k.tones.bone[1],
      8,
    ) +
    [
      [72, 124],
      [86, 112],
      [102, 106],
      [118, 114],
      [134, 142],
    ]
      .map(([x = 0, y = 0]) => k.C(x, y, 6, k.tones.bone[2], `stroke="${k.p.ink}" stroke-width="2"`))
      .join('') +
    k.ball(100, 170, 15, k.tones.bone) +
    k.P('M0 244Q60 216 100 234Q140 214 200 240V284H0z', k.p.ground) +
    k.S('M30 262V222H52', k.p.ink, 9) +
    k.S('M30 262V222H52', k.tones.steel[1], 5) +
    k.ball(54, 222, 8, k.tones.coral) +
    k.P('M138 240l10 -14l8 14zM76 244l-10 -12l-6 14z', k.p.ink),
  'parasite-collar': (k, s) =>
    s.set(k, { sky: 'rings', at: [100, 128], v: false, ground: false }) +
    Array.from({ length: 14 }, (_, i) =>
      k.G(`rotate(${i * 25.7} 100 130)`, k.lit('M91 60L100 30L109 60z', k.tones.steel, { shade: 7, line: 2.2 })),
    ).join('') +
    `<circle cx="100" cy="130" r="62" fill="none" stroke="${k.p.ink}" stroke-width="31"/><circle cx="100" cy="130" r="62" fill="none" stroke="${k.tones.soot[1]}" stroke-width="25"/><path d="M42 116A60 60 0 0 1 112 70" fill="none" stroke="${k.tones.soot[2]}" stroke-width="5" stroke-linecap="round"/>` +
    k.bolts(
      Array.from({ length: 10 }, (_, i) => [
        100 + 62 * Math.sin(i * 0.628 + 0.3),
        130 - 62 * Math.cos(i * 0.628 + 0.3),
      ]),
      3.6,
    ) +
    k.tube('M70 196Q60 150 96 142Q132 134 118 104', 19, k.tones.plum) +
    k.S('M66 178l20 -8M70 160l20 6M92 150l6 -16M110 148l-6 -18', k.p.ink, 2.4) +
    k.C(118, 104, 11, k.tones.coral[1], `stroke="${k.p.ink}" stroke-width="2.6"`) +
    k.P(k.star(118, 104, 8, 3, 7), k.p.glow) +
    k.drips(82, 196, 34, 3) +
    k.lit('M84 184H116V214H84z', k.tones.brass) +
    k.C(100, 197, 5, k.p.ink),
  'morrow-vance-soot-broker': (k, s) =>
    dial(
      k,
      s,
      'clouds',
      bust(
        k,
        k.tones.soot,
        k.tones.plum,
        k.tones.bone,
        k.lit('M44 98Q100 78 156 98L144 84L138 26H62L56 84z', k.tones.soot, { shade: 26, rim: 5 }) +
          k.S('M58 78Q100 66 142 78', k.tones.acid[1], 7),
        k.P('M72 156Q86 148 100 154Q114 148 128 156Q114 164 100 159Q86 164 72 156z', k.p.ink) +
          `<circle cx="84" cy="128" r="14" fill="none" stroke="${k.tones.gold[1]}" stroke-width="4"/>` +
          k.S('M72 136Q60 180 70 214', k.tones.gold[1], 2.4),
      ) +
        k.ball(160, 238, 19, k.tones.gold) +
        k.C(160, 238, 12, 'none', `stroke="${k.tones.gold[0]}" stroke-width="2.4"`) +
        k.ball(184, 254, 15, k.tones.gold) +
        k.puff(34, 220, 1.1, k.p.mid) +
        k.puff(26, 190, 0.8, k.p.mid) +
        k.S('M46 250L30 222', k.p.glow, 5),
      k.tones.steel,
    ),
};
