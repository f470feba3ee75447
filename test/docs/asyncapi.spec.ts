import { Parser } from '@asyncapi/parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import { kept } from './documents.js';

const SLUGS = ['check', 'four-in-a-square', 'ggltcg', 'tcg-fuel', 'viking-vengeance'];

interface Schemas {
  readonly view: object;
  readonly choice: object;
}

interface Page {
  readonly view: object;
  readonly legalActions: readonly object[];
}

describe('docs/asyncapi.json', () => {
  let parlour: Parlour;
  let text: string;
  beforeAll(async () => {
    parlour = await startParlour();
    const document = (await (await fetch(`${parlour.url}/docs/sockets.json`)).text()).replaceAll(
      new URL(parlour.url).host,
      'localhost:3000',
    );
    text = `${JSON.stringify(JSON.parse(document), null, 1)}\n`;
  });
  afterAll(() => parlour.stop());

  it('is what the server says at /docs/sockets.json (npm run docs:write)', async () => {
    expect((await kept('docs/asyncapi.json', text)) === text ? 'current' : 'stale: npm run docs:write').toBe('current');
  });

  it.each(SLUGS)('goes with the schemas of %s, which its games really have', async (slug) => {
    const ann = await guest(parlour.url, 'ann');
    const { body: schemas } = await ann.get<Schemas>(`/api/games/${slug}/schema`);
    const { body: page } = await ann.post<Page>('/api/sessions', { game: slug });
    const fits = (schema: object): ((value: unknown) => unknown) => {
      const check = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
      return (value) => (check(value) ? 'fits' : check.errors);
    };
    expect(fits(schemas.view)(page.view)).toBe('fits');
    const { legalActions } = page;
    expect(legalActions.map(fits(schemas.choice))).toEqual(legalActions.map(() => 'fits'));
  });

  // Last: the parser keeps this thread for so long that kept-alive connections would be closed under the next test.
  it('has no error that the parser of AsyncAPI finds', async () => {
    const { document, diagnostics } = await new Parser().parse(text);
    const errors = diagnostics.filter(({ severity }) => severity === 0);
    expect(errors.map(({ message, path }) => `${message} ${path.join('/')}`).slice(0, 10)).toEqual([]);
    expect(document).toBeDefined();
  });
});
