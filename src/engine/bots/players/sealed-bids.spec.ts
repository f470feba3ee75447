import { begin, fastDice, refusal, rngOver, sfc32 } from '../../core/index.js';
import type { GameDefinition, GameShape } from '../../core/index.js';
import type { SearchKit } from '../bot.js';
import { knowledgeOf } from '../knowledge.js';
import { ismctsLevel } from './index.js';

/**
 * Both bid one or two of their three cards, unseen and at the same time. When the clock has run out the bids are
 * opened, the higher sum wins: everything a search can stumble over, in one small game.
 */
interface Bids extends GameShape {
  options: object;
  loadout: null;
  state: { hands: number[][]; bids: (number[] | null)[]; open: boolean; winner: number | null };
  action: { type: 'bid'; cards: number[] } | { type: 'open' } | { type: 'settle' };
  event: { type: 'bid'; by: number; cards?: number[] } | { type: 'opened'; bids: number[][] } | { type: 'settled' };
  view: { hand: readonly number[]; bid: readonly number[] | null; theirs: boolean };
}

const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);

const bids: GameDefinition<Bids> = {
  id: 'sealed-bids',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  defaults: {},
  setup: ({ rng }) => {
    const cards = rng.shuffle([1, 2, 3, 4, 5, 6]);
    return { hands: [cards.slice(0, 3), cards.slice(3)], bids: [null, null], open: false, winner: null };
  },
  toAct: (state) => [0, 1].filter((seat) => !state.bids[seat]),
  deadline: (state) =>
    state.bids.every((bid) => bid) && !state.open ? { at: 5000, action: { type: 'open' } } : undefined,
  follow: (state) => (state.open && state.winner === null ? { seat: 0, action: { type: 'settle' } } : undefined),
  outcome: ({ winner }) => (winner === null ? undefined : { winners: [winner], reason: 'sum' }),
  view: (state, viewer) => ({
    hand: state.hands[viewer as number] ?? [],
    bid: state.bids[viewer as number] ?? null,
    theirs: state.bids[1 - (viewer as number)] !== null,
  }),
  actions: {
    bid: {
      *choices(state, seat) {
        if (!state.bids[seat])
          yield { form: { type: 'bid' }, slots: { cards: { options: state.hands[seat]!, min: 1, max: 2 } } };
      },
      // Neighbours may not be bid together: a filling that the form alone does not rule out.
      refuse: (state, seat, { cards }) =>
        state.bids[seat] || (cards.length === 2 && Math.abs(cards[0]! - cards[1]!) === 1)
          ? refusal('NO_BID')
          : undefined,
      play({ state, seat, emit }, { cards }) {
        state.bids[seat] = [...cards];
        emit({ type: 'bid', by: seat }, { [seat]: { cards } });
      },
    },
    open: {
      by: 'table',
      refuse: (_state, _action, at) => (at < 5000 ? refusal('TOO_EARLY') : undefined),
      play({ state, emit }) {
        state.open = true;
        emit({ type: 'opened', bids: state.bids.map((bid) => bid!) });
      },
    },
    settle: {
      choices: () => [],
      refuse: (state) => (state.open ? undefined : refusal('NOT_OPEN')),
      play({ state, emit }) {
        state.winner = sum(state.bids[0]!) >= sum(state.bids[1]!) ? 0 : 1;
        emit({ type: 'settled' });
      },
    },
  },
};

const kit: SearchKit<Bids, null> = {
  game: bids,
  determinize: (view, _memory, seat, rng) => {
    const others = rng.shuffle([1, 2, 3, 4, 5, 6].filter((card) => !view.hand.includes(card)));
    const hands = [others, others];
    hands[seat] = [...view.hand];
    const made: (number[] | null)[] = [null, null];
    if (view.theirs) made[1 - seat] = [rng.pick(others)];
    return { hands, bids: made, open: false, winner: null };
  },
  evaluate: () => 0,
};

const family = { game: bids, levels: {}, defaultLevel: '', firstMemory: () => null, remember: () => null };
const { state: dealt } = begin(bids, { sessionId: '', options: {}, seats: [], at: 0 }, fastDice(1));

it.each([
  ['in drafts', kit],
  ['in place', { ...kit, playsInPlace: true }],
])('fills a form well where both act at once and the clock decides (%s)', async (_name, one) => {
  const state = {
    ...dealt,
    hands: [
      [1, 2, 4],
      [5, 6, 3],
    ],
  };
  const { action, note } = await ismctsLevel(one).choose({
    ...knowledgeOf(family, state, 1, null, null),
    rng: rngOver(sfc32(1)),
    budget: { nodes: 400 },
  });
  // The 3 with either of the others beats everything; 5 and 6 are neighbours; 6 alone loses to 2 and 4.
  expect([8, 9]).toContain(sum((action as { cards: number[] }).cards));
  expect(note).toMatchObject({ visits: 400, value: 1 });
});

it('answers when the other has bid already', async () => {
  const state = {
    ...dealt,
    hands: [
      [1, 4, 6],
      [2, 5, 3],
    ],
    bids: [null, [3]],
  };
  const { action } = await ismctsLevel(kit).choose({
    ...knowledgeOf(family, state, 0, null, null),
    rng: rngOver(sfc32(2)),
    budget: { nodes: 300 },
  });
  // The other has bid a single card, 5 at most, and seat 0 wins what is equal.
  expect(sum((action as { cards: number[] }).cards)).toBeGreaterThanOrEqual(5);
});
