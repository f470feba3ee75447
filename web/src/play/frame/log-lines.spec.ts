import { earlierLines, logSections } from './log-lines.js';

const telling = { eyes: 'public', players: [], view: {}, name: String, isYou: () => false } as const;
const entry = (version: number, ...types: string[]) => ({
  version,
  round: 1,
  seat: 0,
  auto: false,
  told: 'own' as const,
  at: version * 1000,
  events: types.map((type) => ({ type })),
});
const kind = {
  words: {
    game: 'Go Fish',
    events: { asked: () => 'Ann asks.', fished: () => 'Ann fishes.', hidden: () => null, bad: () => fail() },
    asks: {},
    item: () => '',
    waiting: () => '',
    outcome: () => '',
    standing: () => '',
  },
  heading: ({ type }: { type: string }) => (type === 'asked' ? 'Ann' : undefined),
};
const fail = (): never => {
  throw new Error('no such view');
};

describe('The log of a table', () => {
  const earlier = earlierLines(
    kind,
    [entry(1, 'asked', 'fished'), entry(2, 'hidden', 'bad', 'unknown'), entry(3, 'asked')],
    telling,
  );

  it('tells what happened before the page came, under the headings of the game', () =>
    expect(logSections(earlier, [], new Map())).toEqual([
      {
        heading: 'Ann',
        lines: [
          { key: '1.1', version: 1, text: 'Ann asks.', at: 1000 },
          { key: '1.2', version: 1, text: 'Ann fishes.', at: 1000 },
        ],
      },
      { heading: 'Ann', lines: [{ key: '3.4', version: 3, text: 'Ann asks.', at: 3000 }] },
    ]));

  it('tells no version twice', () => {
    const tale = [{ id: 1, version: 3, text: 'Ann asks, live.' }];
    const [first, ...more] = logSections(earlier, tale, new Map([[3, 3500]]));
    expect(more).toEqual([]);
    expect(first?.lines.map(({ text, at }) => [text, at])).toEqual([
      ['Ann asks.', 1000],
      ['Ann fishes.', 1000],
      ['Ann asks, live.', 3500],
    ]);
  });
});
