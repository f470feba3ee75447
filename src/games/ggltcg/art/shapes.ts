// Seed, colour and outlines. Every outline knows its own inset, so that a seam can run inside it.

/** Draws numbers from 0 to 1. */
export type Chance = () => number;
/** A closed outline: its path, and the path of a seam that runs so far inside it. */
export interface Shape {
  readonly d: string;
  in(inset: number): string;
}
type Point = readonly [x: number, y: number];
type Lch = readonly [lightness: number, chroma: number, hue: number];
/* ---------- seed ---------- */
export const seeded = (key: string): Chance => {
  let h = 1779033703 ^ key.length;
  for (let i = 0; i < key.length; i++) {
    h = Math.imul(h ^ key.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  let a = h >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/* ---------- colour (OKLCH) ---------- */
const lin = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gam = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
export const toLch = (hex: string): Lch => {
  const channel = (i: number) => lin(parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(A, B), (Math.atan2(B, A) * 180) / Math.PI];
};
export const fromLch = ([L, c, h]: Lch): string => {
  const A = c * Math.cos((h * Math.PI) / 180),
    B = c * Math.sin((h * Math.PI) / 180);
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(255 * Math.min(1, Math.max(0, gam(Math.max(0, v)))))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
};
/** Lightness up or down by d, chroma scaled. */
export const tone = (hex: string, d: number, c = 1): string => {
  const x = toLch(hex);
  return fromLch([Math.min(0.97, Math.max(0.08, x[0] + d)), x[1] * c, x[2]]);
};
const mix = (a: string, b: string, t: number): string =>
  '#' +
  [1, 3, 5]
    .map((i) =>
      Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
/** Five tones, dark to light. */
export type Ramp = readonly [string, string, string, string, string];
const NIGHT = [
  [0.27, 0.05],
  [0.32, 0.06],
  [0.38, 0.065],
  [0.45, 0.07],
  [0.56, 0.07],
] as const;
const DAY = [
  [0.52, 1],
  [0.64, 1],
  [0.74, 0.86],
  [0.84, 0.6],
  [0.93, 0.3],
] as const;

/** Five tones around the card's hue, turned by up to 12 degrees: the mat a toy stands on. */
export const ramp = (hex: string, turn: number, night: boolean): Ramp => {
  const [l, c, h] = toLch(hex);
  const hue = h + turn;
  const up = Math.max(-0.08, (l - 0.58) * 0.36);
  const chroma = Math.min(c, 0.13);
  const dim = (i: 0 | 1 | 2 | 3 | 4) =>
    mix(fromLch([NIGHT[i][0], NIGHT[i][1], 280]), fromLch([NIGHT[i][0], chroma * 0.6, hue]), 0.35);
  const lit = (i: 0 | 1 | 2 | 3 | 4) =>
    fromLch([Math.min(0.965, DAY[i][0] + up * (1.2 - DAY[i][0]) * 2), chroma * DAY[i][1], hue]);
  const at = night ? dim : lit;
  return [at(0), at(1), at(2), at(3), at(4)];
};

/* ---------- shapes: a path and its inset ---------- */
export const n = (v: number): string => {
  const s = String(Math.round(v * 10) / 10);
  return s.replace(/^(-?)0\./, '$1.');
};
export const j = (...v: readonly number[]): string => v.map(n).join(' ').replace(/ -/g, '-');
export const C = (x: number, y: number, r: number): Shape => E(x, y, r, r);
export const E = (x: number, y: number, rx: number, ry: number, rot = 0): Shape => {
  const dx = rx * Math.cos((rot * Math.PI) / 180),
    dy = rx * Math.sin((rot * Math.PI) / 180);
  const arc = `a${j(rx, ry, rot)} 1 1 `;
  return {
    d: `M${j(x - dx, y - dy)}${arc}${j(2 * dx, 2 * dy)}${arc}${j(-2 * dx, -2 * dy)}z`,
    in: (k) => E(x, y, Math.max(1, rx - k), Math.max(1, ry - k), rot).d,
  };
};
export const B = (x: number, y: number, w: number, h: number, r = 8): Shape => {
  const q = Math.min(r, w / 2, h / 2),
    a = `a${j(q, q)} 0 0 1 `;
  return {
    d: `M${j(x + q, y)}h${n(w - 2 * q)}${a}${j(q, q)}v${n(h - 2 * q)}${a}${j(-q, q)}h${n(2 * q - w)}${a}${j(-q, -q)}v${n(2 * q - h)}${a}${j(q, -q)}z`,
    in: (k) => B(x + k, y + k, w - 2 * k, h - 2 * k, Math.max(1, r - k)).d,
  };
};
const shrink = (p: readonly Point[], k: number): Point[] => {
  const m = p.length;
  let area = 0;
  p.forEach(([x, y], i) => {
    const [X, Y] = p[(i + 1) % m]!;
    area += x * Y - X * y;
  });
  const s = area > 0 ? 1 : -1;
  return p.map(([x, y], i) => {
    const [ax, ay] = p[(i + m - 1) % m]!,
      [bx, by] = p[(i + 1) % m]!;
    const u = Math.hypot(x - ax, y - ay) || 1,
      v = Math.hypot(bx - x, by - y) || 1;
    const n1: Point = [(-(y - ay) / u) * s, ((x - ax) / u) * s],
      n2: Point = [(-(by - y) / v) * s, ((bx - x) / v) * s];
    let nx = n1[0] + n2[0],
      ny = n1[1] + n2[1];
    const l = Math.hypot(nx, ny) || 1,
      c = Math.max(0.55, l / 2);
    nx /= l;
    ny /= l;
    return [x + (nx * k) / c, y + (ny * k) / c];
  });
};
const pts = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
/** Polygon with rounded corners; a flat list x, y, x, y. */
export const P = (list: readonly number[], r = 6): Shape => {
  const p = pts(list);
  const draw = (q: readonly Point[], rr: number) =>
    q
      .map(([x, y], i) => {
        const cut = ([X, Y]: Point): Point => {
          const L = Math.hypot(X - x, Y - y) || 1,
            t = Math.min(rr, L / 2) / L;
          return [x + (X - x) * t, y + (Y - y) * t];
        };
        const a = cut(q[(i + q.length - 1) % q.length]!),
          b = cut(q[(i + 1) % q.length]!);
        return `${i ? 'L' : 'M'}${j(...a)}Q${j(x, y, ...b)}`;
      })
      .join('') + 'z';
  return { d: draw(p, r), in: (k) => draw(shrink(p, k), Math.max(1, r - k / 2)) };
};
const spline = (p: readonly Point[], closed: boolean): string => {
  const m = p.length;
  const at = (i: number): Point => p[closed ? (i + m) % m : Math.max(0, Math.min(m - 1, i))]!;
  const q = (v: number) => Math.round(v * 10) / 10;
  let [x, y] = [q(at(0)[0]), q(at(0)[1])],
    d = `M${j(x, y)}c`;
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [X, Y] = [q(c[0]), q(c[1])];
    const part = j(
      b[0] + (c[0] - a[0]) / 6 - x,
      b[1] + (c[1] - a[1]) / 6 - y,
      c[0] - (e[0] - b[0]) / 6 - x,
      c[1] - (e[1] - b[1]) / 6 - y,
      X - x,
      Y - y,
    );
    d += (i && part[0] !== '-' ? ' ' : '') + part;
    [x, y] = [X, Y];
  }
  return d + (closed ? 'z' : '');
};
/** Smooth closed outline through the points. */
export const S = (list: readonly number[]): Shape => {
  const p = pts(list);
  return { d: spline(p, true), in: (k) => spline(shrink(p, k), true) };
};
/** Smooth open line. */
export const L = (list: readonly number[]): string => spline(pts(list), false);
export const star = (x: number, y: number, R: number, r: number, m = 5, rot = -90): number[] =>
  Array.from({ length: m * 2 }, (_, i) => {
    const a = ((rot + (i * 180) / m) * Math.PI) / 180,
      q = i % 2 ? r : R;
    return [x + q * Math.cos(a), y + q * Math.sin(a)];
  }).flat();
const heart = (x: number, y: number, s: number): Shape => ({
  d: `M${j(x, y + s)}C${j(x - s * 1.5, y, x - s * 1.1, y - s, x - s * 0.5, y - s)}Q${j(x - s * 0.1, y - s, x, y - s * 0.4)}Q${j(x + s * 0.1, y - s, x + s * 0.5, y - s)}C${j(x + s * 1.1, y - s, x + s * 1.5, y, x, y + s)}z`,
  in: (k) => heart(x, y, s - k).d,
});
export const H = heart;
