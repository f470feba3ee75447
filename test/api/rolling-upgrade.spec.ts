import type { GameDefinition, GameShape } from '../../src/engine/core/index.js';
import { GameRegistry } from '../../src/engine/hosting/game-registry.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

const SQUARE = 'four-in-a-square';

describe('A game that was begun by other rules than the server has now', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  /** The server has new rules while the game goes on, as after an upgrade. */
  const withRules = async (change: Partial<GameDefinition<GameShape>>, work: () => Promise<void>): Promise<void> => {
    const { definition } = parlour.app.get(GameRegistry).get(SQUARE);
    const before = { ...definition };
    Object.assign(definition, change);
    try {
      await work();
    } finally {
      delete (definition as { alsoPlays?: unknown }).alsoPlays;
      Object.assign(definition, before);
    }
  };
  const opened = () => ann.opens(SQUARE, { seats: [{ kind: 'me' }, { kind: 'me' }] });

  it('is refused clearly, by code, and can still be looked at', async () => {
    const { sessionId, legalActions, version } = await opened();
    await withRules({ rulesVersion: 99 }, async () => {
      const refused = await ann.acts(sessionId, legalActions[0]!);
      expect(refused).toMatchObject({ status: 409, body: { code: 'RULES_CHANGED' } });
      const { status, body } = await ann.get<SessionPage>(`/api/sessions/${sessionId}`);
      expect([status, body.version]).toEqual([200, version]);
      expect((await ann.acts((await opened()).sessionId, legalActions[0]!)).status).toBe(200);
    });
    expect((await ann.acts(sessionId, legalActions[0]!)).status).toBe(200);
  });

  it('is played on where the new rules say that they go on with it', async () => {
    const { sessionId, legalActions } = await opened();
    const { rulesVersion } = parlour.app.get(GameRegistry).get(SQUARE).definition;
    await withRules({ rulesVersion: 99, alsoPlays: [rulesVersion] }, async () => {
      expect((await ann.acts(sessionId, legalActions[0]!)).status).toBe(200);
    });
  });
});
