import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };

interface Report {
  id: string;
  message: { id: string; text: string; hidden: boolean };
  answer: object | null;
}
interface Reports {
  items: Report[];
  nextCursor: string | null;
}

describe('Reports of talk', () => {
  let parlour: Parlour;
  let admin: Person;
  let [ann, bob]: [Person, Person] = [undefined!, undefined!];
  beforeAll(async () => {
    parlour = await startParlour({ admin: ADMIN }, [GoFishModule]);
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string; user: { id: string } }>(
      '/api/auth/login',
      ADMIN,
    );
    admin = new Person(parlour.url, body.accessToken, body.user.id);
    [ann, bob] = [await guest(parlour.url, 'ann'), await guest(parlour.url, 'bob')];
  });
  afterAll(() => parlour.stop());

  const list = async (query = '') => (await admin.get<Reports>(`/api/admin/reports${query}`)).body;
  const texts = async (path: string) =>
    (await ann.get<{ items: { text: string }[] }>(`${path}/chat`)).body.items.map(({ text }) => text);
  const says = async (person: Person, path: string, text: string) =>
    (await person.post<{ id: string }>(`${path}/chat`, { text })).body.id;

  it('are listed, read in their context and answered: the message is hidden, or left', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const path = `/api/sessions/${sessionId}`;
    await says(bob, path, 'good game');
    const insult = await says(bob, path, 'you play like a boot');
    await says(ann, path, 'please stop');
    const harmless = await says(bob, path, 'fine');
    await ann.post(`${path}/chat/${insult}/report`, { reason: 'insult' });
    await bob.post(`${path}/chat/${insult}/report`);
    await ann.post(`${path}/chat/${harmless}/report`);

    const { items } = await list();
    expect(items.map(({ message }) => message.text)).toEqual(['you play like a boot', 'you play like a boot', 'fine']);
    expect(items[0]).toMatchObject({
      reporter: ann.id,
      reason: 'insult',
      scope: 'session',
      scopeId: sessionId,
      channel: 'players',
      message: { id: insult, userId: bob.id, seat: 1, hidden: false },
      answer: null,
    });
    const first = await list('?limit=2');
    const rest = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));

    const open = await Promise.all([ann.connects('/go-fish'), bob.connects('/go-fish')]);
    for (const wire of open) await wire.does('session:join', { sessionId });
    const [report, twin, other] = items as [Report, Report, Report];
    const read = await admin.get<{ context: { text: string }[] }>(`/api/admin/reports/${report.id}`);
    const said = ['good game', 'you play like a boot', 'please stop', 'fine'];
    expect(read.body.context.map(({ text }) => text)).toEqual(said);

    const answer = (id: string, body: object) => admin.post(`/api/admin/reports/${id}/answer`, body);
    expect(await answer(report.id, { verdict: 'hide', note: 'An insult' })).toMatchObject({
      status: 200,
      body: { message: { hidden: true }, answer: { verdict: 'hidden', note: 'An insult', adminId: admin.id } },
    });
    expect(await answer(twin.id, { verdict: 'dismiss' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_ANSWERED' },
    });
    expect(await answer(other.id, { verdict: 'dismiss' })).toMatchObject({ body: { message: { hidden: false } } });
    // A client with the page open hears that it is to be taken away, and of nothing else.
    for (const wire of open) {
      await wire.hears('session:chat-hidden');
      expect(wire.all('session:chat-hidden')).toEqual([{ sessionId, messageId: insult }]);
      wire.close();
    }
    expect(await texts(path)).toEqual(['fine', 'please stop', 'good game']);
    expect((await list()).items).toEqual([]);
    expect((await list('?state=answered')).items.map(({ id }) => id)).toEqual([other.id, twin.id, report.id]);

    const audit = await admin.get<{ items: { deed: string }[] }>(`/api/admin/audit?target=${report.id}`);
    expect(audit.body.items.map(({ deed }) => deed)).toEqual(['answer', 'look']);
  });

  it('come from rooms too, by those who are in', async () => {
    const { body } = await ann.post<{ roomId: string }>('/api/rooms', { game: 'go-fish' });
    const path = `/api/rooms/${body.roomId}`;
    await bob.post(`${path}/join`);
    const id = await says(bob, path, 'hurry up');
    const cy = await guest(parlour.url, 'cy');
    expect(await cy.post(`${path}/chat/${id}/report`)).toMatchObject({ status: 409, body: { code: 'NOT_IN_ROOM' } });
    expect(await ann.post(`${path}/chat/${id}/report`, { reason: 'rude' })).toMatchObject({ status: 204 });
    const { items } = await list();
    expect(items).toMatchObject([{ scope: 'room', scopeId: body.roomId, reason: 'rude', message: { id } }]);
    const wires = await Promise.all([ann, bob, cy].map((person) => person.connects('/lobby')));
    await admin.post(`/api/admin/reports/${items[0]!.id}/answer`, { verdict: 'hide' });
    for (const wire of wires.slice(0, 2)) {
      expect(await wire.hears('room:chat-hidden')).toEqual({ roomId: body.roomId, messageId: id });
    }
    expect(wires[2]!.all('room:chat-hidden')).toEqual([]);
    for (const wire of wires) wire.close();
    expect(await texts(path)).toEqual([]);
  });

  it('are for admins, and refuse what there is not', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/1'],
      ['POST', '/1/answer'],
    ] as const) {
      expect(await ann.ask(method, `/api/admin/reports${path}`)).toMatchObject({ status: 403 });
    }
    for (const id of ['999999', 'x', '9'.repeat(40)]) {
      expect(await admin.get(`/api/admin/reports/${id}`)).toMatchObject({ body: { code: 'REPORT_NOT_FOUND' } });
    }
    expect(await admin.post('/api/admin/reports/1/answer', { verdict: 'burn' })).toMatchObject({ status: 400 });
    expect(await admin.get('/api/admin/reports?state=lost')).toMatchObject({ status: 400 });
    expect(await admin.get('/api/admin/reports?cursor=rubbish')).toMatchObject({ status: 400 });
  });
});
