import type { EventDescription, JsonSchema, NamespaceDescription } from '../engine/sockets/docs/description.js';
import { WIRE } from './wire.js';
import type { Schema } from './wire.js';

type Shapes = Readonly<Record<string, Schema>>;

/** The one event that is the engine's and not a game's: players agreed, or an admin decided, to go back to a version. */
const REWOUND: JsonSchema = {
  type: 'object',
  properties: { type: { const: 'rewound' }, to: { type: 'integer', description: 'The version that was gone back to' } },
  required: ['type', 'to'],
};

/** The messages of a game's namespace with the shapes of that game, where the common description leaves them open. */
export function withGameShapes(namespace: NamespaceDescription): NamespaceDescription {
  const shapes = WIRE.games[namespace.address.slice(1)];
  if (!shapes) return namespace;
  const typed = (events: Readonly<Record<string, EventDescription>>) =>
    Object.fromEntries(Object.entries(events).map(([name, event]) => [name, typedEvent(name, event, shapes)]));
  return { ...namespace, commands: typed(namespace.commands), messages: typed(namespace.messages) };
}

function typedEvent(name: string, event: EventDescription, shapes: Shapes): EventDescription {
  if (!name.startsWith('session:')) {
    const answer = event.answer && { answer: written(event.answer) };
    return { ...event, payload: ofOwnEvent(name, written(event.payload), shapes), ...answer };
  }
  return {
    ...event,
    payload: filled(event.payload, shapes),
    ...(event.answer ? { answer: filled(event.answer, shapes) } : undefined),
  };
}

/** What an event carries is written out: members are added to it. */
function written(schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : (WIRE.schemas[schema.$ref.split('/').at(-1)!] as JsonSchema);
}

/** `view`, `legalActions`, `events` … are what the game says they are. */
function filled(schema: JsonSchema, shapes: Shapes): JsonSchema {
  const action = shapes.action!;
  const choice = { anyOf: [action, { $ref: '#/components/schemas/ActionForm' }] };
  const own: Readonly<Record<string, JsonSchema | undefined>> = {
    view: shapes.view,
    options: shapes.options,
    action,
    events: { type: 'array', items: { anyOf: [shapes.event!, REWOUND] } },
    legalActions: { type: 'array', items: choice },
    sideActions: { type: 'array', items: choice },
  };
  const properties = Object.entries(schema.properties ?? {}).map(([name, member]): [string, JsonSchema] => {
    const shape = own[name];
    if (shape) return [name, { ...shape, ...(member.description ? { description: member.description } : undefined) }];
    if (name === 'captions') return [name, member];
    return [name, member.items ? { ...member, items: filled(member.items, shapes) } : member];
  });
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}

/** A message that is an event of the game carries the members of that event. */
function ofOwnEvent(name: string, payload: JsonSchema, shapes: Shapes): JsonSchema {
  const events = WIRE.schemas[String(shapes.event?.$ref).split('/').at(-1)!] as { anyOf?: JsonSchema[] } | undefined;
  const event = events?.anyOf?.find(({ properties }) => isNamed(properties?.type, name));
  if (!event) return payload;
  const { type: _, ...members } = event.properties ?? {};
  // Some contracts send what happened under `data`, with more beside it than the event has.
  if (payload.properties?.data) {
    const data = { type: 'object', properties: members, additionalProperties: true };
    return { ...payload, properties: { ...payload.properties, data } };
  }
  return {
    ...payload,
    properties: { ...payload.properties, ...members },
    required: [...(payload.required ?? []), ...(event.required ?? []).filter((member) => member !== 'type')],
  };
}

/** Events with the same members may share a shape, which then lists their names. */
function isNamed(type: JsonSchema | undefined, name: string): boolean {
  return type?.const === name || type?.enum?.includes(name) === true;
}
