// Whether a socket message is what docs/asyncapi.json says of it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { atHome, closed } from './contract-check.mjs';

const DOCUMENT = fileURLToPath(new URL('../../docs/asyncapi.json', import.meta.url));

export class SocketContract {
  static #shared;

  static shared() {
    return (SocketContract.#shared ??= new SocketContract(JSON.parse(readFileSync(DOCUMENT, 'utf8'))));
  }

  #checks = new Map();

  constructor({ channels, components }) {
    this.namespaces = new Set(Object.values(channels).map(({ address }) => address));
    this.messages = components.messages;
    this.ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
    this.ajv.addSchema({ $id: 'parlour', components: { schemas: closed(components.schemas) } });
  }

  /** What is wrong with something that the server told (`told`) or answered (`answer`), or nothing. */
  misfit(namespace, event, kind, body) {
    if (!this.namespaces.has(namespace)) return undefined;
    const name = `${namespace.slice(1)}.${event.replaceAll(':', '.')}.${kind}`;
    const message = this.messages[name];
    // What no document lists is refused by name: such an answer has no schema of its own.
    if (!message) return kind === 'answer' ? undefined : `${name} is in no document`;
    if (!this.#checks.has(name)) this.#checks.set(name, this.ajv.compile(atHome(closed(message.payload ?? {}))));
    const check = this.#checks.get(name);
    if (check(body)) return undefined;
    const deepest = check.errors.toSorted((one, other) => other.instancePath.length - one.instancePath.length)[0];
    const { instancePath, message: why, params } = deepest;
    return `${name} does not fit its schema: ${instancePath} ${why} ${JSON.stringify(params)}`;
  }
}
