import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { artHash } from '../../src/art/art-hash.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

describe('The pictures of cards', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
  });
  afterAll(() => parlour.stop());
  const asks = (path: string, headers: Record<string, string> = {}) => fetch(`${parlour.url}/art/${path}`, { headers });

  it('are SVG that can be kept, and that cannot run anything', async () => {
    const answer = await asks('go-fish/7s.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    // A client of another origin shows them too.
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg .*♠.*<\/svg>$/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=31536000');
    const lasting = await asks(`go-fish/7s.svg?v=${artHash(svg)}`);
    expect(lasting.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await asks('go-fish/7s.svg?v=old')).headers.get('cache-control')).toBe(
      'public, max-age=86400, stale-while-revalidate=31536000',
    );
    expect((await asks('go-fish/7s.svg', { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304);
  });

  it('are not there for cards and games that are not there', async () => {
    for (const path of [
      'go-fish/1x.svg',
      'chess/7s.svg',
      'go-fish/7s.png',
      'go-fish/constructor.svg',
      'go-fish/..%2f.svg',
    ]) {
      expect((await asks(path)).status).toBe(404);
    }
    expect(await (await asks('go-fish/1x.svg')).json()).toMatchObject({ code: 'NO_SUCH_PICTURE' });
  });
});
