import type { KIN, TONE_NAMES } from './names.js';

/** OKLCH. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];
export type Chance = () => number;
export type Spot = readonly [x: number, y: number];
/** Shade, body, light. */
export type Tones = readonly [lo: string, base: string, hi: string];
export type World = 'red' | 'blue' | 'green' | 'white' | 'black' | 'none';
type ToneName = (typeof TONE_NAMES)[number];
export type Kin = (typeof KIN)[number];

/** The colours of a world. */
export interface Palette {
  readonly skyA: string;
  readonly skyB: string;
  readonly far: string;
  readonly mid: string;
  readonly ground: string;
  readonly ink: string;
  readonly glow: string;
  readonly acc: string;
  readonly metal: string;
}

/** What a card is drawn from. */
export interface ArtCard {
  readonly id: string;
  readonly type: string;
  readonly colors: readonly string[];
}

interface Light {
  readonly rim?: number;
  readonly shade?: number;
  readonly line?: number;
}

/** A figure of one of the kin. */
interface Person {
  readonly kin: Kin;
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly dir?: number;
  readonly lean?: number;
  readonly stride?: number;
  readonly fly?: number;
  readonly front?: Spot;
  readonly back?: Spot;
  readonly coat?: Tones;
  readonly legs?: Tones;
  readonly sleeve?: Tones;
  readonly glove?: Tones;
  readonly behind?: string;
  readonly under?: string;
  readonly over?: string;
  readonly hat?: string;
  readonly halo?: number;
  readonly cold?: number | boolean;
  readonly hold?: (hand: Spot) => string;
  readonly holdBack?: (hand: Spot) => string;
  readonly front2?: (hand: Spot) => string;
  readonly crown?: (x: number, y: number) => string;
}

/** Everything a recipe may use. Each tool returns SVG text. */
export interface Kit {
  readonly p: Palette;
  readonly r: Chance;
  readonly card: ArtCard;
  readonly worlds: readonly World[];
  /** The palette of the second colour. */
  readonly second: Palette | undefined;
  readonly variant: number;
  /** Where the light comes from, as a figure that is mirrored needs it. */
  dir: number;
  /** How the rays of a sky are turned, and how many there are: set by the scene. */
  off: number;
  rayCount: number;
  tones: Readonly<Record<ToneName, Tones>>;
  pick: <T>(list: readonly T[]) => T;
  P: (d: string, fill: string, more?: string) => string;
  S: (d: string, stroke: string, w?: number, more?: string) => string;
  C: (x: number, y: number, rad: number, fill: string, more?: string) => string;
  E: (x: number, y: number, a: number, b: number, fill: string, more?: string) => string;
  R: (x: number, y: number, w: number, h: number, fill: string, rx?: number, more?: string) => string;
  G: (transform: string, inner: string, more?: string) => string;
  at: (x: number, y: number, s: number, inner: string, dir?: number) => string;
  /** A flat solid with one light from the upper left: rim, body, shade, keyline. */
  lit: (d: string, tones: Tones, light?: Light) => string;
  circ: (x: number, y: number, a: number, b?: number) => string;
  ball: (x: number, y: number, rad: number, tones: Tones, light?: Light) => string;
  poly: (points: readonly (readonly number[])[]) => string;
  star: (x: number, y: number, a: number, b: number, m: number, t?: number) => string;
  gear: (x: number, y: number, rad: number, m?: number, hole?: number) => string;
  cog: (x: number, y: number, rad: number, tones: Tones, m?: number) => string;
  /** A pipe or a limb. */
  tube: (d: string, w: number, tones: Tones, line?: number) => string;
  limb: (points: readonly (readonly number[])[], w: number, tones: Tones) => string;
  bolt: (x: number, y: number, s?: number) => string;
  bolts: (points: readonly (readonly number[])[], s?: number) => string;
  flame: (x: number, y: number, s: number, a?: string, b?: string) => string;
  drop: (x: number, y: number, s: number, fill: string) => string;
  puff: (x: number, y: number, s: number, fill: string, more?: string) => string;
  gauge: (x: number, y: number, rad: number, needle?: number, tones?: Tones) => string;
  heartGauge: (x: number, y: number, s: number) => string;
  lampEye: (x: number, y: number, s: number) => string;
  streaks: (x: number, y: number, m?: number, len?: number, fill?: string) => string;
  hexes: (x0: number, y0: number, x1: number, y1: number, s?: number, stroke?: string) => string;
  drips: (x: number, y: number, w: number, m?: number, fill?: string) => string;
  wallBase: (y: number, tones?: Tones) => string;
  blade: (x: number, y: number, a: number, len?: number, tones?: Tones) => string;
  lance: (x: number, y: number, a: number, len?: number) => string;
  prop: (x: number, y: number, w: number, a?: number) => string;
  wing: (x: number, y: number, s: number, tones: Tones, dir?: number, feathers?: number) => string;
  batwing: (x: number, y: number, s: number, tones: Tones, dir?: number) => string;
  lantern: (x: number, y: number, s?: number) => string;
  bolt2: (x: number, y: number, s: number, fill?: string) => string;
  skull: (x: number, y: number, s: number, tones?: Tones) => string;
  valve: (x: number, y: number, rad: number, tones?: Tones) => string;
  hand: (x: number, y: number, s: number, tones: Tones, dir?: number, cuff?: Tones) => string;
  fist: (x: number, y: number, s: number, tones: Tones, cuff?: Tones, dir?: number) => string;
  sheet: (x: number, y: number, a: number, tone?: string, s?: number) => string;
  arrowUp: (x: number, y: number, s: number, fill: string) => string;
  person: (who: Person) => string;
}

/** Which backdrop. */
export interface Backdrop {
  readonly sky?: string;
  readonly at?: readonly number[];
  /** Which scenery; false: none. */
  readonly v?: number | false;
  readonly ground?: boolean;
  readonly split?: boolean;
}

/** A part of the scenery of a world. */
export type WorldPart = (k: Kit, p: Palette, v: number) => string;

export interface Scenes {
  set(k: Kit, backdrop?: Backdrop): string;
  ground(k: Kit, world?: World, p?: Palette): string;
  readonly behind: Readonly<Record<World, WorldPart>>;
  clip(d: string, id: string, inner: string): string;
}

export type Recipe = (k: Kit, s: Scenes) => string;
