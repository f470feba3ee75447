import type { Kit } from './kit.types.js';

/** Primitives, the lit solid, pipes, gears, and the small things of every scene. */
export function addShapes(k: Kit): void {
  let n = 0;
  const { p, r } = k;
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
}
