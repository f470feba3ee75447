// The maker's desk. Toys are felt (fibre, fuzz, stitches, googly eyes); actions are cut paper (white cut edge, crisp shadow,
// pen-drawn faces). Pure: no filters, no ids outside the picture.
import { B, C, j, L, n, P, S, seeded, toLch, tone } from './shapes.js';
import type { Chance, Shape } from './shapes.js';

/** What a card is drawn from. `effects` is the definition as the card set writes it. */
export interface ArtCard {
  readonly name: string;
  readonly type: 'Toy' | 'Action';
  readonly speed: number | null;
  readonly strength: number | null;
  readonly stamina: number | null;
  readonly effects: string;
  readonly primary: string;
  readonly accent: string;
}

interface FeltLook {
  /** The colour of the stitches; 0: none. */
  readonly st?: string | 0;
  /** How far inside the seam runs. */
  readonly in?: number;
  /** Without fibre. */
  readonly lite?: 0 | 1 | boolean;
  /** Without a shadow. */
  readonly flat?: 0 | 1 | boolean;
}

interface PaperLook {
  readonly edge?: string;
  readonly w?: number;
  readonly lite?: 0 | 1 | boolean;
  readonly flat?: 0 | 1 | boolean;
}

type Mood = 'smile' | 'open' | 'o' | 'flat' | 'sad' | 'none';

/** The maker's desk: everything a recipe may use. Every piece is laid on top of those before it. */
export interface Desk {
  readonly card: ArtCard;
  readonly asleep: boolean;
  readonly rnd: Chance;
  readonly toy: boolean;
  readonly INK: string;
  /** The card's two colours. */
  readonly c: string;
  readonly a: string;
  put(...svg: readonly string[]): void;
  /** A piece of felt. */
  felt(shape: Shape, colour: string, look?: FeltLook): Desk;
  /** A bent felt limb. */
  limb(line: readonly number[], width: number, colour: string, lite?: 0 | 1 | boolean): Desk;
  /** A piece of cut paper with its white cut edge. */
  paper(shape: Shape, colour: string, look?: PaperLook): Desk;
  fill(shape: { readonly d: string } | string, colour: string, opacity?: number | string): Desk;
  line(d: string, colour?: string, width?: number, more?: string): Desk;
  ink(d: string, width?: number): Desk;
  thread(d: string, colour: string, width?: number): Desk;
  group(transform: string, within: (desk: Desk) => unknown): Desk;
  /** Letters as strokes: a picture in an <img> has no page fonts. x centre, y baseline, size height. */
  text(text: string, x: number, y: number, size: number, colour: string, more?: string, width?: number): Desk;
  /** A googly eye; asleep: a felt lid with thread lashes. */
  eye(x: number, y: number, r: number, lid: string, look?: number): Desk;
  eyes(x: number, y: number, dx: number, r: number, lid: string, look?: number): Desk;
  /** A sewn-on button. */
  button(x: number, y: number, r: number, colour: string): Desk;
  cheeks(x: number, y: number, dx: number, r?: number, colour?: string): Desk;
  smile(x: number, y: number, w: number, h?: number, width?: number): Desk;
  /** An open mouth with a tongue. */
  mouth(x: number, y: number, w: number, h: number, tongue?: string): Desk;
  /** The pen-drawn face of a paper card. */
  face(x: number, y: number, dx: number, r?: number, mood?: Mood): Desk;
  bubble(x: number, y: number, r: number): Desk;
  /** A boost: a pennant on a stick. */
  pennant(x: number, y: number, h: number, colour: string, direction?: number): Desk;
  coin(x: number, y: number, r: number): Desk;
  spark(x: number, y: number, r: number, colour?: string): Desk;
  nightcap(x: number, y: number, w: number, colour: string): Desk;
  /** Takes everything off the desk. */
  flush(): { readonly out: readonly string[]; readonly defs: readonly string[] };
}

