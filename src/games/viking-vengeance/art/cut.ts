// The wood-carver's bench: pure helpers that turn shapes into a two-ink woodcut. No state outlives a card.

/** Draws numbers from 0 to 1. */
export type Chance = () => number;
type Point = readonly [x: number, y: number];
/** Paper, key ink, second ink. */
export type Tone = 'p' | 'a' | 'b';
export interface Inks {
  readonly P: string;
  readonly A: string;
  readonly B: string;
}
export const n = (v: number): number => +v.toFixed(1);

/** Chance that follows from a text: the same text gives the same numbers for ever. */
export function seeded(text: string): Chance {
  let h = 1779033703 ^ text.length;
  for (const ch of text) {
    h = Math.imul(h ^ ch.codePointAt(0)!, 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  let a = h >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function oklch(L: number, C: number, H: number): string {
  const a = C * Math.cos((H * Math.PI) / 180),
    b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(255 * Math.min(1, Math.max(0, v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

// ---- shapes -> path text
export const ring = (x: number, y: number, r: number, ry = r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 1 ${n(-2 * r)} 0z`;
export const poly = (...p: readonly (readonly number[])[]) => `M${p.map((q) => q.map(n).join(' ')).join('L')}z`;
export function leaf(x: number, y: number, len: number, deg: number, w: number, bend = 0) {
  const t = (deg * Math.PI) / 180,
    ux = Math.cos(t),
    uy = Math.sin(t),
    m = len * 0.45;
  const c = (k: number) => `${n(x + ux * m - uy * k)} ${n(y + uy * m + ux * k)}`;
  const e = `${n(x + ux * len)} ${n(y + uy * len)}`;
  return `M${n(x)} ${n(y)}Q${c(w + bend)} ${e}Q${c(bend - w)} ${n(x)} ${n(y)}z`;
}
export function fan(
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  a0: number,
  a1: number,
  k: number,
  w: number,
  r: Chance | null = null,
  bend = 0,
) {
  let d = '';
  for (let i = 0; i < k; i++) {
    const a = a0 + ((a1 - a0) * (i + 0.5)) / k,
      t = (a * Math.PI) / 180,
      q = r ? 0.75 + r() * 0.4 : 1;
    d += leaf(cx + Math.cos(t) * r0, cy + Math.sin(t) * r0, (r1 - r0) * q, a, w, bend);
  }
  return d;
}
/** A body along a curve through points, as wide as `ws` says from its beginning to its end. */
export function snake(pts: readonly (readonly number[])[], ws: readonly number[], per = 4): string {
  const at = (i: number): Point => {
    const [x = 0, y = 0] = pts[Math.max(0, Math.min(pts.length - 1, i))] ?? [];
    return [x, y];
  };
  const curve: Point[] = [];
  for (let i = 0; i < pts.length - 1; i++) {
    for (let s = 0; s < per; s++) {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      curve.push([between(a[0], b[0], c[0], d[0], s / per), between(a[1], b[1], c[1], d[1], s / per)]);
    }
  }
  curve.push(at(pts.length - 1));
  const left: Point[] = [];
  const right: Point[] = [];
  curve.forEach(([x, y], i) => {
    const before = curve[Math.max(0, i - 1)]!;
    const after = curve[Math.min(curve.length - 1, i + 1)]!;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const along = (i / (curve.length - 1)) * (ws.length - 1);
    const j = Math.min(ws.length - 2, Math.floor(along));
    const half = (ws[j]! + (ws[j + 1]! - ws[j]!) * (along - j)) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.unshift([x + (dy / length) * half, y - (dx / length) * half]);
  });
  return `M${[...left, ...right].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** A Catmull-Rom spline from b to c. */
function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

export const flame = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w)} ${n(y)}C${n(x - w * 1.3)} ${n(y - h * 0.45)} ${n(x - w * 0.1)} ${n(y - h * 0.5)} ${n(x - w * 0.25)} ${n(y - h)}C${n(x + w * 0.5)} ${n(y - h * 0.75)} ${n(x + w * 0.25)} ${n(y - h * 0.45)} ${n(x + w * 0.65)} ${n(y - h * 0.66)}C${n(x + w * 1.3)} ${n(y - h * 0.3)} ${n(x + w * 1.1)} ${n(y - h * 0.1)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + h * 0.12)} ${n(x - w)} ${n(y)}z`;
export function ridge(r: Chance, y: number, amp: number, deep = 4) {
  let p = [y + (r() - 0.5) * amp, y - amp * (0.4 + r() * 0.5), y + (r() - 0.5) * amp];
  for (let k = 0, a = amp * 0.55; k < deep; k++, a *= 0.55)
    p = p.flatMap((v, i) => (i < p.length - 1 ? [v, (v + p[i + 1]!) / 2 + (r() - 0.5) * a] : [v]));
  return `M-2 124L` + p.map((v, i) => `${n(-2 + (124 * i) / (p.length - 1))} ${n(v)}`).join('L') + 'L122 124z';
}
export function swell(y: number, amp: number, len: number, phase = 0) {
  let d = `M${-len + phase} ${y}`;
  for (let x = -len + phase; x < 124; x += len) d += `q${n(len / 4)} ${-amp} ${n(len / 2)} 0t${n(len / 2)} 0`;
  return d;
}
export function bolt(x: number, y: number, h: number) {
  return `M${x} ${y}l${n(-h * 0.2)} ${n(h * 0.45)} ${n(h * 0.14)} ${n(-h * 0.03)} ${n(-h * 0.16)} ${n(h * 0.58)} ${n(h * 0.38)} ${n(-h * 0.66)} ${n(-h * 0.16)} ${n(h * 0.04)} ${n(h * 0.18)} ${n(-h * 0.38)}z`;
}

/** How a shaded form is cut. */
export interface Cut {
  /** Where the light is, as a shift of the lit part. */
  readonly lx?: number;
  readonly ly?: number;
  /** The length of the hatching. */
  readonly w?: number;
  /** Cut and gap of the hatching. */
  readonly g?: readonly [cut: number, gap: number];
  /** The outline. */
  readonly o?: number;
  /** The white line around it. */
  readonly halo?: number;
  /** The ink of the hatching. */
  readonly h?: Tone;
}

/** The carver: a form is cut with a shadow edge and hatching square to its contour. */
export interface Carver extends Inks {
  readonly r: Chance;
  readonly defs: string;
  def(text: string): void;
  /** A flat shape. */
  i(d: string, t?: Tone): string;
  /** A line. */
  s(d: string, w?: number, t?: Tone, more?: string): string;
  /** A shaded form. Tone: p paper, b colour, a dark (lit from the left). */
  f(d: string, t?: Tone, cut?: Cut): string;
  /** A pattern inside a shape. */
  pat(d: string, name: Pattern, t?: Tone, scale?: number): string;
  g(transform: string, ...parts: string[]): string;
}

export function carver(pal: Inks, r: Chance): Carver {
  let k = 0;
  let defs = '';
  const ink = { p: pal.P, a: pal.A, b: pal.B };
  return {
    r,
    ...pal,
    get defs() {
      return defs;
    },
    def: (text) => {
      defs += text;
    },
    i: (d, t = 'a') => `<path d="${d}" fill="${ink[t]}"/>`,
    s: (d, w = 2, t = 'a', more = '') =>
      `<path d="${d}" fill="none" stroke="${ink[t]}" stroke-width="${w}" stroke-linecap="round"${more}/>`,
    f(d, t = 'p', { lx = -4, ly = -3, w = 9, g = [1.2, 2.4], o = 1.8, halo = 1.6, h } = {}) {
      const id = `f${k++}`;
      const dark = t === 'a';
      defs += `<path id="${id}" d="${d}"/><clipPath id="c${id}"><use href="#${id}"/></clipPath>`;
      const hatch = ink[h ?? (dark ? 'p' : 'a')];
      const [x, y] = dark ? [-lx * 0.7, -ly * 0.7] : [lx, ly];
      return (
        (halo ? `<use href="#${id}" fill="none" stroke="${pal.P}" stroke-width="${n(o + halo * 2)}"/>` : '') +
        `<g clip-path="url(#c${id})"><use href="#${id}" fill="${pal.A}"/><use href="#${id}" x="${n(x)}" y="${n(y)}" fill="${ink[t]}" stroke="${hatch}" stroke-width="${w}" stroke-dasharray="${g[0]} ${g[1]}"/></g>` +
        (o ? `<use href="#${id}" fill="none" stroke="${pal.A}" stroke-width="${o}"/>` : '')
      );
    },
    pat(d, name, t = 'p', scale = 1) {
      const id = `q${k++}`;
      const [width, height, motif] = PATTERNS[name];
      const scaled = scale === 1 ? '' : ` patternTransform="scale(${scale})"`;
      defs += `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${scaled}>${motif(ink[t])}</pattern>`;
      return `<path d="${d}" fill="url(#${id})"/>`;
    },
    g: (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`,
  };
}

const lines = (d: string, w: number | string) => (s: string) =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}"/>`;
const filled = (d: string) => (s: string) => `<path d="${d}" fill="${s}"/>`;

const PATTERNS = {
  waves: [
    12,
    6,
    (s: string) =>
      `<g fill="none" stroke="${s}"><circle cx="6" cy="6" r="5.4"/><circle cx="6" cy="6" r="3"/><circle cx="0" cy="9" r="5.4"/><circle cx="12" cy="9" r="5.4"/></g>`,
  ],
  hemp: [12, 14, lines('M0 0l6 7 6-7M0 14l6-7 6 7M6 0v14M0 0l6 3.5 6-3.5M0 14l6-3.5 6 3.5M0 7h2m8 0h2', '.8')],
  check: [8, 8, filled('M0 0h4v4h4v4h-4v-4h-4z')],
  dots: [
    7,
    7,
    (s: string) => `<circle cx="2" cy="2" r="1.3" fill="${s}"/><circle cx="5.5" cy="5.5" r="1.3" fill="${s}"/>`,
  ],
  teeth: [8, 8, filled('M0 8l4-8 4 8z')],
  mail: [6, 5, lines('M0 1q3 5 6 0M-3 3.5q3 5 6 0q3 5 6 0', 1.1)],
  plates: [7, 6, lines('M0 0h7M3.5 0v6', 1.3)],
  fur: [7, 8, filled('M1 0l1.5 6L4 0zM4.5 4l1.2 4 1.3-4z')],
  scales: [8, 6, lines('M0 0q4 7 8 0M-4 3q4 7 8 0q4 7 8 0', 1.1)],
  tapa: [12, 12, filled('M0 12l6-12 6 12zM3 0h6')],
  chev: [8, 6, lines('M0 5l4-4 4 4', 1.6)],
  rows: [6, 4, lines('M0 2h6', 1.3)],
} as const satisfies Record<string, readonly [width: number, height: number, motif: (ink: string) => string]>;

export type Pattern = keyof typeof PATTERNS;

// ---- faces and bodies shared by the three sets (head centre 60,46)
export const HEAD = 'M60 22C70 22 77 30 77 43C77 57 69 69 60 69C51 69 43 57 43 43C43 30 50 22 60 22Z';
export const SHOULDERS = 'M10 144C10 100 27 87 47 81L52 66H68L73 81C93 87 110 100 110 144Z';
const EYES = {
  stern: ['M45 40l12 4v3l-12-4zM75 40l-12 4v3l12-4zM47 48q5-3 9 1q-4 3-9-1zM73 48q-5-3-9 1q4 3 9-1z', ''],
  calm: [
    'M46 42q5-4 11-1v1.800q-5-2-11-.800zM74 42q-5-4-11-1v1.800q5-2 11-.800zM47 48q5-4 9 0q-4 3-9 0zM73 48q-5-4-9 0q4 3 9 0z',
    '',
  ],
  slit: [
    'M45 41q6-4 11-2v1q-5-1-11 1zM75 41q-6-4-11-2v1q5-1 11 1zM46 47q5-2 10 1q-6 .6-10-1zM74 47q-5-2-10 1q6 .6 10-1z',
    '',
  ],
  closed: [
    'M46 40q5-3 11 0v1.400q-5-2-11 0zM74 40q-5-3-11 0v1.400q5-2 11 0zM46 46q5 5 10 0q-5 7-10 0zM74 46q-5 5-10 0q5 7 10 0z',
    '',
  ],
  wide: [
    ring(51, 47, 5) + ring(69, 47, 5) + 'M44 39l12 2v2.500l-12-1.500zM76 39l-12 2v2.500l12-1.500z',
    ring(51, 47, 3.6) + ring(69, 47, 3.6),
    ring(51.5, 47.5, 1.7) + ring(69.5, 47.5, 1.7),
  ],
  glow: [
    'M44 42l13 3q0 7-6 7t-7-10zM76 42l-13 3q0 7 6 7t7-10z',
    'M47 46l8 2q-2 3-5 2.500t-3-4.500zM73 46l-8 2q2 3 5 2.500t3-4.500z',
  ],
} as const satisfies Record<string, readonly [lids: string, whites: string, pupils?: string]>;
const NOSE = 'M60 44l-1.500 10-3.500 3.500 5 1.200z';
const MOUTH = {
  flat: 'M53 62.500q7-1.500 14 0q-7 2-14 0z',
  shout: 'M52 60q8-4 16 0q1 9-8 9t-8-9z',
  smile: 'M52 61q8 6 16 0q-8 9-16 0z',
  grin: 'M49 59q11 6 22 0q-3 9-11 9t-11-9z',
  small: 'M57 62.500q3-2 6 0q-3 2.500-6 0z',
  none: '',
};
/** What a face looks like. */
export interface Look {
  readonly eyes?: keyof typeof EYES;
  readonly mouth?: keyof typeof MOUTH;
  readonly ink?: Tone;
  readonly pupil?: Tone;
  readonly teeth?: boolean | number;
}

export function face(c: Carver, { eyes = 'stern', mouth = 'flat', ink = 'a', pupil = 'p', teeth }: Look = {}): string {
  const [lids, whites, pupils]: readonly [string, string, string?] = EYES[eyes];
  return (
    c.i(lids + NOSE + MOUTH[mouth], ink) +
    (whites ? c.i(whites, eyes === 'glow' ? 'b' : pupil) : '') +
    (pupils ? c.i(pupils, ink) : '') +
    (mouth === 'shout' ? c.i('M54 61h12v2h-12z', pupil) : '') +
    (mouth === 'grin' || teeth ? c.s('M53 62v3m4-2v4m3-4v4m3-4v4m4-5v3', 1, pupil) : '')
  );
}
