/** As much of JSON Schema as our messages need. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
}

/** A message: what it is for, what it carries, and, where it is answered, what the answer carries. */
export interface EventDescription {
  readonly about: string;
  readonly payload: JsonSchema;
  /** What stands beside `ok: true`. */
  readonly answer?: JsonSchema;
  /** What may stand in `error.code`, besides what every message may get. */
  readonly errors?: readonly string[];
  readonly example?: object;
}

/** The same of a command, whose payload is told by the class of its body. */
export type CommandDescription = Omit<EventDescription, 'payload'> & { readonly payload?: JsonSchema };

/** A namespace, as the documents tell it. */
export interface NamespaceDescription {
  readonly address: string;
  readonly about: string;
  readonly tokenNeeded: boolean;
  readonly commands: Readonly<Record<string, EventDescription>>;
  readonly messages: Readonly<Record<string, EventDescription>>;
}

/** What every message may be answered with. */
export const COMMON_ERRORS = [
  'BAD_SHAPE',
  'UNKNOWN_EVENT',
  'RATE_LIMITED',
  'SHUTTING_DOWN',
  'DATABASE_UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** The schema of a type: the compiler sees to it that no member is forgotten and none made up. */
export function shapeOf<T extends object>(
  properties: { readonly [K in keyof T]-?: JsonSchema },
  ...optional: Optional<T>[]
): JsonSchema {
  const left = new Set<string | number | symbol>(optional);
  const required = Object.keys(properties).filter((name) => !left.has(name));
  return {
    type: 'object',
    properties: properties as Record<string, JsonSchema>,
    required,
    additionalProperties: false,
  };
}

/** The schema of a text. */
export const text = (description?: string): JsonSchema => ({ type: 'string', ...about(description) });
/** The schema of a whole number. */
export const integer = (description?: string): JsonSchema => ({ type: 'integer', ...about(description) });
/** The schema of true or false. */
export const flag = (description?: string): JsonSchema => ({ type: 'boolean', ...about(description) });
/** The schema of an object whose members are described elsewhere. */
export const anything = (description?: string): JsonSchema => ({ type: 'object', ...about(description) });
/** The schema of a list. */
export const listOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  items,
  ...about(description),
});
/** The same schema, or null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema.type as string, 'null'] });

function about(description: string | undefined): { description?: string } {
  return description === undefined ? {} : { description };
}
