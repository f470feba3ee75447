import { Pool } from 'pg';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { newSeatToken } from '../../src/auth/secrets/seat-token.js';
import { ChatService } from '../../src/engine/chat/chat.service.js';
import type { ChatLine } from '../../src/engine/chat/chat.service.js';
import { SessionDeeds } from '../../src/engine/sessions/session-deeds.js';
import type { ChatNews } from '../../src/engine/sockets/events.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

interface Page {
  items: ChatLine[];
  nextCursor: string | null;
}

describe('Chat', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  let eve: Person;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
    [ann, bob, eve] = [
      await guest(parlour.url, 'ann'),
      await guest(parlour.url, 'bob'),
      await guest(parlour.url, 'eve'),
    ];
  });
  afterAll(() => parlour.stop());

  const table = async (more: object = {}) => (await goFishFor(parlour, [ann, bob], more)).id;
  const texts = async (person: Person, id: string, query = '') =>
    (await person.get<Page>(`/api/sessions/${id}/chat${query}`)).body.items.map(({ text }) => text);
  const says = (person: Person, id: string, text: string) =>
    person.post<ChatLine>(`/api/sessions/${id}/chat`, { text });

  it('reaches the players from players and the spectators from spectators', async () => {
    const sessionId = await table();
    const [one, two, watcher] = await Promise.all([ann, bob, eve].map((person) => person.connects('/go-fish')));
    for (const wire of [one!, two!, watcher!]) await wire.does('session:join', { sessionId });
    expect(await one!.asks('session:chat', { sessionId, text: ' my plan ' })).toMatchObject({
      ok: true,
      message: { sessionId, channel: 'players', seat: 0, name: 'Player 0', text: 'my plan' },
    });
    await watcher!.does('session:chat', { sessionId, text: 'look at that' });
    await says(bob, sessionId, 'by REST');
    await one!.hears<ChatNews>('session:chat', ({ text }) => text === 'by REST');
    await watcher!.hears<ChatNews>('session:chat');
    const heard = [one!, two!, watcher!].map((wire) => wire.all<ChatNews>('session:chat').map(({ text }) => text));
    expect(heard).toEqual([['my plan', 'by REST'], ['my plan', 'by REST'], ['look at that']]);
    expect(await texts(ann, sessionId)).toEqual(['by REST', 'my plan']);
    expect(await texts(eve, sessionId)).toEqual(['look at that']);
    expect(await texts(new Person(parlour.url, undefined), sessionId)).toEqual(['look at that']);
    expect(await eve.get(`/api/sessions/${sessionId}/chat?channel=players`)).toMatchObject({
      status: 403,
      body: { code: 'CHANNEL_CLOSED' },
    });
    await parlour.app.get(SessionDeeds).cancel(sessionId, 'admin', 'test');
    expect(await texts(eve, sessionId, '?channel=players')).toEqual(['by REST', 'my plan']);
    [one!, two!, watcher!].forEach((wire) => wire.close());
  });

  it('comes in pages, the newest first', async () => {
    const sessionId = await table();
    const chat = parlour.app.get(ChatService);
    const place = { scope: 'session', scopeId: sessionId } as const;
    for (let said = 0; said < 25; said++) {
      const author = { key: `someone-${said}`, userId: null, seat: 1, name: 'bob' };
      await chat.post(place, 'players', author, `text ${said}`);
    }
    const all: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '?limit=10' : `?limit=10&cursor=${cursor}`;
      const { body } = await ann.get<Page>(`/api/sessions/${sessionId}/chat${query}`);
      all.push(...body.items.map(({ text }) => text));
      cursor = body.nextCursor;
    }
    expect(all).toEqual(Array.from({ length: 25 }, (_, index) => `text ${24 - index}`));
    expect(await ann.get(`/api/sessions/${sessionId}/chat?cursor=rubbish`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_CURSOR' },
    });
  });

  it('is limited, on both ways together', async () => {
    const sessionId = await table();
    const wire = await ann.connects('/go-fish');
    const many = Array.from({ length: 20 }, (_, said) => said);
    const begun = Date.now();
    const [bySocket, byRest] = await Promise.all([
      Promise.all(many.map((said) => wire.asks('session:chat', { sessionId, text: `socket ${said}` }))),
      Promise.all(many.map((said) => says(ann, sessionId, `rest ${said}`))),
    ]);
    const seconds = Math.ceil((Date.now() - begun) / 1000);
    const limited = bySocket.filter(({ error }) => error?.code === 'RATE_LIMITED');
    expect(limited[0]!.error!.retryAfter).toBeGreaterThanOrEqual(1);
    const refused = byRest.filter(({ status }) => status === 429);
    expect(refused[0]).toMatchObject({ body: { code: 'RATE_LIMITED' } });
    expect(refused[0]!.headers.get('retry-after')).not.toBeNull();
    // Five at once, and one more each second: a slow machine is given more, both ways together never twice as many.
    const said = bySocket.length - limited.length + byRest.length - refused.length;
    expect(said).toBeGreaterThanOrEqual(5);
    expect(said).toBeLessThanOrEqual(5 + seconds);
    wire.close();
  });

  it('can be muted, for whoever does not want to hear it', async () => {
    const sessionId = await table();
    const [one, two] = await Promise.all([ann, bob].map((person) => person.connects('/go-fish')));
    for (const wire of [one!, two!]) await wire.does('session:join', { sessionId });
    const mute = (body: object) => ann.post(`/api/sessions/${sessionId}/chat/mute`, body);
    expect(await mute({ seat: 1 })).toMatchObject({ status: 200, body: { muted: [1] } });
    await two!.does('session:chat', { sessionId, text: 'boo' });
    expect(await texts(ann, sessionId)).toEqual([]);
    expect(await texts(bob, sessionId)).toEqual(['boo']);
    expect(await mute({ seat: 1, muted: false })).toMatchObject({ body: { muted: [] } });
    await two!.does('session:chat', { sessionId, text: 'sorry' });
    await one!.hears<ChatNews>('session:chat', ({ text }) => text === 'sorry');
    expect(one!.all<ChatNews>('session:chat').map(({ text }) => text)).toEqual(['sorry']);
    expect(await mute({ seat: 0 })).toMatchObject({ status: 409, body: { code: 'CANNOT_MUTE_YOURSELF' } });
    expect(await mute({ seat: 7 })).toMatchObject({ status: 404, body: { code: 'NO_SUCH_SEAT' } });
    expect(await mute({ seat: 'x' })).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    [one!, two!].forEach((wire) => wire.close());
  });

  it('can be reported, once by each, and hidden by an admin', async () => {
    const sessionId = await table();
    const { id } = (await says(bob, sessionId, 'something bad')).body;
    const report = (person: Person, message: string, body: object = {}) =>
      person.post(`/api/sessions/${sessionId}/chat/${message}/report`, body);
    expect((await report(ann, id, { reason: 'insult' })).status).toBe(204);
    expect((await report(ann, id)).status).toBe(204);
    const { rows } = await parlour.app
      .get(Pool)
      .query('SELECT reporter, reason FROM chat_reports WHERE message_id = $1', [id]);
    expect(rows).toEqual([{ reporter: ann.id, reason: 'insult' }]);
    // A client cannot report what it does not see, nor what is elsewhere.
    for (const [person, message] of [
      [eve, id],
      [ann, '999999'],
      [ann, 'nonsense'],
    ] as const) {
      expect(await report(person, message)).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } });
    }
    await parlour.app.get(Pool).query('UPDATE chat_messages SET hidden_at = now() WHERE id = $1', [id]);
    expect(await texts(ann, sessionId)).toEqual([]);
  });

  it('is open to seat tokens, and to nobody without a token or a game', async () => {
    const { token } = newSeatToken();
    const { id } = await goFishFor(parlour, [ann, { seatToken: token }], { watch: 'nobody' });
    const holder = new Person(parlour.url, token);
    expect(await says(holder, id, 'hello')).toMatchObject({ status: 201, body: { seat: 1, channel: 'players' } });
    expect(await texts(ann, id)).toEqual(['hello']);
    expect(await says(eve, id, 'hello')).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    expect(await says(new Person(parlour.url, undefined), id, 'hello')).toMatchObject({ status: 401 });
    const nobody = await new Person(parlour.url, undefined).connects('/go-fish');
    expect(await nobody.asks('session:chat', { sessionId: await table(), text: 'hello' })).toMatchObject({
      error: { code: 'UNAUTHENTICATED' },
    });
    nobody.close();
  });

  it.each([['\u0007'], ['a\nb'], [''], ['x'.repeat(501)]])('refuses %j', async (text) => {
    expect(await says(ann, await table(), text)).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
  });
});
