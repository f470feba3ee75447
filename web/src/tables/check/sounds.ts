import type { Note } from '../../play/table-kind.js';

/** Cards on felt, two ticks for a window, a bell for Check. */
export const sounds: Readonly<Record<string, readonly Note[]>> = {
  riffle: [0, 60, 120, 180].map((at) => ({ instrument: 'flick' as const, at })),
  flick: [{ instrument: 'flick' }],
  draw: [{ instrument: 'rub' }],
  slap: [{ instrument: 'knock', pitch: -3 }],
  ticks: [
    { instrument: 'knock', pitch: 12 },
    { instrument: 'knock', pitch: 12, at: 110 },
  ],
  clap: [{ instrument: 'thud' }, { instrument: 'chime', pitch: 7, at: 60 }],
  buzz: [{ instrument: 'noise', pitch: -12 }],
  tock: [{ instrument: 'knock', pitch: -8 }],
  whoosh: [{ instrument: 'rub', pitch: 5 }],
  bell: [{ instrument: 'bell' }, { instrument: 'bell', pitch: 7, at: 160 }],
  chord: [0, 4, 7].map((pitch) => ({ instrument: 'pluck' as const, pitch })),
  cadence: [
    { instrument: 'chime', pitch: -5 },
    { instrument: 'chime', pitch: -1, at: 140 },
    { instrument: 'chime', pitch: 4, at: 280 },
  ],
};
