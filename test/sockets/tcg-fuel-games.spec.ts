import { FUEL } from '../support/fuel-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

interface View {
  stage: string;
  stack: { stackId: number; kind: string; controllerId: number }[];
  waitingFor: { playerId: number; decision: string } | null;
  pendingChoice: { choiceId: number; default: object } | null;
  cards: { id: number | string; slug?: string; location: string; ownerId: number; isTapped?: boolean }[];
  players: { playerId: number; hasLost: boolean }[];
  outcome: { winnerId: number | null; placements: { playerId: number; place: number }[] } | null;
}
interface Legal {
  type: string;
  data: { cardId?: number; targets?: object; attackers?: object[]; blocks?: object[] };
  slots?: object;
}
interface Message<T> {
  type: string;
  data: T;
}
type Play = readonly [type: string, data: object];

const FIGHTERS = [
  { card: 'flashover-dart', count: 4 },
  { card: 'clinker-brawler', count: 2 },
  { card: 'sparkplug-runner', count: 4 },
  { card: 'kettle-imp', count: 4 },
  { card: 'mountain', count: 16 },
];
const ANSWERERS = [
  { card: 'shut-the-valve', count: 4 },
  { card: 'brinewall-sentry', count: 4 },
  { card: 'island', count: 12 },
];

