import type { Kit, Lch, Tones } from './kit.types.js';

/** Three tones of a material: lightness in the shade, chroma, hue, lightness of the body and in the light. */
export type MakeTones = (a: number, c: number, h: number, b: number, d: number, c2?: number) => Tones;

export function toneMaker(hex: (lch: Lch) => string): MakeTones {
  return (a, c, h, b, d, c2 = c) => [hex([a, c, h]), hex([b, c2, h]), hex([d, c * 0.6, h])];
}

/** The materials of the steam age. */
export function materials(t: MakeTones): Kit['tones'] {
  return {
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
}
