import type { Court, Suit } from '../shapes.js';
import { suitGlyph } from './glyphs.js';
import type { Inks } from './inks.js';
import { kingHead } from './king.js';
import { knaveHead } from './knave.js';
import { at, box, dot, line, n, path, times } from './pen.js';
import { queenHead } from './queen.js';
import { cloth, held, st0 } from './regalia.js';

/** The heads of the courts. */
export const HEADS: Readonly<Record<Court, (suit: Suit, k: Inks) => string>> = {
  K: kingHead,
  Q: queenHead,
  J: knaveHead,
};

/** One half of a court, to be cut along the sash and turned about the middle of the card. */
export function bust(suit: Suit, rank: Court, k: Inks) {
  const st = st0(k);
  const side = { S: 1, H: -1, D: 1, C: -1 }[suit] * (rank === 'Q' ? -1 : 1);
  const main = rank === 'Q' ? k.second : k.lead;
  const other = rank === 'Q' ? k.lead : k.second;
  const shoulders = {
    K: 'M30 190V130C40 110 66 104 100 104C134 104 160 110 170 130V190Z',
    Q: 'M34 190C36 140 58 114 84 110H116C142 114 164 140 166 190Z',
    J: 'M30 190V140L58 112L86 106H114L142 112L170 140V190Z',
  }[rank];
  const clip = `cl${suit}${rank}`;
  const collar = {
    K:
      path('M58 107C72 101 80 100 84 99L100 142L116 99C120 100 128 101 142 107L122 150L100 168L78 150Z', k.white, st) +
      times(6, (i) => line(`M${[70, 78, 86, 114, 122, 130][i]} ${[110, 124, 138, 138, 124, 110][i]}l0 5`, k.line, 2.6)),
    Q:
      times(9, (i) =>
        dot(76 + i * 6, 116 + 9 * Math.sin((i / 8) * Math.PI), 3.2, i === 4 ? k.lead : k.gold, st0(k, 1.2)),
      ) + suitGlyph(suit, 100, 137, 13, k.gold),
    J: times(7, (i) => at(100, 104, 1, path('M-6 4L0 24L6 4Z', i % 2 ? k.gold : k.white, st), (i - 3) * 26)),
  }[rank];
  return `<clipPath id="${clip}"><path d="${shoulders}"/></clipPath>${held(suit, rank, side > 0 ? 148 : 52, k)}${path(shoulders, main, st)}<g clip-path="url(#${clip})">${cloth(suit, other, k.gold)}</g>${path(shoulders, 'none', st)}${rank === 'K' ? path('M78 96H122L116 116H84Z', main) : ''}${collar}${HEADS[rank](suit, k)}`;
}

/** A court card: one half, and the same turned about the middle. */
export function court(suit: Suit, rank: Court, k: Inks) {
  const id = `h${suit}${rank}`;
  const [a, b] = ({ K: [158, 122], Q: [126, 154], J: [150, 130] } as const)[rank];
  const panel = box(38, 20, 124, 240, 7, k.ground);
  const fine = {
    S: line(
      times(12, (i) => `M${40 + i * 11} 20V260`),
      k.second,
      0.7,
      ' opacity=".35"',
    ),
    H: line(
      times(9, (i) => `M38 ${30 + i * 27}H162`),
      k.lead,
      0.7,
      ' opacity=".3"',
    ),
    D: line(
      times(12, (i) => `M38 ${i * 28 - 60}L162 ${i * 28 + 64}`),
      k.second,
      0.7,
      ' opacity=".4"',
    ),
    C: line(
      times(30, (i) => `M${46 + (i % 5) * 27} ${34 + Math.floor(i / 5) * 42}h0`),
      k.second,
      2.6,
      ' stroke-linecap="round" opacity=".5"',
    ),
  }[suit];
  const half = `<g clip-path="url(#${id})"><g transform="translate(9.5 16) scale(.905)" stroke-linejoin="round">${bust(suit, rank, k)}</g></g>`;
  const band = `M38 ${a - 5}L162 ${b - 5}V${b + 5}L38 ${a + 5}Z`;
  const beads = times(9, (i) => {
    const t = (i + 0.5) / 9;
    const x = 38 + 124 * t;
    const y = a + (b - a) * t;
    return i % 2 ? dot(x, y, 2.1, k.white) : path(`M${n(x)} ${n(y - 3.4)}l3.4 3.4l-3.4 3.4l-3.4-3.4z`, k.gold);
  });
  return `<clipPath id="p"><rect x="38" y="20" width="124" height="240" rx="7"/></clipPath><clipPath id="${id}"><path d="M0-20H200V${n(b - (38 * (a - b)) / 124)}L0 ${n(a + (38 * (a - b)) / 124)}Z"/></clipPath>${panel}<g clip-path="url(#p)">${fine}<g id="b">${half}</g><use href="#b" transform="rotate(180 100 140)"/>${path(band, k.lead, ` stroke="${k.line}" stroke-width="1.4"`)}${beads}</g>${box(38, 20, 124, 240, 7, 'none', ` stroke="${k.lead}" stroke-width="2.2"`)}`;
}
