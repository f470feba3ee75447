import type { Room } from '../api/types.js';
import { newer } from './newer.js';

const room = (roomId: string, revision: number) => ({ roomId, revision }) as Room;

describe('the list of rooms', () => {
  const known = new Map([
    ['a', room('a', 3)],
    ['b', room('b', 1)],
  ]);

  it('takes a newer revision and drops an old one', () => {
    expect(newer(known, room('a', 4)).get('a')?.revision).toBe(4);
    expect(newer(known, room('a', 2))).toBe(known);
  });

  it('puts a new room first', () => {
    expect([...newer(known, room('c', 1)).keys()]).toEqual(['c', 'a', 'b']);
  });
});
