// Whether an answer is what docs/openapi.yaml says of it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';

const DOCUMENT = fileURLToPath(new URL('../../docs/openapi.yaml', import.meta.url));
const ANSWERS = fileURLToPath(new URL('../../src/docs/answers.json', import.meta.url));
/** What any endpoint may answer, as the document says once for all: too large, not JSON, and faults. */
const ANYWHERE = new Set([413, 415, 500]);
/** What each game fills in for itself. Tests host other games too, which the document does not know. */
const OF_GAMES = ['AnyView', 'AnyEvent', 'AnyAction', 'AnyChoice', 'AnyOptions', 'ChosenOptions'];

export class Contract {
  static #shared;
  static #loose;

  static shared() {
    // Set by servers of a test that host other games than the document.
    if (globalThis.hasOtherGames) return (Contract.#loose ??= new Contract(read(), true));
    return (Contract.#shared ??= new Contract(read()));
  }

  #checks = new Map();

  constructor(document, loose = false) {
    this.document = document;
    this.loose = loose;
    this.recorded = new Set(Object.keys(JSON.parse(readFileSync(ANSWERS, 'utf8'))));
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { responses }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
        holes: path.split('{').length,
        responses,
      })),
    );
    this.ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
    const schemas = { ...document.components.schemas };
    if (loose) for (const name of OF_GAMES) schemas[name] = {};
    this.ajv.addSchema({ $id: 'parlour', components: { schemas: closed(schemas) } });
  }

  find(method, pathname) {
    return this.operations
      .filter((one) => one.method === method && one.pattern.test(pathname))
      .toSorted((one, other) => one.holes - other.holes)[0];
  }

  /** What is wrong with an answer, or nothing. */
  misfit({ name, responses }, status, body) {
    // Elsewhere servers in processes of their own host what they like, and tests of secrets leak on purpose.
    if (ANYWHERE.has(status) || !isApiTest()) return undefined;
    const response = this.#resolve(responses[status]);
    // A game of a test has refusals of its own, and tests of nonsense provoke what no client would. Statuses are checked once
    // the answers of an operation have been recorded.
    if (!response && (this.loose || !this.recorded.has(name))) return undefined;
    if (!response) return `${name} answered ${status} (${codeOf(body)}), which its document does not list`;
    const { schema } = Object.values(response.content ?? {})[0] ?? {};
    if (!schema) return `${name} ${status} has no schema`;
    const key = `${name} ${status}`;
    if (!this.#checks.has(key)) this.#checks.set(key, this.ajv.compile(atHome(closed(schema))));
    const check = this.#checks.get(key);
    if (check(body)) return undefined;
    const deepest = check.errors.toSorted((one, other) => other.instancePath.length - one.instancePath.length)[0];
    const { instancePath, message, params } = deepest;
    return `${key} does not fit its schema: ${instancePath} ${message} ${JSON.stringify(params)}`;
  }

  #resolve(response) {
    const name = response?.$ref?.split('/').at(-1);
    return name === undefined ? response : this.document.components.responses[name];
  }
}

function isApiTest() {
  return /test\/api\//.test(globalThis.expect?.getState?.().testPath ?? '');
}

function read() {
  return load(readFileSync(DOCUMENT, 'utf8'));
}

function codeOf(body) {
  return body?.code ?? body?.error?.code ?? 'no code';
}

/** No member more than the schema names. */
export function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const { example: _example, examples: _examples, ...rest } = schema;
  // The names of properties are names, whatever keyword they look like.
  const inside = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, name === 'properties' ? closedEach(value) : closed(value)]),
  );
  const isObject = rest.type === 'object' && rest.properties && typeof rest.properties === 'object';
  return isObject && !('additionalProperties' in rest) ? { ...inside, additionalProperties: false } : inside;
}

function closedEach(properties) {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closed(schema)]));
}

/** `#/components/…` -> `parlour#/components/…`. */
export function atHome(schema) {
  if (Array.isArray(schema)) return schema.map(atHome);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      name === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'parlour#') : atHome(value),
    ]),
  );
}
