import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { EventDescription, JsonSchema } from '../../src/engine/sockets/docs/description.js';
import { SocketNamespaces } from '../../src/engine/sockets/socket-namespaces.js';
import { misfits } from '../support/fits.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Told } from '../support/wire.js';

describe('What the documentation says of the sockets', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
  });
  afterAll(() => parlour.stop());

  it('is an AsyncAPI document whose references all lead somewhere', async () => {
    const response = await fetch(`${parlour.url}/docs/sockets.json`);
    const document = (await response.json()) as Record<string, unknown> & { channels: Record<string, object> };
    expect(document).toMatchObject({ asyncapi: '3.0.0', channels: { 'go-fish': { address: '/go-fish' } } });
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);
    expect(references.length).toBeGreaterThan(20);
    for (const path of references) {
      const found = path
        .split('/')
        .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], document);
      expect([path, typeof found]).toEqual([path, 'object']);
    }
  });

  it('is a page that lists every event of every namespace', async () => {
    const response = await fetch(`${parlour.url}/docs/sockets`);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    const [namespace] = parlour.app.get(SocketNamespaces).list();
    const { address, commands, messages } = namespace!;
    for (const name of [address, ...Object.keys(commands), ...Object.keys(messages)]) expect(page).toContain(name);
    expect(page).toContain('STALE_VERSION');
  });

  it('is true of what is really sent', async () => {
    const [ann, bob] = [await guest(parlour.url), await guest(parlour.url)];
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const [namespace] = parlour.app.get(SocketNamespaces).list();
    const { commands, messages } = namespace!;
    const wire = await ann.connects('/go-fish');
    const other = await bob.connects('/go-fish');

    const wrong: string[] = [];
    const ask = async (name: string, body: object): Promise<Told> => {
      const described = commands[name]!;
      wrong.push(...misfits(described.payload, body, name));
      const { ok, ...answer } = await wire.asks(name, body);
      expect(ok).toBe(true);
      wrong.push(...misfits(described.answer!, answer, `${name} answer`));
      return answer as Told;
    };
    const joined = await ask('session:join', { sessionId });
    await ask('session:act', {
      sessionId,
      action: (joined.legalActions as object[])[0]!,
      expectedVersion: 0,
      actionId: 'one',
    });
    await ask('session:chat', { sessionId, text: 'hi' });
    await ask('session:resume', { sessionId, sinceVersion: 0 });
    await ask('auth:refresh', { token: ann.token! });
    await other.does('session:join', { sessionId });
    await wire.hears('session:presence', ({ seat }) => seat === 1);
    await ask('session:leave', { sessionId });

    for (const { event, body } of wire.heard) {
      const described: EventDescription | undefined = messages[event];
      wrong.push(...misfits((described?.payload ?? { type: 'undescribed' }) as JsonSchema, body, event));
    }
    expect(new Set(wire.heard.map(({ event }) => event))).toEqual(
      new Set(['session:update', 'session:presence', 'session:chat']),
    );
    expect(wrong).toEqual([]);
    [wire, other].forEach((one) => one.close());
  });

  it('counts the sockets of each namespace', async () => {
    const wire = await (await guest(parlour.url)).connects('/go-fish');
    const figures = await (await fetch(`${parlour.url}/metrics`)).text();
    expect(figures).toContain('parlour_sockets{namespace="/go-fish"} ');
    expect(figures).not.toContain('parlour_sockets{namespace="/go-fish"} 0');
    wire.close();
  });

  it('is enough for a program that plays a whole game by itself', async () => {
    const program = spawn(process.execPath, ['dist/examples/socket-game.js', parlour.url, 'go-fish']);
    let said = '';
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    program.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(program, 'close')) as [number];
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/^go-fish: over after \d+ versions/) });
  });
});
