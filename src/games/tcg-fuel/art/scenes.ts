// Skies, the six worlds behind the figures, and grounds.
import type { Backdrop, Kit, Palette, Scenes, World, WorldPart } from './kit.types.js';

const rays = (k: Kit, x: number, y: number, m: number, a: string, b: string) =>
  k.R(0, 0, 200, 280, a) +
  k.P(
    Array.from({ length: m }, (_, i) => {
      const w = (i * 2 * Math.PI) / m + k.off,
        v = w + Math.PI / m;
      return `M${x} ${y}L${x + 400 * Math.cos(w)} ${y + 400 * Math.sin(w)}L${x + 400 * Math.cos(v)} ${y + 400 * Math.sin(v)}z`;
    }).join(''),
    b,
  );
const SKIES: Readonly<Record<string, (k: Kit, x: number, y: number, p: Palette) => string>> = {
  rays: (k, x, y, p) =>
    rays(k, x, y, k.rayCount, p.skyA, p.skyB) + k.C(x, y, 34, p.acc, 'opacity=".9"') + k.C(x, y, 27, p.glow),
  burst: (k, x, y, p) =>
    rays(k, x, y, 22, p.skyA, p.far) + k.P(k.star(x, y, 84, 62, 14), p.acc) + k.C(x, y, 54, p.glow),
  rings: (k, x, y, p) =>
    k.R(0, 0, 200, 280, p.far) +
    [190, 158, 126, 96, 68].map((q, i) => k.C(x, y, q, i % 2 ? p.skyB : p.skyA)).join('') +
    k.C(x, y, 42, p.glow),
  bands: (k, x, y, p) =>
    k.R(0, 0, 200, 280, p.skyB) +
    Array.from({ length: 7 }, (_, i) =>
      k.R(0, i * 34 + 8, 200, 5 + i * 3, i % 2 ? p.skyA : p.glow, 0, `opacity="${i % 2 ? 1 : 0.28}"`),
    ).join('') +
    k.C(x, y, 46, p.glow),
  disc: (k, x, y, p) =>
    k.R(0, 0, 200, 280, p.skyB) + k.C(x, y, 88, p.skyA) + k.C(x, y, 74, p.acc) + k.C(x, y, 66, p.glow),
  clouds: (k, _x, _y, p) =>
    k.R(0, 0, 200, 280, p.skyA) +
    [
      [30, 70, 2.2],
      [150, 56, 1.8],
      [90, 116, 2.6],
      [190, 130, 2],
      [10, 156, 2],
    ]
      .map(([a = 0, b = 0, s = 0], i) => k.puff(a, b, s, i % 2 ? p.skyB : p.glow, `opacity="${i % 2 ? 1 : 0.4}"`))
      .join('') +
    k.R(0, 150, 200, 130, p.skyB),
  gear: (k, x, y, p) =>
    k.R(0, 0, 200, 280, p.skyA) +
    k.P(k.gear(x, y, 118, 16, 0), p.skyB) +
    k.C(x, y, 82, p.far) +
    k.C(x, y, 74, p.skyA) +
    k.C(x, y, 40, p.glow),
};
const behind: Readonly<Record<World, WorldPart>> = {
  red: (k, p, v) =>
    [
      () =>
        [12, 44, 150, 182]
          .map(
            (x, i) =>
              k.P(`M${x - 9} 236L${x - 6} ${96 + (i % 3) * 26}H${x + 6}L${x + 9} 236z`, i % 2 ? p.far : p.mid) +
              k.R(x - 8, 92 + (i % 3) * 26, 16, 7, p.mid) +
              k.puff(x + 8, 88 + (i % 3) * 26, 0.7 + (i % 2) * 0.3, p.mid, 'opacity=".55"'),
          )
          .join('') + k.P('M0 190H60V172L84 190V172L108 190V172L132 190H200V240H0z', p.mid),
      () =>
        k.P('M0 150L40 128V240H0zM200 140L160 120V240H200z', p.far) +
        k.S(
          'M0 96H200M0 112H200' +
            Array.from({ length: 10 }, (_, i) => `M${i * 20} 112L${i * 20 + 10} 96L${i * 20 + 20} 112`).join(''),
          p.mid,
          4,
        ) +
        k.S('M36 112V150', p.mid, 4) +
        k.P('M18 150H54L48 178H24z', p.mid) +
        k.P('M50 172Q60 190 58 236H66Q68 190 54 168z', p.acc),
      () =>
        k.P('M-4 236V120Q50 96 100 120Q150 96 204 120V236z', p.far) +
        k.P('M20 236V168Q50 140 80 168V236zM120 236V168Q150 140 180 168V236z', p.acc) +
        k.P('M30 236V176Q50 154 70 176V236zM130 236V176Q150 154 170 176V236z', p.glow, 'opacity=".7"'),
    ][v]!(),
  blue: (k, p, v) =>
    [
      () =>
        k.S('M-6 80H60Q76 80 76 96V240M206 120H150Q134 120 134 136V240M22 80V240M178 120V240', p.far, 17) +
        k.S('M-6 77H60Q73 77 73 96V240M19 80V240M206 117H150M175 122V240', p.skyA, 3, 'opacity=".8"') +
        [
          [22, 150],
          [178, 170],
          [76, 160],
        ]
          .map(([x = 0, y = 0]) => k.R(x - 12, y, 24, 9, p.mid, 2))
          .join(''),
      () =>
        [30, 100, 170]
          .map(
            (x) =>
              k.P(`M${x - 28} 240V120A28 28 0 0 1 ${x + 28} 120V240z`, p.far) +
              k.P(`M${x - 21} 240V122A21 21 0 0 1 ${x + 21} 122V240z`, p.glow, 'opacity=".35"') +
              k.S(`M${x} 100V240M${x - 22} 140H${x + 22}M${x - 22} 180H${x + 22}`, p.far, 3),
          )
          .join(''),
      () =>
        Array.from({ length: 6 }, (_, i) =>
          k.P(
            `M-10 ${128 + i * 20}` + Array.from({ length: 6 }, () => 'q10 -12 20 0t20 0').join('') + 'V290H-10z',
            [p.skyA, p.far, p.skyB, p.mid, p.far, p.ground][i]!,
          ),
        ).join(''),
    ][v]!(),
  green: (k, p, v) =>
    [
      () =>
        k.S(
          'M-10 240V120Q-10 60 100 52Q210 60 210 120V240M30 240V74M65 240V58M100 240V50M135 240V58M170 240V74M-10 110H210M-10 152H210M-10 196H210',
          p.glow,
          3.4,
          'opacity=".7"',
        ) +
        [
          [0, 240, -18],
          [28, 244, 6],
          [172, 244, -8],
          [200, 240, 16],
        ]
          .map(([x = 0, y = 0, a = 0]) =>
            k.G(`translate(${x} ${y}) rotate(${a})`, k.P('M0 0C-24 -40 -10 -92 2 -112C14 -88 24 -40 0 0z', p.mid)),
          )
          .join(''),
      () =>
        [8, 40, 158, 190]
          .map((x, i) => k.R(x - 8 - (i % 2) * 3, 0, 16 + (i % 2) * 6, 240, i % 2 ? p.mid : p.far))
          .join('') +
        k.P('M0 0H200V30Q180 60 160 36Q140 66 118 34Q100 60 80 36Q56 66 40 34Q20 58 0 34z', p.mid) +
        k.S('M60 30Q66 90 52 140M138 30Q130 80 148 120', p.mid, 4),
      () =>
        Array.from({ length: 7 }, (_, i) => {
          const x = i * 34 - 4;
          return k.G(
            `translate(${x} 244) rotate(${(i - 3) * 7})`,
            k.S(
              'M0 0V-110' +
                Array.from(
                  { length: 8 },
                  (_, j) => `M0 ${-20 - j * 12}l${18 - j} -12M0 ${-20 - j * 12}l${-18 + j} -12`,
                ).join(''),
              i % 2 ? p.mid : p.far,
              5,
            ),
          );
        }).join(''),
    ][v]!(),
  white: (k, p, v) =>
    [
      () =>
        k.P(
          'M0 180L24 156L48 180V168L74 140L100 168V150H112V128L124 108L136 128V168L160 146L186 172L200 162V240H0z',
          p.far,
        ) +
        k.P('M0 206L20 190L44 206V196L66 178L92 200L118 182L146 204L170 188L200 206V240H0z', p.mid) +
        [
          [18, 214],
          [60, 206],
          [66, 206],
          [128, 214],
          [172, 210],
          [124, 140],
          [74, 164],
        ]
          .map(([x = 0, y = 0]) => k.R(x, y, 7, 10, p.glow))
          .join(''),
      () =>
        [24, 176]
          .map(
            (x) =>
              k.S(`M${x} 240V100M${x - 12} 112Q${x} 96 ${x + 12} 112`, p.mid, 5) +
              k.C(x, 88, 15, p.acc, 'opacity=".6"') +
              k.P(`M${x - 8} 98L${x - 11} 76H${x + 11}L${x + 8} 98z`, p.glow, `stroke="${p.mid}" stroke-width="3"`) +
              k.P(`M${x - 12} 76L${x} 66L${x + 12} 76z`, p.mid),
          )
          .join('') + k.P('M0 216H200V240H0z', p.mid),
      () =>
        k.P('M134 240V88L152 56L170 88V240zM0 240V150H30V136H60V170H96V240z', p.far) +
        k.C(152, 108, 13, p.glow, `stroke="${p.mid}" stroke-width="3"`) +
        k.S('M152 100V108L158 111', p.mid, 2.6) +
        k.P('M0 240V190L30 172L60 190V240zM176 240V180H200V240z', p.mid) +
        [
          [12, 200],
          [36, 200],
          [68, 184],
          [80, 184],
        ]
          .map(([x = 0, y = 0]) => k.R(x, y, 9, 12, p.acc))
          .join(''),
    ][v]!(),
  black: (k, p, v) =>
    [
      () =>
        k.P('M0 240V176Q34 126 70 176Q104 136 128 180Q160 130 200 178V240z', p.far) +
        [
          [26, 92, -5],
          [168, 80, 6],
          [142, 120, -3],
        ]
          .map(([x = 0, y = 0, a = 0]) =>
            k.G(
              `rotate(${a} ${x} 236)`,
              k.P(`M${x - 9} 240L${x - 6} ${y}H${x + 6}L${x + 9} 240z`, p.mid) +
                k.R(x - 9, y - 5, 18, 7, p.mid) +
                k.puff(x + 10, y - 8, 0.9, p.mid, 'opacity=".6"'),
            ),
          )
          .join(''),
      () =>
        [
          [22, 200, 1],
          [60, 210, 0.8],
          [146, 208, 0.85],
          [180, 198, 1.05],
        ]
          .map(([x = 0, y = 0, s = 0], i) =>
            k.at(
              x,
              y,
              s,
              i % 2
                ? k.P('M-14 40V-14A14 14 0 0 1 14 -14V40z', p.mid)
                : k.P('M-5 40V-20H-18V-30H-5V-44H5V-30H18V-20H5V40z', p.mid),
            ),
          )
          .join('') +
        k.P(
          'M150 40q8 -10 16 0q8 -10 16 0q-10 -3 -16 6q-6 -9 -16 -6zM20 66q7 -9 14 0q7 -9 14 0q-9 -3 -14 5q-5 -8 -14 -5z',
          p.ink,
        ),
      () =>
        k.S('M10 240V110Q10 96 24 96H70Q84 96 84 82V-6M190 240V150Q190 136 176 136H150', p.mid, 18) +
        k.R(0, 150, 20, 10, p.ground) +
        k.R(180, 176, 20, 10, p.ground) +
        k.drips(60, 104, 22, 3, k.tones.acid[0]) +
        k.P('M0 240Q50 200 100 222Q150 196 200 226V240z', p.far),
    ][v]!(),
  none: (k, p, v) =>
    [
      () =>
        k.P(k.gear(24, 80, 56, 12, 0) + k.gear(178, 150, 70, 14, 0), p.far) +
        k.C(24, 80, 22, p.skyA) +
        k.C(178, 150, 28, p.skyA) +
        k.P(k.gear(110, 40, 34, 10, 0), p.far) +
        k.C(110, 40, 12, p.skyA),
      () =>
        k.S(
          Array.from({ length: 9 }, (_, i) => `M${i * 25} 0V280`).join('') +
            Array.from({ length: 12 }, (_, i) => `M0 ${i * 25}H200`).join(''),
          p.far,
          1.2,
        ) + `<circle cx="100" cy="130" r="84" fill="none" stroke="${p.far}" stroke-width="2" stroke-dasharray="6 5"/>`,
      () =>
        k.R(0, 40, 200, 10, p.mid) +
        [30, 70, 130, 172]
          .map(
            (x, i) =>
              k.S(`M${x} 50V${84 + (i % 2) * 20}`, p.mid, 3) +
              [
                k.P(`M${x - 12} 84h24v10h-24z`, p.far),
                k.P(k.gear(x, 116, 16, 8, 0), p.far),
                k.P(`M${x - 4} 84h8v50h-8zM${x - 14} 80h28v12h-28z`, p.far),
                k.P(k.gear(x, 118, 14, 8, 0), p.far),
              ][i],
          )
          .join('') +
        k.P('M0 210H200V240H0z', p.far),
    ][v]!(),
};
const ground: Readonly<Record<World, (k: Kit, p: Palette) => string>> = {
  red: (k, p) =>
    k.P('M0 236Q50 226 100 232T200 230V280H0z', p.ground) +
    k.P('M0 262Q60 250 120 260T200 256V280H0z', p.ink) +
    k.S('M20 246l14 4l10 -5M120 244l16 5l14 -4M70 256l12 -4', p.acc, 2.4),
  blue: (k, p) =>
    k.P('M0 232q12 -9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V280H0z', p.mid) +
    k.P('M-12 248q12 -9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V280H-12z', p.ground) +
    k.S('M20 258h30M80 264h44M150 256h30', p.skyA, 2.4, 'opacity=".6"'),
  green: (k, p) =>
    k.P('M0 236Q40 222 90 232T200 228V280H0z', p.ground) +
    k.P(Array.from({ length: 17 }, (_, i) => `M${i * 12.5 - 4} 252q2 -16 8 -22q0 12 4 22z`).join(''), p.mid) +
    k.P('M0 250H200V280H0z', p.ground),
  white: (k, p) =>
    k.P('M0 232H200V280H0z', p.mid) +
    k.P('M0 246H200V280H0z', p.ground) +
    k.S(
      'M0 246H200M0 262H200M30 246V262M80 246V262M130 246V262M180 246V262M55 262V280M105 262V280M155 262V280',
      p.ink,
      1.8,
      'opacity=".6"',
    ),
  black: (k, p) =>
    k.P('M0 240Q30 222 64 236Q96 218 132 234Q170 220 200 238V280H0z', p.ground) +
    k.P('M0 262Q40 248 90 260T200 256V280H0z', p.ink) +
    k.C(40, 248, 2.4, k.tones.acid[1]) +
    k.C(150, 250, 2, k.tones.acid[1]),
  none: (k, p) =>
    k.R(0, 232, 200, 48, p.mid) +
    k.R(0, 232, 200, 6, p.far) +
    k.R(0, 256, 200, 24, p.ground) +
    k.bolts(
      [
        [14, 247],
        [64, 247],
        [114, 247],
        [164, 247],
        [190, 247],
      ],
      2.4,
    ),
};
const clip = (d: string, id: string, inner: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
export const SCENES: Scenes = {
  // whole backdrop: { sky, at:[x,y], v: scenery variant or false, ground: bool }
  set(k: Kit, o: Backdrop = {}) {
    const names = Object.keys(SKIES),
      [x = 100, y = 100] = o.at ?? [60 + k.r() * 80, 70 + k.r() * 50];
    k.off = k.r() * 2;
    k.rayCount = k.pick([12, 16, 20]);
    const sky = o.sky ?? k.pick(names),
      v = o.v ?? Math.floor(k.r() * 3);
    const one = (w: World, p: Palette) =>
      SKIES[sky]!(k, x, y, p) + (v === false ? '' : behind[w](k, p, v)) + (o.ground === false ? '' : ground[w](k, p));
    if (!k.second || o.split === false) return one(k.worlds[0] ?? 'none', k.p);
    return (
      one(k.worlds[0] ?? 'none', k.p) +
      clip('M132 -4H204V284H68z', 'half', one(k.worlds[1] ?? 'none', k.second)) +
      k.S('M132 -4L68 284', k.p.glow, 4)
    );
  },
  ground: (k, w = k.worlds[0] ?? 'none', p = k.p) => ground[w](k, p),
  behind,
  clip,
};
