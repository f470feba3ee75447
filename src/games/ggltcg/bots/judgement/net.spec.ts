import { Net } from './net.js';

/** Its only cell speaks when a toy and CC to attack with come together. */
const net = new Net({
  bias: 0.5,
  cellBiases: [-1],
  cellWeights: [3],
  mover: { toy: '0.1 1', cc: '0 1' },
  other: { toy: '-0.2 0' },
});

describe('A net', () => {
  it('adds up what it has learned of each feature, on each side its own', () => {
    const odds = net.judge(({ mover, other }) => {
      mover('toy', 1);
      other('toy', 2);
    });
    expect(odds).toBeCloseTo(0.5 + 0.1 - 0.4, 9);
  });

  it('sees what comes together', () => {
    const odds = net.judge(({ mover }) => {
      mover('toy', 1);
      mover('cc', 1);
    });
    expect(odds).toBeCloseTo(0.5 + 0.1 + 3, 9);
  });

  it('passes over features that it has never met, and forgets one state before the next', () => {
    expect(net.judge(({ mover }) => mover('rain', 7))).toBe(0.5);
    expect(net.judge(() => undefined)).toBe(0.5);
  });
});
