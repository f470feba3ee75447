import type { Rank, Suit } from '../shapes.js';
import { at, dot, line, n } from './pen.js';

const NINE_SIX = 'M47 9C26 15 8 35 8 64C8 82 17 93 30 93C43 93 52 83 52 68C52 53 43 44 31 44C19 44 10 52 8 66';
const STROKES: Record<Rank, readonly [main: string, serif: string]> = {
  A: ['M8 93L30 9L52 93M16 65H44', 'M-2 94H19M41 94H62M19 8H33'],
  2: ['M8 31C8 15 17 7 30 7C43 7 52 15 52 28C52 42 40 53 28 65L10 93H52', 'M52 97V78'],
  3: [
    'M9 27C10 13 18 7 30 7C43 7 51 15 51 27C51 40 42 47 27 47C43 47 53 56 53 70C53 85 43 93 29 93C17 93 8 86 7 72',
    '',
  ],
  4: ['M41 93V10L7 69H57', 'M27 94H55'],
  5: ['M51 7H17L13 48C18 43 24 40 31 40C44 40 53 50 53 66C53 83 43 93 29 93C17 93 9 87 7 74', ''],
  6: [NINE_SIX, ''],
  7: ['M7 7H52C38 34 29 60 27 94', 'M8 3V24'],
  8: [
    'M30 7C41 7 49 15 49 26C49 38 41 46 30 46C19 46 11 38 11 26C11 15 19 7 30 7ZM30 46C44 46 53 56 53 69C53 84 44 93 30 93C16 93 7 84 7 69C7 56 16 46 30 46Z',
    '',
  ],
  9: [NINE_SIX, ''],
  T: ['M13 94V9L1 20M62 7C75 7 82 24 82 50C82 76 75 93 62 93C49 93 42 76 42 50C42 24 49 7 62 7Z', 'M0 94H26'],
  J: ['M41 7V68C41 85 34 93 21 93C11 93 5 87 4 75', 'M23 8H57'],
  Q: ['M30 7C45 7 54 24 54 48C54 73 45 91 30 91C15 91 6 73 6 48C6 24 15 7 30 7ZM28 70C38 70 42 96 60 92', ''],
  K: ['M14 7V93M51 8L16 58M28 43L52 93', 'M1 8H27M1 94H27M39 8H61M41 94H64'],
};
const wide = (rank: Rank) => (rank === 'T' ? 88 : 60);

/** A rank centred at x, with its top at y and the given height. */
export function rankGlyph(rank: Rank, x: number, y: number, height: number, ink: string, weight = 15): string {
  const s = height / 100;
  const [main, serif] = STROKES[rank];
  const turn = rank === '9' ? ' transform="rotate(180 30 50)"' : '';
  const squeeze = rank === 'T' ? 0.78 : 1;
  return `<g transform="translate(${n(x - (wide(rank) * s * squeeze) / 2)} ${n(y)}) scale(${Math.round(s * squeeze * 1000) / 1000} ${Math.round(s * 1000) / 1000})" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-miterlimit="2"><path d="${main}"${turn}/>${serif ? `<path d="${serif}" stroke-width="${n(weight * 0.72)}"/>` : ''}</g>`;
}

/* ---------- suits: in a box of 100 around 0,0 ---------- */

/** The outline of a suit in a box of 100 around 0,0. */
export const SHAPE: Record<Suit, string> = {
  H: 'M0 48C-13 27-49 8-49-20C-49-37-37-47-24-47C-12-47-3-40 0-27C3-40 12-47 24-47C37-47 49-37 49-20C49 8 13 27 0 48Z',
  D: 'M0-52C8-30 21-13 41 0C21 13 8 30 0 52C-8 30-21 13-41 0C-21-13-8-30 0-52Z',
  S: 'M0-51C13-29 47-11 47 15C47 30 37 38 26 38C17 38 9 34 4 26C5 38 10 46 21 50H-21C-10 46-5 38-4 26C-9 34-17 38-26 38C-37 38-47 30-47 15C-47-11-13-29 0-51Z',
  C: 'M0-50A22 22 0 0 1 17-14A23 23 0 1 1 5 21C6 36 11 46 22 50H-22C-11 46-6 36-5 21A23 23 0 1 1-17-14A22 22 0 0 1 0-50Z',
};
/** A suit around a point. */
export const suitGlyph = (suit: Suit, x: number, y: number, size: number, ink: string, turn = 0): string =>
  at(x, y, size / 100, `<path d="${SHAPE[suit]}" fill="${ink}"/>`, turn);

/** What is let into a large suit, another thing in each. */
export function inlay(suit: Suit, light: string): string {
  const thin = ` stroke-linecap="round" stroke-linejoin="round"`;
  if (suit === 'H')
    return (
      line(
        'M0 32C-10 18-36 3-36-19C-36-29-30-35-23-35C-12-35-4-26 0-10C4-26 12-35 23-35C30-35 36-29 36-19C36 3 10 18 0 32Z',
        light,
        3,
        thin,
      ) +
      line('M-22-14C-18-4-8 4 0 12C8 4 18-4 22-14', light, 3, thin) +
      dot(0, -2, 3.4, light)
    );
  if (suit === 'D')
    return (
      line('M0-33C6-18 14-8 27 0C14 8 6 18 0 33C-6 18-14 8-27 0C-14-8-6-18 0-33Z', light, 3, thin) +
      line('M0-33V33M-27 0H27', light, 2) +
      `<path d="M0-10L7 0L0 10L-7 0Z" fill="${light}"/>`
    );
  if (suit === 'S')
    return (
      line(
        'M0-30C10-13 35 0 35 15C35 22 31 26 25 26C14 26 6 18 0 6C-6 18-14 26-25 26C-31 26-35 22-35 15C-35 0-10-13 0-30Z',
        light,
        3,
        thin,
      ) +
      line('M0-14V2M-8-4L0 4L8-4M-14 5L0 19', light, 2.4, thin) +
      line('M14 5L0 19V40', light, 2.4, thin)
    );
  return (
    dot(0, -28, 12, 'none', ` stroke="${light}" stroke-width="3"`) +
    dot(-25, 9, 12, 'none', ` stroke="${light}" stroke-width="3"`) +
    dot(25, 9, 12, 'none', ` stroke="${light}" stroke-width="3"`) +
    dot(0, -28, 4, light) +
    dot(-25, 9, 4, light) +
    dot(25, 9, 4, light) +
    line('M0-12V36M-10 4L0 0L10 4', light, 2.6, thin)
  );
}