describe('Whole games of TCG Fuel by sockets', () => {
  let parlour: Parlour;
  let people: Person[];
  let wires: Wire[];
  beforeAll(async () => {
    parlour = await startParlour();
    people = await Promise.all(['ann', 'bob', 'cy', 'dee'].map((name) => guest(parlour.url, name)));
    wires = await Promise.all(people.map((person) => person.connects('/tcg-fuel')));
  });
  afterAll(async () => {
    wires.forEach((wire) => wire.close());
    await parlour.stop();
  });

  const deckOf = async (person: Person, cards: object[], color: string): Promise<number> => {
    const { status, body } = await person.post<{ id: number }>(`${FUEL}/decks`, {
      name: color,
      colors: [color],
      cards,
    });
    expect(status).toBe(201);
    return body.id;
  };

  /** Everybody joins, gets ready and watches; the seed decides the rest. */
  const begin = async (count: number, seed: string): Promise<{ gameId: number; players: number[] }> => {
    const { body: room } = await people[0]!.post<{ id: number }>(`${FUEL}/game-rooms`, {
      name: 'By socket',
      maxPlayers: count,
      options: { startingLife: 12, mulligan: 'none', seed },
    });
    const roomId = room.id;
    for (const [seat, wire] of wires.slice(0, count).entries()) {
      const deckId =
        seat % 2 === 0 ? await deckOf(people[seat]!, FIGHTERS, 'red') : await deckOf(people[seat]!, ANSWERERS, 'blue');
      await wire.does('join_room', { roomId, deckId });
    }
    for (const wire of wires.slice(0, count)) await wire.does('ready_status', { roomId, isReady: 'ready' });
    await people[0]!.post(`${FUEL}/game-rooms/${roomId}/start`);
    let begun: { gameId: number; players: { playerId: number }[] } | undefined;
    for (const wire of wires.slice(0, count)) {
      begun = (
        await wire.hears<Message<{ roomId: number } & NonNullable<typeof begun>>>(
          'game_started',
          ({ data }) => data.roomId === roomId,
        )
      ).data;
      await wire.does('watch_game', { gameId: begun.gameId });
    }
    return { gameId: begun!.gameId, players: begun!.players.map(({ playerId }) => playerId) };
  };

  /** Counter what can be countered, block what can be blocked, attack with everything, play what there is. */
  const decide = (state: View, legal: readonly Legal[], me: number): Play => {
    const whole = legal.filter(({ slots }) => slots === undefined);
    const slugOf = (id: number | undefined) => state.cards.find((card) => card.id === id)?.slug;
    const most = (type: string, size: (data: Legal['data']) => number): Play => {
      const [best] = whole.filter((one) => one.type === type).sort((a, b) => size(b.data) - size(a.data));
      return [type, best!.data];
    };
    switch (state.waitingFor!.decision) {
      case 'choice':
        return ['choose', { choiceId: state.pendingChoice!.choiceId, ...state.pendingChoice!.default }];
      case 'attack':
        return most('attack', ({ attackers }) => attackers?.length ?? 0);
      case 'block':
        return most('block', ({ blocks }) => blocks?.length ?? 0);
    }
    const top = state.stack.at(-1);
    const cards = whole.filter(({ type }) => type === 'play_card');
    const valve = cards.find(({ data }) => slugOf(data.cardId) === 'shut-the-valve');
    if (top && top.controllerId !== me && top.kind === 'spell' && valve) {
      return ['play_card', { cardId: valve.data.cardId, targetId: top.stackId }];
    }
    const own = new RegExp(`"playerId":${me}\\b`);
    // A player who holds an answer keeps the mana for it.
    const saves =
      state.cards.some(({ slug, location }) => slug === 'shut-the-valve' && location === 'hand') &&
      !canAfford(state, me, 5);
    const wanted = cards.find(
      ({ data }) =>
        slugOf(data.cardId) !== 'shut-the-valve' &&
        (!saves || slugOf(data.cardId) === 'island') &&
        !own.test(JSON.stringify(data.targets ?? {})),
    );
    return state.stack.length === 0 && wanted ? ['play_card', wanted.data] : ['pass_priority', {}];
  };

  const canAfford = ({ cards }: View, me: number, amount: number): boolean =>
    cards.filter(
      (card) => card.slug === 'island' && card.location === 'battlefield' && card.ownerId === me && !card.isTapped,
    ).length >= amount;

  const playOut = async (gameId: number, players: readonly number[]): Promise<View> => {
    for (let n = 0; n < 600; n++) {
      const { state } = await wires[0]!.does<{ state: View }>('watch_game', { gameId });
      if (state.stage === 'finished') return state;
      const me = state.waitingFor!.playerId;
      const seat = players.indexOf(me);
      const mine = (await wires[seat]!.does<{ state: View }>('watch_game', { gameId })).state;
      const { body: legal } = await people[seat]!.get<Legal[]>(`${FUEL}/games/${gameId}/legal-actions`);
      const [type, data] = decide(mine, legal, me);
      await wires[seat]!.does('game_action', { gameId, type, data });
    }
    throw new Error('This game does not end.');
  };

  it.each([
    [2, 'a duel by socket'],
    [4, 'four by socket'],
  ])('%i players: a spell is countered, attackers are blocked, and somebody wins', async (count, seed) => {
    const { gameId, players } = await begin(count, seed);
    const { outcome } = await playOut(gameId, players);
    expect(players).toContain(outcome!.winnerId);
    expect(outcome!.placements.map(({ place }) => place)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
    for (const [seat, wire] of wires.slice(0, count).entries()) {
      type Update = Message<{
        gameId: number;
        seq: number;
        events: { type: string; rule?: string; blocks?: object[] }[];
      }>;
      const ended = await wire.hears<Message<{ gameId: number; winnerId: number }>>(
        'game_ended',
        ({ data }) => data.gameId === gameId,
      );
      expect(ended.data.winnerId).toBe(outcome!.winnerId);
      const updates = wire.all<Update>('game_state_updated').filter(({ data }) => data.gameId === gameId);
      const events = updates.flatMap(({ data }) => data.events);
      const types = new Set(events.map(({ type }) => type));
      expect(types).toContain('countered');
      expect(events.some(({ type, blocks }) => type === 'blocks_declared' && blocks!.length > 0)).toBe(true);
      for (const type of ['attack_declared', 'damage_dealt', 'player_life_changed', 'turn_started', 'phase_changed']) {
        expect(wire.all<Message<{ gameId: number }>>(type).some(({ data }) => data.gameId === gameId)).toBe(true);
      }
      // Every event names its rule, and none tells what another seat drew.
      expect(events.filter(({ rule }) => !/^[RS]\d+$/.test(rule ?? ''))).toEqual([]);
      const drawn = (events as { type: string; playerId?: number; cardIds?: number[] }[]).filter(
        ({ type, cardIds }) => type === 'cards_drawn' && cardIds !== undefined,
      );
      expect(drawn.every(({ playerId }) => playerId === players[seat])).toBe(true);
      const seqs = updates.map(({ data }) => data.seq);
      expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    }
  });
});
