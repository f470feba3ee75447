import type { RoomChatLine } from '../api/types.js';
import { readAnew, saidLine, withLine } from './talk-lines.js';
import type { TalkLine } from './talk-lines.js';

const chat = (id: string, text: string): RoomChatLine => ({ id, name: 'Ann', text }) as RoomChatLine;
const told: TalkLine = { kind: 'told', id: '3.0', event: { type: 'readied' } as never, name: 'Ann' };
const rude = chat('1', 'rude');
const hello = chat('2', 'Hello');
const since = chat('3', 'since');

describe("A room's talk that is read once more", () => {
  it('loses what was hidden while the line was down, and nothing else', () => {
    const shown = [saidLine(rude), told, saidLine(since)];
    const now = readAnew(shown, new Set(['1']), [hello]);
    expect(now).toEqual([told, saidLine(since), saidLine(hello)]);
  });

  it('puts what was said before the page came in front, and what it has missed at the end', () => {
    expect(readAnew([told], new Set(), [rude, hello])).toEqual([saidLine(rude), saidLine(hello), told]);
    expect(readAnew([saidLine(hello), told], new Set(['2']), [rude, hello, since])).toEqual(
      [rude, hello].map(saidLine).concat(told, saidLine(since)),
    );
  });

  it('is empty when all of it was hidden', () => {
    expect(readAnew([saidLine(rude), saidLine(hello)], new Set(['1', '2']), [])).toEqual([]);
  });

  it('has each line once', () => {
    expect(readAnew([saidLine(hello)], new Set(['2']), [hello])).toEqual([saidLine(hello)]);
    expect(withLine([saidLine(hello)], saidLine(hello))).toHaveLength(1);
  });
});
