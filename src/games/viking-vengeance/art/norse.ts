// Norse: night ground, white-line carving, ridges, aurora, and a braid down both edges.
import { n, ring, leaf, fan, snake, flame, ridge, swell, bolt, HEAD, SHOULDERS, face } from './cut.js';
import type { Carver, Tone } from './cut.js';
import { drawGround } from './recipe.js';
import type { ArtCard, Person, Recipe, Scenery, Spec } from './recipe.js';

const RUNES = [
  'M0 0v10M0 1l5 3-5 3',
  'M0 0v10M0 2l5-2M0 6l5-2',
  'M0 0v10l5-4',
  'M0 0v10M5 0v10M0 3l5 4',
  'M2.500 0v10M0 3l2.500-3 2.500 3',
  'M0 0l5 5-5 5',
  'M0 0l5 10M5 0l-5 10',
  'M0 10v-10l5 4-5 2 5 4',
];
const runes = (c: Carver, x: number, y: number, k: number, gap: number, w = 1.3, t: Tone = 'p', s = 1) =>
  Array.from({ length: k }, (_, i) =>
    c.g(`translate(${n(x + i * gap)} ${y})scale(${s})`, c.s(RUNES[Math.floor(c.r() * 8)]!, w, t)),
  ).join('');
function runeRing(c: Carver, x: number, y: number, r0: number, t: Tone = 'p') {
  let s =
    c.s(ring(x, y, r0 - 8) + ring(x, y, r0 + 5), 1, t) +
    `<g fill="none" stroke="${t === 'p' ? c.P : c.B}" stroke-width="1.7">`;
  for (let i = 0; i < 12; i++)
    s += `<path transform="rotate(${i * 30} ${x} ${y})translate(${x - 2} ${y - r0 - 6})" d="${RUNES[(i * 3 + k0(c)) % 8]}"/>`;
  return s + '</g>';
}
const k0 = (c: Carver) => Math.floor(c.r() * 8);
const HAIR = 'M37 44Q36 15 60 15Q84 15 83 44L88 90Q74 84 60 86Q46 84 32 90Z';
const BEARD = 'M42 48Q46 59 53 57Q60 53 67 57Q74 59 78 48Q83 74 71 87Q65 96 60 101Q55 96 49 87Q37 74 42 48Z';
const cap = 'M41 44Q40 20 60 10Q80 20 79 44L64.500 40L63 57H57L55.500 40Z';
const HOOD = 'M30 92Q24 30 60 9Q96 30 90 92L77 74Q84 44 60 33Q36 44 43 74Z';
const FUR =
  'M12 144L14 104L22 108L22 94L31 99L34 85L43 92L50 80L60 88L70 80L77 92L86 85L89 99L98 94L98 108L106 104L108 144Z';
const beard = (c: Carver, t: Tone = 'b', d = BEARD) =>
  c.f(d, t, { halo: 0, w: 10, g: [1, 2], lx: -5 }) +
  c.i('M52 62q8-4 16 0q-8 3-16 0z') +
  c.s('M60 72v18M52 72q2 10 5 14M68 72q-2 10-5 14', 1.1);
function man(c: Carver, o: Person) {
  return (
    (o.back || '') +
    (o.hair ? c.f(o.hairD || HAIR, o.hair, { w: 10 }) : '') +
    c.f(o.bodyD || SHOULDERS, o.body || 'b', { w: 13, lx: -7, ly: -4, g: [1.4, 2.6] }) +
    (o.dress || '') +
    c.f(HEAD, o.skin || 'p', { w: 6, lx: -3, ly: -1, halo: 0 }) +
    face(c, o) +
    (o.beard ? beard(c, o.beard, o.beardD) : '') +
    (o.hat || '') +
    (o.prop || '')
  );
}
const furCollar = (c: Carver, t: Tone = 'p') => c.f(FUR, t, { w: 8, halo: 0 });
const shield = (c: Carver, x: number, y: number, R: number, style = 0) =>
  c.f(ring(x, y, R), 'p', { w: 9, lx: -5 }) +
  c.i(
    style === 0
      ? `M${x} ${y}L${x} ${y - R + 2}A${R - 2} ${R - 2} 0 0 1 ${x + R - 2} ${y}zM${x} ${y}L${x} ${y + R - 2}A${R - 2} ${R - 2} 0 0 1 ${x - R + 2} ${y}z`
      : fan(x, y, 4, R - 2, 0, 360, 8, 5, null, 5),
    'b',
  ) +
  c.s(ring(x, y, R - 2.5), 1.6) +
  c.f(ring(x, y, R * 0.24), 'a', { w: 4, halo: 1 }) +
  c.i(
    Array.from({ length: 12 }, (_, i) =>
      ring(x + (R - 2.3) * Math.cos(i * 0.5236), y + (R - 2.3) * Math.sin(i * 0.5236), 0.9),
    ).join(''),
    'p',
  );
const axe = (c: Carver, x: number, y: number, a: number, s = 1) =>
  c.g(
    `translate(${x} ${y})rotate(${a})scale(${s})`,
    c.f('M-2 -34H2V48H-2Z', 'b', { w: 3 }),
    c.f('M-2 -32Q14 -36 24 -42Q30 -26 22 -10Q14 -18 -2 -18Z', 'p', { w: 6 }),
    c.s('M20 -38Q25 -26 19 -14', 1),
  );
const spear = (c: Carver, x: number, y: number, a: number, s = 1) =>
  c.g(
    `translate(${x} ${y})rotate(${a})scale(${s})`,
    c.f('M-1.600 -30H1.600V80H-1.600Z', 'b', { w: 2 }),
    c.f('M0 -56Q9 -40 4 -28H-4Q-9 -40 0 -56Z', 'p', { w: 4 }),
  );
