// What several posters share.
import type { Kin, Kit, Palette, Scenes, Tones } from './kit.types.js';

export const dial = (k: Kit, s: Scenes, sky: string, figure: string, ring: Tones) =>
  s.set(k, { sky, at: [100, 118], v: false, ground: false }) +
  k.C(100, 122, 97, k.p.ink) +
  k.C(100, 122, 94, ring[1]) +
  k.C(100, 122, 82, k.p.ink) +
  Array.from({ length: 24 }, (_, i) => {
    const w = (i * Math.PI) / 12;
    return k.S(
      `M${100 + 85 * Math.sin(w)} ${122 - 85 * Math.cos(w)}L${100 + (i % 6 ? 90 : 93) * Math.sin(w)} ${122 - (i % 6 ? 90 : 93) * Math.cos(w)}`,
      k.p.ink,
      i % 6 ? 2 : 5,
    );
  }).join('') +
  s.clip(
    'M100 42a80 80 0 0 1 80 80V284H20V122a80 80 0 0 1 80 -80z',
    'dl',
    k.R(0, 0, 200, 284, k.p.far) +
      Array.from({ length: 16 }, (_, i) => {
        const w = (i * Math.PI) / 8;
        return k.P(
          `M100 122L${100 + 200 * Math.cos(w)} ${122 + 200 * Math.sin(w)}L${100 + 200 * Math.cos(w + 0.196)} ${122 + 200 * Math.sin(w + 0.196)}z`,
          k.p.skyA,
        );
      }).join('') +
      figure,
  );
export const bust = (k: Kit, coat: Tones, collar: Tones, skin: Tones, hair: string, extra = '') =>
  k.lit('M8 290C10 214 52 196 100 196C150 196 190 214 194 290z', coat, { shade: 40, rim: 4 }) +
  k.lit('M78 160H122V206Q100 222 78 206z', skin, { shade: 20 }) +
  k.lit('M64 196L100 238L136 196L150 214L104 284H96L50 214z', collar, { shade: 30 }) +
  k.lit('M64 108C64 78 136 78 136 108V138C136 164 116 182 100 182C84 182 64 164 64 138z', skin, { shade: 26, rim: 4 }) +
  k.E(84, 128, 6, 4.4, '#fff') +
  k.E(116, 128, 6, 4.4, '#fff') +
  k.C(85, 128, 3.2, k.p.ink) +
  k.C(117, 128, 3.2, k.p.ink) +
  k.S('M74 118Q84 113 92 118M108 118Q116 113 126 118', k.p.ink, 3.4) +
  k.S('M100 130L96 148H104', k.p.ink, 2.4) +
  k.S('M89 162Q100 166 111 161', k.p.ink, 3) +
  hair +
  extra;
export const mount = (k: Kit, v: number, p: Palette) =>
  [
    () =>
      k.P('M-10 240L46 120L74 164L112 84L160 170L182 142L214 240z', p.far) +
      k.P('M112 84L160 170L182 142L214 240H120L132 180z', p.mid) +
      k.P('M112 84L96 118L108 112L114 124L126 110z', p.glow),
    () =>
      k.P('M-10 240L70 96H120L214 240z', p.far) +
      k.P('M96 96H120L214 240H120z', p.mid) +
      k.P('M70 96H120L112 108Q104 100 98 112Q90 100 80 110z', p.acc) +
      k.S('M92 110Q84 150 100 180Q108 204 90 240', p.acc, 7) +
      k.puff(96, 84, 1.8, p.mid),
    () =>
      k.P('M-10 240V140H36V112H78V140L110 96H140L158 128H214V240z', p.far) +
      k.P('M36 240V190L66 170V190L96 170V190L126 170V240zM150 240V170H200V240z', p.mid) +
      [44, 74, 104].map((x) => k.R(x, 204, 12, 14, p.acc)).join(''),
  ][v]!();
export const small = (k: Kit, kin: Kin, x: number, y: number, s: number, fill: string) =>
  k.at(
    x,
    y,
    s,
    k.P('M-18 0V-40Q-18 -58 0 -58Q18 -58 18 -40V0z', fill) +
      k.C(0, -72, 15, fill) +
      (kin === 'ember' ? k.S('M-8 -82q-10 -4 -9 -18M8 -82q10 -4 9 -18', fill, 6) : k.S('M22 6V-104', fill, 5)),
  );
export const twoShadows = (k: Kit) =>
  k.P(`M70 236L${6} 262L${40} 268L110 240z`, k.p.ink, 'opacity=".75"') +
  k.P(`M130 236L${194} 262L${160} 268L90 240z`, k.p.ink, 'opacity=".75"');
export const ram = (k: Kit, x: number, y: number, s: number, a = 0) =>
  k.G(
    `translate(${x} ${y}) rotate(${a}) scale(${s})`,
    k.lit('M-8 -44L26 -30L38 0L26 30L-8 44z', k.tones.steel, { shade: 18 }) +
      k.S('M2 -34V34M16 -28V28', k.p.ink, 2.4) +
      k.bolts([
        [8, -20],
        [8, 0],
        [8, 20],
        [26, 0],
      ]),
  );
export const beastEye = (k: Kit, x: number, y: number, q = 5) =>
  k.C(x, y, q, k.p.glow, `stroke="${k.p.ink}" stroke-width="2"`) + k.C(x + q * 0.25, y, q * 0.45, k.p.ink);
