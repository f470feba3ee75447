import type { Note } from '../../play/table-kind.js';

/** A toy box: soft knocks and plucks by day, chimes for bedtime. */
export const sounds: Readonly<Record<string, readonly Note[]>> = {
  bell: [{ instrument: 'bell', pitch: 3 }],
  coin: [
    { instrument: 'chime', pitch: 12 },
    { instrument: 'chime', pitch: 16, at: 60 },
  ],
  thump: [{ instrument: 'thud' }, { instrument: 'rub', at: 60 }],
  boing: [
    { instrument: 'pluck', pitch: 5 },
    { instrument: 'pluck', pitch: 12, at: 90 },
  ],
  bonk: [
    { instrument: 'knock', pitch: -5 },
    { instrument: 'thud', at: 40 },
  ],
  fanfare: [
    { instrument: 'chime' },
    { instrument: 'chime', pitch: 4, at: 90 },
    { instrument: 'chime', pitch: 7, at: 180 },
  ],
  squeak: [
    { instrument: 'flick', pitch: 4 },
    { instrument: 'pluck', pitch: 19, at: 50 },
  ],
  whoosh: [
    { instrument: 'rub', pitch: 5 },
    { instrument: 'noise', at: 160 },
  ],
  lullaby: [
    { instrument: 'chime', pitch: 7 },
    { instrument: 'chime', pitch: 4, at: 140 },
    { instrument: 'chime', at: 280 },
  ],
  yawn: [{ instrument: 'chime' }, { instrument: 'chime', pitch: 5, at: 120 }],
  swirl: [{ instrument: 'rub' }, { instrument: 'rub', pitch: 7, at: 180 }],
  shutter: [{ instrument: 'flick' }, { instrument: 'knock', pitch: 7, at: 80 }],
  question: [
    { instrument: 'pluck', pitch: 7 },
    { instrument: 'pluck', pitch: 11, at: 120 },
  ],
  tock: [{ instrument: 'knock', pitch: -3 }],
  cadence: [
    { instrument: 'chime', pitch: 5 },
    { instrument: 'chime', pitch: 7, at: 180 },
    { instrument: 'chime', at: 380 },
    { instrument: 'bell', pitch: -8, at: 380 },
  ],
};