const INK = '#34242c';
/** The letters that art needs, as strokes in a box of 8 by 14. */
const GLYPH: Readonly<Record<string, string>> = {
  A: 'M0 14L4 0L8 14M1.6 9L6.4 9',
  B: 'M0.5 0L0.5 14M0.5 0Q8 0 7 4Q6 7 0.5 6.6Q9 6.6 8 10.6Q7 14 0.5 14',
  O: 'M4 0Q-0.6 0 0 7Q0.4 14 4 14Q8 14 8 7Q8 0 4 0',
  G: 'M8 2.4Q5 -1 2 2Q0 4.4 0.4 8Q1 14 5 14Q8 13.6 8 8.6L5 8.6',
  L: 'M1 0L1 14L7.4 14',
  U: 'M0.4 0Q-0.6 14 4 14Q8.4 14 7.6 0',
  E: 'M7.4 0L1 0L1 14L7.4 14M1 7L6 7',
  V: 'M0 0L4 14L8 0',
  R: 'M0.6 14L0.6 0Q8 0 7.4 4Q7 7.4 0.6 7.4M4 7.4L8 14',
  Y: 'M0 0L4 6.6L8 0M4 6.6L4 14',
  Z: 'M0 0L8 0L0 14L8 14',
  z: 'M1 4L7 4L1 14L7 14',
  '!': 'M4 0L4 8.6M4 13.4L4 13.6',
  '?': 'M0.6 3Q1 0 4 0Q8 0 7.4 4Q6 6 4 8L4 9.4M4 13.4L4 13.6',
  '+': 'M4 3L4 11M0 7L8 7',
  1: 'M1.6 3L4.6 0L4.6 14',
  7: 'M0.4 0L7.6 0L3 14',
};

