// Polynesian: the colour is the ground, figures are dark wood with carved lines; tapa bands above and below.
import { n, ring, poly, leaf, fan, snake, flame, swell, bolt, HEAD, face } from './cut.js';
import type { Carver, Cut, Tone } from './cut.js';
import { drawGround } from './recipe.js';
import type { Person, Post, Recipe, Scenery, Spec } from './recipe.js';

const D: Cut = { w: 8, h: 'p', g: [1.3, 2.6] };
const BARE = 'M6 144Q6 102 30 92Q46 88 50 80L51 66H69L70 80Q74 88 90 92Q114 102 114 144Z';
const tattoo = (c: Carver, side = 1) =>
  c.g(
    side < 0 ? 'translate(120 0)scale(-1 1)' : '',
    c.i('M84 98l8-2 3 6-9 3zM87 108l10-3 3 7-11 2zM78 96l4 0 5 22-6 0z', 'p'),
  );
function kanaka(c: Carver, o: Person = {}) {
  // a person: dark skin, carved features in paper
  return (
    (o.back || '') +
    (o.hairD ? c.f(o.hairD, o.hair || 'a', { ...D, g: [1, 2.2] }) : '') +
    c.f(BARE, 'a', D) +
    (o.plain ? '' : tattoo(c)) +
    (o.dress || '') +
    c.f(HEAD, 'a', { ...D, w: 5, lx: -3 }) +
    face(c, { eyes: o.eyes || 'calm', mouth: o.mouth || 'flat', ink: 'p', pupil: 'a' }) +
    (o.hat || '') +
    (o.prop || '')
  );
}
const lei = (c: Carver, y = 88, t: Tone = 'p') =>
  c.i(
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI * (0.04 + (0.92 * i) / 10);
      return ring(60 - 27 * Math.cos(a), y - 2 + 20 * Math.sin(a), 4.4);
    }).join(''),
    t,
  ) +
  c.i(
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI * (0.04 + (0.92 * i) / 10);
      return ring(60 - 27 * Math.cos(a), y - 2 + 20 * Math.sin(a), 1.5);
    }).join(''),
  );
const crown = (c: Carver, t: Tone = 'p', k = 13) => c.f(fan(60, 46, 19, 36, 188, 352, k, 5), t, { w: 3, o: 1.2 });
const mahiole = (c: Carver, t: Tone = 'b') =>
  c.f('M41 42Q38 22 50 14Q54 -2 72 0Q92 6 92 34Q88 20 78 18Q80 30 79 42Q60 32 41 42Z', t, { w: 6 }) +
  c.s('M48 34Q52 16 74 10M58 31Q64 20 82 22', 1.6);
function tiki(c: Carver, o: Post = {}) {
  // a carved post: planes, shell eyes, the figure-eight mouth
  const d = o.d || 'M38 26Q60 18 82 26L90 58L84 98H36L30 58Z';
  return (
    (o.back || '') +
    c.f(d, o.tone || 'a', { w: 9, h: o.tone === 'b' ? 'a' : 'p', g: [1.8, 2.4] }) +
    (o.eyes ||
      c.i('M33 42L59 52L54 62Q38 66 33 42ZM87 42L61 52L66 62Q82 66 87 42Z', 'p') +
        c.i(ring(46, 54, 3.6) + ring(74, 54, 3.6)) +
        c.s('M32 36L58 45M88 36L62 45', 2.4, 'p')) +
    c.i('M57 42H63L74 70H46Z', 'p') +
    c.i('M52 66l5-4 1 5zM68 66l-5-4-1 5z') +
    (o.mouth ||
      c.i('M34 80Q46 68 60 78Q74 68 86 80Q84 96 72 95Q64 94 60 89Q56 94 48 95Q36 96 34 80Z', 'p') +
        c.i('M38 81Q48 73 60 82Q72 73 82 81Q80 91 72 91Q64 90 60 85Q56 90 48 91Q40 91 38 81Z') +
        c.s('M44 79v10M50 78v12M56 81v6M64 81v6M70 78v12M76 79v10', 1.8, 'p')) +
    (o.hat || '') +
    (o.prop || '')
  );
}
const SHARK = 'M-4 60Q20 34 60 34L74 14L80 38Q104 44 118 60Q112 66 104 66Q92 76 70 76L62 92L54 78Q26 80 -4 60Z';
const shark = (c: Carver, t: Tone = 'a') =>
  c.f(SHARK, t, { w: 8, h: 'p', lx: -2, ly: -4 }) +
  c.i('M20 66Q60 72 104 66Q86 76 60 76Q36 76 20 66Z', 'p') +
  c.i(ring(98, 52, 2.5), 'p') +
  c.s('M78 52v14M83 52v14M88 53v12', 1.6, 'p') +
  c.i('M96 66l2 5 3-5zM90 68l2 5 3-5zM102 64l2 4 3-5z');
const fish = (c: Carver, x: number, y: number, a: number, s: number, t: Tone = 'p') =>
  c.g(
    `translate(${x} ${y})rotate(${a})scale(${s})`,
    c.f('M0 0Q14 -14 32 0L44 -9V9L32 0Q14 14 0 0Z', t, { w: 4 }),
    c.s('M10 -5q3 5 0 10M16 -7q3 7 0 14M22 -6q3 6 0 12', 1.2),
    c.i(ring(6, -1.5, 1.4)),
  );
