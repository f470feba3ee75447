/* Small strokes that everything on a card is drawn with: numbers in, SVG text out. */

export const n = (v: number): string => String(Math.round(v * 10) / 10);
export const at = (x: number, y: number, s: number, inner: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${s === 1 ? '' : ` scale(${Math.round(s * 1000) / 1000})`}">${inner}</g>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, w: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"${more}/>`;
export const times = (k: number, f: (i: number) => string): string =>
  Array.from({ length: k }, (_, i) => f(i)).join('');
