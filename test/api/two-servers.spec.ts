import type { Account } from '../../src/auth/account.js';
import { SessionFeed } from '../../src/engine/sessions/session-feed.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { ActRequest } from '../../src/engine/sessions/session.service.js';
import { SessionService } from '../../src/engine/sessions/session.service.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { PotatoModule } from '../support/potato/potato.js';

describe('A game that is played at two servers', () => {
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
  /** As a socket does it, which does not look at the table first. */
  const act = (server: 0 | 1, { id: userId }: Person, id: string, more: Omit<ActRequest, 'actions'> = {}) =>
    parlours[server]!.app.get(SessionService)
      .act(id, { account: accountOf(userId) }, { actions: [{ type: 'pass' }], ...more })
      .then(({ update }) => update);
  const look = async (person: Person, id: string) => (await person.get<SessionPage>(`/api/sessions/${id}`)).body;

  it('goes on at the other one at once, by an action that the table remembered there would refuse', async () => {
    const refused: string[] = [];
    const stop = parlours[1]!.app.get(SessionFeed).onRefused(({ refusal }) => refused.push(refusal.code));
    const id = await potato();
    expect(await act(0, ann[0]!, id)).toMatchObject({ version: 1 });
    expect(await act(1, bob[0]!, id)).toMatchObject({ from: 1 });
    stop();
    expect(refused).toEqual([]);
  });

  it('refuses by the newest table what the remembered one would allow, and says so once', async () => {
    const refused: string[] = [];
    const stop = parlours[1]!.app.get(SessionFeed).onRefused(({ refusal }) => refused.push(refusal.code));
    const id = await potato();
    await act(0, ann[0]!, id);
    await expect(act(1, ann[0]!, id)).rejects.toMatchObject({ status: 422 });
    stop();
    expect(refused).toHaveLength(1);
    expect((await look(ann[1]!, id)).version).toBe(1);
  });

  it('knows a key that was used at the other one', async () => {
    const id = await potato();
    const first = await act(0, ann[0]!, id, { key: 'the same' });
    const second = await act(1, ann[0]!, id, { key: 'the same' });
    expect(second).toMatchObject({ version: first.version, events: first.events });
    expect((await look(ann[0]!, id)).version).toBe(1);
  });

  it('compares the version that was expected with the newest', async () => {
    const id = await potato();
    await act(0, ann[0]!, id);
    await expect(act(1, bob[0]!, id, { expectedVersion: 0 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(await act(1, bob[0]!, id, { expectedVersion: 1 })).toMatchObject({ from: 1 });
    await expect(act(0, ann[0]!, id, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});

function accountOf(id: string): Account {
  return { kind: 'user', id, name: 'somebody', role: 'player', guest: true };
}
