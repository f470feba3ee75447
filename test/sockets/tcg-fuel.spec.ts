import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

const BASE = '/api/tcg-fuel';

interface View {
  stage: string;
  turnCount: number;
  waitingFor: { playerId: number; decision: string } | null;
  pendingChoice: { choiceId: number; default: object } | null;
}
interface Message<T> {
  type: string;
  data: T;
}

describe('TCG Fuel by sockets', () => {
  let parlour: Parlour;
  let people: Person[];
  let wires: Wire[];
  beforeAll(async () => {
    parlour = await startParlour();
    people = await Promise.all(['ann', 'bob'].map((name) => guest(parlour.url, name)));
    wires = await Promise.all(people.map((person) => person.connects('/tcg-fuel')));
  });
  afterAll(async () => {
    wires.forEach((wire) => wire.close());
    await parlour.stop();
  });

  it('two people join, talk, get ready, start and play some turns', async () => {
    const [ann, bob] = wires as [Wire, Wire];
    const { body: room } = await people[0]!.post<{ id: number; createdBy: number }>(`${BASE}/game-rooms`, {
      name: 'By socket',
      maxPlayers: 2,
      options: { mulligan: 'none' },
    });
    const roomId = room.id;
    await ann.does('join_room', { roomId, deckId: 1 });
    await bob.does('join_room', { roomId, deckId: 2 });
    const joined = await ann.hears<Message<{ player: { username: string } }>>('player_joined');
    expect(joined).toMatchObject({ type: 'player_joined', data: { roomId, player: { username: 'bob' } } });
    await bob.does('chat_message', { roomId, message: 'Good luck' });
    expect(await ann.hears('chat_message')).toMatchObject({ data: { roomId, text: 'Good luck' } });
    expect(await bob.asks('ready_status', { roomId: 0, isReady: 'ready' })).toMatchObject({
      ok: false,
      error: { code: 'ROOM_NOT_FOUND' },
    });
    expect(await bob.hears('error')).toMatchObject({ data: { code: 'ROOM_NOT_FOUND' } });
    for (const wire of wires) await wire.does('ready_status', { roomId, isReady: 'ready' });
    await ann.hears<Message<{ playerId: number }>>(
      'ready_status_updated',
      ({ data }) => data.playerId !== room.createdBy,
    );
    await people[0]!.post(`${BASE}/game-rooms/${roomId}/start`, { seed: 'by socket' });
    const { data: started } =
      await bob.hears<Message<{ gameId: number; players: { playerId: number }[] }>>('game_started');
    const { gameId } = started;
    for (const wire of wires) await wire.does('watch_game', { gameId });

    const ids = started.players.map(({ playerId }) => playerId);
    const wireOf = (playerId: number) => wires[ids.indexOf(playerId)]!;
    let { state } = await ann.does<{ state: View }>('watch_game', { gameId });
    for (let n = 0; n < 60 && state.turnCount < 4; n++) {
      const { playerId, decision } = state.waitingFor!;
      const wire = wireOf(playerId);
      const own = (await wire.does<{ state: View }>('watch_game', { gameId })).state;
      const [type, data] =
        decision === 'choice'
          ? ['choose', { choiceId: own.pendingChoice!.choiceId, ...own.pendingChoice!.default }]
          : decision === 'priority'
            ? ['pass_priority', {}]
            : decision === 'attack'
              ? ['attack', { attackers: [] }]
              : ['block', { blocks: [] }];
      state = (await wire.does<{ state: View }>('game_action', { gameId, type, data })).state;
    }
    expect(state.turnCount).toBe(4);
    await ann.hears<Message<{ turnCount: number }>>('turn_started', ({ data }) => data.turnCount === 4);
    const update = await bob.hears<Message<{ gameId: number; state: { cards: object[] } }>>('game_state_updated');
    expect(update.data).toMatchObject({ gameId, state: { gameId } });

    expect(await bob.does('set_stops', { gameId, fullControl: true })).toMatchObject({ ok: true });
    await ann.does('offer_draw', { gameId });
    await bob.does('answer_draw', { gameId, accept: true });
    expect(await ann.hears('game_ended')).toMatchObject({ data: { gameId, winnerId: null, draw: true } });
    expect(await ann.asks('game_action', { gameId, type: 'concede' })).toMatchObject({
      ok: false,
      error: { code: 'GAME_FINISHED' },
    });
  });
});
