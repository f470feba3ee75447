import type { Suit } from '../shapes.js';
import type { Inks } from './inks.js';
import { line, path } from './pen.js';
import { crown, eye, st0 } from './regalia.js';

/** A king looks with two eyes. */
export function kingHead(suit: Suit, k: Inks) {
  const hair = { S: k.lead, H: k.goldDeep, D: k.second, C: k.lead }[suit];
  const st = st0(k);
  const locks = {
    S: 'M73 54H127V104L118 112V60H82V112L73 104Z',
    H: 'M74 54H126C134 66 134 78 128 84C136 92 130 104 120 102V60H80V102C70 104 64 92 72 84C66 78 66 66 74 54Z',
    D: 'M72 54H128L132 98H120V60H80V98H68Z',
    C: 'M74 54H126C130 70 128 84 132 98C126 102 122 100 119 96V60H81V96C78 100 74 102 68 98C72 84 70 70 74 54Z',
  }[suit];
  const beard = {
    S: 'M79 82C84 90 92 90 100 88C108 90 116 90 121 82L118 104L100 136L82 104Z',
    H: 'M79 82C86 90 94 91 100 87C106 91 114 90 121 82C126 98 120 116 108 116C104 116 101 113 100 109C99 113 96 116 92 116C80 116 74 98 79 82Z',
    D: 'M79 82C86 90 94 90 100 88C106 90 114 90 121 82V120H79Z',
    C: 'M79 82C86 91 94 91 100 87C106 91 114 91 121 82C128 104 116 124 100 124C84 124 72 104 79 82Z',
  }[suit];
  const strands = {
    S: 'M90 94L97 122M110 94L103 122M100 98V130',
    H: 'M88 96C86 104 88 109 92 110M112 96C114 104 112 109 108 110',
    D: 'M87 94V118M95 97V118M105 97V118M113 94V118M79 108H121',
    C: 'M88 98C88 108 92 115 96 118M112 98C112 108 108 115 104 118M100 100V120',
  }[suit];
  return (
    path(locks, hair, st) +
    path('M80 54H120V86C120 98 110 104 100 104C90 104 80 98 80 86Z', k.skin, st) +
    path(beard, hair, st) +
    line(strands, k.ground, 1.6, ' stroke-linecap="round"') +
    path('M92 93C96 90 104 90 108 93C104 98 96 98 92 93Z', k.skin, ` stroke="${k.line}" stroke-width="1.2"`) +
    line('M95 94H105', k.lead, 1.8) +
    eye(90.5, 70, k) +
    eye(109.5, 70, k) +
    line('M82 63C86 59.5 93 60 97 63.5M118 63C114 59.5 107 60 103 63.5', k.line, 2.4, ' stroke-linecap="round"') +
    line('M97 66L96 82H104', k.line, 1.7, ' stroke-linecap="round"') +
    crown(suit, k)
  );
}
