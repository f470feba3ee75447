// Drawing kit: primitives, the lit solid, limbs, the five kin, and what keywords look like.
import type { Kit, Lch, Palette, Spot, Tones } from './kit.types.js';

/** What every kit begins with; the tools below are put into it one by one, later ones made of earlier ones. */
type Start = Pick<Kit, 'p' | 'r' | 'dir' | 'card' | 'worlds' | 'second' | 'variant'>;

/** A kit for one picture. */
export function kit(start: Start, hex: (lch: Lch) => string): Kit {
  let n = 0;
  const { p, r }: { p: Palette; r: Kit['r'] } = start;
  const k = { ...start } as Kit;
  k.pick = (list) => list[Math.floor(r() * list.length)]!;
  k.P = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ' ' + more}/>`;
  k.S = (d, stroke, w = 3, more = '') =>
    `<path class="s" d="${d}" stroke="${stroke}" stroke-width="${w}"${more && ' ' + more}/>`;
  k.C = (x, y, rad, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${rad}" fill="${fill}"${more && ' ' + more}/>`;
  k.E = (x, y, a, b, fill, more = '') =>
    `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${fill}"${more && ' ' + more}/>`;
  k.R = (x, y, w, h, fill, rx = 0, more = '') =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}${more && ' ' + more}/>`;
  k.G = (t, inner, more = '') => `<g transform="${t}"${more && ' ' + more}>${inner}</g>`;
  k.at = (x, y, s, inner, dir = 1) => {
    return `<g transform="translate(${x} ${y}) scale(${s * dir} ${s})">${inner}</g>`;
  };
  // a flat solid with one light from the upper left: rim, body, shade, keyline
  k.lit = (d, [lo, base, hi], { rim = 3, shade = 12, line = 2.6 } = {}) => {
    const id = `p${n++}`,
      x = k.dir;
    return (
      `<clipPath id="${id}c"><path id="${id}" d="${d}"/></clipPath><g clip-path="url(#${id}c)"><use href="#${id}" fill="${hi}"/><use href="#${id}" fill="${base}" transform="translate(${rim * x} ${rim})"/><use href="#${id}" fill="${lo}" transform="translate(${shade * x} ${shade * 0.35})"/></g>` +
      (line ? `<use href="#${id}" class="k"${line === 2.6 ? '' : ` stroke-width="${line}"`}/>` : '')
    );
  };
  k.circ = (x, y, a, b = a) => `M${x - a} ${y}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0z`;
  k.ball = (x, y, rad, tones, o) => k.lit(k.circ(x, y, rad), tones, { shade: rad * 0.55, rim: rad * 0.16, ...o });
  k.poly = (pts) => 'M' + pts.map((q) => q.join(' ')).join('L') + 'z';
  k.star = (x, y, a, b, m, t = 0) =>
    k.poly(
      Array.from({ length: m * 2 }, (_, i) => {
        const q = i % 2 ? b : a,
          w = t + (i * Math.PI) / m;
        const g = (v: number) => (a > 13 ? Math.round(v) : v);
        return [g(x + q * Math.sin(w)), g(y - q * Math.cos(w))];
      }),
    );
  k.gear = (x, y, rad, m = 10, hole = 0.38) => {
    let d = '';
    const t = Math.PI / m;
    for (let i = 0; i < m; i++)
      for (const [q, f] of [
        [0.82, -0.5],
        [1, -0.32],
        [1, 0.32],
        [0.82, 0.5],
      ] as const) {
        const w = 2 * i * t + f * t * 1.1;
        d += `${d ? 'L' : 'M'}${(x + rad * q * Math.sin(w)).toFixed(1)} ${(y - rad * q * Math.cos(w)).toFixed(1)}`;
      }
    return (
      d +
      'z' +
      (hole
        ? k
            .circ(x, y, rad * hole)
            .replace(/1 1/g, '1 0')
            .replace(/(a\S+ \S+ 0 1 0) (\S+) 0a/, '$1 $2 0a')
        : '')
    );
  };
  k.cog = (x, y, rad, tones, m = 10) =>
    k.lit(k.gear(x, y, rad, m, 0), tones, { shade: rad * 0.4, rim: 2, line: 2 }) +
    k.C(x, y, rad * 0.42, tones[0], `stroke="${p.ink}" stroke-width="2"`) +
    k.C(x, y, rad * 0.17, tones[2]);
  k.tube = (d, w, [lo, base, hi], line = 2.4) => {
    // a pipe or a limb: keyline, body, shade, glint
    const id = `p${n++}`,
      u = (more: string) => `<use href="#${id}" ${more}/>`,
      q = k.dir;
    return (
      `<defs><path id="${id}" d="${d}"/></defs><g class="s">` +
      u(`stroke="${p.ink}" stroke-width="${w + line * 2}"`) +
      u(`stroke="${base}" stroke-width="${w}"`) +
      u(`stroke="${lo}" stroke-width="${w * 0.42}" transform="translate(${w * 0.2 * q} ${w * 0.2})"`) +
      u(`stroke="${hi}" stroke-width="${w * 0.16}" transform="translate(${-w * 0.24 * q} ${-w * 0.22})"`) +
      '</g>'
    );
  };
  k.limb = (pts, w, tones) => k.tube('M' + pts.map((q) => q.join(' ')).join('L'), w, tones, 2.2);
  k.bolt = (x, y, s = 2.2) =>
    k.C(x, y, s, p.ink, 'opacity=".7"') + k.C(x - s * 0.25, y - s * 0.25, s * 0.5, p.glow, 'opacity=".8"');
  k.bolts = (pts, s) => pts.map(([x = 0, y = 0]) => k.bolt(x, y, s)).join('');
  k.flame = (x, y, s, a = p.acc, b = p.glow) =>
    k.at(
      x,
      y,
      s,
      k.P('M0 0C-14 -2 -16 -18 -7 -28C-7 -22 -3 -20 -2 -22C-3 -34 2 -42 8 -48C7 -38 16 -32 15 -16C15 -6 10 0 0 0z', a) +
        k.P('M1 -1C-7 -2 -7 -10 -1 -17C0 -13 3 -12 4 -16C9 -12 9 -2 1 -1z', b),
    );
  k.drop = (x, y, s, fill) =>
    k.P(
      `M${x} ${y - 9 * s}C${x + 3 * s} ${y - 4 * s} ${x + 5 * s} ${y - 2 * s} ${x + 5 * s} ${y + s}A${5 * s} ${5 * s} 0 0 1 ${x - 5 * s} ${y + s}C${x - 5 * s} ${y - 2 * s} ${x - 3 * s} ${y - 4 * s} ${x} ${y - 9 * s}z`,
      fill,
    );
  k.puff = (x, y, s, fill, more = '') =>
    k.P(
      `M${x - 22 * s} ${y}a${10 * s} ${10 * s} 0 0 1 ${6 * s} ${-17 * s}a${13 * s} ${13 * s} 0 0 1 ${24 * s} ${-4 * s}a${11 * s} ${11 * s} 0 0 1 ${14 * s} ${21 * s}z`,
      fill,
      more,
    );
  k.tones = {
    iron: t(0.3, 0.02, 30, 0.42, 0.56),
    brass: t(0.5, 0.1, 72, 0.7, 0.9, 0.12),
    copper: t(0.42, 0.1, 45, 0.6, 0.8, 0.12),
    steel: t(0.48, 0.025, 235, 0.66, 0.86),
    bone: t(0.72, 0.04, 85, 0.89, 0.97),
    soot: t(0.17, 0.02, 300, 0.27, 0.44),
    cream: t(0.74, 0.06, 82, 0.93, 0.985, 0.04),
    navy: t(0.25, 0.05, 262, 0.36, 0.52),
    leaf: t(0.4, 0.11, 142, 0.56, 0.78, 0.14),
    bark: t(0.28, 0.05, 60, 0.4, 0.56),
    coral: t(0.44, 0.14, 25, 0.59, 0.75, 0.17),
    sea: t(0.38, 0.07, 215, 0.54, 0.76, 0.09),
    gold: t(0.6, 0.13, 72, 0.8, 0.95, 0.15),
    canvas: t(0.56, 0.05, 80, 0.74, 0.9),
    plum: t(0.27, 0.08, 330, 0.4, 0.58, 0.1),
    moss: t(0.42, 0.09, 120, 0.6, 0.8, 0.12),
    slate: t(0.36, 0.04, 255, 0.5, 0.68),
    white: t(0.8, 0.02, 250, 0.96, 1),
    acid: t(0.58, 0.17, 125, 0.82, 0.95, 0.2),
    glass: t(0.66, 0.06, 210, 0.84, 0.97),
    ember: t(0.52, 0.19, 35, 0.74, 0.92, 0.17),
    violet: t(0.36, 0.1, 310, 0.5, 0.68),
  };
  function t(a: number, c: number, h: number, b: number, d: number, c2 = c): Tones {
    return [hex([a, c, h]), hex([b, c2, h]), hex([d, c * 0.6, h])];
  }
  const T = k.tones;

  // ---- props
  k.gauge = (x, y, rad, needle = 0.6, tones = T.brass) =>
    k.ball(x, y, rad, tones) +
    k.C(x, y, rad * 0.76, p.glow, `stroke="${p.ink}" stroke-width="1.6"`) +
    Array.from({ length: 7 }, (_, i) => {
      const w = -2.1 + i * 0.7;
      return k.S(
        `M${x + rad * 0.52 * Math.sin(w)} ${y - rad * 0.52 * Math.cos(w)}L${x + rad * 0.66 * Math.sin(w)} ${y - rad * 0.66 * Math.cos(w)}`,
        i > 4 ? '#c8331f' : p.ink,
        rad * 0.07,
      );
    }).join('') +
    k.S(
      `M${x} ${y}L${x + rad * 0.58 * Math.sin(-2.1 + needle * 4.2)} ${y - rad * 0.58 * Math.cos(-2.1 + needle * 4.2)}`,
      '#c8331f',
      rad * 0.1,
    ) +
    k.C(x, y, rad * 0.12, p.ink);
  k.heartGauge = (x, y, s) =>
    k.at(
      x,
      y,
      s,
      k.lit('M0 16C-22 2 -18 -14 -9 -14C-4 -14 -1 -11 0 -8C1 -11 4 -14 9 -14C18 -14 22 2 0 16z', T.coral, {
        shade: 7,
        line: 2.4,
      }) + k.S('M-10 -1H-4L-1 -7L3 5L5 -1H10', p.glow, 2.2),
    );
  k.lampEye = (x, y, s) =>
    k.at(
      x,
      y,
      s,
      k.P(k.star(0, 0, 34, 21, 10), p.acc, 'opacity=".75"') +
        k.lit('M-24 0Q0 -24 24 0Q0 24 -24 0z', T.cream, { shade: 20, line: 2.6 }) +
        k.C(0, 0, 10, p.acc, `stroke="${p.ink}" stroke-width="2.4"`) +
        k.C(0, 0, 4.4, p.ink) +
        k.C(-3, -3, 2, '#fff'),
    );
  k.streaks = (x, y, m = 6, len = 90, fill = p.glow) =>
    Array.from({ length: m }, (_, i) =>
      k.P(
        `M${x - len * (0.6 + r() * 0.6)} ${y + i * 20}L${x} ${y + i * 20 - 3}V${y + i * 20 + 3}z`,
        fill,
        'opacity=".8"',
      ),
    ).join('');
  k.hexes = (x0, y0, x1, y1, s = 17, stroke = p.glow) => {
    let d = '';
    for (let j = 0, y = y0; y < y1; j++, y += s * 1.5)
      for (let x = x0 + (j % 2) * s * 0.87; x < x1; x += s * 1.74)
        d += `M${x} ${y - s}l${s * 0.87} ${s / 2}v${s}l${-s * 0.87} ${s / 2}l${-s * 0.87} ${-s / 2}v${-s}z`;
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="2" opacity=".55"/>`;
  };
  k.drips = (x, y, w, m = 5, fill = T.acid[1]) =>
    k.P(
      `M${x} ${y}` +
        Array.from({ length: m }, () => {
          const q = w / m,
            h = 8 + r() * 22;
          return `v${h}a${q * 0.28} ${q * 0.28} 0 0 0 ${q * 0.56} 0v${-h + 3}a${q * 0.22} ${q * 0.22} 0 0 1 ${q * 0.44} 0v-3`;
        }).join('') +
        'z',
      fill,
    );
  k.wallBase = (y, tones = T.slate) =>
    k.lit(
      `M-4 ${y}H14V${y - 12}H34V${y}H60V${y - 12}H82V${y}H118V${y - 12}H140V${y}H166V${y - 12}H186V${y}H204V284H-4z`,
      tones,
      { shade: 0, rim: 4 },
    ) +
    [0, 1, 2]
      .map((j) =>
        k.S(
          `M-4 ${y + 18 + j * 18}H204` +
            Array.from({ length: 6 }, (_, i) => `M${(j % 2) * 18 + i * 36} ${y + 18 + j * 18}v18`).join(''),
          p.ink,
          2,
          'opacity=".5"',
        ),
      )
      .join('');
  k.blade = (x, y, a, len = 60, tones = T.steel) =>
    k.G(
      `translate(${x} ${y}) rotate(${a})`,
      k.lit(`M-5 0L-5 ${-len + 12}L0 ${-len}L5 ${-len + 12}L5 0z`, tones, { shade: 5, rim: 1.5, line: 2 }) +
        k.R(-11, -2, 22, 6, T.brass[1], 2, `stroke="${p.ink}" stroke-width="2"`) +
        k.R(-3.5, 3, 7, 13, T.bark[1], 2, `stroke="${p.ink}" stroke-width="2"`),
    );
  k.lance = (x, y, a, len = 130) =>
    k.G(
      `translate(${x} ${y}) rotate(${a})`,
      k.limb(
        [
          [0, 30],
          [0, -len + 40],
        ],
        5,
        T.bark,
      ) +
        k.lit(`M-9 ${-len + 46}L0 ${-len}L9 ${-len + 46}z`, T.steel, { shade: 8, rim: 2 }) +
        k.lit(`M-12 -6L0 -30L12 -6z`, T.brass, { shade: 9 }),
    );
  k.prop = (x, y, w, a = 0) =>
    k.G(
      `translate(${x} ${y}) rotate(${a})`,
      k.E(-w / 2, 0, w / 2, 5, T.steel[2], `stroke="${p.ink}" stroke-width="2"`) +
        k.E(w / 2, 0, w / 2, 5, T.steel[1], `stroke="${p.ink}" stroke-width="2"`) +
        k.C(0, 0, 6, T.brass[1], `stroke="${p.ink}" stroke-width="2"`),
    );
  k.wing = (x, y, s, tones, dir = 1, feathers = 5) =>
    k.at(
      x,
      y,
      s,
      Array.from({ length: feathers }, (_, i) => {
        const a = Math.round(18 + i * (74 / feathers)),
          L = 96 - i * 12,
          q = (v: number) => Math.round(L * v);
        return k.G(
          `rotate(${a})`,
          k.P(
            `M-4 0C-16 ${-q(0.4)} -10 ${-q(0.85)} 2 ${-L}C12 ${-q(0.7)} 12 ${-q(0.3)} 6 0z`,
            tones[i % 2 ? 1 : 2],
            `stroke="${p.ink}"`,
          ) + k.S(`M1 ${-q(0.8)}L0 -14`, tones[0], 3),
        );
      })
        .reverse()
        .join('') + k.ball(0, 0, 9, T.brass),
      dir,
    );
  k.batwing = (x, y, s, tones, dir = 1) =>
    k.at(
      x,
      y,
      s,
      k.lit(
        'M0 0C4 -40 30 -66 74 -74C66 -58 74 -48 86 -38C70 -38 64 -28 66 -14C52 -22 42 -16 38 -2C28 -12 14 -8 0 0z',
        tones,
        { shade: 16 },
      ) + k.S('M2 -4C20 -36 44 -58 72 -72M6 -4C30 -28 54 -38 82 -38M8 -3C28 -16 46 -20 64 -16', p.ink, 2.2),
      dir,
    );
  k.lantern = (x, y, s = 1) =>
    k.at(
      x,
      y,
      s,
      k.P(k.star(0, 2, 30, 17, 8), p.acc, 'opacity=".45"') +
        k.S('M-7 -13Q0 -24 7 -13', p.ink, 2.6) +
        k.lit('M-10 -12H10L8 -16H-8z', T.brass, { line: 2 }) +
        k.R(-9, -12, 18, 24, p.glow, 1, `stroke="${p.ink}" stroke-width="2.4"`) +
        k.flame(0, 10, 0.4, p.acc, '#fff') +
        k.R(-11, 12, 22, 6, T.brass[1], 1, `stroke="${p.ink}" stroke-width="2"`),
    );
  k.bolt2 = (x, y, s, fill = p.glow) =>
    k.at(
      x,
      y,
      s,
      k.P(
        'M8 -60L-26 6H-4L-14 56L28 -14H4L22 -60z',
        fill,
        `stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"`,
      ),
    );
  k.skull = (x, y, s, tones = T.bone) =>
    k.at(
      x,
      y,
      s,
      k.lit('M-22 2C-24 -22 -12 -32 0 -32C14 -32 24 -22 22 2C22 10 14 10 14 16V26H-13V16C-14 10 -22 10 -22 2z', tones, {
        shade: 13,
      }) +
        k.E(-9, -4, 6.5, 8, p.ink) +
        k.E(9, -4, 6.5, 8, p.ink) +
        k.P('M0 4L-4 12H4z', p.ink) +
        k.S('M-6 18V26M0 18V26M6 18V26', p.ink, 2),
    );
  k.valve = (x, y, rad, tones = T.coral) =>
    Array.from({ length: 6 }, (_, i) =>
      k.limb(
        [
          [x, y],
          [x + rad * 0.9 * Math.sin(i * 1.047 + 0.3), y - rad * 0.9 * Math.cos(i * 1.047 + 0.3)],
        ],
        rad * 0.15,
        tones,
      ),
    ).join('') +
    `<circle cx="${x}" cy="${y}" r="${rad}" fill="none" stroke="${p.ink}" stroke-width="${rad * 0.3 + 5}"/><circle cx="${x}" cy="${y}" r="${rad}" fill="none" stroke="${tones[1]}" stroke-width="${rad * 0.3}"/><path d="M${x - rad * 0.98} ${y + rad * 0.3}A${rad * 1.03} ${rad * 1.03} 0 0 1 ${x + rad * 0.4} ${y - rad * 0.95}" fill="none" stroke="${tones[2]}" stroke-width="${rad * 0.07}" stroke-linecap="round"/>` +
    k.ball(x, y, rad * 0.24, T.brass);
  k.hand = (x, y, s, tones, dir = 1, cuff = T.navy) =>
    k.at(
      x,
      y,
      s,
      k.lit(
        'M-16 30V6C-20 2 -26 -8 -24 -13C-20 -16 -14 -10 -12 -6V-34C-11 -40 -4 -40 -3 -34V-40C-2 -46 5 -46 6 -40V-36C7 -42 14 -41 14 -35V-28C16 -33 22 -32 22 -26V4C22 16 18 22 16 30z',
        tones,
        { shade: 16 },
      ) +
        k.S('M-3 -32V-14M6 -36V-14M14 -28V-12', p.ink, 2) +
        k.lit('M-22 30H20V56H-22z', cuff, { shade: 18 }),
      dir,
    );
  k.fist = (x, y, s, tones, cuff = T.navy, dir = 1) =>
    k.at(
      x,
      y,
      s,
      k.lit(
        'M-20 30V0C-22 -12 -18 -20 -10 -20C-8 -26 2 -26 4 -21C8 -26 16 -24 17 -18C24 -20 28 -12 26 -4V10C26 20 20 24 18 30z',
        tones,
        { shade: 14 },
      ) +
        k.S(
          'M-10 -20C-6 -14 -6 -4 -8 2M4 -21C7 -14 7 -4 6 1M17 -18C19 -12 18 -4 16 0M-20 2C-10 10 4 10 12 4',
          p.ink,
          2.2,
        ) +
        k.lit('M-25 28H23V60H-25z', cuff, { shade: 18 }),
      dir,
    );
  k.sheet = (x, y, a, tone = p.glow, s = 1) =>
    k.G(
      `translate(${x} ${y}) rotate(${a}) scale(${s})`,
      k.R(-24, -66, 48, 68, tone, 4, `stroke="${p.ink}" stroke-width="2.6"`) +
        k.R(-18, -60, 36, 28, p.far, 2) +
        k.S('M-17 -24H17M-17 -16H17M-17 -8H6', p.ink, 2.2, 'opacity=".55"'),
    );
  k.arrowUp = (x, y, s, fill) =>
    k.at(
      x,
      y,
      s,
      k.P('M0 -34L22 -8H10V30H-10V-8H-22z', fill, `stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"`),
    );

  // ---- a person: o = { kin, x, y, s, dir, lean, front:[hx,hy], back:[hx,hy], coat, legs, hold(front hand), holdBack, hat, behind, stride }
  k.person = (o) => {
    const { kin, x = 100, y = 232, s = 1, dir = 1, lean = 0, stride = 1, fly = 0 } = o;
    const was = k.dir;
    k.dir = dir;
    const K = {
      ember: [T.iron, T.iron],
      tide: [T.canvas, T.canvas],
      thorn: [T.leaf, T.bark],
      sun: [T.cream, T.navy],
      grave: [T.soot, T.soot],
      rogue: [T.plum, T.soot],
    }[kin] as [coat: Tones, legs: Tones];
    const coat = o.coat ?? K[0],
      legs = o.legs ?? K[1],
      hip: Spot = [0, -62],
      chest: Spot = [lean * 20, -104],
      head: Spot = [lean * 27, -132];
    const foot = (side: number): Spot =>
      fly ? [side * 12 - lean * 34, -10 + side * 6] : [side * (20 + 14 * stride) + lean * side * 10, 0];
    const leg = (side: number) => {
      const f = foot(side),
        w = kin === 'grave' ? 9 : 14;
      return (
        k.limb([hip, [(f[0] + hip[0]) / 2 + 8 + lean * 5, f[1] - 32], f], w, legs) +
        k.lit(
          `M${f[0] - 9} ${f[1] + 5}C${f[0] - 10} ${f[1] - 8} ${f[0]} ${f[1] - 8} ${f[0] + 8} ${f[1] - 4}C${f[0] + 18} ${f[1] - 2} ${f[0] + 20} ${f[1] + 5} ${f[0] + 18} ${f[1] + 6}z`,
          kin === 'tide' ? T.brass : kin === 'ember' ? T.iron : T.soot,
          { shade: 10, line: 2.2 },
        )
      );
    };
    const arm = (h: Spot, side: number, w = kin === 'grave' ? 8 : 12) => {
      const a: Spot = [chest[0] + side * 15, chest[1] + 2],
        m: Spot = [(a[0] + h[0]) / 2 + side * 6, (a[1] + h[1]) / 2 + 9];
      return (
        k.limb([a, m, h], w, o.sleeve ?? coat) +
        k.ball(
          h[0],
          h[1],
          7,
          o.glove ?? (kin === 'ember' ? T.ember : kin === 'thorn' ? T.moss : kin === 'grave' ? T.bone : T.bark),
          { line: 2 },
        )
      );
    };
    const fh: Spot = o.front ?? [34 + lean * 20, -92],
      bh: Spot = o.back ?? [-30, -72];
    let torso: string;
    let top: string;
    const [cx, cy] = chest,
      [hx, hy] = head;
    if (kin === 'ember') {
      torso =
        k.lit(
          `M${cx - 22} ${cy - 6}Q${cx} ${cy - 20} ${cx + 22} ${cy - 6}C34 ${cy + 20} 30 -54 10 -50H-14C-34 -54 -30 ${cy + 20} ${cx - 22} ${cy - 6}z`,
          coat,
          { shade: 20 },
        ) +
        k.C(cx * 0.4 + 1, -78, 15, p.ink) +
        k.C(cx * 0.4 + 1, -78, 12, T.ember[1]) +
        k.P(`M${cx * 0.4 - 9} -72q5 -14 9 -6q4 -12 8 0q4 -4 4 4q-4 8 -11 8q-8 0 -10 -6z`, p.glow) +
        k.S(`M${cx * 0.4 - 4} -90v24M${cx * 0.4 + 6} -90v24`, p.ink, 3) +
        k.bolts([
          [cx - 16, cy + 2],
          [cx + 16, cy + 2],
          [-18, -58],
          [16, -58],
        ]);
      top =
        k.tube(`M${hx - 9} ${hy - 8}q-14 -6 -12 -26`, 7, T.brass) +
        k.tube(`M${hx + 9} ${hy - 8}q14 -6 12 -26`, 7, T.brass) +
        (o.cold ? '' : k.flame(hx - 21, hy - 33, 0.36) + k.flame(hx + 21, hy - 33, 0.36)) +
        k.lit(
          `M${hx - 15} ${hy + 12}C${hx - 20} ${hy - 14} ${hx + 20} ${hy - 14} ${hx + 15} ${hy + 12}Q${hx} ${hy + 22} ${hx - 15} ${hy + 12}z`,
          coat,
          { shade: 11 },
        ) +
        k.P(`M${hx - 9} ${hy - 1}l9 4l10 -4l-3 7h-13z`, p.acc) +
        k.S(`M${hx - 7} ${hy + 11}h15`, p.acc, 2.6);
    } else if (kin === 'tide') {
      torso =
        k.lit(`M${cx - 23} ${cy}Q${cx} ${cy - 14} ${cx + 23} ${cy}L22 -56Q0 -46 -22 -56z`, coat, { shade: 17 }) +
        k.S(`M-20 -64H20`, p.ink, 6) +
        k.S('M-20 -64H20', T.brass[1], 3) +
        k.lit(
          `M${cx - 24} ${cy + 3}Q${cx} ${cy - 16} ${cx + 24} ${cy + 3}Q${cx} ${cy + 20} ${cx - 24} ${cy + 3}z`,
          T.brass,
          { shade: 15 },
        ) +
        k.bolts(
          [
            [cx - 15, cy + 4],
            [cx, cy + 8],
            [cx + 15, cy + 4],
          ],
          2,
        );
      top =
        k.ball(hx, hy, 22, T.brass) +
        k.C(hx + 5, hy + 1, 13, p.ink) +
        k.C(hx + 5, hy + 1, 10.5, T.sea[1]) +
        k.P(`M${hx - 4} ${hy + 2}a10 10 0 0 1 10 -10l-3 5a8 8 0 0 0 -7 5z`, '#fff', 'opacity=".8"') +
        k.C(hx + 2, hy + 2, 1.9, p.ink) +
        k.C(hx + 9, hy + 2, 1.9, p.ink) +
        k.S(`M${hx + 5} ${hy - 12}v26M${hx - 8} ${hy + 1}h26`, T.brass[0], 2) +
        k.bolts(
          [
            [hx - 15, hy + 8],
            [hx - 16, hy - 8],
            [hx - 4, hy - 18],
          ],
          2,
        ) +
        k.R(hx - 4, hy - 28, 8, 7, T.brass[1], 1, `stroke="${p.ink}" stroke-width="2"`);
    } else if (kin === 'thorn') {
      torso =
        k.lit(
          `M${cx} ${cy - 14}C${cx + 30} ${cy - 6} 32 -70 16 -46L6 -54L0 -42L-8 -54L-18 -46C-32 -70 ${cx - 30} ${cy - 6} ${cx} ${cy - 14}z`,
          coat,
          { shade: 16 },
        ) +
        k.S(
          `M${cx} ${cy - 4}L0 -54M${cx * 0.7} -88l14 -10M${cx * 0.7} -88l-14 -10M${cx * 0.5} -74l14 -10M${cx * 0.5} -74l-14 -10`,
          p.ink,
          2,
          'opacity=".55"',
        );
      top =
        k.lit(
          `M${hx - 15} ${hy - 2}C${hx - 15} ${hy - 18} ${hx + 15} ${hy - 18} ${hx + 15} ${hy - 2}C${hx + 16} ${hy + 10} ${hx + 6} ${hy + 24} ${hx} ${hy + 24}C${hx - 6} ${hy + 24} ${hx - 16} ${hy + 10} ${hx - 15} ${hy - 2}z`,
          T.moss,
          { shade: 11 },
        ) +
        k.E(hx - 6, hy + 1, 3.4, 4.4, p.glow) +
        k.E(hx + 7, hy + 1, 3.4, 4.4, p.glow) +
        k.C(hx - 5, hy + 1, 1.7, p.ink) +
        k.C(hx + 8, hy + 1, 1.7, p.ink) +
        k.S(`M${hx - 5} ${hy + 12}q6 4 11 0`, p.ink, 2) +
        k.lit(
          `M${hx - 20} ${hy - 6}L${hx - 25} ${hy - 26}L${hx - 12} ${hy - 16}L${hx - 8} ${hy - 36}L${hx + 1} ${hy - 18}L${hx + 9} ${hy - 37}L${hx + 13} ${hy - 16}L${hx + 26} ${hy - 25}L${hx + 20} ${hy - 6}Q${hx} ${hy - 14} ${hx - 20} ${hy - 6}z`,
          T.bark,
          { shade: 14 },
        );
    } else if (kin === 'sun') {
      torso =
        k.lit(
          `M${cx - 20} ${cy - 4}Q${cx} ${cy - 15} ${cx + 20} ${cy - 4}L17 -66L27 -34Q0 -26 -27 -34L-17 -66z`,
          coat,
          { shade: 17 },
        ) +
        k.S(`M${cx} ${cy - 6}L0 -34`, p.ink, 1.8) +
        k.S(`M${cx - 14} ${cy}L14 -64`, T.navy[1], 5) +
        k.S('M-17 -65H17', T.navy[0], 6) +
        k.C(0, -65, 4.6, p.acc, `stroke="${p.ink}" stroke-width="1.6"`) +
        [0, 1, 2].map((i) => k.C(cx * 0.7 + 6, -96 + i * 11, 2, p.acc)).join('') +
        k.E(cx - 21, cy - 2, 8, 5, T.gold[1], `stroke="${p.ink}" stroke-width="2"`) +
        k.E(cx + 21, cy - 2, 8, 5, T.gold[1], `stroke="${p.ink}" stroke-width="2"`);
      top =
        (o.halo === 0
          ? ''
          : k.P(k.star(hx, hy - 2, 40, 32, 12), p.acc) +
            k.C(hx, hy - 2, 29, p.glow, `stroke="${p.ink}" stroke-width="2.2"`)) +
        k.ball(hx, hy + 2, 15, t(0.6, 0.07, [40, 55, 62][Math.floor(r() * 3)]!, 0.78, 0.9)) +
        k.C(hx + 1, hy + 1, 1.9, p.ink) +
        k.C(hx + 9, hy + 1, 1.9, p.ink) +
        k.S(`M${hx} ${hy + 9}h8`, p.ink, 1.8) +
        (o.hat ??
          k.lit(
            `M${hx - 17} ${hy - 3}C${hx - 17} ${hy - 25} ${hx + 17} ${hy - 25} ${hx + 16} ${hy - 5}L${hx + 22} ${hy - 2}Q${hx + 2} ${hy - 9} ${hx - 17} ${hy - 3}z`,
            T.navy,
            { shade: 12 },
          ) + k.C(hx + 3, hy - 13, 4, p.acc, `stroke="${p.ink}" stroke-width="1.6"`));
    } else if (kin === 'grave') {
      torso =
        k.lit(
          `M${cx - 17} ${cy - 4}Q${cx} ${cy - 13} ${cx + 17} ${cy - 4}L14 -66L26 -18L16 -28L10 -14L2 -28L-6 -12L-14 -28L-25 -16L-14 -66z`,
          coat,
          { shade: 14 },
        ) +
        [0, 1, 2].map((i) => k.S(`M${cx * 0.8 - 9 + i} ${-98 + i * 9}q10 6 19 -1`, T.bone[1], 3)).join('') +
        k.S(`M${cx * 0.8 + 1} -102V-72`, T.bone[1], 3);
      top = k.skull(hx, hy + 6, 0.62) + (o.hat ?? '');
    } else {
      torso =
        k.lit(`M${cx - 18} ${cy - 4}Q${cx} ${cy - 14} ${cx + 18} ${cy - 4}L16 -58Q0 -50 -16 -58z`, coat, {
          shade: 14,
        }) + k.S('M-15 -66H15', T.bark[1], 5);
      top =
        k.lit(
          `M${hx - 17} ${hy + 12}C${hx - 22} ${hy - 26} ${hx + 22} ${hy - 26} ${hx + 17} ${hy + 12}Q${hx} ${hy + 24} ${hx - 17} ${hy + 12}z`,
          T.soot,
          { shade: 12 },
        ) +
        k.C(hx - 7, hy - 1, 7.4, T.acid[1], `stroke="${p.ink}" stroke-width="2.6"`) +
        k.C(hx + 9, hy - 1, 7.4, T.acid[1], `stroke="${p.ink}" stroke-width="2.6"`) +
        k.ball(hx + 1, hy + 13, 8, T.steel);
    }
    const out =
      (o.behind ?? '') +
      arm(bh, -1) +
      (o.holdBack ? o.holdBack(bh) : '') +
      leg(-1) +
      leg(1) +
      (o.under ?? '') +
      torso +
      (o.over ?? '') +
      top +
      (o.crown ? o.crown(hx, hy) : '') +
      (o.hold ? o.hold(fh) : '') +
      arm(fh, 1) +
      (o.front2 ? o.front2(fh) : '');
    const svg = k.at(x, y, s, out, dir);
    k.dir = was;
    return svg;
  };
  return k;
}
