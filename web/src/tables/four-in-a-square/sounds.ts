import type { Note } from '../../play/table-kind.js';

/** A knock for a piece, a rub for a slide, a chord for the end. */
export const sounds: Readonly<Record<string, readonly Note[]>> = {
  placed: [{ instrument: 'knock' }],
  slid: [{ instrument: 'rub' }, { instrument: 'thud', at: 200 }],
  ended: [
    { instrument: 'chime', pitch: -5 },
    { instrument: 'chime', pitch: -1, at: 120 },
    { instrument: 'chime', pitch: 2, at: 240 },
  ],
};
