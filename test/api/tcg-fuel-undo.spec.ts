import { FuelRoom, playerIdOf, scenario } from '../support/fuel-game.js';
import type { FuelGame, FuelView } from '../support/fuel-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

interface Undone {
  status: string;
  seq: number;
  state: FuelView;
  code?: string;
}

describe('Taking back a move of TCG Fuel', () => {
  let parlour: Parlour;
  let [ann, bob, cy]: Person[] = [];
  let wires: Wire[];
  let ids: number[];
  beforeAll(async () => {
    parlour = await startParlour();
    [ann, bob, cy] = await Promise.all(['ann', 'bob', 'cy'].map((name) => guest(parlour.url, name)));
    ids = await Promise.all([ann!, bob!, cy!].map(playerIdOf));
    wires = await Promise.all([ann!, bob!].map((person) => person.connects('/tcg-fuel')));
  });
  afterAll(async () => {
    wires.forEach((wire) => wire.close());
    await parlour.stop();
  });

  const duel = (position: object[]) => scenario(ann!, { seats: ids.slice(0, 2), players: position });
  const asks = (who: Person, game: FuelGame) => who.post<Undone>(game.path('/undo'));
  const answers = (who: Person, game: FuelGame, accept: boolean) =>
    who.post<Undone>(game.path('/undo/answer'), { accept });
  const tapped = ({ cards }: FuelView) => cards.filter(({ isTapped }) => isTapped).length;

  it('a tapped land is untapped again when the opponent agrees, over sockets', async () => {
    const [annWire, bobWire] = wires as [Wire, Wire];
    const { game, labels } = await duel([{ battlefield: ['mountain'] }, {}]);
    const gameId = game.id;
    for (const wire of wires) await wire.does('watch_game', { gameId });
    const land = { cardId: labels.mountain, abilityId: 'mana' };
    const { state } = await annWire.does<{ state: FuelView }>('game_action', {
      gameId,
      type: 'activate_ability',
      data: land,
    });
    expect(tapped(state)).toBe(1);
    expect(await bobWire.asks('answer_undo', { gameId, accept: true })).toMatchObject({
      ok: false,
      error: { code: 'NO_UNDO_REQUEST' },
    });
    expect(await annWire.does('request_undo', { gameId })).toMatchObject({ status: 'asked' });
    expect(await bobWire.hears('undo_requested')).toMatchObject({ data: { gameId, playerId: 1, toSeq: 0 } });
    expect(await annWire.asks('answer_undo', { gameId, accept: true })).toMatchObject({ ok: false });
    const standing = await bob!.get(game.path('/undo'));
    expect(standing.body).toEqual({ request: { playerId: 1, accepted: [] } });
    expect((await cy!.get(game.path('/undo'))).status).toBe(403);
    const done = await bobWire.does<Undone>('answer_undo', { gameId, accept: true });
    expect([done.status, tapped(done.state), done.seq]).toEqual(['undone', 0, 2]);
    expect((await bob!.get(game.path('/undo'))).body).toEqual({ request: null });
    expect(await annWire.hears('undo_answered')).toMatchObject({ data: { gameId, playerId: 2, accept: true } });
    const heard = await annWire.hears<{ data: { seq: number; state: FuelView } }>(
      'game_state_updated',
      ({ data }) => data.seq === 2,
    );
    expect(tapped(heard.data.state)).toBe(0);
    expect((await game.acts(ann!, 'activate_ability', land)).status).toBe(200);
    const { body } = await bob!.get<{ actions: { type: string; data: object }[] }>(game.path('/actions'));
    expect(body.actions.map(({ type }) => type)).toEqual(['activate_ability', 'rewind', 'activate_ability']);
    expect(body.actions[1]!.data).toEqual({ to: 0 });
  });

  it('a refusal ends the wish, and so does any move', async () => {
    const { game, labels } = await duel([{ battlefield: ['mountain*2'] }, {}]);
    await game.acts(ann!, 'activate_ability', { cardId: labels.mountain, abilityId: 'mana' });
    await asks(ann!, game);
    expect((await answers(bob!, game, false)).body).toMatchObject({ status: 'declined' });
    expect(await answers(bob!, game, true)).toMatchObject({ status: 409, body: { code: 'NO_UNDO_REQUEST' } });
    await asks(ann!, game);
    await game.acts(ann!, 'activate_ability', { cardId: labels['mountain#2'], abilityId: 'mana' });
    expect(await answers(bob!, game, true)).toMatchObject({ status: 409, body: { code: 'NO_UNDO_REQUEST' } });
    expect(tapped(await game.state(ann!))).toBe(2);
  });

  it('goes back move by move, past what was taken back before', async () => {
    const { game, labels } = await duel([{ battlefield: ['mountain*2'] }, {}]);
    for (const label of ['mountain', 'mountain#2']) {
      await game.acts(ann!, 'activate_ability', { cardId: labels[label], abilityId: 'mana' });
    }
    for (const left of [1, 0]) {
      await asks(ann!, game);
      expect(tapped((await answers(bob!, game, true)).body.state)).toBe(left);
    }
    expect(await asks(ann!, game)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } });
  });

  it('is too late when something was drawn, looked at, shown or left to chance', async () => {
    const position = { seats: ids.slice(0, 2), players: [{}, {}], options: { autoPass: 'smart' } };
    const { game } = await scenario(ann!, position);
    expect((await game.acts(ann!, 'end_turn')).body.state).toMatchObject({
      turnCount: 6,
      players: [{}, { handSize: 1 }],
    });
    expect(await asks(ann!, game)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });

    const shown = await duel([
      { battlefield: ['mountain*2'], hand: ['backdraft-lance'] },
      { battlefield: ['island*3'], hand: ['shut-the-valve'] },
    ]);
    const lance = shown.labels['backdraft-lance'];
    await shown.game.acts(ann!, 'play_card', { cardId: lance, targetPlayerId: 2 });
    await shown.game.acts(ann!, 'pass_priority');
    await shown.game.acts(bob!, 'play_card', { cardId: shown.labels['shut-the-valve'], targetId: lance });
    expect(await asks(ann!, shown.game)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
    // Bob's own card is his to take back.
    expect((await asks(bob!, shown.game)).body).toMatchObject({ status: 'asked' });
    expect((await answers(ann!, shown.game, true)).body.state.stack.map(({ slug }) => slug)).toEqual([
      'backdraft-lance',
    ]);

    const looked = await duel([{ battlefield: ['island'], hand: ['gauge-reader'] }, {}]);
    await looked.game.acts(ann!, 'play_card', { cardId: looked.labels['gauge-reader'] });
    expect((await asks(ann!, looked.game)).body).toMatchObject({ status: 'asked' });
    for (const who of [ann!, bob!, ann!, bob!]) await looked.game.acts(who, 'pass_priority');
    expect(await looked.game.state(ann!)).toMatchObject({ waitingFor: { decision: 'choice' } });
    expect(await asks(ann!, looked.game)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
  });

  it('needs every opponent of three, and nobody who has lost', async () => {
    const { game, labels } = await scenario(ann!, { seats: ids, players: [{ battlefield: ['mountain'] }, {}, {}] });
    await game.acts(ann!, 'activate_ability', { cardId: labels.mountain, abilityId: 'mana' });
    await asks(ann!, game);
    expect((await answers(bob!, game, true)).body).toMatchObject({ status: 'asked' });
    expect(await answers(bob!, game, true)).toMatchObject({ status: 409 });
    expect((await answers(cy!, game, true)).body).toMatchObject({ status: 'undone' });
    await game.acts(cy!, 'concede');
    await game.acts(ann!, 'activate_ability', { cardId: labels.mountain, abilityId: 'mana' });
    await asks(ann!, game);
    expect((await answers(bob!, game, true)).body).toMatchObject({ status: 'undone' });
  });

  it('bots do not mind, and others have no say', async () => {
    const room = await FuelRoom.of([ann!], { mulligan: 'none' });
    await room.says(ann!, 'bots', { level: 'easy' });
    const game = await room.start({ seed: 'with a land' });
    const { cards } = await game.state(ann!);
    const land = cards.find(({ location, slug }) => location === 'hand' && slug === 'mountain')!;
    expect((await game.acts(ann!, 'play_card', { cardId: land.id })).status).toBe(200);
    expect(await asks(cy!, game)).toMatchObject({ status: 403, body: { code: 'NOT_A_PLAYER' } });
    const { body } = await asks(ann!, game);
    expect(body.status).toBe('undone');
    expect(body.state.cards.find(({ id }) => id === land.id)).toMatchObject({ location: 'hand' });
  });
});
