import { jumpMarks, nextMark } from './jump-marks.js';
import { markInWords } from './mark-words.js';

const entry = (version: number, ...types: string[]) => ({
  version,
  round: 1,
  seat: 0,
  auto: false,
  told: 'own' as const,
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
      { kind: 'turn', version: 1, seat: 0 },
      { kind: 'end', version: 3, seat: 0 },
    ]));

  it('say whose turn it is, what the game calls them, or what they are', () => {
    const players = [{ name: 'Ann' }];
    const say = (mark: object) => markInWords({ kind: 'turn', version: 1, seat: 0, ...mark }, players);
    expect([say({}), say({ text: 'Turn 3' }), say({ seat: null }), say({ kind: 'end' })]).toEqual([
      'Ann’s turn',
      'Turn 3',
      'A turn',
      'The end',
    ]);
  });

  it.each([
    [1, 1, 3],
    [2, -1, 1],
    [1, -1, 0],
    [3, 1, 5],
  ] as const)('from %d by %d lead to %d', (from, by, version) => expect(nextMark(marks, from, by, 5)).toBe(version));
});
