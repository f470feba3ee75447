import type { OpenAPIObject } from '@nestjs/swagger';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { GameRegistry } from '../../src/engine/hosting/game-registry.js';
import { games } from '../../src/games/index.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';

interface Operation {
  readonly name: string;
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly description?: string; readonly content?: Record<string, Media> }>;
}

interface Media {
  readonly schema?: { readonly $ref?: string; readonly example?: unknown };
  readonly example?: unknown;
  readonly examples?: object;
}

/** Paths that are the documentation itself, there for tests only, or old addresses that forward. */
const UNDOCUMENTED = /^\/(docs|docs-json|docs-yaml)(\/|$|\{)|^\/api\/([\w-]+\/)?test\/|\.webp$/;

describe('The OpenAPI document', () => {
  let parlour: Parlour;
  let document: OpenAPIObject;
  let operations: Operation[];
  beforeAll(async () => {
    parlour = await startParlour({}, [...games, GoFishModule]);
    document = (await (await fetch(`${parlour.url}/docs-json`)).json()) as OpenAPIObject;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
        ...operation,
        name: `${method.toUpperCase()} ${path}`,
      })),
    );
  });
  afterAll(() => parlour.stop());

  const named = (bad: (operation: Operation) => boolean): string[] => operations.filter(bad).map(({ name }) => name);

  /** Paths of a game's own contract are its own to describe. */
  const common = ({ tags }: Operation): boolean => {
    const hosted = parlour.app.get(GameRegistry).list();
    return !hosted.some(({ title }) => tags?.[0]?.startsWith(title));
  };

  it('has every route of the running server', () => {
    const documented = new Set(operations.map(({ name }) => name));
    const missing = routesOf(parlour).filter((route) => !documented.has(route));
    expect(missing).toEqual([]);
    expect(documented.size).toBeGreaterThan(40);
  });

  it('says of every operation where it belongs and what it is for', () => {
    expect(named(({ tags }) => tags?.length !== 1)).toEqual([]);
    expect(named(({ summary }) => !summary || summary.length < 4)).toEqual([]);
  });

  it('describes every tag it uses', () => {
    const described = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
    const used = new Set(operations.flatMap(({ tags }) => tags ?? []));
    expect([...used].filter((tag) => !described.get(tag))).toEqual([]);
    expect([...described.keys()].filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('has a schema of what each operation answers, and ids that are unique', () => {
    const untyped = operations.filter(({ responses, requestBody }) => {
      const successes = Object.entries(responses).filter(([status]) => /^2/.test(status) && status !== '204');
      const isTyped = (media: Media) => media.schema !== undefined && Object.keys(media.schema).length > 0;
      // A method that returns `object` says nothing about what it answers.
      const isNamed = (media: Media) => isTyped(media) && JSON.stringify(media.schema) !== '{"type":"object"}';
      const all = (content: Record<string, Media> | undefined, is: (media: Media) => boolean) =>
        Object.values(content ?? {}).length > 0 && Object.values(content!).every(is);
      return (
        !successes.every(([, { content }]) => all(content, isNamed)) ||
        (requestBody !== undefined && !all(requestBody.content, isTyped))
      );
    });
    expect(untyped.map(({ name }) => `${name}: let its method say what it returns, then npm run docs:write`)).toEqual(
      [],
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has every hole of a path as a parameter, and no header that must be sent', () => {
    const holesOf = ({ name }: Operation) => [...name.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole!);
    const parameters = ({ parameters: all = [] }: Operation, where: string) => all.filter((one) => one.in === where);
    expect(
      named((operation) => {
        const named = parameters(operation, 'path').map(({ name }) => name);
        return named.toSorted().join() !== holesOf(operation).toSorted().join();
      }),
    ).toEqual([]);
    expect(named((operation) => parameters(operation, 'header').some(({ required }) => required))).toEqual([]);
  });

  it('shows what each operation answers when all is well', () => {
    const successes = ({ responses }: Operation) => Object.keys(responses).filter((status) => /^2/.test(status));
    expect(named((operation) => common(operation) && successes(operation).length !== 1)).toEqual([]);
    const silent = named((operation) => {
      const [status] = successes(operation);
      const { content } = operation.responses[status!] ?? {};
      const media = Object.values(content ?? {})[0];
      return common(operation) && status !== '204' && !isShown(media);
    });
    expect(silent).toEqual([]);
  });

  it('shows an example of every body', () => {
    expect(
      named(({ requestBody }) => requestBody !== undefined && !isShown(requestBody.content['application/json'])),
    ).toEqual([]);
  });

  it('tells the errors: those of the door, of the path and of the body', () => {
    const lacks = (status: string) => (operation: Operation) => !(status in operation.responses);
    const locked = (operation: Operation): boolean =>
      (operation.security?.length ?? 0) > 0 && !/metrics/.test(operation.name);
    expect(named((operation) => locked(operation) && lacks('401')(operation))).toEqual([]);
    const hasBody = ({ requestBody }: Operation): boolean => requestBody !== undefined;
    // A contract may call a body of the wrong shape unprocessable instead of bad.
    const saysBadBody = ({ responses }: Operation): boolean => '400' in responses || '422' in responses;
    expect(named((operation) => hasBody(operation) && !saysBadBody(operation))).toEqual([]);
    expect(named((operation) => common(operation) && /\{/.test(operation.name) && lacks('404')(operation))).toEqual([]);
    expect(named((operation) => /api\/admin/.test(operation.name) && lacks('403')(operation))).toEqual([]);
  });

  it('has references that all lead somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    const schemas = document.components?.schemas ?? {};
    expect(references.map(([, name]) => name!).filter((name) => !(name in schemas))).toEqual([]);
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['SessionPage', 'SessionUpdate']));
  });

  it('is true of what a session really looks like', async () => {
    const ann = await guest(parlour.url, 'ann');
    const page = await ann.opens('go-fish', { seats: [{ kind: 'me' }, { kind: 'me' }] });
    const { body } = await ann.acts(page.sessionId, page.legalActions[0]!);
    const membersOf = (name: string) => {
      const schema = document.components!.schemas![name] as { properties: object; required: string[] };
      const besides = Object.keys(schema.properties).filter((name) => !schema.required.includes(name));
      // Only games that have such things send them.
      expect(besides.filter((name) => !['captions', 'sideActions'].includes(name))).toEqual([]);
      return schema.required.toSorted();
    };
    expect(membersOf('SessionPage')).toEqual(Object.keys(page).toSorted());
    expect(membersOf('SessionUpdate')).toEqual(Object.keys(body).toSorted());
  });

  it('is shown by a page that keeps the token one gives it', async () => {
    expect((await fetch(`${parlour.url}/docs`)).status).toBe(200);
    const script = await (await fetch(`${parlour.url}/docs/swagger-ui-init.js`)).text();
    expect(script).toContain('"persistAuthorization": true');
    expect(document.components?.securitySchemes).toEqual({ bearer: expect.objectContaining({ scheme: 'bearer' }) });
    expect(operations.find(({ name }) => name === 'GET /api/auth/me')!.security).toEqual([{ bearer: [] }]);
  });

  function isShown(media: Media | undefined): boolean {
    if (!media) return false;
    if (media.example !== undefined || media.examples || media.schema?.example !== undefined) return true;
    return media.schema !== undefined && Object.keys(media.schema).length > 0;
  }
});

/** What Express really listens to, written as OpenAPI writes it. */
function routesOf(parlour: Parlour): string[] {
  interface Layer {
    readonly route?: { readonly path: string; readonly methods: Record<string, boolean> };
  }
  const { router } = parlour.app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) => {
    if (!route || typeof route.path !== 'string' || UNDOCUMENTED.test(route.path)) return [];
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${path}`);
  });
}
