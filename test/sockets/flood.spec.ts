import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { Notice, WireError } from '../../src/engine/sockets/events.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';

describe('A socket that talks too much', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
  });
  afterAll(() => parlour.stop());

  it('is refused before any effect, with the time to wait', async () => {
    const ann = await guest(parlour.url);
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const wire = await ann.connects('/go-fish');
    const act = { sessionId, action: { type: 'fish' } };
    const answers = await Promise.all(Array.from({ length: 200 }, () => wire.asks('session:act', act)));
    const limited = answers.filter(({ error }) => error?.code === 'RATE_LIMITED').map(({ error }) => error!);
    expect(limited.length).toBeGreaterThan(50);
    expect(limited.length).toBeLessThan(200);
    for (const { retryAfter } of limited) expect(retryAfter).toBeGreaterThan(0);
    wire.close();
  });

  it('is told and cut off when it does not stop, while others play on', async () => {
    const [eve, ann] = [await guest(parlour.url), await guest(parlour.url)];
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const [flood, wire] = [await eve.connects('/go-fish'), await ann.connects('/go-fish')];
    const errors: WireError[] = [];
    for (let said = 0; said < 10_000; said++) {
      flood.socket.emit('session:join', { sessionId }, (answer: { error?: WireError }) => {
        if (answer.error) errors.push(answer.error);
      });
    }
    expect(await wire.asks('session:join', { sessionId })).toMatchObject({ ok: true });
    expect(await flood.hears<Notice>('notice')).toMatchObject({ code: 'FLOODING' });
    await flood.closed;
    expect(errors.length).toBeLessThan(2000);
    expect(await wire.asks('session:resume', { sessionId, sinceVersion: 0 })).toMatchObject({ ok: true });
    wire.close();
  });

  it('cannot send a message larger than 64 KB', async () => {
    const ann = await guest(parlour.url);
    const wire = await ann.connects('/go-fish');
    wire.socket.emit('session:chat', { text: 'x'.repeat(70_000) });
    await wire.closed;
    const again = await ann.connects('/go-fish');
    expect(await again.asks('nothing')).toMatchObject({ ok: false });
    again.close();
  });
});
