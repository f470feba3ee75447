import type { Carver, Look, Pattern, Tone } from './cut.js';

/** What a card is drawn from. */
export interface ArtCard {
  readonly key: string;
  readonly set: 'norse' | 'japanese' | 'polynesian';
  readonly tags: readonly string[];
  readonly ability: string | null;
  readonly power: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** A part of the background: by name, by name with measures, or drawn for this card alone. */
export type Ground<Name extends string = string> =
  Name | readonly [name: Name, ...measures: number[]] | ((c: Carver) => string);

/** What a recipe makes: the figure, and what stands behind and before it. */
export interface Spec {
  readonly fig: string;
  readonly front?: string;
  readonly sky?: string | ((c: Carver) => string);
  readonly land?: string;
  readonly bg?: readonly Ground[];
}

export type Recipe = (c: Carver) => Spec;

/** A person: the parts are SVG already drawn, names that end in D are outlines. */
export interface Person extends Look {
  readonly back?: string;
  readonly hair?: Tone;
  readonly hairD?: string;
  readonly body?: Tone;
  readonly bodyD?: string;
  readonly dress?: string;
  readonly skin?: Tone;
  readonly beard?: Tone;
  readonly beardD?: string;
  readonly hat?: string;
  readonly prop?: string;
  readonly d?: string;
  readonly blank?: boolean | number;
  readonly pat?: Pattern | null;
  readonly pt?: Tone;
  readonly plain?: boolean | number;
}

/** A carved post. */
export interface Post {
  readonly d?: string;
  readonly tone?: Tone;
  readonly back?: string;
  readonly eyes?: string;
  readonly mouth?: string;
  readonly hat?: string;
  readonly prop?: string;
}

/** A scenery by name, with its measures. */
export type Scenery = (c: Carver, ...measures: number[]) => string;

/** Draws a background. */
export function drawGround(c: Carver, ground: Ground, by: Readonly<Record<string, Scenery>>): string {
  if (typeof ground === 'function') return ground(c);
  const [name, ...measures] = typeof ground === 'string' ? [ground] : ground;
  const draw = by[name];
  if (!draw) throw new Error(`There is no scenery called ${name}.`);
  return draw(c, ...measures);
}
