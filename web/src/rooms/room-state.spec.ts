import type { MyRoom, Room, RoomChatLine } from '../api/types.js';
import { answered, readAnew, said, updated } from './room-state.js';
import type { RoomState, TalkLine } from './room-state.js';

const ann = { seat: 0, playerId: 'ann', name: 'Ann', kind: 'human', ready: false };
const bob = { ...ann, seat: 1, playerId: 'bob', name: 'Bob' };
const news = (revision: number, ...players: object[]) => ({
  room: { roomId: 'r', revision, owner: 'ann', players } as unknown as Room,
  events: [],
});
const answer = (revision: number, ...players: object[]) =>
  ({ ...news(revision, ...players).room, you: { seat: 0, owner: true }, joinCode: 'ABCDEF' }) as MyRoom;

describe('a room on the page', () => {
  it('keeps what it has heard when an older answer arrives after it', () => {
    const before = answered({ lines: [] }, answer(1, ann));
    const heard = updated(before, news(3, ann, { ...bob, ready: true }), 'ann');
    const late = answered(heard, answer(2, ann, bob));
    expect(late.room).toMatchObject({ revision: 3, joinCode: 'ABCDEF', players: [ann, { ready: true }] });
  });

  it('takes what is its own from an answer that was overtaken by news', () => {
    const heard = updated({ lines: [] }, news(2, ann, bob), 'ann');
    expect(heard.room?.joinCode).toBeUndefined();
    const late = answered(heard, answer(1, ann));
    expect(late.room).toMatchObject({
      revision: 2,
      joinCode: 'ABCDEF',
      you: { seat: 0, owner: true },
      players: [ann, bob],
    });
  });

  it('drops news that are older than an answer', () => {
    const known = answered({ lines: [] }, answer(4, ann, bob));
    expect(updated(known, news(3, ann), 'ann')).toBe(known);
  });
});

describe('the talk of a room, read once more', () => {
  const line = (id: string, text: string) => ({ id, name: 'Ann', text }) as RoomChatLine;
  const [rude, hello, since] = [line('1', 'rude'), line('2', 'Hello'), line('3', 'since')] as const;
  const event: TalkLine = { kind: 'told', id: '3.0', event: { type: 'readied' } as never, name: 'Ann' };
  const words = ({ lines }: RoomState) => lines.map((one) => (one.kind === 'said' ? one.text : one.kind));
  const after = (...lines: RoomChatLine[]): RoomState => lines.reduce(said, { lines: [event] });

  it('loses what was hidden while the line was down, and nothing else', () => {
    expect(words(readAnew(after(rude, since), new Set(['1']), [hello]))).toEqual(['told', 'since', 'Hello']);
    expect(words(readAnew(after(rude, hello), new Set(['1', '2']), []))).toEqual(['told']);
  });

  it('puts what was said before the page came in front, and what it has missed at the end', () => {
    expect(words(readAnew(after(), new Set(), [hello, rude]))).toEqual(['rude', 'Hello', 'told']);
    expect(words(readAnew(after(hello), new Set(['2']), [since, hello, rude]))).toEqual([
      'rude',
      'told',
      'Hello',
      'since',
    ]);
  });
});
