import { jumpMarks, nextMark } from './jump-marks.js';

const entry = (version: number, ...types: string[]) => ({
  version,
  round: 1,
  seat: 0,
  auto: false,
  at: 0,
  events: types.map((type) => ({ type })),
});
const kind = {
  marks: ({ type }: { type: string }) => (type === 'turn' || type === 'end' ? ({ kind: type } as const) : undefined),
};

describe('Jump marks', () => {
  const marks = jumpMarks(kind, [entry(1, 'turn'), entry(2, 'slid'), entry(3, 'turn', 'end')]);

  it('are one for a version, and the most telling one', () =>
    expect(marks).toEqual([
      { kind: 'turn', version: 1 },
      { kind: 'end', version: 3 },
    ]));

  it.each([
    [1, 1, 3],
    [2, -1, 1],
    [1, -1, 0],
    [3, 1, 5],
  ] as const)('from %d by %d lead to %d', (from, by, version) => expect(nextMark(marks, from, by, 5)).toBe(version));
});
