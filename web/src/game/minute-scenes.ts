import { times } from '../design/emblem/room.js';

/* Small pictures for the rules in a minute: 160 by 100, drawn from a few pieces. Pure: numbers in, SVG text out. */

const at = (x: number, y: number, turn: number, inner: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${inner}</g>`;
const sheet = (fill: string, inner = '') =>
  `<rect x="-14" y="-19" width="28" height="38" rx="4" fill="#000" opacity=".28" transform="translate(1.5 2)"/><rect x="-14" y="-19" width="28" height="38" rx="4" fill="${fill}"/>${inner}`;
const back = sheet(
  '#f7efdd',
  '<rect x="-11" y="-16" width="22" height="32" rx="2" fill="#9c3323"/><path d="M0-8l5.500 8-5.500 8-5.500-8z" fill="#e0b45c"/>',
);
const face = (sign: string, ink: string) =>
  sheet(
    '#fdf7e8',
    `<text y="1" text-anchor="middle" dominant-baseline="central" font-family="Alegreya, Georgia, serif" font-weight="600" font-size="19" fill="${ink}">${sign}</text>`,
  );
const arrow = (d: string, ink = '#f0cf88') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/>`;
const sparks = (x: number, y: number) =>
  `<g stroke="#f0cf88" stroke-width="3" stroke-linecap="round">${times(7, (i) => `<path transform="translate(${x} ${y}) rotate(${-90 + i * 30})" d="M0-27v-8"/>`)}</g>`;
const RED = '#b43a24';
const INK = '#2f2620';

const square = (x: number, y: number, pieces: string) =>
  `<g transform="translate(${x} ${y})"><rect width="26" height="26" rx="4" y="1.500" fill="#281608"/><rect width="26" height="26" rx="4" fill="#e6cda3"/>${times(
    4,
    (i) => {
      const cx = 8 + (i % 2) * 10;
      const cy = 8 + (i >> 1) * 10;
      const piece = pieces[i];
      if (piece === 'r') return `<circle cx="${cx}" cy="${cy}" r="4.300" fill="${RED}"/>`;
      if (piece === 'b') return `<path d="M${cx} ${cy - 4.6}l4.600 4.600-4.600 4.600-4.600-4.600z" fill="#22608a"/>`;
      return `<circle cx="${cx}" cy="${cy}" r="4" fill="#cfae7f"/>`;
    },
  )}</g>`;
const hole = (x: number, y: number) =>
  `<rect x="${x + 1}" y="${y + 1}" width="24" height="24" rx="4" fill="none" stroke="#caa57b" stroke-dasharray="3 2.500"/>`;
const tray = (squares: readonly string[]) =>
  `<rect x="34" y="4" width="92" height="92" rx="7" fill="#3a2414"/>${squares
    .map((pieces, i) => {
      const x = 38 + (i % 3) * 29;
      const y = 8 + Math.floor(i / 3) * 29;
      return pieces === '' ? hole(x, y) : square(x, y, pieces);
    })
    .join('')}`;

const toy = (fill: string, asleep = false) =>
  `<path d="M-15-12l-2-11 8 5h18l8-5-2 11c3 5 3 10 3 15 0 10-7 15-18 15s-18-5-18-15c0-5 0-10 3-15z" fill="${fill}"/>${
    asleep
      ? '<path d="M-9-3q3 3 6 0M4-3q3 3 6 0" stroke="#241a22" stroke-width="2" fill="none" stroke-linecap="round"/>'
      : '<circle cx="-6" cy="-4" r="5.500" fill="#fffaf0"/><circle cx="7" cy="-4" r="4.500" fill="#fffaf0"/><circle cx="-5" cy="-3" r="2.500" fill="#241a22"/><circle cx="8" cy="-4" r="2" fill="#241a22"/>'
  }<path d="M-6 8q6 4 12 0" stroke="#fbd9b8" stroke-width="2" fill="none" stroke-linecap="round"/>`;
const coin =
  '<circle r="8" y="1" fill="#8a5a10"/><circle r="7.500" fill="#d9a848"/><circle r="4.500" fill="none" stroke="#8a5a10" stroke-width="1.400"/>';

const rune = (fill: string, n: readonly [number, number, number, number]) =>
  `<rect x="-15" y="-15" width="30" height="30" rx="3" fill="#221a17"/><rect x="-13" y="-13" width="26" height="26" rx="2" fill="${fill}"/><g font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="8" fill="#fff" text-anchor="middle" dominant-baseline="central"><text y="-8.500">${n[0]}</text><text x="8.500">${n[1]}</text><text y="9">${n[2]}</text><text x="-8.500">${n[3]}</text></g>`;
const board = `<g fill="none" stroke="#221a17" stroke-opacity=".55" stroke-width="1.500">${times(8, (i) => `<rect x="${16 + (i % 4) * 33}" y="${17 + Math.floor(i / 4) * 33}" width="31" height="31" rx="3"/>`)}</g>`;
const VIKING_RED = '#a8321f';
const VIKING_BLUE = '#2c4a63';

const land = sheet(
  '#f2e7cd',
  '<path d="M-10 12l7-14 5 8 3-5 6 11z" fill="#256327"/><circle cx="6" cy="-10" r="4" fill="#e9a23b"/>',
);
const beast = sheet(
  '#f2e7cd',
  '<path d="M-8 10c-2-12 3-20 8-20s10 8 8 20z" fill="#b9482d"/><circle cx="-3" cy="-3" r="1.600" fill="#fff"/><circle cx="3" cy="-3" r="1.600" fill="#fff"/>',
);
const spell = sheet('#f2e7cd', '<path d="M2-13l-9 15h6l-2 12 10-16H1z" fill="#23596a"/>');

/** The four pictures of each game. */
export const SCENES: Readonly<Record<string, readonly string[]>> = {
  'four-in-a-square': [
    tray(['....', '.r..', '....', 'b...', '....', '', '....', '....', '....']) +
      arrow('M152 22q-26-14-68 2l10-9m-10 9l11 6'),
    tray(['....', '.r..', '....', 'b...', '.b..', '', '....', '....', '..r.']) + arrow('M84 51h30l-7-7m7 7l-7 7'),
    tray(['....', '....', 'b...', '.r.r', 'r.r.', '', '....', 'b..b', '....']) +
      '<rect x="51" y="36" width="30" height="30" rx="9" fill="none" stroke="#fff0bf" stroke-width="3"/>',
    tray(['.r..', 'b..r', '...b', 'r...', '.b.r', '..b.', 'b..r', '', '.r.b']) + arrow('M81 50v26l-7-7m7 7l7-7'),
  ],
  check: [
    at(58, 30, 0, back) + at(102, 30, 0, back) + at(58, 72, 0, face('4', INK)) + at(102, 72, 0, face('9', RED)),
    at(36, 54, -4, back) +
      at(82, 44, 0, face('2', RED)) +
      at(126, 54, 5, face('Q', INK)) +
      arrow('M112 84q-34 12-66 2l10-6m-10 6l7 8'),
    at(70, 56, -8, face('7', INK)) + at(94, 46, 8, face('7', RED)) + sparks(84, 52),
    at(32, 52, -6, face('A', RED)) +
      at(64, 49, -2, face('2', INK)) +
      at(96, 49, 2, face('3', RED)) +
      at(128, 52, 6, back),
  ],
  ggltcg: [
    times(6, (i) =>
      at(
        30 + i * 20,
        54 + Math.abs(i - 2.5) * 2.5,
        -15 + i * 6,
        sheet(
          i % 2 ? '#f4e6c8' : '#fff6e2',
          at(0, 0, 0, `<g transform="scale(.42)">${toy(i % 2 ? '#7d4a80' : '#e9775c')}</g>`),
        ),
      ),
    ),
    times(4, (i) => at(28 + i * 20, 70 - (i % 2) * 8, 0, coin)) +
      at(124, 48, 6, sheet('#fff6e2', `<g transform="scale(.5)">${toy('#7d4a80')}</g>`)) +
      arrow('M92 44q8-14 16-6'),
    at(52, 54, -6, toy('#7d4a80')) + at(112, 54, 6, toy('#e9775c')) + sparks(82, 62),
    at(50, 60, 0, toy('#e9775c', true)) +
      at(108, 60, 0, toy('#c58a3a', true)) +
      '<g font-family="Alegreya, Georgia, serif" font-weight="600" fill="#38210f"><text x="70" y="34" font-size="16">z</text><text x="82" y="26" font-size="20">z</text><text x="128" y="34" font-size="16">z</text></g>',
  ],
  'viking-vengeance': [
    board +
      at(64.5, 32.5, -6, rune(VIKING_RED, [4, 6, 3, 5])) +
      arrow('M120 92q-22-4-40-40l-1 12m1-12l11 5', VIKING_RED),
    board +
      at(64.5, 32.5, 0, rune(VIKING_RED, [4, 6, 3, 5])) +
      at(97.5, 32.5, 0, rune(VIKING_BLUE, [5, 2, 7, 3])) +
      '<circle cx="81" cy="32.500" r="8" fill="none" stroke="#a8321f" stroke-width="3"/>',
    board +
      at(64.5, 32.5, 0, rune(VIKING_RED, [4, 6, 3, 5])) +
      at(97.5, 32.5, 0, rune(VIKING_RED, [5, 2, 7, 3])) +
      arrow('M112 66q14-12 6-26l-9 6m9-6l5 9', VIKING_RED),
    times(8, (i) =>
      at(
        31.5 + (i % 4) * 33,
        32.5 + Math.floor(i / 4) * 33,
        0,
        rune(i === 2 || i === 4 || i === 5 ? VIKING_BLUE : VIKING_RED, [4, 6, 3, 5]),
      ),
    ),
  ],
  'tcg-fuel': [
    at(50, 56, -6, land) + at(80, 54, 0, land) + at(110, 40, 8, land) + arrow('M134 20q-4 6-12 12'),
    at(46, 60, 0, land) + at(66, 60, 0, land) + at(118, 48, 4, beast) + arrow('M84 50h14l-6-6m6 6l-6 6'),
    at(66, 60, -4, beast) + at(84, 50, 4, spell) + at(104, 40, 10, spell) + arrow('M132 66q-2 12-20 12l8-6m-8 6l8 6'),
    at(48, 54, 90, beast) +
      '<text x="124" y="54" text-anchor="middle" dominant-baseline="central" font-family="Alegreya, Georgia, serif" font-weight="600" font-size="34" fill="#f2e7cd">20</text>' +
      arrow('M72 54h26l-7-7m7 7l-7 7'),
  ],
};
