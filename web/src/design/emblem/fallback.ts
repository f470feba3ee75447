import { hueOf } from '../plate.js';
import { tile } from './marks.js';
import { room, shade, times } from './room.js';

/** A picture for a game that has none yet, drawn from its slug: a box with its first letter, pawns before it. */
export function fallbackEmblem(slug: string): string {
  const hue = hueOf(slug);
  const key = `fb-${hue}-${slug.length}`;
  const box = (l: number) => `hsl(${(hue + 165) % 360} 34% ${l}%)`;
  const pawn = (x: number, y: number, ink: string, light: string) =>
    `<ellipse cx="${x + 6}" cy="${y + 2}" rx="19" ry="5.500" fill="#2b1a0e" opacity=".35"/><path d="M${x - 17} ${y}q2-9 9-12 5-8 4-19h8q-1 11 4 19 7 3 9 12-8 5-17 5t-17-5z" fill="${ink}"/><circle cx="${x}" cy="${y - 37}" r="10.500" fill="${ink}"/><path d="M${x - 5} ${y - 42}a7 7 0 0 1 5-3" fill="none" stroke="${light}" stroke-width="2.200" stroke-linecap="round"/>`;
  return room(
    key,
    `hsl(${hue} 34% 62%)`,
    `hsl(${hue} 36% 34%)`,
    pattern(slug.length % 3, hue),
    `${shade(160, 100, 254, 9)}
<rect x="68" y="66" width="184" height="184" rx="12" fill="${box(17)}"/><rect x="68" y="60" width="184" height="184" rx="12" fill="${box(30)}"/>
<rect x="78" y="70" width="164" height="164" rx="7" fill="none" stroke="#d2a24b" stroke-width="2.500"/><rect x="84" y="76" width="152" height="152" rx="5" fill="none" stroke="#d2a24b" stroke-width="1" opacity=".7"/>
<path d="M160 92l60 60-60 60-60-60z" fill="${box(22)}" stroke="#d2a24b" stroke-width="2"/>
<text x="160" y="153" fill="#f3dfb8" font-family="Alegreya, Georgia, serif" font-weight="600" font-size="74" text-anchor="middle" dominant-baseline="central">${letterOf(slug)}</text>
<path d="M76 62.500h166" stroke="#fff" opacity=".25" stroke-width="2" stroke-linecap="round"/><rect x="146" y="236" width="28" height="15" rx="4" fill="#d2a24b"/><path d="M149 239h22" stroke="#f7e0a8" stroke-width="1.600" stroke-linecap="round"/>
${pawn(62, 262, '#b43a24', '#f0a793')}${pawn(264, 260, '#22608a', '#a9d3ec')}`,
  );
}

/** The mark to `fallbackEmblem`. */
export function fallbackMark(slug: string): string {
  const hue = hueOf(slug);
  return tile(
    `hsl(${hue} 36% 34%)`,
    `<path d="M12 3.500l8.500 8.500-8.500 8.500L3.500 12z" fill="none" stroke="#d2a24b" stroke-width="1.200"/><text x="12" y="12.300" fill="#f8ead0" font-family="Alegreya, Georgia, serif" font-weight="600" font-size="11" text-anchor="middle" dominant-baseline="central">${letterOf(slug)}</text>`,
  );
}

/** A slug has only these signs, but it comes from elsewhere: nothing else reaches the drawing. */
function letterOf(slug: string): string {
  return (/[a-z0-9]/.exec(slug.toLowerCase())?.[0] ?? 'p').toUpperCase();
}

function pattern(kind: number, hue: number): string {
  const ink = `hsl(${hue} 50% 88%)`;
  const draw = [
    () => times(9, (i) => `<path d="M${-40 + i * 50} 240L${80 + i * 50} 0" />`),
    () => times(7, (i) => `<path d="M0 ${20 + i * 34}q40-16 80 0t80 0 80 0 80 0" />`),
    () =>
      times(40, (i) => `<circle cx="${20 + (i % 8) * 40}" cy="${24 + Math.floor(i / 8) * 46 + (i % 2) * 23}" r="5" />`),
  ][kind];
  return `<g fill="none" stroke="${ink}" stroke-width="1.600" opacity=".2">${draw?.() ?? ''}</g>`;
}
