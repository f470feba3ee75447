import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { Joined, LiveUpdate } from '../../src/engine/sockets/events.js';
import { anyChoice } from '../client/any-choice.js';
import type { Person } from '../support/people.js';
import { ReleasedBuild } from '../support/released-build.js';
import { Cluster } from './cluster.js';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
type Opened = SessionPage & { readonly joinCode: string };
const GAMES = ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'];
const ADMIN = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'correct horse battery' };

/** A rolling upgrade: the tables are already those of this checkout, while an instance of the last release still serves. */
describe('The last release beside this one', () => {
  let released: ReleasedBuild;
  let cluster: Cluster;
  /** Two people, each at the instance of the last release and at the one of this checkout. */
  let ann: Person[];
  let bob: Person[];

  beforeAll(async () => {
    released = ReleasedBuild.make();
    cluster = await Cluster.start(0);
    await cluster.add(ADMIN, released.main);
    await cluster.add(ADMIN);
    ann = await cluster.person('ann');
    bob = await cluster.person('bob');
  });
  afterAll(async () => {
    await cluster?.stop();
    released.remove();
  });

  const pageAt = async (person: Person, id: string) => (await person.get<SessionPage>(`/api/sessions/${id}`)).body;

  /** One action at one instance; if the game was begun by rules that it has not, it says so, and the other one plays. */
  async function act(
    person: readonly Person[],
    first: number,
    id: string,
    action: object,
  ): Promise<number | undefined> {
    for (const at of [first, 1 - first]) {
      const { status, body } = await person[at]!.acts(id, action);
      if (status === 200) return body.version;
      // Of the choices that a form leaves open the rules may refuse some.
      if (status === 422) return undefined;
      expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'RULES_CHANGED']);
    }
    throw new Error(`No instance plays ${id} on.`);
  }

  it.each(GAMES)('plays %s with it, action by action, and both tell the same', async (game) => {
    const pick = anyChoice(7);
    for (const opener of [0, 1]) {
      const { sessionId, joinCode } = (await ann[opener]!.opens(game, { seats: [ME, OPEN] })) as Opened;
      expect((await bob[1 - opener]!.post(`/api/sessions/${sessionId}/join`, { joinCode })).status).toBe(200);
      const wires = await Promise.all([ann[0]!, bob[1]!].map((person) => person.connects(`/${game}`)));
      const joined = await Promise.all(wires.map((wire) => wire.does<Joined>('session:join', { sessionId })));
      let version = Math.max(...joined.map((one) => one.version));
      let played = 0;
      for (let turn = 0; turn < 30 && played < 12; turn++) {
        const pages = await Promise.all([pageAt(ann[turn % 2]!, sessionId), pageAt(bob[turn % 2]!, sessionId)]);
        const mover = pages.findIndex(({ legalActions }) => legalActions.length > 0);
        if (mover < 0 || pages[0]!.outcome !== null) break;
        const action = pick(pages[mover]!.legalActions);
        const led = await act([ann, bob][mover]!, turn % 2, sessionId, action);
        if (led === undefined) continue;
        played += 1;
        version = led;
        const after = await Promise.all([...ann, ...bob].map((person) => pageAt(person, sessionId)));
        for (const one of after) expect(one.version).toBeGreaterThanOrEqual(version);
        expect(after[0]!.view).toEqual(after[1]!.view);
        expect(after[2]!.view).toEqual(after[3]!.view);
      }
      expect(played).toBeGreaterThan(0);
      for (const [index, wire] of wires.entries()) {
        await wire.hears<LiveUpdate>('session:update', (update) => update.version >= version);
        let told = joined[index]!.version;
        for (const update of wire.all<LiveUpdate>('session:update')) {
          expect(update.from).toBe(told);
          told = update.version;
        }
        wire.close();
      }
    }
  });

  it('is ended, and its games go on here, each as it was stored', async () => {
    const { sessionId } = await ann[0]!.opens('four-in-a-square', { seats: [ME, ME] });
    const { legalActions } = await pageAt(ann[0]!, sessionId);
    expect((await ann[0]!.acts(sessionId, legalActions[0]!)).status).toBe(200);
    expect(await cluster.instances[0]!.server.end('SIGTERM')).toBe(0);
    const [, here] = ann;
    const page = await pageAt(here!, sessionId);
    expect((await here!.acts(sessionId, page.legalActions[0]!)).status).toBe(200);
    const login = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
    const { body } = await here!.post<{ accessToken: string }>('/api/auth/login', login);
    const sessions = await cluster.query<{ id: string }>('SELECT id FROM game_sessions');
    expect(sessions.length).toBeGreaterThanOrEqual(2 * GAMES.length + 1);
    for (const { id } of sessions) {
      const headers = { authorization: `Bearer ${body.accessToken}` };
      const verified = await here!.post(`/api/admin/sessions/${id}/verify`, {}, headers);
      expect(verified).toMatchObject({ status: 200, body: { agrees: true } });
    }
  });
});
