import type { Note } from '../../play/table-kind.js';

/** Wood and iron: a block set down, a clang where it holds, a cadence at the end. */
export const sounds: Readonly<Record<string, readonly Note[]>> = {
  stone: [{ instrument: 'thud' }, { instrument: 'knock', pitch: -5, at: 60 }],
  up: [{ instrument: 'pluck', pitch: 4 }],
  down: [{ instrument: 'pluck', pitch: -5 }],
  flip: [
    { instrument: 'knock', pitch: 3 },
    { instrument: 'flick', at: 120 },
  ],
  clang: [{ instrument: 'bell', pitch: -12 }],
  crack: [{ instrument: 'noise' }, { instrument: 'thud', pitch: -4, at: 90 }],
  chime: [
    { instrument: 'chime', pitch: 7 },
    { instrument: 'chime', pitch: 12, at: 110 },
  ],
  drag: [{ instrument: 'rub', pitch: -3 }],
  stamp: [{ instrument: 'knock', pitch: -8 }],
  rumble: [{ instrument: 'thud', pitch: -12 }],
  draw: [{ instrument: 'flick' }],
  bell: [{ instrument: 'bell', pitch: 5 }],
  ended: [
    { instrument: 'chime', pitch: -5 },
    { instrument: 'chime', pitch: 0, at: 140 },
    { instrument: 'chime', pitch: 4, at: 280 },
    { instrument: 'thud', at: 280 },
  ],
};