const frond = (x: number, y: number, len: number, a: number, k = 9) => {
  const t = (a * Math.PI) / 180;
  let d = leaf(x, y, len, a, 1.6);
  for (let i = 1; i < k; i++) {
    const q = i / k,
      px = x + Math.cos(t) * len * q,
      py = y + Math.sin(t) * len * q,
      l = len * 0.42 * (1.1 - q * 0.7);
    d += leaf(px, py, l, a - 50, 2.2) + leaf(px, py, l, a + 50, 2.2);
  }
  return d;
};
const lizard = (c: Carver, t: Tone = 'a') =>
  c.f(
    snake(
      [
        [96, 118],
        [112, 96],
        [96, 82],
        [70, 92],
        [44, 84],
        [36, 60],
        [52, 38],
      ],
      [2, 8, 13, 18, 22, 20, 16],
    ),
    t,
    { w: 8, h: 'p', g: [2, 2.2] },
  ) +
  c.f('M40 44Q36 22 56 14Q76 12 84 28Q80 44 62 48Q50 52 40 44Z', t, D) +
  c.i(ring(66, 27, 3.6), 'p') +
  c.i(ring(67, 27, 1.6)) +
  c.s('M60 40Q72 40 82 31', 1.6, 'p') +
  c.f(
    snake(
      [
        [40, 62],
        [18, 56],
        [14, 40],
      ],
      [8, 6, 4],
      3,
    ) +
      snake(
        [
          [54, 90],
          [40, 106],
          [22, 106],
        ],
        [8, 6, 4],
        3,
      ) +
      snake(
        [
          [58, 74],
          [80, 66],
          [88, 52],
        ],
        [8, 6, 3],
        3,
      ),
    t,
    { ...D, w: 3 },
  );
const sky: Readonly<Record<string, Scenery>> = {
  swell: (c: Carver) =>
    c.s([16, 28, 40, 52, 64, 76, 88, 100].map((y, i) => swell(y, 5, 40, i % 2 ? 10 : 0)).join(''), 1.8, 'p'),
  sun: (c: Carver, x = 60, y = 52, R = 28) =>
    c.i(
      Array.from({ length: 20 }, (_, i) => {
        const a = i * 0.31416;
        return poly(
          [x + (R + 4) * Math.cos(a - 0.11), y + (R + 4) * Math.sin(a - 0.11)],
          [x + (R + 26) * Math.cos(a), y + (R + 26) * Math.sin(a)],
          [x + (R + 4) * Math.cos(a + 0.11), y + (R + 4) * Math.sin(a + 0.11)],
        );
      }).join('') + ring(x, y, R),
      'p',
    ),
  rings: (c: Carver, x = 60, y = 56) =>
    [20, 30, 40, 50, 60, 70, 80]
      .map((R) => c.s(ring(x, y, R), 2, 'p', R % 20 ? '' : ' stroke-dasharray="2 4"'))
      .join(''),
  volcano: (c: Carver) =>
    c.f('M-4 112L40 42Q60 50 80 42L124 112V124H-4Z', 'a', { w: 12, h: 'p', halo: 1, lx: -4, ly: 5 }) +
    c.f('M42 42Q60 50 78 42L84 58L74 64L70 88L62 66L52 74L48 60L38 60Z', 'p', { w: 4, halo: 0 }) +
    c.i(
      [
        [60, 30, 12],
        [50, 18, 9],
        [70, 14, 10],
        [62, 4, 8],
      ]
        .map(([x = 0, y = 0, R = 0]) => ring(x, y, R))
        .join(''),
      'p',
    ),
  lava: (c: Carver) => {
    let d = '';
    for (let i = 0; i < 8; i++) d += flame(4 + i * 16, 126, 10, 66 + c.r() * 50);
    return c.i(d, 'p');
  },
  night: (c: Carver) =>
    c.i('M0 0h120v124h-120z') +
    c.i(ring(88, 34, 17), 'p') +
    c.i(ring(96, 30, 15)) +
    c.i(Array.from({ length: 16 }, () => ring(8 + c.r() * 104, 14 + c.r() * 66, 0.6 + c.r())).join(''), 'p'),
  fronds: (c: Carver) =>
    c.i(frond(-4, 22, 56, 22, 7) + frond(124, 22, 56, 158, 7) + frond(-4, 70, 40, -10, 5) + frond(124, 70, 40, 190, 5)),
  tapa: (c: Carver) => c.pat('M0 0h120v120h-120z', 'tapa', 'p', 1.3),
  rain: (c: Carver) => c.i(Array.from({ length: 34 }, () => leaf(c.r() * 124, c.r() * 100, 16, 100, 1)).join(''), 'p'),
  wind: (c: Carver) =>
    c.s('M0 30q30-16 54 0t40-6q16-14 2-20t-14 10M0 52q34-10 60 2t58-8M0 84q24 14 50 0t46 4q20 12 8 20t-14-8', 3, 'p'),
  snow: (c: Carver) =>
    c.s(
      Array.from(
        { length: 30 },
        () => `M${n(c.r() * 120)} ${n(12 + c.r() * 96)}m-3 0h6m-4.500-2.600l3 5.200m0-5.200l-3 5.200`,
      ).join(''),
      1,
      'p',
    ),
  mount: (c: Carver) =>
    c.f('M-4 112Q40 70 60 34Q80 70 124 112V124H-4Z', 'a', { w: 12, halo: 1, ly: 5 }) +
    c.i('M60 34Q72 58 84 74L74 70L68 80L60 68L52 80L46 70L36 74Q48 58 60 34Z', 'p'),
  bolts: (c: Carver) => sky.rain!(c) + c.f(bolt(24, 8, 58) + bolt(104, 14, 46), 'p', { w: 4 }),
};
const surf = (c: Carver, y = 98) => {
  let d = `M-4 124V${y}`;
  for (let x = -4; x < 124; x += 18) d += 'q9 -13 16 -3q-7 -2 -7 3q4 4 9 0';
  return c.f(d + 'V124z', 'p', { w: 5, lx: -2, ly: 3 });
};