/** An empty desk for a card. */
export const desk = (card: ArtCard, asleep: boolean): Desk => {
  const out: string[] = [];
  const defs: string[] = [];
  const rnd = seeded(card.name);
  const toy = card.type === 'Toy';
  const id = (d: string) => {
    let i = defs.indexOf(d);
    if (i < 0) i = defs.push(d) - 1;
    return `#${i}`;
  };
  const put = (...s: readonly string[]) => {
    out.push(...s);
  };
  const use = (h: string, rest: string) => `<use href="${h}" ${rest}/>`;
  const k: Desk = {
    card,
    asleep,
    rnd,
    toy,
    put,
    INK,
    c: card.primary,
    a: card.accent,
    /** A piece of felt. o: st stitch colour or 0, in stitch inset, lite no fibre, flat no shadow */
    felt(s, col, o = {}) {
      const h = id(s.d);
      const st = o.st === undefined ? tone(col, toLch(col)[0] > 0.62 ? -0.2 : 0.24) : o.st;
      put(
        (o.flat ? '' : use(h, 'class="s"')) +
          use(h, `fill="${col}"${o.lite || asleep ? '' : ` class="z" stroke="${col}"`}`) +
          (o.lite ? '' : use(h, 'class="f"')) +
          use(h, 'class="l"'),
      );
      const seam = st && s.in(o.in ?? 4);
      if (seam && !(asleep && seam.length > 330)) put(`<path class="t" d="${seam}" stroke="${st}"/>`);
      return k;
    },
    /** A bent felt limb. */
    limb(list, w, col, lite) {
      const h = id(L(list));
      put(
        lite ? '' : use(h, `class="q" stroke-width="${w}"`),
        use(h, `class="o" stroke="${tone(col, -0.08)}" stroke-width="${w}"`),
        use(h, `class="o" stroke="${col}" stroke-width="${w - 2.4}"`),
        lite
          ? ''
          : use(
              h,
              `class="o" stroke="${col}" stroke-width="${w + 2}" stroke-dasharray=".7 2" style="stroke-linecap:butt"`,
            ),
      );
      return k;
    },
    /** A piece of cut paper with its white cut edge. */
    paper(s, col, o = {}) {
      const h = id(s.d);
      put(
        (o.flat ? '' : use(h, 'class="s"')) +
          use(h, `fill="${col}" stroke="${o.edge ?? '#fffaf0'}" stroke-width="${o.w ?? 2.6}" stroke-linejoin="round"`) +
          (o.lite ? '' : use(h, 'class="l"')),
      );
      return k;
    },
    fill(s, col, op) {
      put(`<path d="${typeof s === 'string' ? s : s.d}" fill="${col}"${op ? ` opacity="${op}"` : ''}/>`);
      return k;
    },
    line(d, col = INK, w = 2.8, more = '') {
      put(`<path class="o" d="${d}" stroke="${col}" stroke-width="${w}" ${more}/>`);
      return k;
    },
    ink(d, w) {
      put(`<path class="i" d="${d}"${w ? ` style="stroke-width:${w}"` : ''}/>`);
      return k;
    },
    thread(d, col, w = 1.8) {
      put(`<path class="t" d="${d}" stroke="${col}" style="stroke-width:${w}"/>`);
      return k;
    },
    group(tr, fn) {
      put(`<g transform="${tr}">`);
      fn(k);
      put('</g>');
      return k;
    },
    /** Letters as strokes: a picture in <img> has no page fonts. x centre, y baseline, s height. */
    text(t, x, y, s, col, more = '', w = s * 0.2) {
      const u = s / 14,
        step = 11.4 * u,
        x0 = x - ((t.length - 1) * step) / 2 - 4 * u;
      const d = [...t]
        .map((c, i) =>
          (GLYPH[c] ?? '').replace(
            /([MLQ])|(-?[\d.]+) (-?[\d.]+)/g,
            (_match, cmd: string | undefined, gx: string, gy: string) =>
              cmd ?? `${j(x0 + i * step + Number(gx) * u, y - 14 * u + Number(gy) * u)} `,
          ),
        )
        .join('');
      const edge = / ?stroke="([^"]+)"/.exec(more)?.[1],
        rest = /(transform|opacity)="[^"]+"/g,
        keep = (more.match(rest) ?? []).join(' ');
      if (edge) put(`<path class="o" d="${d}" stroke="${edge}" stroke-width="${n(w * 2.4)}" ${keep}/>`);
      put(`<path class="o" d="${d}" stroke="${col}" stroke-width="${n(w)}" ${keep}/>`);
      return k;
    },
    /** Googly eye; asleep: a felt lid with thread lashes. */
    eye(x, y, r, lid, look) {
      if (asleep) {
        put(
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${tone(lid, -0.07)}"/>`,
          `<path class="i" d="M${j(x - r * 0.86, y + r * 0.1)}q${j(r * 0.86, r * 0.85, r * 1.72, 0)}M${j(x, y + r * 0.55)}v${n(r * 0.42)}M${j(x - r * 0.55, y + r * 0.42)}l${j(-r * 0.2, r * 0.36)}M${j(x + r * 0.55, y + r * 0.42)}l${j(r * 0.2, r * 0.36)}" style="stroke-width:${n(Math.max(1.6, r * 0.2))}"/>`,
        );
        return k;
      }
      const a = look ?? rnd() * 6.28,
        q = r * 0.36,
        px = x + Math.cos(a) * q,
        py = y + Math.sin(a) * q;
      put(
        `<circle cx="${n(x + 0.8)}" cy="${n(y + 2)}" r="${n(r)}" fill="#24141c" opacity=".28"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fffdf8" stroke="#b9aca6" stroke-width="1"/><circle cx="${n(px)}" cy="${n(py)}" r="${n(r * 0.56)}" fill="#1d1418"/><circle cx="${n(px - r * 0.2)}" cy="${n(py - r * 0.22)}" r="${n(r * 0.17)}" fill="#fff"/><path class="o" d="M${j(x - r * 0.62, y - r * 0.36)}a${j(r * 0.72, r * 0.72)} 0 0 1 ${j(r * 0.5, -r * 0.36)}" stroke="#fff" stroke-width="${n(r * 0.16)}"/>`,
      );
      return k;
    },
    eyes(x, y, dx, r, lid, look) {
      const a = look ?? 0.4 + rnd() * 2;
      return k.eye(x - dx, y, r, lid, a).eye(x + dx, y, r * (0.92 + rnd() * 0.16), lid, a + 0.25);
    },
    /** A sewn-on button. */
    button(x, y, r, col) {
      k.felt(C(x, y, r), col, { lite: 1, st: 0 });
      put(
        `<circle cx="${x}" cy="${y}" r="${n(r * 0.68)}" fill="none" stroke="${tone(col, -0.15)}"/><path d="M${j(x - r * 0.28, y - r * 0.28)}l${j(r * 0.56, r * 0.56)}M${j(x + r * 0.28, y - r * 0.28)}l${j(-r * 0.56, r * 0.56)}" stroke="#fff6e6" stroke-width="1.6" stroke-linecap="round"/>`,
      );
      return k;
    },
    cheeks(x, y, dx, r = 6, col = '#f08a8a') {
      put(
        `<g fill="${col}" opacity=".7"><ellipse cx="${x - dx}" cy="${y}" rx="${r}" ry="${n(r * 0.7)}"/><ellipse cx="${x + dx}" cy="${y}" rx="${r}" ry="${n(r * 0.7)}"/></g>`,
      );
      return k;
    },
    smile(x, y, w, h = w * 0.6, wd = 2.8) {
      return k.ink(`M${j(x - w, y)}q${j(w, h * 1.6, w * 2, 0)}`, wd);
    },
    /** Open mouth with tongue. */
    mouth(x, y, w, h, tongue = '#ef7d83') {
      put(
        `<path d="M${j(x - w, y)}q${j(w, -h * 0.24, w * 2, 0)}q${j(-w * 0.1, h * 1.5, -w, h * 1.5)}t${j(-w, -h * 1.5)}z" fill="#3d1622" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><ellipse cx="${n(x)}" cy="${n(y + h * 0.98)}" rx="${n(w * 0.5)}" ry="${n(h * 0.32)}" fill="${tongue}"/>`,
      );
      return k;
    },
    /** Pen-drawn face of a paper card. */
    face(x, y, dx, r = 4.4, mood = 'smile') {
      if (asleep)
        k.ink(`M${j(x - dx - r, y)}q${j(r, r * 1.3, r * 2, 0)}M${j(x + dx - r, y)}q${j(r, r * 1.3, r * 2, 0)}`, 2.8);
      else
        put(
          `<g fill="${INK}"><ellipse cx="${x - dx}" cy="${y}" rx="${n(r * 0.8)}" ry="${r}"/><ellipse cx="${x + dx}" cy="${y}" rx="${n(r * 0.8)}" ry="${r}"/></g><g fill="#fff"><circle cx="${n(x - dx + 1)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.3)}"/><circle cx="${n(x + dx + 1)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.3)}"/></g>`,
        );
      const my = y + r * 1.7;
      if (mood === 'smile') k.smile(x, my, dx * 0.55, dx * 0.45);
      else if (mood === 'open') k.mouth(x, my, dx * 0.55, dx * 0.6);
      else if (mood === 'o')
        put(`<ellipse cx="${x}" cy="${n(my + r)}" rx="${n(r * 0.9)}" ry="${n(r * 1.2)}" fill="#3d1622"/>`);
      else if (mood === 'flat') k.ink(`M${j(x - dx * 0.5, my + 2)}h${n(dx)}`);
      else if (mood === 'sad') k.ink(`M${j(x - dx * 0.5, my + 5)}q${j(dx * 0.5, -dx * 0.5, dx, 0)}`);
      return k;
    },
    bubble(x, y, r) {
      put(
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9fbff" fill-opacity=".2" stroke="#fff" stroke-opacity=".85" stroke-width="3"/><path class="o" d="M${j(x - r * 0.82, y - r * 0.24)}a${j(r * 0.86, r * 0.86)} 0 0 1 ${j(r * 0.5, -r * 0.52)}" stroke="#fff" stroke-width="${n(Math.max(2, r * 0.09))}"/><path class="o" d="M${j(x + r * 0.5, y + r * 0.7)}a${j(r * 0.86, r * 0.86)} 0 0 0 ${j(r * 0.2, -r * 0.2)}" stroke="#fff" stroke-opacity=".8" stroke-width="${n(Math.max(1.5, r * 0.06))}"/>`,
      );
      return k;
    },
    /** A boost: pennant on a stick. */
    pennant(x, y, h, col, dir = 1) {
      k.line(`M${j(x, y)}v${n(-h)}`, '#7a4f2c', 4);
      return k.felt(P([x, y - h, x + 30 * dir, y - h + 11, x, y - h + 22], 3), col, { lite: 1, in: 4 });
    },
    coin(x, y, r) {
      put(
        `<circle cx="${n(x + 1)}" cy="${n(y + 2.4)}" r="${r}" fill="#24141c" opacity=".26"/><circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="#ffd55c" stroke="#d9962a" stroke-width="${n(r * 0.18)}"/><path class="o" d="M${j(x - r * 0.45, y - r * 0.3)}a${j(r * 0.6, r * 0.6)} 0 0 1 ${j(r * 0.4, -r * 0.28)}" stroke="#fff8d8" stroke-width="${n(r * 0.2)}"/>`,
      );
      return k;
    },
    spark(x, y, r, col = '#fff') {
      return k.fill(
        {
          d: `M${j(x, y - r)}q${j(r * 0.14, r * 0.86, r, r)}q${j(-r * 0.86, r * 0.14, -r, r)}q${j(-r * 0.14, -r * 0.86, -r, -r)}q${j(r * 0.86, -r * 0.14, r, -r)}z`,
        },
        col,
      );
    },
    nightcap(x, y, w, col) {
      k.felt(
        S([
          x - w,
          y,
          x - w * 0.5,
          y - w * 0.9,
          x + w * 0.3,
          y - w * 1.35,
          x + w * 1.2,
          y - w * 0.9,
          x + w * 1.5,
          y - w * 0.1,
          x + w * 1.15,
          y - w * 0.35,
          x + w * 0.9,
          y - w * 0.55,
          x + w,
          y,
        ]),
        col,
        { in: 4 },
      );
      k.felt(B(x - w * 1.12, y - w * 0.16, w * 2.24, w * 0.42, w * 0.2), '#fff3df', { lite: 1, st: 0 });
      return k.felt(C(x + w * 1.48, y + w * 0.05, w * 0.3), '#fff3df', { st: 0 });
    },
    flush: () => ({ out: out.splice(0), defs }),
  };
  return k;
};
