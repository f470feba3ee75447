import { NAMES } from './shapes.js';
import type { Player } from './shapes.js';
import type { Standing } from './turning-points.js';

/** What is said beside and over a finished game, in English. */
export const reviewWords = {
  coming: 'Looking at every turn …',
  trouble: 'The evaluation is not there yet. Trying again …',
  tooShort: 'There are too few turns to compare.',
  turnOf: (player: Player) => `${NAMES[player]}’s turn`,
  hundredths: 'Hundredths for Red: how much better or worse Red stood after the turn.',
  legend: 'Who was ahead: up for Red, down for Blue.',
  course: (line: readonly Standing[]) => {
    const ahead = line.reduce((sum, { value }) => sum + Number(value > 0) - Number(value < 0), 0);
    const most =
      ahead > 0 ? 'Red was ahead most of the time' : ahead < 0 ? 'Blue was ahead most of the time' : 'It was even';
    const end = line.at(-1)?.value ?? 0;
    return `Who was ahead, version by version. ${most}; at the end it stood ${Math.round(end * 100)} hundredths for Red.`;
  },
};
