import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import type { GameView } from '../../src/games/tcg-fuel/rules/view/view.types.js';

describe('TCG Fuel through the common endpoints', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  it('is played against a bot, with a starter deck of your choice', async () => {
    const { sessionId, view } = await ann.opens('tcg-fuel', {
      seats: [
        { kind: 'me', loadout: { deckId: 'mono-red-aggro' } },
        { kind: 'bot', level: 'easy' },
      ],
    });
    const { players, stage } = view as GameView;
    expect({ stage, sizes: players.map(({ handSize, deckSize }) => [handSize, deckSize]) }).toEqual({
      stage: 'mulligan',
      sizes: [
        [7, 33],
        [7, 33],
      ],
    });
    const { status, body } = await ann.post<{ view: GameView }>(`/api/sessions/${sessionId}/actions?waitForTurn=true`, {
      action: { type: 'mulligan', keep: true },
    });
    expect(status).toBe(200);
    expect(body.view).toMatchObject({ stage: 'playing', phase: 'main1', waitingFor: { playerId: 1 } });
  });

  it.each([
    [{ deckId: 'no-such-deck' }, 404, 'DECK_NOT_FOUND'],
    [{ deckId: 999_999 }, 404, 'DECK_NOT_FOUND'],
    [{ cards: [{ card: 'mountain', count: 3 }] }, 422, 'DECK_INVALID'],
    [{ nothing: true }, 400, 'BAD_SHAPE'],
  ])('refuses %j as a deck', async (loadout, status, code) => {
    const answer = await ann.post('/api/sessions', {
      game: 'tcg-fuel',
      seats: [{ kind: 'me', loadout }, { kind: 'bot' }],
    });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});