const sword = (c: Carver, x: number, y: number, a: number, s = 1, t: Tone = 'p') =>
  c.g(
    `translate(${x} ${y})rotate(${a})scale(${s})`,
    c.f('M-4 0L-4.500 -50L0 -60L4.500 -50L4 0Z', t, { w: 4 }),
    c.s('M0 -50V-4', 1.2),
    c.f('M-14 0H14L12 5H-12Z', 'b', { w: 3 }),
    c.f('M-2.500 5H2.500V18H-2.500Z', 'a', { w: 2 }),
    c.f(ring(0, 21, 4.5), 'b', { w: 3 }),
  );
const raven = (c: Carver, t: Tone = 'a') =>
  c.f('M4 30Q14 8 40 8L56 0L50 12Q62 16 70 12Q60 24 48 24Q40 44 14 50L-12 58L0 44Z', t, {
    w: 9,
    lx: -4,
    ly: -5,
    h: 'p',
  }) +
  c.s('M14 30Q26 26 36 32M8 38Q22 34 30 40', 1.4, 'p') +
  c.i(ring(52, 9.5, 2), 'b');
const pines = (c: Carver, y: number, k = 9) =>
  Array.from({ length: k }, (_, i) => {
    const x = 8 + (i * 104) / (k - 1),
      h = 18 + c.r() * 16,
      w = h * 0.3;
    return `M${n(x)} ${n(y - h)}L${n(x + w * 0.6)} ${n(y - h * 0.55)}H${n(x + w * 0.3)}L${n(x + w)} ${y}H${n(x - w)}L${n(x - w * 0.3)} ${n(y - h * 0.55)}H${n(x - w * 0.6)}z`;
  }).join('');
const ship = (c: Carver) =>
  c.f(
    'M10 62Q6 44 14 34Q18 30 20 36Q18 44 24 56Q50 68 82 56Q90 44 86 36Q90 28 96 36Q100 48 92 64Q84 80 50 80Q18 80 10 62Z',
    'b',
    { w: 8 },
  ) +
  c.s('M16 66Q50 80 90 64M20 72Q50 84 84 71', 1.2) +
  c.f('M52 8Q84 18 82 48Q66 54 52 52Q38 54 24 48Q22 18 52 8Z', 'p', { w: 8 }) +
  c.i('M38 14Q34 32 36 51L44 52Q42 30 46 11zM58 11Q62 32 60 52L68 51Q70 32 66 14z', 'b') +
  c.s('M53 4V62', 2);

const sky: Readonly<Record<string, Scenery>> = {
  rays: (c: Carver, x = 60, y = 58) => c.i(fan(x, y, 20, 88, 0, 360, 44, 1.7, c.r), 'p'),
  night: (c: Carver) => {
    let d = '';
    for (let y = 5; y < 96; y += 4.2)
      for (let k = 0; k < 2; k++) d += leaf(6 + c.r() * 80, y + c.r() * 2, 14 + c.r() * 30, 0, 0.8);
    return c.i(d, 'p');
  },
  aurora: (c: Carver) => {
    let a = '',
      b = '';
    const ph = c.r() * 6;
    for (let x = 8; x < 114; x += 3) {
      const y = 44 + 13 * Math.sin(x / 13 + ph);
      a += leaf(x, y, -30 - c.r() * 12, 90, 1.5);
      const z = 66 + 9 * Math.sin(x / 9 + ph * 2);
      if (x % 2) b += leaf(x + 1.5, z, -20 - c.r() * 9, 90, 1.1);
    }
    return c.i(a, 'b') + c.i(b, 'p');
  },
  storm: (c: Carver) => {
    let d = '';
    for (let i = 0; i < 46; i++) d += leaf(c.r() * 130, c.r() * 100, 16 + c.r() * 16, 112, 0.8);
    return c.i(d, 'p') + c.f(bolt(26, 4, 52), 'b', { w: 4 }) + c.f(bolt(104, 8, 40), 'b', { w: 4 });
  },
  moon: (c: Carver, x = 84, y = 34, R = 24) =>
    sky.night!(c) + c.f(ring(x, y, R), 'p', { w: 8 }) + c.s(ring(x, y, R + 4), 1, 'p'),
  dawn: (c: Carver) => {
    let d = '';
    for (let i = 0; i < 13; i++) d += `M0 ${n(20 + i * 7)}h120v${n(0.6 + i * 0.45)}h-120z`;
    return c.i(d, 'b');
  },
  snow: (c: Carver) => {
    let d = '';
    for (let i = 0; i < 54; i++) {
      const x = 8 + c.r() * 104,
        y = c.r() * 112,
        q = 0.8 + c.r() * 1.4;
      d += `M${n(x)} ${n(y - q)}l${n(q)} ${n(q)}-${n(q)} ${n(q)}-${n(q)}-${n(q)}z`;
    }
    return c.i(d, 'p');
  },
  fire: (c: Carver) => {
    let d = '';
    for (let i = 0; i < 9; i++) d += flame(4 + i * 14, 124, 9, 60 + c.r() * 50);
    return (
      c.i(d, 'b') + c.i(Array.from({ length: 18 }, () => ring(8 + c.r() * 104, c.r() * 70, 0.7 + c.r())).join(''), 'p')
    );
  },
};
const land: Readonly<Record<string, Scenery>> = {
  ridge: (c: Carver) =>
    c.f(ridge(c.r, 76, 34), 'b', { w: 14, halo: 0, lx: -6, ly: 5 }) +
    c.f(ridge(c.r, 100, 22), 'p', { w: 12, halo: 0, ly: 5 }),
  snowy: (c: Carver) => c.f(ridge(c.r, 72, 44), 'p', { w: 18, halo: 0, lx: -8, ly: 7, g: [1.6, 2.4] }),
  forest: (c: Carver) =>
    c.f(pines(c, 92), 'b', { w: 5, halo: 0, o: 1 }) + c.i('M0 92h120v30h-120z') + c.i(pines(c, 122, 7)),
  fjord: (c: Carver) =>
    c.f(ridge(c.r, 66, 36), 'b', { w: 14, halo: 0, ly: 5 }) +
    c.i('M0 84h120v40h-120z') +
    c.s(swell(88, 2, 22) + swell(95, 3, 30, -6) + swell(104, 4, 40, 3) + swell(114, 4, 36), 1.4, 'p'),
  bare: () => '',
};
const surf = (c: Carver, y = 100, t: Tone = 'b') => {
  let d = `M-4 124V${y}`;
  for (let x = -4; x < 124; x += 21) d += `q4 ${-9} 13 -8q-4 3 -2 7q3 3 10 1`;
  return c.f(d + 'V124z', t, { w: 7, lx: -3, ly: 4 }) + c.s(swell(y + 10, 2.5, 26, 4) + swell(y + 16, 2, 20), 1.2, 'p');
};

