import { SessionFeed } from '../../src/engine/sessions/session-feed.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { SessionService } from '../../src/engine/sessions/session.service.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { PotatoModule } from '../support/potato/potato.js';

describe('A game that is played at two servers', () => {
  const pass = { type: 'pass' };
  let parlours: Parlour[];
  /** Two people, each at both servers. */
  let ann: Person[];
  let bob: Person[];
  beforeAll(async () => {
    const first = await startParlour({}, [PotatoModule]);
    parlours = [first, await startParlour({ databaseUrl: first.settings.databaseUrl }, [PotatoModule])];
    const everywhere = ({ token, id }: Person) => parlours.map(({ url }) => new Person(url, token, id));
    ann = everywhere(await guest(first.url, 'ann'));
    bob = everywhere(await guest(first.url, 'bob'));
  });
  afterAll(async () => {
    for (const { stop } of parlours.toReversed()) await stop();
  });

  /** A hot potato that both servers remember at version 0. */
  const potato = async (): Promise<string> => {
    const seats = [ann[0]!, bob[0]!].map(({ id }, index) => ({
      ...{ kind: 'user' as const, userId: id, playerId: id, name: `Player ${index}` },
      ...{ botLevel: null, tokenHash: null, loadout: null },
    }));
    const begun = { game: 'potato', options: { fuseMs: 600_000 }, seats };
    const { id } = await parlours[0]!.app.get(SessionService).begin(begun);
    for (const person of ann) expect((await look(person, id)).version).toBe(0);
    return id;
  };
  const look = async (person: Person, id: string) => (await person.get<SessionPage>(`/api/sessions/${id}`)).body;

  it('goes on at the other one at once, by an action that the table remembered there would refuse', async () => {
    const refused: string[] = [];
    const stop = parlours[1]!.app.get(SessionFeed).onRefused(({ refusal }) => refused.push(refusal.code));
    const id = await potato();
    expect(await ann[0]!.acts(id, pass)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await bob[1]!.acts(id, pass)).toMatchObject({ status: 200, body: { from: 1 } });
    stop();
    expect(refused).toEqual([]);
  });

  it('refuses by the newest table what the remembered one would allow, and says so once', async () => {
    const refused: string[] = [];
    const stop = parlours[1]!.app.get(SessionFeed).onRefused(({ refusal }) => refused.push(refusal.code));
    const id = await potato();
    await ann[0]!.acts(id, pass);
    const again = await ann[1]!.acts(id, pass);
    stop();
    expect(again.status).toBe(422);
    expect(refused).toHaveLength(1);
    expect((await look(ann[1]!, id)).version).toBe(1);
  });

  it('knows a key that was used at the other one', async () => {
    const id = await potato();
    const key = { 'idempotency-key': 'the same' };
    const first = await ann[0]!.acts(id, pass, {}, key);
    const second = await ann[1]!.acts(id, pass, {}, key);
    expect(second).toMatchObject({ status: 200, body: { version: first.body.version, events: first.body.events } });
    expect((await look(ann[0]!, id)).version).toBe(1);
  });

  it('compares the version that was expected with the newest', async () => {
    const id = await potato();
    await ann[0]!.acts(id, pass);
    expect(await bob[1]!.acts(id, pass, { expectedVersion: 1 })).toMatchObject({ status: 200 });
    expect(await bob[0]!.acts(id, pass, { expectedVersion: 0 })).toMatchObject({ body: { code: 'STALE_VERSION' } });
  });
});
