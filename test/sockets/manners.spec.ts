import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { Joined } from '../../src/engine/sockets/events.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { Wire } from '../support/wire.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('Every message is answered', () => {
  let parlour: Parlour;
  let ann: Person;
  let wire: Wire;
  let sessionId: string;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
    ann = await guest(parlour.url, 'ann');
    sessionId = (await goFishFor(parlour, [ann, ann])).id;
  });
  beforeEach(async () => {
    wire = await ann.connects('/go-fish');
  });
  afterEach(() => wire.close());
  afterAll(() => parlour.stop());

  const fish = { type: 'fish' };
  /** The session's id is only known when the test runs. */
  const bad: [string, string, (id: string) => unknown[], string][] = [
    ['an unknown event', 'session:win', () => [{}], 'UNKNOWN_EVENT'],
    ['an event out of JavaScript', 'constructor', () => [{}], 'UNKNOWN_EVENT'],
    ['an event called error', 'error', () => [{}], 'UNKNOWN_EVENT'],
    ['an event of the server', 'session:update', () => [{}], 'UNKNOWN_EVENT'],
    ['no payload', 'session:join', () => [], 'BAD_SHAPE'],
    ['null', 'session:join', () => [null], 'BAD_SHAPE'],
    ['a text', 'session:join', (id) => [id], 'BAD_SHAPE'],
    ['a list', 'session:join', (id) => [[id]], 'BAD_SHAPE'],
    ['bytes', 'session:join', () => [Buffer.from('{}')], 'BAD_SHAPE'],
    ['two payloads', 'session:join', (id) => [{ sessionId: id }, {}], 'BAD_SHAPE'],
    ['an unknown member', 'session:join', (id) => [{ sessionId: id, seat: 0 }], 'BAD_SHAPE'],
    ['a prototype', 'session:join', (id) => [JSON.parse(`{"sessionId":"${id}","__proto__":{}}`)], 'BAD_SHAPE'],
    ['a number for an id', 'session:join', () => [{ sessionId: 7 }], 'BAD_SHAPE'],
    ['an id that is none', 'session:join', () => [{ sessionId: "'; DROP TABLE users" }], 'SESSION_NOT_FOUND'],
    ['a NUL in an id', 'session:join', () => [{ sessionId: 'a\0' }], 'BAD_SHAPE'],
    ['an unknown session', 'session:join', () => [{ sessionId: NOBODY }], 'SESSION_NOT_FOUND'],
    ['no action', 'session:act', (id) => [{ sessionId: id }], 'BAD_SHAPE'],
    ['a list for an action', 'session:act', (id) => [{ sessionId: id, action: [] }], 'BAD_SHAPE'],
    ['an action without a type', 'session:act', (id) => [{ sessionId: id, action: {} }], 'BAD_SHAPE'],
    ['an unknown action', 'session:act', (id) => [{ sessionId: id, action: { type: 'win' } }], 'UNKNOWN_ACTION'],
    [
      'an action of the wrong shape',
      'session:act',
      (id) => [{ sessionId: id, action: { type: 'ask', of: '1' } }],
      'BAD_SHAPE',
    ],
    [
      'a version that is a text',
      'session:act',
      (id) => [{ sessionId: id, action: fish, expectedVersion: '0' }],
      'BAD_SHAPE',
    ],
    ['an old version', 'session:act', (id) => [{ sessionId: id, action: fish, expectedVersion: 7 }], 'STALE_VERSION'],
    [
      'an action in an unknown session',
      'session:act',
      () => [{ sessionId: NOBODY, action: fish }],
      'SESSION_NOT_FOUND',
    ],
    ['a resume without a version', 'session:resume', (id) => [{ sessionId: id }], 'BAD_SHAPE'],
    ['a resume from a fraction', 'session:resume', (id) => [{ sessionId: id, sinceVersion: 0.5 }], 'BAD_SHAPE'],
    ['a resume from before', 'session:resume', (id) => [{ sessionId: id, sinceVersion: -1 }], 'BAD_SHAPE'],
    ['a chat without a text', 'session:chat', (id) => [{ sessionId: id }], 'BAD_SHAPE'],
    ['an empty chat', 'session:chat', (id) => [{ sessionId: id, text: ' ' }], 'BAD_SHAPE'],
    ['a long chat', 'session:chat', (id) => [{ sessionId: id, text: 'x'.repeat(501) }], 'BAD_SHAPE'],
    ['a refresh with rubbish', 'auth:refresh', () => [{ token: 'rubbish' }], 'UNAUTHENTICATED'],
  ];

  it.each(bad)('%s (%s)', async (_name, event, said, code) => {
    const answer = await wire.asks(event, ...said(sessionId));
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(typeof answer.error!.message).toBe('string');
    const { version } = await wire.does<Joined>('session:join', { sessionId });
    expect(version).toBe(0);
  });

  it('a refusal of the rules with the code and the text of the game', async () => {
    const act = { sessionId, action: { type: 'ask', of: 0, rank: '7' } };
    expect(await wire.asks('session:act', act)).toMatchObject({ ok: false, error: { code: 'ASKED_YOURSELF' } });
  });

  it('and without an acknowledgement nothing breaks, and nothing is said', async () => {
    for (const [, event, said] of bad) wire.socket.emit(event, ...said(sessionId));
    await wire.does('session:join', { sessionId });
    expect(wire.heard.filter(({ event }) => event !== 'session:presence')).toEqual([]);
  });

  it('also before anybody has joined', async () => {
    const table = await goFishFor(parlour, [ann, ann]);
    const page = await ann.get<{ legalActions: object[] }>(`/api/sessions/${table.id}`);
    const act = { sessionId: table.id, action: page.body.legalActions[0] };
    expect(await wire.asks('session:leave', { sessionId: table.id })).toEqual({ ok: true });
    expect(await wire.asks('session:act', act)).toMatchObject({ ok: true, version: 1, from: 0 });
    expect(await wire.asks('session:chat', { sessionId: table.id, text: 'hi' })).toMatchObject({ ok: true });
    expect(wire.all('session:update')).toEqual([]);
  });

  it('to strangers: they may watch what may be watched, and act nowhere', async () => {
    const hidden = await goFishFor(parlour, [ann, ann], { watch: 'nobody' });
    for (const person of [await guest(parlour.url, 'eve'), new Person(parlour.url, undefined)]) {
      const eve = await person.connects('/go-fish');
      expect(await eve.asks('session:join', { sessionId })).toMatchObject({ ok: true, seat: null });
      expect(await eve.asks('session:act', { sessionId, action: fish })).toMatchObject({
        error: { code: 'NOT_SEATED' },
      });
      for (const event of ['session:join', 'session:act', 'session:resume', 'session:chat']) {
        const more = { 'session:act': { action: fish }, 'session:resume': { sinceVersion: 0 } }[event];
        const text = event === 'session:chat' ? { text: 'hello' } : undefined;
        expect(await eve.asks(event, { sessionId: hidden.id, ...more, ...text })).toMatchObject({
          ok: false,
          error: { code: 'SESSION_NOT_FOUND' },
        });
      }
      eve.close();
    }
  });

  it('with a limit on how many tables one socket joins', async () => {
    const tables = await Promise.all(Array.from({ length: 101 }, () => goFishFor(parlour, [ann, ann])));
    for (const { id } of tables.slice(0, 100)) await wire.does('session:join', { sessionId: id });
    await expect(wire.does('session:join', { sessionId: tables[100]!.id })).rejects.toMatchObject({
      code: 'TOO_MANY_SESSIONS',
    });
    await wire.does('session:leave', { sessionId: tables[0]!.id });
    await wire.does('session:join', { sessionId: tables[100]!.id });
  });
});
