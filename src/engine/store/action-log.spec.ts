import { stillTrue } from './action-log.js';
import type { LoggedAction } from './action-log.js';

const played = (version: number): LoggedAction => logged(version, 'game', { type: 'ask' });
const back = (version: number, to: number): LoggedAction => logged(version, 'rewind', { type: 'rewind', to });

function logged(version: number, kind: LoggedAction['kind'], action: LoggedAction['action']): LoggedAction {
  const rest = { round: 1, seat: 0, auto: false, at: 0, turn: null, phase: null, step: null, note: null, hash: '' };
  return { version, kind, action, events: [], ...rest };
}

const standing = (...log: LoggedAction[]): number[] => stillTrue(log).map(({ version }) => version);

describe('A log without what was taken back', () => {
  it('leaves out what came after the version that was gone back to', () => {
    expect(standing(played(1), played(2), back(3, 1), played(4))).toEqual([1, 4]);
  });

  it('keeps what stood before when one goes back to a version that went back itself', () => {
    expect(standing(played(1), played(2), back(3, 1), played(4), back(5, 3))).toEqual([1]);
  });

  it('keeps what it has of a log that begins later', () => {
    expect(standing(played(7), played(8), back(9, 7), played(10))).toEqual([7, 10]);
  });
});
