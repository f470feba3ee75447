import type { Suit } from '../shapes.js';
import { suitGlyph } from './glyphs.js';
import type { Inks } from './inks.js';
import { dot, line, path, times } from './pen.js';
import { eye, st0 } from './regalia.js';

/** A queen looks with one eye. */
export function queenHead(suit: Suit, k: Inks) {
  const hair = { S: k.lead, H: k.goldDeep, D: k.lead, C: k.second }[suit];
  const st = st0(k);
  const back = {
    S: 'M100 44C74 44 68 62 70 86L64 128H88V70H112V128H136L130 86C132 62 126 44 100 44Z',
    H: 'M100 42C82 42 76 50 74 58C62 60 60 76 68 82C60 90 66 104 76 102C80 108 88 106 90 100H110C112 106 120 108 124 102C134 104 140 90 132 82C140 76 138 60 126 58C124 50 118 42 100 42Z',
    D: 'M100 42L72 52L62 102L84 106V70H116V106L138 102L128 52Z',
    C: 'M100 42C78 42 70 56 70 72C70 88 62 92 66 106C70 116 80 112 80 122H92V74H108V122H120C120 112 130 116 134 106C138 92 130 88 130 72C130 56 122 42 100 42Z',
  }[suit];
  /* the sweep of hair or veil that leaves one eye */
  const sweep = {
    S: 'M96 46C112 50 116 72 106 104C122 104 128 88 126 70C124 52 112 46 96 46Z',
    H: 'M92 48C104 56 104 66 100 74C110 80 106 96 112 102C126 98 130 78 124 62C120 50 106 46 92 48Z',
    D: 'M90 46L112 66L102 106L122 102L128 64L112 46Z',
    C: 'M94 47C106 58 100 70 104 80C108 90 104 98 108 104C124 100 128 84 125 68C122 52 108 46 94 47Z',
  }[suit];
  const bands = {
    S: 'M104 50C118 62 118 84 112 100M112 52C124 66 124 84 118 98',
    H: 'M104 52C114 62 106 70 112 80C116 88 112 94 116 98',
    D: 'M98 50L117 67L109 103M106 48L123 66L116 102',
    C: 'M104 52C112 62 108 72 112 82C115 90 112 96 114 100',
  }[suit];
  const tiara = {
    S:
      path('M78 50L74 24L90 40L100 14L110 40L126 24L122 50C108 44 92 44 78 50Z', k.gold, st) +
      dot(100, 13, 3, k.second, st) +
      dot(74, 23, 2.4, k.second, st) +
      dot(126, 23, 2.4, k.second, st),
    H:
      path('M77 50C70 36 82 28 88 36C86 20 114 20 112 36C118 28 130 36 123 50C108 44 92 44 77 50Z', k.gold, st) +
      suitGlyph('H', 100, 34, 12, k.lead),
    D:
      path('M78 50L82 30L91 40L100 18L109 40L118 30L122 50C108 44 92 44 78 50Z', k.gold, st) +
      path('M100 20l6 11l-6 11l-6-11z', k.lead, ` stroke="${k.white}" stroke-width="1.2"`),
    C:
      path('M77 50C76 44 78 38 80 36H120C122 38 124 44 123 50C108 44 92 44 77 50Z', k.gold, st) +
      times(5, (i) => dot(80 + i * 10, [32, 27, 24, 27, 32][i]!, 5, i % 2 ? k.second : k.lead, st)),
  }[suit];
  return (
    path(back, hair, st) +
    path('M90 96H110V118H90Z', k.skin, st) +
    path('M77 70C77 54 86 48 100 48C114 48 123 54 123 70C123 90 112 106 100 106C88 106 77 90 77 70Z', k.skin, st) +
    eye(88.5, 72, k, 1.08) +
    line('M80 64C84 60 92 60 96 64', k.line, 2.2, ' stroke-linecap="round"') +
    line('M100 70C101 78 99 82 97 84C98 86 101 86 103 85', k.line, 1.6, ' stroke-linecap="round"') +
    path('M92 93C95 90 98 91.5 99.5 92.5C101 91.5 103 90.5 106 93C103 98 96 98 92 93Z', k.lead) +
    dot(84, 85, 4, k.lead, ' opacity=".18"') +
    path(sweep, hair, st) +
    line(bands, k.gold, 1.6, ' stroke-linecap="round"') +
    tiara +
    dot(78, 92, 3, k.gold, st0(k, 1.2))
  );
}
