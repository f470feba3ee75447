import { keyLeadsTo } from './look-back-keys.js';

const marks = [
  { kind: 'turn', version: 2, seat: 0 },
  { kind: 'turn', version: 6, seat: 1 },
] as const;
const at = (target: number) => ({ target, last: 9, marks });

describe('The keys of a look back', () => {
  it.each([
    ['ArrowLeft', false, 4, 3],
    ['ArrowLeft', false, 0, 0],
    ['ArrowRight', false, 4, 5],
    ['ArrowRight', false, 9, 'leave'],
    ['ArrowLeft', true, 4, 2],
    ['ArrowRight', true, 4, 6],
    ['ArrowRight', true, 7, 9],
    ['Home', false, 4, 0],
    ['End', false, 4, 9],
    [' ', false, 4, 'toggle'],
    ['Escape', false, 4, 'leave'],
    ['x', false, 4, undefined],
  ] as const)('%s (Shift: %s) at %d leads to %s', (key, shiftKey, version, lead) =>
    expect(keyLeadsTo({ key, shiftKey }, at(version))).toBe(lead),
  );
});
