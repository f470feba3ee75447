import type { Suit } from '../shapes.js';
import { SHAPE, suitGlyph } from './glyphs.js';
import type { Inks } from './inks.js';
import { at, dot, line, path } from './pen.js';
import { st0 } from './regalia.js';

/** A hat hides both eyes of a knave. */
export function knaveHead(suit: Suit, k: Inks) {
  const st = st0(k);
  const hair = { S: k.second, H: k.lead, D: k.goldDeep, C: k.lead }[suit];
  const locks = {
    S: 'M78 62L72 108L86 100V66H114V100L128 108L122 62Z',
    H: 'M77 62C68 76 72 92 66 102C76 108 84 104 86 96V66H114V96C116 104 124 108 134 102C128 92 132 76 123 62Z',
    D: 'M77 62L74 98H87V66H113V98H126L123 62Z',
    C: 'M77 60C70 78 76 84 72 96C80 102 86 98 87 92V66H113V92C114 98 120 102 128 96C124 84 130 78 123 60Z',
  }[suit];
  /* every hat hides both eyes */
  const hat = {
    S:
      path('M58 70C74 60 126 60 142 70C128 78 112 79 100 79C88 79 72 78 58 70Z', k.lead, st) +
      path('M70 66L100 14L130 66C112 60 88 60 70 66Z', k.lead, st) +
      line('M73 63C90 57 110 57 127 63', k.gold, 4) +
      path('M100 56C118 48 128 28 148 20C146 36 132 54 104 60Z', k.white, st) +
      line('M104 57C120 48 132 36 144 24', k.second, 1.4),
    H:
      path('M64 62C52 44 74 22 104 24C136 26 150 46 136 62C120 54 84 54 64 62Z', k.lead, st) +
      line('M76 54C74 42 84 32 96 30M96 53C94 42 102 34 114 33M116 54C114 46 120 40 130 42', k.second, 2) +
      path('M70 60C88 52 114 52 130 60L128 76C112 70 88 70 72 76Z', k.gold, st) +
      suitGlyph('H', 100, 63, 13, k.lead) +
      path('M66 58C48 50 44 30 54 14C62 26 74 36 76 52Z', k.white, st) +
      line('M70 54C60 44 56 32 54 20', k.second, 1.4),
    D:
      path('M68 64L76 28L100 20L124 28L132 64Z', k.second, st) +
      line('M76 28L88 64M100 20V64M124 28L112 64M72 46L100 38L128 46', k.ground, 1.6) +
      path('M60 64H140L132 79H68Z', k.lead, st) +
      path('M100 64l7 7.5l-7 7.5l-7-7.5z', k.gold, st0(k, 1.2)) +
      line('M68 71.5H88M112 71.5H132', k.gold, 2),
    C:
      path(
        'M66 76C60 46 74 22 100 22C106 14 118 10 128 16C122 18 120 24 120 30C132 42 138 58 134 76C112 68 88 68 66 76Z',
        k.second,
        st,
      ) +
      line('M76 72C72 50 82 34 100 30M90 69C88 52 94 40 106 34', k.ground, 1.6) +
      path('M64 70C84 60 116 60 136 70L135 80C114 71 86 71 65 80Z', k.lead, st) +
      at(72, 52, 0.26, `<path d="${SHAPE.C}" fill="${k.gold}" stroke="${k.line}" stroke-width="6"/>`, -24),
  }[suit];
  const lips = {
    S: 'M92 94H108',
    H: 'M92 93C96 97 104 97 108 93',
    D: 'M93 95C98 93 103 93 107 94',
    C: 'M92 93C98 96 104 95 109 91',
  }[suit];
  const extra = {
    S: line('M94 102H106M97 106H103', k.second, 2),
    H: dot(110, 88, 3.6, k.lead, ' opacity=".25"') + dot(89, 88, 3.6, k.lead, ' opacity=".25"'),
    D: line('M89 90C93 87 98 88 100 90C102 88 107 87 111 90', k.goldDeep, 3, ' stroke-linecap="round"'),
    C: dot(108, 98, 1.5, k.line),
  }[suit];
  return (
    path(locks, hair, st) +
    path('M91 98H109V116H91Z', k.skin, st) +
    path('M80 62H120V84C120 98 110 108 100 108C90 108 80 98 80 84Z', k.skin, st) +
    extra +
    line('M100 76L97 86C98 88 101 88 103 87', k.line, 1.7, ' stroke-linecap="round"') +
    line(lips, k.lead, 2.4, ' stroke-linecap="round"') +
    hat
  );
}
