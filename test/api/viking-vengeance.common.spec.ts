import { DataSource } from 'typeorm';
import type { GameView } from '../../src/games/viking-vengeance/rules/view/view.types.js';
import { changesWanted } from '../support/changes-wanted.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';

describe('Viking Vengeance through the common endpoints', () => {
  let parlour: Parlour;
  beforeAll(async () => void (parlour = await startParlour()));
  afterAll(() => parlour.stop());

  it('is played against a bot that answers, with a deck of one’s own', async () => {
    const ann = await guest(parlour.url, 'Ann');
    const page = await ann.opens('viking-vengeance');
    const { player1, player2, hydratedCardDataCache } = page.view as GameView;
    expect(player1).toMatchObject({ userId: ann.id, score: 0 });
    expect(player2.userId).toBe('AI_PLAYER_ID_STATIC_STRING');
    expect(Object.keys(hydratedCardDataCache)).toEqual(player1.hand);
    const action = { type: 'placeCard', user_card_instance_id: player1.hand[0], position: { x: 0, y: 0 } };
    const { status, body } = await ann.post<{ view: GameView }>(
      `/api/sessions/${page.sessionId}/actions?waitForTurn=true`,
      { action },
    );
    expect(status).toBe(200);
    expect(body.view).toMatchObject({ turnNumber: 3, currentPlayerId: ann.id });
  });

  it('refuses with the rules’ own codes, and takes resigning for a surrender', async () => {
    const ann = await guest(parlour.url, 'Ann');
    const { sessionId, view } = await ann.opens('viking-vengeance');
    const [card] = (view as GameView).player1.hand;
    const place = (x: number) =>
      ann.acts(sessionId, { type: 'placeCard', user_card_instance_id: card, position: { x, y: 0 } });
    expect(await place(4)).toMatchObject({ status: 422, body: { code: 'INVALID_POSITION', rule: 'R11' } });
    expect(await place(1.5)).toMatchObject({ status: 400 });
    const { body } = await ann.post<{ outcome: object }>(`/api/sessions/${sessionId}/resign`);
    expect(body.outcome).toMatchObject({ winners: [1], reason: 'surrender' });
  });

  it('foretells what placing a card would bring to its player, and to no one else', async () => {
    const [ann, bob] = [await guest(parlour.url, 'Ann'), await guest(parlour.url, 'Bob')];
    const { sessionId, view } = await ann.opens('viking-vengeance');
    const [card] = (view as GameView).player1.hand;
    const placing = (x: number) => ({ type: 'placeCard', user_card_instance_id: card, position: { x, y: 0 } });
    const ask = (who: typeof ann, actions: readonly object[]) =>
      who.post<{ version: number; forecasts: { events: { type: string }[] | null }[] }>(
        `/api/sessions/${sessionId}/forecasts`,
        { actions },
      );
    const { status, body } = await ask(ann, [placing(0), placing(9), { type: 'endTurn' }]);
    expect(status).toBe(200);
    expect(body.version).toBe(0);
    expect(body.forecasts.map(({ events }) => events?.[0]?.type ?? null)).toEqual(['card_placed', null, 'turn_passed']);
    expect(JSON.stringify(body)).not.toContain('card_drawn');
    expect((await ann.get<{ version: number }>(`/api/sessions/${sessionId}`)).body.version).toBe(0);
    expect(await ask(bob, [placing(0)])).toMatchObject({ status: 404 });
    expect(
      await ask(
        ann,
        Array.from({ length: 65 }, () => placing(0)),
      ),
    ).toMatchObject({ status: 400 });
    expect(await ask(ann, [{ type: 'time-out', seat: 0 }])).toMatchObject({ status: 422 });
  });

  it('begins a guided first game once, with a hand that everybody has, and remembers that it is done', async () => {
    const path = '/api/viking-vengeance/first-steps';
    const [ann, bob] = [await guest(parlour.url, 'Ann'), await guest(parlour.url, 'Bob')];
    expect((await ann.get(path)).body).toEqual({ game_id: null, done: false });
    const begun = await Promise.all([ann.post(path), ann.post(path)]);
    expect(begun.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const { game_id } = (await ann.get<{ game_id: string }>(path)).body;
    const { view } = (await ann.get<{ view: GameView }>(`/api/sessions/${game_id}`)).body;
    const names = view.player1.hand.map((id) => view.hydratedCardDataCache[id]!.name);
    expect(names).toEqual(expect.arrayContaining(['Heimdall', 'Skadi', 'Njord']));
    expect(await ann.post(`${path}/done`)).toMatchObject({ status: 204 });
    expect((await ann.get(path)).body).toEqual({ game_id, done: true });
    expect(await bob.post(`${path}/done`)).toMatchObject({ status: 204 });
    expect(await bob.post(path)).toMatchObject({ status: 400, body: { error: { code: 'FIRST_STEPS_TAKEN' } } });
  });

  it('lets one person play both sides with the same deck', async () => {
    const ann = await guest(parlour.url, 'Ann');
    const { view } = await ann.opens('viking-vengeance', { seats: [{ kind: 'me' }, { kind: 'me' }] });
    const { player1, player2 } = view as GameView;
    expect(new Set([...player1.hand, ...player1.deck, ...player2.hand, ...player2.deck]).size).toBe(40);
  });

  it('refuses a deck that is not there', async () => {
    const ann = await guest(parlour.url, 'Ann');
    const seats = [{ kind: 'me', loadout: { deckId: '5f0c1c52-7c0e-4b5c-9a8e-0d8f5a3d2b11' } }, { kind: 'bot' }];
    const answer = await ann.post('/api/sessions', { game: 'viking-vengeance', seats });
    expect(answer).toMatchObject({ status: 400, body: { code: 'DECK_NOT_FOUND' } });
  });

  it('keeps collections in tables that are what the entities say', async () => {
    const wanted = await changesWanted(parlour.app.get(DataSource));
    expect(wanted.filter((query) => query.includes('viking_vengeance'))).toEqual([]);
  });
});
