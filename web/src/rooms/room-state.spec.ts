import type { MyRoom, Room } from '../api/types.js';
import { answered, updated } from './room-state.js';

const player = (playerId: string, seat: number) => ({ playerId, seat, name: playerId, kind: 'human', ready: true });
const room = (revision: number, players: readonly string[]) =>
  ({ roomId: 'r', revision, owner: 'ann', players: players.map(player) }) as unknown as Room;
const mine = (heard: Room, seat: number | null) =>
  ({ ...heard, joinCode: 'ABCD', you: seat === null ? null : { seat, owner: true } }) as MyRoom;

describe('What the page of a room knows', () => {
  it('keeps what it heard while the answer of an older reading was on its way', () => {
    const heard = updated({ lines: [] }, room(4, ['ann', 'bob', 'cy', 'dee']), [], 'ann');
    const state = answered(heard, mine(room(3, ['ann', 'bob', 'cy']), 0), 'ann');
    expect(state.room).toMatchObject({ revision: 4, joinCode: 'ABCD', you: { seat: 0, owner: true } });
    expect(state.room?.players.map(({ playerId }) => playerId)).toEqual(['ann', 'bob', 'cy', 'dee']);
  });

  it('takes an answer that is newer than all it has heard', () => {
    const heard = updated({ lines: [] }, room(2, ['ann']), [], 'ann');
    expect(answered(heard, mine(room(5, ['ann', 'bob']), 0), 'ann').room?.revision).toBe(5);
  });

  it('drops what is told late', () => {
    const state = answered({ lines: [] }, mine(room(5, ['ann', 'bob']), 0), 'ann');
    expect(updated(state, room(4, ['ann']), [], 'ann')).toBe(state);
  });
});
