import { COMMON_ERRORS } from './docs/description.js';
import type { EventDescription, JsonSchema, NamespaceDescription } from './docs/description.js';

const ABOUT =
  'Parlour over Socket.IO. Connect to a namespace with `auth: { token }`, an access token or a seat token; without one ' +
  'you may watch where the game lets you. A refused connection gets `connect_error` with `data.code`. Every message is ' +
  'acknowledged: `{ ok: true, … }` or `{ ok: false, error: { code, message, rule?, details?, retryAfter? } }`. One ' +
  'message holds at most 64 KB.';

const ERROR: JsonSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'Stable, in UPPER_SNAKE' },
    message: { type: 'string' },
    rule: { type: 'string', description: 'The number of the rule that says no' },
    details: {},
    retryAfter: { type: 'number', description: 'Seconds until a retry makes sense' },
  },
};

/** The sockets of this server as an AsyncAPI 3 document. */
export function asyncApi(
  namespaces: readonly NamespaceDescription[],
  host: string,
  /** The named schemas that the messages refer to. */
  schemas: Readonly<Record<string, unknown>> = {},
): object {
  const messages: Record<string, object> = {};
  const channels: Record<string, object> = {};
  const operations: Record<string, object> = {};
  for (const namespace of namespaces) {
    const id = keyOf(namespace.address);
    const here: Record<string, object> = {};
    const add = (name: string, message: object): object => {
      messages[`${id}.${name}`] = message;
      here[name] = { $ref: `#/components/messages/${id}.${name}` };
      return { $ref: `#/channels/${id}/messages/${name}` };
    };
    for (const [name, event] of Object.entries(namespace.commands)) {
      const asked = add(`${keyOf(name)}`, messageOf(name, event));
      const answer = add(`${keyOf(name)}.answer`, answerOf(name, event));
      operations[`${id}.${keyOf(name)}`] = {
        action: 'receive',
        channel: { $ref: `#/channels/${id}` },
        summary: event.about,
        messages: [asked],
        reply: { channel: { $ref: `#/channels/${id}` }, messages: [answer] },
      };
    }
    for (const [name, event] of Object.entries(namespace.messages)) {
      const told = add(`${keyOf(name)}.told`, messageOf(name, event));
      operations[`${id}.${keyOf(name)}.told`] = {
        action: 'send',
        channel: { $ref: `#/channels/${id}` },
        summary: event.about,
        messages: [told],
      };
    }
    channels[id] = {
      address: namespace.address,
      title: namespace.about,
      description: namespace.tokenNeeded ? 'A token is needed.' : 'Without a token you may watch.',
      messages: here,
    };
  }
  return {
    asyncapi: '3.0.0',
    info: { title: 'Parlour sockets', version: '1', description: ABOUT },
    defaultContentType: 'application/json',
    servers: { here: { host, protocol: 'ws', pathname: '/socket.io', description: 'Socket.IO 4' } },
    channels,
    operations,
    components: { schemas: { ...schemas, error: ERROR }, messages },
  };
}

function messageOf(name: string, { about, payload, example }: EventDescription): object {
  return { name, summary: about, payload, ...(example ? { examples: [{ payload: example }] } : undefined) };
}

function answerOf(name: string, { answer, errors = [] }: EventDescription): object {
  const yes = (answer?.anyOf ?? [answer]).map((one) => ({
    ...one,
    type: 'object',
    properties: { ok: { const: true }, ...one?.properties },
    required: ['ok', ...(one?.required ?? [])],
  }));
  const no = {
    type: 'object',
    required: ['ok', 'error'],
    properties: { ok: { const: false }, error: { $ref: '#/components/schemas/error' } },
  };
  return {
    name: `${name} (acknowledgement)`,
    summary: `Errors: ${[...errors, ...COMMON_ERRORS].join(', ')}.`,
    payload: { oneOf: [...yes, no] },
  };
}

/** A name as AsyncAPI allows it for a key. */
function keyOf(name: string): string {
  return name.replace(/^\//, '').replace(/[^A-Za-z0-9_-]/g, '.');
}
