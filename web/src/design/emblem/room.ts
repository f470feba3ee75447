/** Draws `n` times, one after the other. */
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** The room that every object stands in: a wall of the game's own, and the one table of the house. `k` keeps the ids of two pictures apart. */
export const room = (k: string, light: string, deep: string, pattern: string, object: string): string => `
<defs>
<radialGradient id="${k}-wall" cx="34%" cy="24%" r="92%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<linearGradient id="${k}-top" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#a67b50"/><stop offset="1" stop-color="#83593a"/></linearGradient>
<linearGradient id="${k}-edge" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#6f4b30"/><stop offset="1" stop-color="#4c3220"/></linearGradient>
</defs>
<rect width="320" height="320" fill="url(#${k}-wall)"/>${pattern}
<path d="M0 240h320v28H0z" fill="url(#${k}-top)"/><path d="M0 240h320" stroke="#c69a6b" stroke-width="2" opacity=".75"/>
<path d="M0 268h320v52H0z" fill="url(#${k}-edge)"/><path d="M0 268.5h320" stroke="#8d6341" stroke-width="2"/><path d="M0 281h320" stroke="#3c2617" stroke-width="2" opacity=".55"/><path d="M0 283h320" stroke="#8d6341" stroke-width="1.2" opacity=".5"/>
<path d="M0 299q70-7 150 0t170-4M0 310q90 5 170-2t150 3" fill="none" stroke="#3c2617" stroke-width="1.4" opacity=".35"/>
${object}`;

/** The shadow of something that stands on the table. */
export const shade = (cx: number, rx: number, cy = 254, ry = 10): string =>
  `<ellipse cx="${cx + 10}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#2b1a0e" opacity=".38"/>`;