const people: Readonly<Record<string, Recipe>> = {
  'bear-totem': (c: Carver) => ({
    sky: 'night',
    land: 'forest',
    fig:
      c.f(SHOULDERS, 'b', { w: 12 }) +
      furCollar(c, 'a') +
      c.f(
        'M30 40Q22 34 26 22Q34 14 42 22Q60 12 78 22Q86 14 94 22Q98 34 90 40Q96 62 84 76Q74 92 60 92Q46 92 36 76Q24 62 30 40Z',
        'a',
        { w: 13, g: [1.6, 2.2] },
      ) +
      c.f('M44 66Q60 52 76 66Q78 84 60 88Q42 84 44 66Z', 'p', { w: 8, halo: 0 }) +
      c.i('M52 64Q60 58 68 64Q66 72 60 73Q54 72 52 64ZM58.500 72h3v6h-3zM48 80Q60 76 72 80Q60 86 48 80Z') +
      c.i('M38 48l12 5-9 3zM82 48l-12 5 9 3z', 'b') +
      c.s('M30 27q4-4 8 0M90 27q-4-4-8 0M60 26v20M52 30v12M68 30v12', 1.8, 'p'),
  }),
  berserker: (c: Carver) => ({
    sky: 'rays',
    land: 'bare',
    fig:
      axe(c, 28, 62, -24, 1.05) +
      c.g('translate(120 0)scale(-1 1)', axe(c, 28, 62, -24, 1.05)) +
      man(c, {
        hair: 'b',
        hairD:
          'M36 48L22 40L30 34L18 24L34 24L30 8L44 18L50 2L60 14L70 2L76 18L90 8L86 24L102 24L90 34L98 40L84 48L88 84H32Z',
        eyes: 'wide',
        mouth: 'shout',
        body: 'p',

        dress: c.pat(SHOULDERS, 'fur', 'a'),
        prop: c.s('M46 54l8 3M74 54l-8 3M44 34l10 22', 2.4, 'b'),
      }),
  }),
  drenger: (c: Carver) => ({
    sky: 'dawn',
    land: 'ridge',
    fig:
      spear(c, 90, 50, 8) +
      man(c, {
        body: 'p',
        dress: c.pat(SHOULDERS, 'mail', 'a'),
        eyes: 'stern',
        hat: c.f(cap, 'b', { w: 8, halo: 0 }) + c.s('M60 12V40M42 38Q60 32 78 38', 1.5),
        prop: shield(c, 34, 96, 25),
      }),
  }),
  'ice-fisher': (c: Carver) => ({
    sky: 'snow',
    land: 'snowy',
    fig:
      c.f('M0 96Q30 90 60 94T124 92V124H0Z', 'p', { w: 5, halo: 0 }) +
      c.f(ring(84, 104, 17, 6), 'a', { w: 5 }) +
      c.f('M22 106Q14 70 34 52Q30 30 48 24Q66 22 68 42Q66 50 70 58Q82 70 80 82L62 84L58 106Z', 'b', { w: 13 }) +
      c.f('M50 34Q62 28 66 42Q64 54 54 56Q46 50 50 34Z', 'p', { w: 5, halo: 0 }) +
      c.i('M58 42l6 1-5 2zM56 50l6 0-3 2z') +
      c.f('M50 22L68 32L64 38Q56 30 48 38Q44 26 50 22Z', 'p', { w: 5, halo: 0 }) +
      c.s('M66 78L100 38Q104 36 100 50L86 102', 2.2, 'p') +
      c.s('M66 78L100 38', 1.2) +
      c.g('translate(96 70)rotate(80)', c.f('M0 0Q10 -9 22 0L30 -6V7L22 1Q10 9 0 0Z', 'b', { w: 4 })),
  }),
  'norse-fox': (c: Carver) => ({
    sky: 'moon',
    land: 'snowy',
    fig:
      c.f('M40 112Q2 112 6 82Q10 62 30 74Q22 88 44 96Z', 'b', { w: 10 }) +
      c.i('M8 80Q14 68 28 75Q22 82 24 88Q14 90 8 80Z', 'p') +
      c.f('M38 116Q34 80 52 62L78 66Q84 86 80 116Z', 'b', { w: 11 }) +
      c.f('M60 70Q70 80 66 100Q58 92 56 78Z', 'p', { w: 4, halo: 0 }) +
      c.f('M46 18L60 34Q72 30 82 34L96 16L96 46Q98 56 90 62L71 84L52 62Q44 56 46 46Z', 'b', { w: 9 }) +
      c.f('M52 60Q64 54 71 66Q78 54 90 60L71 84Z', 'p', { w: 5, halo: 0 }) +
      c.i('M54 46l11 5-9 3zM88 46l-11 5 9 3zM66 76Q71 72 76 76L71 83ZM50 26l6 12-6 2zM92 25l-6 13 6 2z') +
      c.i('M44 116v-12h5v12zM70 116v-14h5v14z'),
  }),
  'peasant-archer': (c: Carver) => ({
    sky: 'dawn',
    land: 'forest',
    fig:
      c.f('M20 124Q22 92 44 84L60 78L74 88Q84 100 82 124Z', 'b', { w: 12 }) +
      c.f(
        'M50 72C46 62 44 56 44 48C44 34 54 28 62 29C70 30 74 36 74 42L80 52L75 54Q77 58 74 60Q75 66 68 67L64 76H50Z',
        'p',
        { w: 6, lx: 3, ly: -2 },
      ) +
      c.i('M64 45l9-2-2 4zM70 60l5 0-4 2z') +
      c.f('M36 80Q30 26 62 16Q84 24 78 40Q64 28 58 50Q56 66 64 78L50 86Z', 'b', { w: 9, halo: 0 }) +
      c.s('M88 8Q116 56 84 112L50 66Z', 4.6, 'p') +
      c.s('M88 8Q116 56 84 112', 2.6) +
      c.s('M88 8L52 66L84 112', 1) +
      c.s('M44 66H110', 3.6, 'p') +
      c.s('M44 66H110', 1.8) +
      c.i('M108 60l12 6-12 6z') +
      c.f('M36 92Q50 86 58 68L50 60Q44 76 30 84Z', 'b', { w: 6 }),
  }),
  'raven-scout': (c: Carver) => ({
    sky: 'aurora',
    land: 'bare',
    fig:
      c.f(ring(72, 52, 31), 'p', { w: 6 }) +
      c.g('translate(-26 14)scale(.92)', man(c, { body: 'b', eyes: 'calm', hat: c.f(HOOD, 'b', { w: 9 }) })) +
      c.g(
        'translate(58 26)scale(.66)',
        c.f('M-10 72Q-8 30 16 16Q26 -6 48 -4Q58 0 60 10L82 18L60 22Q60 50 36 68L26 98L14 78L-6 104L-2 80Z', 'a', {
          w: 8,
          lx: -5,
          ly: -4,
          halo: 0,
        }) +
          c.s('M2 62Q18 56 28 34M8 74Q26 64 38 38', 2.5, 'p') +
          c.i(ring(49, 8, 3.5), 'p'),
      ) +
      c.f('M50 92Q72 82 96 90L94 99Q74 96 54 104Z', 'b', { w: 4 }),
  }),
  'runestone-keeper': (c: Carver) => ({
    sky: 'snow',
    land: 'ridge',
    fig:
      c.f('M34 116Q26 60 40 28Q58 4 82 20Q98 50 92 116Z', 'p', { w: 12, lx: -7 }) +
      c.s('M44 108Q36 62 46 38Q58 18 76 28Q88 54 82 106', 9, 'b') +
      c.s(
        'M39.500 108Q31.500 62 42 36Q58 12 79 25M48.500 108Q41 62 50 41Q59 24 73 31Q83 56 77.500 106M86.500 106Q92 54 79 25',
        1.2,
      ) +
      runes(c, 54, 46, 3, 9, 2, 'a', 1.2) +
      runes(c, 54, 64, 3, 9, 2, 'a', 1.2) +
      runes(c, 54, 82, 3, 9, 2, 'a', 1.2) +
      c.f('M6 120Q8 84 22 72Q38 84 40 120Z', 'b', { w: 9 }) +
      c.f(ring(23, 76, 8, 9), 'p', { w: 4 }) +
      c.i('M18 80Q23 76 29 80Q28 98 23 102Q19 96 18 80Z', 'p') +
      c.s('M42 66V120', 2.8, 'b'),
  }),
  shieldmaiden: (c: Carver) => ({
    sky: 'rays',
    land: 'bare',
    fig: man(c, {
      hair: 'b',
      eyes: 'calm',
      mouth: 'small',
      body: 'p',
      dress: c.pat(SHOULDERS, 'scales', 'a'),
      hat:
        c.f('M41 36Q44 16 60 14Q76 16 79 36Q60 28 41 36Z', 'p', { w: 7, halo: 0 }) +
        c.i('M57 14h6v17h-6z', 'b') +
        c.f('M40 24Q24 16 20 2Q38 6 46 18ZM80 24Q96 16 100 2Q82 6 74 18Z', 'p', { w: 5 }),
      prop:
        [42, 78]
          .map((x) =>
            c.f(
              snake(
                [
                  [x, 44],
                  [x + (x < 60 ? -6 : 6), 66],
                  [x + (x < 60 ? -2 : 2), 92],
                ],
                [9, 10, 5],
                3,
              ),
              'b',
              { w: 6, g: [1.8, 2] },
            ),
          )
          .join('') + shield(c, 60, 101, 27, 1),
    }),
  }),
  thrall: (c: Carver) => ({
    sky: 'night',
    land: 'fjord',
    fig:
      c.f('M12 56Q8 18 44 12Q72 14 70 46Q52 66 12 56Z', 'p', { w: 12 }) +
      c.s('M20 22Q34 40 66 44M50 12Q34 40 40 60M14 44Q40 36 64 22', 1.8, 'b') +
      c.f('M34 124Q28 76 50 58L78 62Q96 84 92 124Z', 'b', { w: 12 }) +
      c.f('M58 30Q76 22 86 38L92 50L87 52Q88 58 84 60Q84 68 74 68L62 66Q52 46 58 30Z', 'p', { w: 6, lx: 3 }) +
      c.i('M76 46l9-2-2 4zM80 60l6 0-4 2z') +
      c.f('M56 32Q66 18 84 30Q74 32 70 40Q62 42 60 52Q54 42 56 32Z', 'a', { w: 5, halo: 0 }) +
      c.f('M54 66Q68 76 82 68L82 76Q68 84 52 74Z', 'a', { w: 4 }) +
      c.s('M68 82q-6 4 0 8t0 8t0 8', 3, 'p') +
      c.f('M44 60Q36 52 40 40L50 44Q48 54 56 60Z', 'p', { w: 5 }),
  }),
  torchbearer: (c: Carver) => ({
    sky: (k: Carver) => k.i(fan(86, 38, 16, 96, 0, 360, 40, 1.9, k.r), 'b'),
    land: 'ridge',
    fig:
      man(c, {
        body: 'a',
        beard: 'b',
        eyes: 'stern',
        dress: furCollar(c, 'b'),
        hair: 'a',
        beardD: 'M42 50Q46 59 53 57Q60 53 67 57Q74 59 78 50Q80 68 70 78L60 84L50 78Q40 68 42 50Z',
      }) +
      c.f('M83 122L82 56H92L91 122Z', 'p', { w: 4 }) +
      c.f('M78 56H96L93 46H81Z', 'a', { w: 4 }) +
      c.f(flame(87, 47, 12, 42), 'b', { w: 6 }) +
      c.i(flame(87, 46, 6, 20), 'p') +
      c.f('M76 84Q90 76 100 86L98 98Q86 100 76 96Z', 'p', { w: 5 }),
  }),
  'young-jarl': (c: Carver) => ({
    sky: 'night',
    land: 'bare',
    fig:
      [10, 94]
        .map(
          (x) =>
            c.f(`M${x} 124V26Q${x + 8} 6 ${x + 16} 26V124Z`, 'b', { w: 8 }) +
            c.s(`M${x + 4} 34q8 6 0 12t8 12t-8 12t8 12t-8 12`, 2.2),
        )
        .join('') +
      man(c, {
        body: 'a',
        hair: 'b',
        hairD: 'M39 46Q36 20 60 18Q84 20 81 46L82 66Q76 60 76 40Q60 30 44 40Q44 60 38 66Z',
        eyes: 'wide',
        mouth: 'small',
        dress: furCollar(c, 'p'),
        hat:
          c.f('M42 34L40 18L49 25L53 12L60 22L67 12L71 25L80 18L78 34Q60 27 42 34Z', 'b', { w: 5, halo: 1 }) +
          c.i(ring(60, 26, 2.2), 'p'),
        prop: c.f(ring(60, 96, 7), 'b', { w: 4 }),
      }),
  }),
};
const gods: Readonly<Record<string, Recipe>> = {
  bragi: (c: Carver) => ({
    sky: 'night',
    land: 'ridge',
    fig:
      man(c, {
        hair: 'p',
        beard: 'p',
        eyes: 'closed',
        body: 'b',
        hat: c.i(fan(60, 40, 20, 31, 190, 350, 9, 3), 'b') + c.s('M41 34Q60 22 79 34', 2),
      }) +
      c.f(
        'M58 116Q48 84 60 62L68 66Q60 86 66 108Q86 110 94 100Q94 76 104 58L112 64Q104 88 106 110Q90 124 58 116Z',
        'b',
        { w: 7 },
      ) +
      c.s('M62 68L106 62', 3.5) +
      c.s('M72 68V106M79 67V106M86 66V105M93 65V102', 1.6, 'p'),
  }),
  frigg: (c: Carver) => ({
    sky: 'night',
    land: 'bare',
    tag: runeRing,
    fig:
      man(c, {
        hair: 'p',
        hairD: 'M34 50Q30 8 60 8Q90 8 86 50L94 118H26Z',
        eyes: 'calm',
        mouth: 'small',
        body: 'b',
        dress: c.pat(SHOULDERS, 'dots', 'p'),
        hat:
          c.f('M40 40Q42 20 60 18Q78 20 80 40Q60 26 40 40Z', 'b', { w: 5, halo: 0 }) +
          c.i(
            [
              [46, 31],
              [53, 27],
              [60, 26],
              [67, 27],
              [74, 31],
            ]
              .map(([x = 0, y = 0]) => ring(x, y, 1.8))
              .join(''),
            'p',
          ),
      }) +
      c.s('M96 20V124', 4, 'p') +
      c.s('M96 20V124', 2) +
      c.f('M96 20Q110 30 108 48Q102 58 96 60Q90 58 84 48Q82 30 96 20Z', 'p', { w: 6 }) +
      c.s('M86 34Q96 40 107 34M85 42Q96 48 108 42M88 50Q96 54 104 50', 1.4, 'b'),
  }),
  heimdall: (c: Carver) => ({
    sky: (k: Carver) => [54, 62, 70, 78].map((q, i) => k.s(ring(60, 112, q + 6), 4, i % 2 ? 'p' : 'b')).join(''),
    land: 'fjord',
    fig:
      man(c, {
        body: 'p',
        dress: c.pat(SHOULDERS, 'scales', 'a'),
        beard: 'p',
        eyes: 'wide',
        beardD: 'M42 50Q46 59 53 57Q60 53 67 57Q74 59 78 50Q80 70 69 80L60 86L51 80Q40 70 42 50Z',
        hat:
          c.f('M41 40Q41 16 60 12Q79 16 79 40Q60 31 41 40Z', 'b', { w: 7, halo: 0 }) +
          c.f('M38 34Q20 30 14 10Q34 14 44 24ZM82 34Q100 30 106 10Q86 14 76 24Z', 'p', { w: 5 }),
      }) +
      c.f('M58 74Q76 90 96 72Q108 58 106 40L118 36Q122 64 104 86Q80 108 54 82Z', 'b', { w: 9 }) +
      c.s('M72 81l-4 11M86 79l5 11M98 67l10 5', 2.6, 'p'),
  }),
  njord: (c: Carver) => ({
    sky: 'dawn',
    land: 'bare',
    fig: man(c, {
      body: 'b',
      hair: 'p',
      eyes: 'calm',
      beard: 'p',
      beardD:
        'M42 48Q46 59 53 57Q60 53 67 57Q74 59 78 48Q88 66 80 80Q96 84 92 100Q84 92 78 98Q80 112 66 112Q70 104 60 102Q50 104 54 112Q40 112 42 98Q36 92 28 100Q24 84 40 80Q32 66 42 48Z',
      hat: c.f('M42 36Q36 18 48 10L52 22L60 6L68 22L72 10Q84 18 78 36Q60 28 42 36Z', 'b', { w: 5 }),
    }),
    front: surf(c, 104),
  }),
  ran: (c: Carver) => ({
    sky: 'storm',
    land: 'bare',
    fig: man(c, {
      body: 'a',
      eyes: 'slit',
      mouth: 'small',
      skin: 'p',
      hair: 'b',
      hairD:
        'M40 44Q34 10 60 12Q86 10 80 44Q96 60 112 58Q104 72 88 70Q100 86 116 88Q96 100 82 84L78 110H42L38 84Q24 100 4 88Q20 86 32 70Q16 72 8 58Q24 60 40 44Z',
      dress: c.s(
        'M14 124Q60 70 106 124M26 124Q60 84 94 124M40 124Q60 98 80 124M16 104Q60 130 104 104M30 92Q60 116 90 92',
        1.3,
        'p',
      ),
    }),
    front: surf(c, 106),
  }),
  skadi: (c: Carver) => ({
    sky: 'snow',
    land: 'snowy',
    fig:
      spear(c, 96, 56, 14) +
      c.f('M16 124Q18 96 40 86L66 80L84 92Q92 106 90 124Z', 'b', { w: 12 }) +
      c.f(
        'M50 72C46 62 44 56 44 48C44 34 54 28 62 29C70 30 74 36 74 42L80 52L75 54Q77 58 74 60Q75 66 68 67L64 76H50Z',
        'p',
        { w: 6, lx: 3, ly: -2 },
      ) +
      c.i('M63 45l10-3-2 5zM70 60l5 0-4 2z') +
      c.f(
        'M34 88L26 78L32 70L22 60L32 52L26 38L38 34L38 20L52 22L60 10L70 20L82 20L82 32L76 40Q64 30 58 46Q56 64 66 78L62 92L50 86L42 94Z',
        'p',
        { w: 9 },
      ) +
      c.s('M48 88Q30 100 34 124', 5, 'p'),
  }),
  tyr: (c: Carver) => ({
    sky: 'rays',
    land: 'bare',
    fig:
      man(c, {
        body: 'b',
        hair: 'a',
        beard: 'a',
        eyes: 'stern',
        dress: c.pat(SHOULDERS, 'plates', 'a') + c.s('M24 108L50 88', 5, 'p'),
      }) +
      sword(c, 90, 84, 0, 1.15) +
      c.f('M4 124L8 96Q20 84 34 92L42 100L26 104L40 112L24 116L30 124Z', 'a', { w: 7 }) +
      c.i('M28 104l3 6 3-5zM34 110l-3-5-3 5zM14 98l7 2-5 3z', 'p'),
  }),
  baldr: (c: Carver) => ({
    sky: (k: Carver) => k.i(fan(60, 52, 24, 92, 0, 360, 22, 5.5), 'b') + k.i(fan(60, 52, 34, 92, 8, 368, 22, 1.8), 'p'),
    land: 'bare',
    fig:
      c.f(ring(60, 50, 37), 'p', { w: 6 }) +
      man(c, { hair: 'b', body: 'p', eyes: 'closed', mouth: 'smile', dress: c.s('M46 84L60 104L74 84', 2) }) +
      c.i(fan(60, 48, 26, 35, 175, 365, 11, 3.4), 'b') +
      c.i(
        [
          [84, 100],
          [90, 94],
          [88, 106],
        ]
          .map(([x = 0, y = 0]) => ring(x, y, 3))
          .join('') +
          leaf(86, 100, 18, -70, 4) +
          leaf(86, 100, 18, -10, 4),
        'p',
      ),
  }),
  fenrir: (c: Carver) => ({
    sky: (k: Carver) => sky.moon!(k, 96, 42, 22),
    land: 'bare',
    fig:
      c.f(
        'M-6 124Q-4 66 20 40L26 10L42 28Q60 22 74 32L106 44Q114 48 110 54L84 58L96 64L82 66L88 72L70 74L92 84Q104 80 106 88Q90 104 66 98Q60 112 64 124Z',
        'a',
        { w: 15, g: [1.6, 2.2], lx: -5, ly: -5 },
      ) +
      c.i('M84 58l3 9 4-10zM76 59l2 7 4-8zM70 74l3-8 4 9zM80 79l3-8 3 9zM94 50l3 8 4-10z', 'p') +
      c.i('M70 62Q62 66 66 74L84 78L82 66Z', 'b') +
      c.i('M54 40l14 3-12 5z', 'b') +
      c.s('M20 60Q34 60 40 74M12 78Q30 78 36 92M14 98Q30 98 34 112', 2.2, 'p') +
      c.s('M30 108q8-8 16 0t16 2', 6, 'p') +
      c.s('M30 108q8-8 16 0t16 2', 3, 'b', ' stroke-dasharray="6 2"'),
  }),
  freyja: (c: Carver) => ({
    sky: 'aurora',
    land: 'bare',
    fig:
      c.f(fan(60, 96, 20, 62, 178, 362, 13, 8), 'p', { w: 5 }) +
      man(c, {
        hair: 'b',
        hairD: 'M36 46Q34 12 60 14Q86 12 84 46Q92 70 84 92L36 92Q28 70 36 46Z',
        body: 'a',
        eyes: 'calm',
        mouth: 'small',
        dress:
          c.s('M42 88Q60 110 78 88', 3, 'b') +
          c.i(
            [
              [44, 91],
              [51, 98],
              [60, 101],
              [69, 98],
              [76, 91],
            ]
              .map(([x = 0, y = 0]) => ring(x, y, 3.4))
              .join(''),
            'b',
          ),
      }) +
      [0, 1]
        .map((m) =>
          c.g(
            m ? 'translate(120 0)scale(-1 1)' : '',
            c.f('M4 124Q4 108 12 102L12 92L20 98Q26 96 30 98L38 92L37 106Q36 114 30 116L32 124Z', 'a', { w: 5 }) +
              c.i('M16 104l5 1-4 2zM33 104l-5 1 4 2z', 'b'),
          ),
        )
        .join(''),
  }),
  hel: (c: Carver) => ({
    sky: 'night',
    land: 'bare',
    fig:
      man(c, {
        hair: 'a',
        hairD: 'M34 46Q30 10 60 10Q90 10 86 46L96 124H24Z',
        body: 'a',
        eyes: 'calm',
        mouth: 'small',
      }) +
      c.f('M60 22C70 22 77 30 77 43C77 52 74 58 71 61L70 72H60Z', 'p', { w: 3, lx: -1, h: 'p' }) +
      c.i(
        'M64 44Q74 42 74 48Q72 55 66 53Q63 50 64 44ZM60 52l4 6h-4zM60 64h9v1.500h-9zM63 64v7h1.300v-7zM67 64v7h1.300v-7z',
      ) +
      c.i(ring(69, 48.5, 1.8), 'b') +
      c.f('M42 32L36 4L50 20L60 0L70 20L84 4L78 32Q60 22 42 32Z', 'b', { w: 6 }) +
      c.s('M76 84l14 6M74 92l18 6M72 100l20 6M70 108l20 6M60 82v40', 3, 'p'),
  }),
  loki: (c: Carver) => ({
    sky: 'fire',
    land: 'bare',
    fig:
      c.f('M44 34Q18 34 12 4Q30 22 48 22ZM76 34Q102 34 108 4Q90 22 72 22Z', 'b', { w: 6 }) +
      man(c, { hair: 'a', body: 'b', eyes: 'slit', mouth: 'grin', dress: c.pat(SHOULDERS, 'chev', 'a') }) +
      c.i('M60 22C70 22 77 30 77 43C77 57 69 69 60 69Z') +
      c.i('M75 40l-12 4v3l12-4zM73 48q-5-3-9 1q4 3 9-1zM60 59q6 1 11 0q-3 9-11 9z', 'p') +
      c.s('M63 63v3M67 62v3', 1.2) +
      c.f('M40 36Q42 18 60 16Q78 18 80 36Q70 28 60 36Q50 28 40 36Z', 'b', { w: 5, halo: 0 }) +
      c.f(
        snake(
          [
            [98, 122],
            [88, 104],
            [104, 92],
            [92, 78],
            [100, 68],
          ],
          [8, 9, 8, 6, 6],
        ),
        'p',
        { w: 4 },
      ) +
      c.i(ring(99, 69, 1.2)),
  }),
  odin: (c: Carver) => ({
    sky: 'night',
    land: 'bare',
    fig:
      spear(c, 100, 60, 0, 1) +
      man(c, {
        hair: 'p',
        beard: 'p',
        body: 'a',
        eyes: 'stern',
        hat:
          c.i('M44 40l14 2-1 12-11-1z') +
          c.s('M42 38L60 52', 2) +
          c.f('M12 40Q28 30 40 30Q42 8 60 4Q80 6 82 28Q96 28 110 34Q84 36 60 40Q34 42 12 40Z', 'b', { w: 8, ly: -4 }) +
          c.s('M40 31Q60 36 82 29', 2.5),
      }) +
      c.g('translate(2 60)scale(.52)', raven(c)) +
      c.g('translate(118 70)scale(-.52 .52)', raven(c)),
  }),
  sigurd: (c: Carver) => ({
    sky: 'rays',
    land: 'bare',
    fig:
      c.f(
        snake(
          [
            [6, 124],
            [4, 90],
            [26, 74],
            [44, 92],
            [30, 112],
            [52, 124],
          ],
          [22, 24, 20, 16, 14, 10],
        ),
        'a',
        { w: 9, h: 'b', g: [2, 2] },
      ) +
      man(c, {
        hair: 'b',
        body: 'b',
        eyes: 'stern',
        hat:
          c.f('M41 36Q42 18 60 16Q78 18 79 36Q60 29 41 36Z', 'p', { w: 6, halo: 0 }) +
          c.i(leaf(60, 20, 26, -120, 6) + leaf(60, 20, 28, -95, 6), 'b'),
      }) +
      sword(c, 88, 92, 26, 1.25) +
      c.f('M8 84Q14 66 34 66L60 76L48 82L58 88L42 92Q24 100 8 84Z', 'a', { w: 6, h: 'b' }) +
      c.i(ring(28, 76, 2.4), 'b') +
      c.i('M44 82l3 5 3-6zM38 80l2 6 3-6z', 'p'),
  }),
  thor: (c: Carver) => ({
    sky: 'storm',
    land: 'bare',
    fig:
      man(c, {
        hair: 'b',
        beard: 'b',
        eyes: 'glow',
        body: 'a',
        dress: furCollar(c, 'b'),
        hat:
          c.f('M40 38Q41 14 60 12Q79 14 80 38Q60 28 40 38Z', 'p', { w: 7, halo: 0 }) +
          c.f('M38 30Q18 24 16 6L30 16Q38 16 44 22ZM82 30Q102 24 104 6L90 16Q82 16 76 22Z', 'p', { w: 5 }),
      }) +
      c.g(
        'translate(82 92)rotate(14)',
        c.f('M-4 0H4V34H-4Z', 'b', { w: 3, g: [2, 2] }),
        c.f('M-26 -24H26L30 -18V-4L26 2H-26L-30 -4V-18Z', 'p', { w: 9 }),
        c.s('M-20 -24V2M20 -24V2M-8 -16l8 10 8-10zM-8 -6l8-10 8 10z', 1.6),
      ),
  }),
  vidar: (c: Carver) => ({
    sky: 'aurora',
    land: 'forest',
    fig:
      c.f('M14 124Q14 96 38 86L64 80L86 92Q96 106 94 124Z', 'a', { w: 12 }) +
      c.pat('M30 124Q34 100 60 90L84 98V124Z', 'mail', 'p') +
      c.f('M50 74C44 62 42 56 42 46C42 30 54 24 64 26C72 28 75 34 75 40L82 51L76 53L75 74Z', 'p', { w: 6, lx: 3 }) +
      c.i('M63 43l11-3-2 5z') +
      c.f('M50 56Q64 52 76 57Q80 70 86 78Q88 94 78 104Q66 100 58 88Q48 76 50 56Z', 'b', { w: 8, halo: 0 }) +
      c.s('M70 62Q74 80 80 98M62 62Q66 80 74 98M66 60l12 0', 1.2) +
      c.f('M40 60Q32 30 52 18Q72 12 80 32Q66 30 60 40Q54 50 52 66L44 96L30 90Q40 76 40 60Z', 'b', { w: 9 }) +
      sword(c, 22, 106, -12, 1.3),
  }),
  jormungandr: (c: Carver) => ({
    sky: 'night',
    land: 'bare',
    fig:
      c.f(
        snake(
          [
            [70, 88],
            [34, 96],
            [16, 70],
            [24, 36],
            [58, 22],
            [92, 34],
            [100, 66],
            [86, 92],
            [62, 100],
          ],
          [6, 14, 20, 23, 24, 24, 22, 18, 16],
        ),
        'b',
        { w: 10, lx: -3, ly: -4, g: [2, 2.6] },
      ) +
      c.s('M31 84Q18 60 34 40Q56 24 84 40Q98 60 84 84', 2, 'p', ' stroke-dasharray="5 4"') +
      c.f('M74 84Q62 78 50 84L34 80Q30 90 40 94L32 102Q44 112 60 108Q80 108 84 94Z', 'b', { w: 7 }) +
      c.i('M42 93l3 5 3-6zM50 95l2 5 4-6z', 'p') +
      c.i('M58 88l9 1-7 4z') +
      c.i(fan(78, 94, 4, 20, -60, 60, 5, 3), 'p') +
      c.g('translate(41 44)scale(.38)', ship(c)),
    front: surf(c, 110),
  }),
  surtr: (c: Carver) => ({
    sky: 'fire',
    land: 'bare',
    fig:
      c.f('M40 40Q10 36 10 0Q30 22 50 20ZM80 40Q110 36 110 0Q90 22 70 20Z', 'p', { w: 6 }) +
      man(c, {
        body: 'a',
        skin: 'a',
        hair: 'b',
        hairD: flame(60, 84, 36, 92),
        eyes: 'glow',
        mouth: 'none',
        beard: 'b',
        dress: c.s('M20 112l14-8 4 10 12-14 8 16M100 112l-14-8-4 10-12-14', 2, 'b'),
        beardD: 'M42 52Q50 60 60 56Q70 60 78 52Q84 74 74 92L68 82L62 104L55 84L48 96Q36 74 42 52Z',
      }) +
      c.g(
        'translate(98 104)rotate(-18)',
        c.f(flame(0, 0, 13, 92), 'b', { w: 6 }),
        c.f('M-4 0L-4 -62L0 -74L4 -62L4 0Z', 'p', { w: 3 }),
        c.f('M-12 0H12V6H-12Z', 'a', { w: 3 }),
      ),
    front: c.f('M0 124V114L7 107L14 114V118L22 110L30 118V124ZM90 124V116L98 108L106 116L113 109L120 116V124Z', 'a', {
      w: 3,
      o: 1,
    }),
  }),
};

