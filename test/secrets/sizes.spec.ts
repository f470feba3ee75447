import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { LiveUpdate } from '../../src/engine/sockets/events.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

/** Another table with the same open cards: a hidden card of one seat has changed places with one of the deck. */
type Swap = (state: never, seat: number, index: number) => void;

interface CheckLike {
  deck: string[];
  players: { hand: string[] }[];
}
interface VikingLike {
  seats: { player1: number };
  player1: { hand: string[]; deck: string[] };
  player2: { hand: string[]; deck: string[] };
}
interface FuelLike {
  players: { hand: number[]; deck: number[] }[];
  cards: Record<string, { location: string }>;
}

const SWAPS: Readonly<Record<string, Swap>> = {
  check: ((state: CheckLike, seat: number, index: number) => {
    const { hand } = state.players[seat]!;
    [hand[0], state.deck[index]] = [state.deck[index]!, hand[0]!];
  }) as Swap,
  'viking-vengeance': ((state: VikingLike, seat: number, index: number) => {
    const { hand, deck } = state.seats.player1 === seat ? state.player1 : state.player2;
    [hand[0], deck[index]] = [deck[index]!, hand[0]!];
  }) as Swap,
  'tcg-fuel': ((state: FuelLike, seat: number, index: number) => {
    const { hand, deck } = state.players[seat]!;
    const [held, lying] = [hand[0]!, deck[index]!];
    [hand[0], deck[index]] = [lying, held];
    state.cards[lying]!.location = 'hand';
    state.cards[held]!.location = 'deck';
  }) as Swap,
};

/** How many other tables each game is compared with. */
const TWINS = Number(process.env.PARLOUR_GAMES ?? 3);

describe('What a spectator can measure', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour();
  });
  afterAll(() => parlour.stop());

  it.each(Object.entries(SWAPS))(
    '%s: pages, histories and updates are of the same size, whatever is hidden',
    async (game, swap) => {
      const [ann, eve] = await Promise.all([guest(parlour.url), guest(parlour.url)]);
      const seats = [{ kind: 'me' }, { kind: 'me' }];
      const options = game === 'check' ? { peekMs: 0, turnMs: 0, abilityMs: 0, matchWindowMs: 0 } : undefined;
      const { sessionId } = await ann.opens(game, { seats, options, watch: 'anyone', seed: 'sizes' });
      const { body } = await ann.get<{ state: object }>(`/api/test/sessions/${sessionId}/state`);
      const begin = (state: object): Promise<SessionPage> =>
        ann.opens(game, { seats, options, watch: 'anyone', seed: 'sizes', state }, '/api/test/sessions');
      const first = await begin(body.state);
      const other = 1 - first.toAct[0]!;
      const expected = await traffic(ann, eve, game, first, first.legalActions[0]!);
      expect(expected.length).toBe(4);
      for (let index = 0; index < TWINS; index++) {
        const state = structuredClone(body.state);
        swap(state as never, other, index % 10);
        expect(await traffic(ann, eve, game, await begin(state), first.legalActions[0]!)).toEqual(expected);
      }
    },
    60_000 + TWINS * 10_000,
  );
});

/** The sizes of what a spectator is sent before, while and after a seat does something. */
async function traffic(
  player: Person,
  spectator: Person,
  game: string,
  { sessionId }: SessionPage,
  action: object,
): Promise<number[]> {
  const path = `/api/sessions/${sessionId}`;
  const wire = await spectator.connects(`/${game}`);
  try {
    await wire.does('session:join', { sessionId });
    const page = await spectator.get(path);
    const { status } = await player.acts(sessionId, action);
    if (status !== 200) throw new Error(`${game}: ${status}`);
    const update = await wire.hears<LiveUpdate>('session:update', (one) => one.sessionId === sessionId);
    const history = await spectator.get(`${path}/history`);
    const after = await spectator.get(path);
    // A later game has a longer number, whatever is hidden in it.
    const sizeOf = (sent: unknown) =>
      JSON.stringify(sent, (key, value: unknown) => (key === 'number' ? 0 : value)).length;
    return [page.body, update, history.body, after.body].map(sizeOf);
  } finally {
    wire.close();
  }
}