export const recipes: Readonly<Record<string, Recipe>> = {
  'canoe-builder': (c: Carver) => ({
    bg: ['sun'],
    fig:
      kanaka(c, {
        eyes: 'calm',
        hat:
          c.f('M42 38Q42 18 60 16Q78 18 78 38Q60 28 42 38Z', 'a', { ...D, w: 4 }) + c.s('M42 38Q60 28 78 38', 3, 'b'),
      }) +
      c.g(
        'translate(26 60)rotate(-24)',
        c.f('M-3 -30H3V34H-3Z', 'p', { w: 3 }),
        c.f('M-3 -32H10Q26 -34 30 -24Q18 -22 3 -20Z', 'a', { ...D, w: 3 }),
      ),
    front:
      c.f('M-4 98Q30 112 72 108Q104 104 116 78L124 82Q118 124 60 124H-4Z', 'b', { w: 6 }) +
      c.s('M4 108Q60 122 112 96', 2) +
      c.s('M8 113Q60 126 108 104', 2, 'p', ' stroke-dasharray="3 4"'),
  }),
  'fisherman-of-kuula': (c: Carver) => ({
    bg: ['swell'],
    fig:
      kanaka(c, {
        eyes: 'stern',
        hat:
          c.f('M42 38Q42 18 60 16Q78 18 78 38Q60 28 42 38Z', 'a', { ...D, w: 4 }) +
          c.i(fan(60, 40, 20, 30, 200, 340, 7, 3), 'p'),
      }) +
      c.s('M88 6L88 70Q88 92 74 92Q62 90 64 76', 8, 'p') +
      c.s('M88 6L88 70Q88 92 74 92Q62 90 64 76', 4.5) +
      c.i('M64 66l-6 14 12-2z') +
      fish(c, 16, 92, -20, 1.05),
    front: surf(c, 108),
  }),
  'hula-dancer': (c: Carver) => ({
    bg: ['fronds'],
    fig:
      c.f(
        snake(
          [
            [48, 50],
            [28, 46],
            [10, 30],
          ],
          [9, 7, 4],
          3,
        ),
        'a',
        D,
      ) +
      c.f(
        snake(
          [
            [70, 50],
            [92, 54],
            [112, 38],
          ],
          [9, 7, 4],
          3,
        ),
        'a',
        D,
      ) +
      c.f('M46 44H72L68 74H50Z', 'a', D) +
      c.f(fan(60, 70, 2, 54, 30, 150, 13, 8), 'p', { w: 4, lx: -2 }) +
      c.i('M42 70H78L80 78H40Z') +
      c.i([44, 52, 60, 68, 76].map((x) => ring(x, 74, 3)).join(''), 'p') +
      c.g(
        'translate(16 -12)scale(.74)',
        c.f('M36 50Q34 14 60 14Q86 14 84 50Q96 74 88 92L32 92Q24 74 36 50Z', 'a', D) +
          c.f(HEAD, 'a', { ...D, w: 4 }) +
          face(c, { eyes: 'closed', mouth: 'smile', ink: 'p' }) +
          crown(c),
      ) +
      c.i(
        [
          [46, 54],
          [52, 60],
          [60, 62],
          [68, 60],
          [73, 54],
        ]
          .map(([x = 0, y = 0]) => ring(x, y, 3.3))
          .join(''),
        'p',
      ),
  }),
  kii: (c: Carver) => ({
    bg: ['tapa'],
    fig: tiki(c, {
      back:
        c.f('M36 94H84L92 140H28Z', 'a', D) + c.s('M40 104l8 8 12-10 12 10 8-8M38 116l10 8 12-10 12 10 10-8', 2.2, 'p'),
      hat:
        c.f('M38 28L34 2L44 10V-6H54V8L60 -8L66 8V-6H76V10L86 2L82 28Q60 19 38 28Z', 'a', { ...D, w: 5 }) +
        c.s('M44 14v10M54 10v11M66 10v11M76 14v10', 1.8, 'p'),
    }),
  }),
  'koa-warrior': (c: Carver) => ({
    bg: ['rings'],
    fig:
      c.f('M30 60Q28 16 60 14Q92 16 90 60Q90 90 60 94Q30 90 30 60Z', 'p', { w: 9, lx: -5 }) +
      c.f(BARE.replace('M8', 'M8'), 'a', D) +
      tattoo(c) +
      tattoo(c, -1) +
      c.f('M34 58Q32 22 60 20Q88 22 86 58Q86 84 60 88Q34 84 34 58Z', 'a', { ...D, w: 9 }) +
      c.f('M40 50Q50 42 57 54Q50 64 43 60ZM80 50Q70 42 63 54Q70 64 77 60Z', 'p', { w: 2, halo: 0 }) +
      c.i(ring(50, 54, 2.6) + ring(70, 54, 2.6)) +
      c.i(fan(60, 24, 4, 26, 205, 335, 9, 4), 'p') +
      c.i(Array.from({ length: 7 }, (_, i) => `M${40 + i * 6} 76h3.500l-1 18h-1.500z`).join(''), 'p') +
      c.g(
        'translate(98 66)rotate(10)',
        c.f('M-4 50L-6 -10Q-14 -40 2 -52Q16 -38 8 -10L5 50Z', 'b', { w: 5 }),
        c.i(
          Array.from({ length: 5 }, (_, i) => `M9 ${-44 + i * 9}l10 4-9 5zM-9 ${-44 + i * 9}l-8 4 8 5z`).join(''),
          'p',
        ),
      ),
  }),
  'lava-scout': (c: Carver) => ({
    bg: [
      ['sun', 34, 46, 18],
      (k: Carver) => k.i('M-4 124V106Q30 92 60 104T124 98V124Z') + k.s('M-4 112Q30 98 60 110T124 104', 2.5, 'p'),
    ],
    fig: c.g(
      'translate(0 8)',
      c.f(
        snake(
          [
            [50, 84],
            [36, 96],
            [16, 100],
          ],
          [13, 10, 6],
          3,
        ) +
          snake(
            [
              [58, 84],
              [80, 92],
              [78, 116],
            ],
            [14, 11, 6],
            3,
          ),
        'a',
        D,
      ),
      c.f('M44 54Q58 46 72 54L66 88H46Z', 'a', D),
      c.f('M42 76H70L74 94L58 90L46 96Z', 'b', { w: 4 }),
      c.f(
        snake(
          [
            [68, 56],
            [88, 64],
            [100, 50],
          ],
          [9, 8, 5],
          3,
        ) +
          snake(
            [
              [48, 58],
              [32, 70],
              [20, 62],
            ],
            [9, 7, 5],
            3,
          ),
        'a',
        D,
      ),
      c.f(ring(66, 38, 15, 16), 'a', D),
      c.i('M66 34l11 0-3 5zM68 46l8 0-3 3z', 'p'),
      c.f('M50 36Q48 20 66 18Q82 20 80 28Q66 26 60 40Q56 50 52 50Z', 'a', { ...D, w: 4 }),
      c.s('M102 90L98 8', 4.6, 'p'),
      c.s('M102 90L98 8', 2.5),
      c.f(flame(98, 12, 8, 26), 'b', { w: 4 }),
    ),
  }),
  'stone-carver': (c: Carver) => ({
    bg: ['rings'],
    fig:
      c.f('M34 124L30 70Q26 20 44 10Q66 0 84 12Q94 22 92 50L100 66L92 72L90 88L96 124Z', 'p', {
        w: 12,
        lx: -6,
        ly: -2,
      }) +
      c.i('M46 38Q66 26 88 38L88 46Q78 42 70 48L74 70Q66 76 58 70L62 48Q54 44 46 46ZM54 84H84V90H54Z') +
      c.s('M48 52q6 3 10 0M76 52q6 3 10 0M40 100l10-4M44 110l12-5M42 24l8-4', 1.8) +
      c.g(
        'translate(26 60)rotate(28)',
        c.f('M-4 -4H4V40H-4Z', 'b', { w: 3 }),
        c.f('M-14 -22H14V-4H-14Z', 'a', { ...D, w: 4 }),
      ) +
      c.f('M4 124Q2 100 18 94L36 98L30 110L34 124Z', 'a', D) +
      c.i(
        [
          [50, 30],
          [44, 22],
          [56, 16],
        ]
          .map(([x = 0, y = 0]) => poly([x - 14, y], [x - 9, y - 3], [x - 10, y + 3]))
          .join(''),
        'p',
      ),
  }),
  'tapa-weaver': (c: Carver) => ({
    bg: ['fronds'],
    fig: kanaka(c, {
      hairD: 'M36 50Q34 14 60 14Q86 14 84 50L90 96H30Z',
      eyes: 'calm',
      mouth: 'smile',
      hat: c.i(fan(76, 30, 0, 12, 0, 360, 6, 4), 'p') + c.i(ring(76, 30, 2.5), 'b'),
    }),
    front:
      c.f('M-4 92Q30 80 60 90T124 86V124H-4Z', 'p', { w: 6 }) +
      c.pat('M0 100Q30 88 60 98T120 94V124H0Z', 'tapa', 'a', 0.9) +
      c.s('M-4 97Q30 85 60 95T124 91', 2, 'b'),
  }),
  'temple-drummer': (c: Carver) => ({
    bg: ['sun'],
    fig: kanaka(c, { eyes: 'closed', mouth: 'shout', hat: crown(c, 'b', 9) }),
    front:
      c.f('M26 90Q60 80 94 90L88 124H32Z', 'b', { w: 8 }) +
      c.pat('M32 104Q60 98 88 104L86 124H34Z', 'teeth', 'a', 1.1) +
      c.f(ring(60, 90, 34, 9), 'p', { w: 5 }) +
      c.s('M28 95l4 12 5-9 5 12 6-9 6 12 6-11 6 11 6-12 6 9 5-12 5 9 4-12', 1.4) +
      c.f('M30 90Q26 78 36 76L52 86Q52 92 44 94ZM90 88Q94 76 84 74L68 84Q68 90 76 92Z', 'a', { ...D, w: 3 }),
  }),
  'village-healer': (c: Carver) => ({
    bg: ['rings'],
    fig: kanaka(c, {
      hairD: 'M38 48Q34 14 60 14Q86 14 82 48L88 88L32 88Z',
      hair: 'p',
      eyes: 'closed',
      mouth: 'smile',
      plain: 1,
      dress:
        c.f('M8 124Q10 100 30 92L60 108L90 92Q110 100 112 124Z', 'b', { w: 6 }) +
        c.pat('M12 124Q14 104 30 96L60 112L90 96Q106 104 108 124Z', 'chev', 'a'),
    }),
    front:
      c.f('M30 94Q60 104 90 94Q88 120 60 122Q32 120 30 94Z', 'p', { w: 6 }) +
      c.f([-150, -120, -90, -60, -30].map((a) => leaf(60, 98, 32, a, 9)).join(''), 'a', { ...D, w: 4 }) +
      c.f(ring(60, 95, 30, 5), 'a', { w: 2 }),
  }),
  hauwahine: (c: Carver) => ({
    bg: ['rain'],
    fig:
      kanaka(c, {
        hairD: 'M36 50Q30 12 60 12Q90 12 84 50Q100 78 92 112L28 112Q20 78 36 50Z',
        eyes: 'slit',
        mouth: 'small',
        plain: 1,
        dress: c.pat(BARE, 'scales', 'p', 1.1),
        hat: c.i(fan(60, 40, 18, 30, 195, 345, 9, 4), 'b'),
      }) +
      c.f(
        snake(
          [
            [18, 118],
            [8, 88],
            [24, 70],
            [18, 50],
          ],
          [4, 11, 10, 9],
        ),
        'b',
        { w: 4 },
      ) +
      c.i(ring(17, 52, 1.8)),
    front: surf(c, 104),
  }),
  kapo: (c: Carver) => ({
    bg: ['night'],
    fig:
      [0, 1]
        .map((m) =>
          c.g(
            m ? 'translate(120 0)scale(-1 1)' : '',
            c.f(
              snake(
                [
                  [48, 30],
                  [24, 28],
                  [16, 8],
                ],
                [10, 8, 1],
                3,
              ) +
                snake(
                  [
                    [44, 44],
                    [16, 50],
                    [4, 34],
                  ],
                  [11, 8, 1],
                  3,
                ) +
                snake(
                  [
                    [46, 62],
                    [16, 78],
                    [6, 64],
                  ],
                  [12, 9, 1],
                  3,
                ) +
                snake(
                  [
                    [46, 78],
                    [22, 98],
                    [8, 94],
                  ],
                  [12, 9, 1],
                  3,
                ),
              'b',
              { w: 4 },
            ),
          ),
        )
        .join('') +
      tiki(c, {
        tone: 'b',
        d: 'M34 34Q34 16 60 16Q86 16 86 34L90 62Q86 96 60 100Q34 96 30 62Z',
        mouth: c.i('M40 80Q60 70 80 80Q60 94 40 80Z') + c.i('M45 79l4 7 4-10zM67 77l4 9 4-7z', 'p'),
        hat:
          c.i('M60 20l8 10-8 10-8-10z') +
          c.i('M60 24l4 6-4 6-4-6z', 'p') +
          c.s('M36 62l10 6M84 62l-10 6M34 68l10 4M86 68l-10 4', 2),
      }),
  }),
  kaahupahau: (c: Carver) => ({
    bg: ['swell'],
    fig:
      c.g('translate(2 8)rotate(-14 60 60)scale(1 1.12)', shark(c)) +
      c.i(
        [
          [46, 40],
          [56, 38],
          [66, 36],
          [50, 84],
          [60, 86],
          [70, 82],
        ]
          .map(([x = 0, y = 0]) => fan(x, y + 2, 0, 8, 0, 360, 5, 3.4))
          .join(''),
        'b',
      ) +
      c.i(
        [
          [46, 42],
          [56, 40],
          [66, 38],
          [50, 86],
          [60, 88],
          [70, 84],
        ]
          .map(([x = 0, y = 0]) => ring(x, y, 1.8))
          .join(''),
        'p',
      ),
    front: surf(c, 102),
  }),
  kupua: (c: Carver) => ({
    bg: ['rings'],
    fig:
      c.f(BARE, 'a', D) +
      c.f(HEAD, 'a', { ...D, w: 5 }) +
      face(c, { eyes: 'stern', ink: 'p' }) +
      c.f('M60 16Q88 12 96 30L86 34Q92 50 84 64Q74 80 60 82Z', 'p', { w: 6 }) +
      c.pat('M62 54Q76 58 84 56Q80 74 62 78Z', 'fur', 'a') +
      c.f(ring(73, 44, 10), 'b', { w: 3, halo: 0 }) +
      c.i(ring(73, 44, 5)) +
      c.i(ring(71, 42, 1.5), 'p') +
      c.i('M60 48L70 56L60 66Z') +
      c.f(fan(70, 104, 4, 46, -70, 40, 8, 8), 'p', { w: 4 }),
  }),
  kanehekili: (c: Carver) => ({
    bg: ['bolts'],
    fig:
      kanaka(c, { eyes: 'wide', mouth: 'shout', hat: mahiole(c, 'p') }) +
      c.i('M60 24C51 24 45 31 45 43C45 57 52 67 60 67Z', 'b') +
      c.i('M46 40l11 4v3l-11-4zM47 48q5-3 9 1q-4 3-9-1zM52 60q5-2 8-1v8q-7 0-8-7z') +
      c.f(bolt(92, 40, 80), 'b', { w: 5 }),
  }),
  laamaomao: (c: Carver) => ({
    bg: ['wind'],
    fig: kanaka(c, {
      hairD: 'M40 46Q34 12 62 14Q88 14 84 40Q60 50 30 40Q10 36 -4 46Q4 60 24 62Q8 66 2 78Q22 86 46 80Z',
      eyes: 'closed',
      mouth: 'small',
      plain: 1,
      dress: lei(c),
    }),
    front:
      c.f('M66 124Q58 100 78 92Q84 86 82 78L92 76Q92 86 98 90Q118 100 108 124Z', 'b', { w: 7 }) +
      c.s('M68 104Q88 96 110 104M66 114Q88 106 111 114M74 98l30 20M102 96l-30 22', 1.5) +
      c.s('M87 76q-4-12 8-14t4-12', 3, 'p'),
  }),
  milu: (c: Carver) => ({
    bg: ['night'],
    fig:
      c.i([10, 22, 34, 86, 98, 110].map((x, i) => leaf(x, -4, 40 + (i % 3) * 18, 90, 4, 3)).join(''), 'b') +
      tiki(c, {
        tone: 'a',
        d: 'M30 40Q34 18 60 18Q86 18 90 40Q96 70 80 92Q70 104 60 104Q50 104 40 92Q24 70 30 40Z',
        eyes:
          c.i(ring(45, 50, 11) + ring(75, 50, 11), 'b') +
          c.i(ring(45, 50, 7) + ring(75, 50, 7)) +
          c.i(ring(45, 50, 3) + ring(75, 50, 3), 'p'),
        mouth: c.f('M42 74Q60 66 78 74Q76 98 60 98Q44 98 42 74Z', 'b', { w: 6, halo: 0 }) + c.i(ring(60, 85, 9, 8)),
      }),
    front: c.i(
      Array.from({ length: 9 }, (_, i) => leaf(6 + i * 13.5, 124, 26 + (i % 3) * 9, -90 + (i - 4) * 5, 4)).join(''),
      'p',
    ),
  }),
  mooinanea: (c: Carver) => ({ bg: [['rings', 60, 62]], fig: lizard(c), front: surf(c, 110) }),
  nightmarchers: (c: Carver) => {
    const one = (t: Tone) =>
      c.f('M-22 0Q-24 -36 -10 -44L-12 -66Q-12 -84 0 -86Q12 -84 12 -66L10 -44Q24 -36 22 0Z', t, {
        ...D,
        w: 5,
        h: t === 'b' ? 'a' : 'p',
      }) +
      c.f('M-14 -70Q-14 -90 4 -98Q22 -96 16 -72Q2 -82 -14 -70Z', 'p', { w: 3 }) +
      c.i('M-10 -68l8 3-7 4zM10 -68l-8 3 7 4zM-7 -54h14l-2 4h-10z', t === 'b' ? 'a' : 'p') +
      c.s('M21 0V-80', 3, 'p') +
      c.f(flame(21, -78, 6, 22), 'b', { w: 3 });
    c.def(`<g id="nm">${one('a')}</g>`);
    return {
      bg: ['night'],
      fig:
        [
          [16, 0.62],
          [104, 0.62],
          [36, 0.78],
          [84, 0.78],
        ]
          .map(([x = 0, s = 0]) => `<use href="#nm" transform="translate(${x} 122)scale(${s})"/>`)
          .join('') + c.g('translate(60 124)', one('b')),
    };
  },
  poliahu: (c: Carver) => ({
    bg: ['mount', 'snow'],
    fig: kanaka(c, {
      hairD: 'M36 50Q30 12 60 12Q90 12 84 50Q92 72 88 96H32Q28 72 36 50Z',
      hair: 'p',
      eyes: 'calm',
      mouth: 'small',
      plain: 1,
      dress:
        c.f('M4 124Q6 96 34 88L60 104L86 88Q114 96 116 124Z', 'p', { w: 9 }) +
        c.pat('M8 124Q12 100 34 92L60 108L86 92Q108 100 112 124Z', 'fur', 'b'),
      hat: c.f('M43 34L46 18L53 27L60 12L67 27L74 18L77 34Q60 26 43 34Z', 'p', { w: 3 }),
    }),
  }),
  ukupanipo: (c: Carver) => ({
    bg: ['swell'],
    fig:
      c.f('M60 2Q104 6 112 54Q112 104 60 116Q8 104 8 54Q16 6 60 2Z', 'a', { ...D, w: 12 }) +
      c.f('M18 58Q60 28 102 58Q104 100 60 104Q16 100 18 58Z', 'p', { w: 5, halo: 0 }) +
      c.i('M26 60Q60 38 94 60Q94 92 60 94Q26 92 26 60Z') +
      c.f('M40 80Q60 68 80 80Q76 94 60 94Q44 94 40 80Z', 'b', { w: 5, halo: 0 }) +
      c.i(
        Array.from({ length: 9 }, (_, i) => {
          const x = 29 + i * 7.6,
            y = 60 - 13 * Math.sin((i / 8) * Math.PI);
          return `M${n(x - 4)} ${n(y)}h8l-4 13z`;
        }).join('') +
          Array.from({ length: 8 }, (_, i) => {
            const x = 33 + i * 7.7,
              y = 84 + 9 * Math.sin((i / 7) * Math.PI);
            return `M${n(x - 3.5)} ${n(y)}h7l-3.500 -10z`;
          }).join(''),
        'p',
      ) +
      c.i(ring(34, 32, 5) + ring(86, 32, 5), 'p') +
      c.i(ring(35, 33, 2.4) + ring(85, 33, 2.4)) +
      c.i('M52 18q3-3 5 1zM68 18q-3-3-5 1z', 'p'),
  }),
  hiiaka: (c: Carver) => ({
    bg: ['fronds'],
    fig:
      kanaka(c, {
        hairD: 'M36 50Q30 10 60 10Q90 10 84 50Q96 80 90 110H30Q24 80 36 50Z',
        eyes: 'closed',
        mouth: 'smile',
        plain: 1,
        dress: lei(c, 88, 'b'),
        hat:
          c.f(fan(60, 44, 20, 38, 186, 354, 11, 4), 'b', { w: 2, o: 1 }) +
          c.i([46, 60, 74].map((x, i) => fan(x, i === 1 ? 18 : 24, 0, 10, 180, 360, 5, 2)).join(''), 'p'),
      }) + c.f(frond(94, 120, 66, -84, 7), 'a', { w: 2, o: 0.8, halo: 1.2 }),
  }),
  kamapuaa: (c: Carver) => ({
    bg: ['lava'],
    fig:
      c.f(fan(60, 60, 26, 60, 150, 390, 21, 5), 'a', { w: 3, o: 0.8 }) +
      c.f(BARE, 'a', D) +
      tattoo(c) +
      tattoo(c, -1) +
      c.f('M34 36L22 12L44 22Q60 14 76 22L98 12L86 36Q92 52 84 66Q86 94 60 96Q34 94 36 66Q28 52 34 36Z', 'a', {
        ...D,
        w: 9,
      }) +
      c.f('M44 66Q60 54 76 66Q80 88 60 90Q40 88 44 66Z', 'b', { w: 5, halo: 1 }) +
      c.i(ring(53, 74, 3.6, 5) + ring(67, 74, 3.6, 5)) +
      c.i('M38 42l16 6-10 5zM82 42l-16 6 10 5z', 'p') +
      c.f('M40 84Q26 80 26 60Q34 70 44 72ZM80 84Q94 80 94 60Q86 70 76 72Z', 'p', { w: 4 }),
  }),
  kamohoalii: (c: Carver) => ({
    bg: ['swell'],
    fig:
      c.f('M60 -14L74 14H46Z', 'a', { ...D, w: 4 }) +
      kanaka(c, {
        eyes: 'stern',
        mouth: 'flat',
        plain: 1,
        dress:
          c.f('M14 144Q16 104 40 92L60 106L80 92Q104 104 106 144Z', 'b', { w: 6 }) +
          c.pat('M20 144Q22 108 40 97L60 111L80 97Q98 108 100 144Z', 'teeth', 'p', 1.1),
      }) +
      c.f('M20 58Q20 10 60 4Q100 10 100 58L88 50L82 40Q60 26 38 40L32 50Z', 'b', { w: 9 }) +
      c.i('M38 40l3 11 5-13zM46 36l4 11 4-13zM55 33.500l5 11 5-11zM66 34l4 12 4-10zM74 37l5 13 3-10z', 'p') +
      c.i(ring(32, 32, 5) + ring(88, 32, 5), 'p') +
      c.i(ring(32, 33, 2.6) + ring(88, 33, 2.6) + 'M53 14q2-3 4 0zM63 14q2-3 4 0z') +
      c.s('M22 46l8-2M22 52l8-2M98 46l-8-2M98 52l-8-2', 1.6) +
      c.f('M38 66Q60 84 82 66L84 74Q60 96 36 74Z', 'b', { w: 4 }) +
      c.i('M44 71l3-8 5 12zM55 76l5-9 5 9zM68 75l5-12 3 8z', 'p'),
    front: surf(c, 110),
  }),
  ku: (c: Carver) => ({
    bg: [['sun', 60, 56, 30]],
    fig:
      c.f('M34 58Q30 30 40 20Q36 -8 66 -8Q100 0 98 40Q96 26 84 26Q92 44 88 66Q86 98 60 100Q34 98 34 58Z', 'b', {
        w: 10,
        g: [1, 1.8],
      }) +
      c.s('M46 20Q50 2 70 0M56 20Q64 8 84 14', 2.2) +
      c.f('M38 48Q46 34 58 46Q54 60 44 60ZM84 48Q76 34 64 46Q68 60 78 60Z', 'p', { w: 3, halo: 0 }) +
      c.i(ring(49, 50, 4) + ring(73, 50, 4) + 'M56 48H66L70 62Q61 67 52 62Z') +
      c.i('M32 66Q60 58 90 66Q92 96 61 97Q30 96 32 66Z') +
      c.i(
        Array.from(
          { length: 8 },
          (_, i) => `M${36 + i * 6.4} 67h5.600l-2.800 11zM${37 + i * 6.2} 92h5.400l-2.700 -10z`,
        ).join(''),
        'p',
      ) +
      c.f('M38 100H84L88 124H34Z', 'a', D),
  }),
  lono: (c: Carver) => ({
    bg: ['rain'],
    fig:
      c.f('M10 18Q60 6 110 18L110 26Q60 15 10 26Z', 'a', { ...D, w: 3 }) +
      c.f('M12 26Q24 22 38 21L42 112Q26 116 8 110ZM108 26Q96 22 82 21L78 112Q94 116 112 110Z', 'p', { w: 7 }) +
      c.pat('M11 84Q26 88 41 84L42 110Q26 114 9 108ZM109 84Q94 88 79 84L78 110Q94 114 111 108Z', 'tapa', 'a', 0.8) +
      c.s('M12 40Q26 44 39 40M11 56Q26 60 40 56M108 40Q94 44 81 40M109 56Q94 60 80 56', 2.4, 'b') +
      kanaka(c, {
        eyes: 'calm',
        mouth: 'smile',
        plain: 1,
        dress: lei(c, 90),
        hat: crown(c, 'p', 11) + c.i('M43 38Q60 28 77 38L76 42Q60 33 44 42Z', 'b'),
      }),
  }),
  maui: (c: Carver) => ({
    bg: [['sun', 92, 40, 26]],
    fig:
      c.g(
        'translate(-8 6)',
        kanaka(c, {
          hairD: 'M36 50Q28 10 60 10Q92 10 84 50Q92 66 84 80H36Q28 66 36 50Z',
          eyes: 'stern',
          mouth: 'grin',
          hat: c.s('M43 34Q60 26 77 34', 3.5, 'b'),
        }),
      ) +
      c.s('M106 30Q92 56 76 60Q96 66 88 96', 2.4, 'p') +
      c.s('M100 124V70Q100 40 84 44Q72 50 82 62', 10, 'p') +
      c.s('M100 124V70Q100 40 84 44Q72 50 82 62', 6.5) +
      c.s('M97 118l6-4M97 108l6-4M97 98l6-4M97 88l6-4', 1.4, 'p') +
      c.i('M76 54l14 2-5 12z'),
  }),
  kanaloa: (c: Carver) => ({
    bg: ['swell'],
    fig:
      [
        [
          [46, 76],
          [20, 82],
          [6, 62],
          [18, 50],
        ],
        [
          [44, 84],
          [16, 104],
          [0, 96],
        ],
        [
          [50, 88],
          [34, 114],
          [14, 120],
        ],
        [
          [56, 90],
          [54, 112],
          [44, 126],
        ],
        [
          [76, 76],
          [100, 82],
          [114, 62],
          [102, 50],
        ],
        [
          [76, 84],
          [104, 104],
          [120, 96],
        ],
        [
          [70, 88],
          [86, 114],
          [106, 120],
        ],
        [
          [64, 90],
          [66, 112],
          [76, 126],
        ],
      ]
        .map((p) => c.f(snake(p, [14, 11, 7, 2], 3), 'a', { ...D, w: 4, g: [2, 2.2] }))
        .join('') +
      c.f('M34 60Q26 10 60 6Q94 10 86 60Q90 86 60 92Q30 86 34 60Z', 'a', { ...D, w: 10 }) +
      c.f('M38 62Q46 52 58 62Q50 74 42 71ZM82 62Q74 52 62 62Q70 74 78 71Z', 'b', { w: 3, halo: 0.6 }) +
      c.i('M45 60h5v10h-5zM70 60h5v10h-5z') +
      c.s('M46 30Q60 22 74 30M44 40Q60 32 76 40M50 20Q60 15 70 20', 2.2, 'p') +
      c.i(ring(60, 46, 3), 'p'),
  }),
  kane: (c: Carver) => ({
    bg: [['sun', 60, 44, 36]],
    fig:
      c.f('M38 46Q32 10 60 10Q88 10 82 46Q84 64 102 70Q118 80 114 144H6Q2 80 18 70Q36 64 38 46Z', 'b', {
        w: 9,
        g: [1.2, 2],
      }) +
      c.s('M38 62Q26 76 22 120M34 72Q18 84 14 118M82 62Q94 76 98 120M86 72Q102 84 106 118', 2.4, 'p') +
      kanaka(c, {
        eyes: 'calm',
        mouth: 'flat',
        dress: c.i('M60 94l9 13-9 13-9-13z', 'p') + c.i('M60 100l5 7-5 7-5-7z', 'b'),
        hat:
          c.f('M42 36L34 8L47 20L51 0L60 16L69 0L73 20L86 8L78 36Q60 26 42 36Z', 'p', { w: 5 }) +
          c.i(ring(60, 25, 3), 'b') +
          c.i('M46 56l7 3-7 3zM74 56l-7 3 7 3z', 'p'),
      }),
    front: surf(c, 108),
  }),
  pele: (c: Carver) => ({
    bg: [
      (k: Carver) =>
        k.i('M0 0h120v120h-120z') +
        k.i(fan(60, 46, 30, 96, 150, 390, 22, 2.4, k.r), 'p') +
        k.i(Array.from({ length: 7 }, (_, i) => flame(4 + i * 19, 126, 12, 40 + k.r() * 30)).join(''), 'b'),
    ],
    fig:
      c.f(
        'M38 46Q30 6 62 8Q94 8 84 46Q104 56 98 78Q114 92 110 124H86Q88 106 78 96H42Q30 104 34 124H10Q6 92 22 78Q16 56 38 46Z',
        'b',
        { w: 10, g: [1.2, 2.2] },
      ) +
      c.s(
        'M30 70Q24 96 22 122M26 84Q20 100 16 122M92 70Q96 96 98 122M96 84Q102 100 104 122M44 26Q40 40 38 54M78 26Q82 40 84 54',
        2,
        'p',
      ) +
      kanaka(c, {
        eyes: 'glow',
        mouth: 'flat',
        plain: 1,
        dress: c.s('M22 118l12-12 6 8 10-14 10 12 10-12 10 14 6-8 12 12', 2.4, 'b'),
      }) +
      c.i('M44 42l13 3q0 7-6 7t-7-10zM76 42l-13 3q0 7 6 7t7-10z', 'p') +
      c.i(ring(51, 47.5, 2.6) + ring(69, 47.5, 2.6)) +
      c.f(flame(60, 32, 13, 34), 'p', { w: 4 }) +
      c.i(flame(60, 31, 6, 16), 'b'),
  }),
};
const TEETH: readonly (readonly [d: string, width: number])[] = [
  ['M0 9l5 -8 5 8z', 10],
  ['M0 5l4-4 4 4-4 4z', 8],
  ['M0 9v-8l6 8zM6 1l6 8v-8z', 12],
];

export function scene(c: Carver, spec: Spec) {
  const back =
    `<path fill="${c.B}" d="M0 0h120v120h-120z"/>` +
    (spec.bg ?? []).map((ground) => drawGround(c, ground, sky)).join('');
  const [tooth, width] = TEETH[Math.floor(c.r() * 3)]!;
  c.def(
    `<pattern id="t" width="${width}" height="10" patternUnits="userSpaceOnUse"><path fill="${c.P}" d="${tooth}"/></pattern><g id="u"><path fill="${c.A}" d="M0 0h120v11.500h-120z"/><path fill="url(#t)" d="M0 0h120v10h-120z"/><path stroke="${c.P}" d="M0 11.500h120"/></g>`,
  );
  return { back, front: (spec.front || '') + '<use href="#u"/><use href="#u" transform="matrix(1 0 0 -1 0 120)"/>' };
}
