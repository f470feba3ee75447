import { Metrics } from '../../src/common/metrics/metrics.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import { faceOf, rankOf, wholeDeck } from '../../src/games/check/rules/cards/cards.js';
import type { CheckView } from '../../src/games/check/rules/view.types.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { until } from '../support/until.js';

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'medium' }, { kind: 'bot', level: 'easy' }];

describe('Check through the common endpoints', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    ann = await guest(parlour.url, 'Ann');
  });
  afterAll(() => parlour.stop());

  it('is played to its end against bots', async () => {
    const options = { firstSeat: 0, matchWindowMs: 0, maxTurnsPerRound: 12 };
    const { sessionId } = await ann.opens('check', { seats: SEATS, options });
    for (;;) {
      const { body } = await ann.get<{ legalActions: { type: string }[]; outcome: object | null; view: CheckView }>(
        `/api/sessions/${sessionId}`,
      );
      if (body.outcome) {
        expect(body.view.phase).toBe('scoringPhase');
        break;
      }
      const wanted = ['performPeek', 'confirmPeek', 'callCheck', 'drawFromDeck', 'discardDrawnCard', 'passMatch'];
      const action =
        body.legalActions.find(({ type }) => wanted.includes(type) && type !== 'callCheck') ?? body.legalActions[0];
      if (action) await ann.acts(sessionId, action);
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const proof = await ann.get<{ rounds: object[] }>(`/api/sessions/${sessionId}/proof`);
    expect(proof.body.rounds).toHaveLength(1);
  });

  it('refuses options that no table has, or not this one', async () => {
    const opens = (options: object) => ann.post('/api/sessions', { game: 'check', options, seats: SEATS });
    for (const options of [{ wrongMatchPenalty: 3 }, { colour: 'red' }, { matchWindowMs: 999 }, { handLimit: 5 }]) {
      expect(await opens(options)).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    }
    expect(await opens({ firstSeat: 3 })).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    expect(await opens({ handLimit: null, firstSeat: 2, match: { mode: 'rounds', rounds: 2 } })).toMatchObject({
      status: 201,
    });
  });

  it('lets bots play alone only where somebody says so (2.1.1)', async () => {
    const bots = [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ];
    const opens = (seats: object[], options: object) => ann.post('/api/sessions', { game: 'check', seats, options });
    expect(await opens(bots, {})).toMatchObject({ status: 400, body: { code: 'BOTS_ONLY' } });
    expect(await opens(bots, { botsOnly: false })).toMatchObject({ status: 400, body: { code: 'BOTS_ONLY' } });
    expect(await opens(SEATS, { botsOnly: true })).toMatchObject({ status: 400, body: { code: 'NOT_BOTS_ONLY' } });
    expect(await opens(bots, { botsOnly: null })).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    const { status, body } = await opens(bots, { botsOnly: true, maxTurnsPerRound: 10 });
    expect(status).toBe(201);
    await until('two bots have played to the end', async () => {
      const { body: page } = await ann.get(`/api/sessions/${String(body.sessionId)}`);
      return page.outcome !== null;
    });
  });

  describe('with waitForTurn', () => {
    const kingsLast = wholeDeck().sort((a, b) => Number(rankOf(a) === 'K') - Number(rankOf(b) === 'K'));
    /** Twelve cards are dealt; the thirteenth is a King, the only one within reach. */
    const deckOrder = [...kingsLast.slice(0, 12), kingsLast.at(-1)!, ...kingsLast.slice(12, -1)];

    const table = async () => {
      const options = { firstSeat: 0, matchWindowMs: 0, turnMs: 0, deckOrder };
      const { sessionId } = await ann.opens('check', { seats: SEATS, options });
      const acts = async (action: object, key?: string): Promise<SessionUpdate> => {
        const { status, body } = await ann.post<SessionUpdate>(
          `/api/sessions/${sessionId}/actions?waitForTurn=true`,
          { action },
          key === undefined ? {} : { 'idempotency-key': key },
        );
        expect([status, body]).toEqual([200, expect.anything()]);
        return body;
      };
      await acts({ type: 'performPeek' });
      await acts({ type: 'confirmPeek' });
      await acts({ type: 'drawFromDeck' });
      return acts;
    };

    it('answers as soon as the caller may act, though bots may too', async () => {
      const acts = await table();
      const window = await acts({ type: 'discardDrawnCard' });
      expect(window.toAct).toEqual([0, 1, 2]);
      expect(window.legalActions).toContainEqual({ type: 'passMatch', windowId: 1 });
      const passed = await acts({ type: 'passMatch', windowId: 1 }, 'pass');
      expect(passed.toAct).toEqual([0]);
      expect(passed.events.filter(({ type }) => type === 'matchPassed').length).toBeGreaterThan(0);
      expect(passed.events.at(-1)).toMatchObject({ type: 'abilityStarted', playerID: '0', rank: 'K' });
      const { from, version, view, events } = await acts({ type: 'passMatch', windowId: 1 }, 'pass');
      expect(passed).toMatchObject({ from, version, view, events });
    });

    it("tells the caller's own events: a King's look is seen by the King's owner", async () => {
      const acts = await table();
      await acts({ type: 'discardDrawnCard' });
      await acts({ type: 'passMatch' });
      const targets = [
        { playerID: '1', cardIndex: 0 },
        { playerID: '2', cardIndex: 3 },
      ];
      const looked = await acts({ type: 'resolveSpecialAbility', peekTargets: targets });
      const cards = [deckOrder[1]!, deckOrder[11]!].map(faceOf);
      expect(looked.events[0]).toEqual({ type: 'abilityPeeked', playerID: '0', targets, cards });
      // The bots' whole turns lie between this answer and the next choice of the caller.
      const swapped = await acts({ type: 'resolveSpecialAbility', skip: 'all' });
      expect(swapped.toAct).toContain(0);
      expect(swapped.version).toBeGreaterThan(looked.version + 1);
      expect(swapped.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['abilityEnded', 'cardDrawn']));
    });
  });

  it("plays its bots' own decisions on a server too, swaps included", async () => {
    const { sessionId } = await ann.opens('check', {
      seats: ['medium', 'medium', 'easy', 'medium'].map((level) => ({ kind: 'bot', level })),
      options: { botsOnly: true, matchWindowMs: 0, match: { mode: 'rounds', rounds: 4 } },
      seed: 'swaps',
    });
    await until('four bots have played to the end', async () => {
      const { body: page } = await ann.get(`/api/sessions/${sessionId}`);
      return page.outcome !== null;
    });
    const { values } = await parlour.app.get(Metrics).botFallbacks.get();
    expect(values).toEqual([]);
  });
});