export const recipes: Readonly<Record<string, Recipe>> = { ...people, ...gods };
export function scene(c: Carver, spec: Spec, card: ArtCard) {
  const { A } = c,
    s = drawGround(c, spec.sky ?? 'night', sky);
  const back =
    `<path fill="${A}" d="M0 0h120v120h-120z"/>` +
    s +
    drawGround(c, spec.land ?? 'bare', land) +
    (card.tags.includes('mystic') && /frigg|hel$/.test(card.key) ? runeRing(c, 60, 56, 46, 'b') : '');
  // the braid: two strands that pass over and under each other
  c.def(
    `<g id="k" fill="none" stroke-linecap="butt"><path d="M0 0h9v120h-9z" fill="${A}"/><path d="M9.400 0v120" stroke="${c.P}"/><g stroke-width="2.300"><path id="k1" stroke="${c.P}" d="${'M4.500 -5' + 'q6 5 0 10t0 10'.repeat(7)}"/><path d="${'M4.500 -5' + 'q-6 5 0 10t0 10'.repeat(7)}" stroke="${A}" stroke-width="4.600"/><path d="${'M4.500 -5' + 'q-6 5 0 10t0 10'.repeat(7)}" stroke="${c.B}"/><g stroke-dasharray="7 16.200" stroke-dashoffset="-7.500"><use href="#k1" stroke="${A}" stroke-width="4.600"/><use href="#k1" stroke="${c.P}"/></g></g></g>`,
  );
  const front = (spec.front || '') + '<use href="#k"/><use href="#k" transform="matrix(-1 0 0 1 120 0)"/>';
  return { back, front };
}
