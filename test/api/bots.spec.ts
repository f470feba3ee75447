import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

describe('Bots', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  const withBot = (level: string, more: object = {}) =>
    ann.opens('go-fish', { seats: [{ kind: 'me' }, { kind: 'bot', level }], ...more });

  it('play a whole game with a person who waits for them', async () => {
    let page: SessionPage | SessionUpdate = await withBot('easy');
    const { sessionId } = page;
    while (page.outcome === null) {
      const path = `/api/sessions/${sessionId}/actions?waitForTurn=true`;
      const answer: { status: number; body: SessionUpdate } = await ann.post(path, { action: page.legalActions[0] });
      expect(answer.status).toBe(200);
      expect(answer.body.outcome !== null || answer.body.toAct.includes(0)).toBe(true);
      page = answer.body;
    }
    expect(page.outcome.winners.length).toBeGreaterThan(0);
  });

  it('play among themselves when the person who sits with them lets them', async () => {
    const { sessionId } = await ann.opens('go-fish', {
      seats: [{ kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'random' }, { kind: 'me' }],
    });
    const seen = async (): Promise<SessionPage> => (await ann.get<SessionPage>(`/api/sessions/${sessionId}`)).body;
    let page = await seen();
    while (!page.toAct.includes(2)) page = await seen();
    expect(page.version).toBeGreaterThan(0);
  });

  it('play the same game again from the same seed', async () => {
    const play = async (): Promise<unknown> => {
      let page: SessionPage | SessionUpdate = await withBot('easy', { seed: 'again' });
      const { sessionId } = page;
      for (let moves = 0; moves < 5 && page.outcome === null; moves++) {
        page = (
          await ann.post<SessionUpdate>(`/api/sessions/${sessionId}/actions?waitForTurn=true`, {
            action: page.legalActions[0],
          })
        ).body;
      }
      return page.view;
    };
    expect(await play()).toEqual(await play());
  });

  it('answer a repeated key with their replies and all', async () => {
    const page = await withBot('easy');
    const act = () =>
      ann.post<SessionUpdate>(
        `/api/sessions/${page.sessionId}/actions?waitForTurn=true`,
        { action: page.legalActions[0] },
        { 'idempotency-key': 'once' },
      );
    const [once, again] = [await act(), await act()];
    expect(again.body).toMatchObject({
      from: 0,
      version: once.body.version,
      view: once.body.view,
      events: once.body.events,
    });
  });

  it('are refused at a level nobody taught them', async () => {
    const answer = await ann.post('/api/sessions', {
      game: 'go-fish',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }],
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'NO_SUCH_LEVEL' } });
  });
});
