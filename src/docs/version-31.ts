/** What an object has that is not simply any object. */
const SAYS_MORE = ['properties', 'additionalProperties', 'anyOf', 'allOf', 'oneOf', '$ref'];

/** OpenAPI 3.0 as Nest writes it -> 3.1, whose schemas are JSON Schema: `nullable` becomes one more type, and an object of which nothing is said an open one. */
export function toVersion31<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => toVersion31<unknown>(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  const { nullable, ...rest } = value as Record<string, unknown>;
  const members: Record<string, unknown> = Object.fromEntries(
    Object.entries(withReference(rest)).map(([name, member]) => [name, isData(name) ? member : toVersion31(member)]),
  );
  if (members.type === 'object' && !SAYS_MORE.some((keyword) => keyword in members)) {
    members.additionalProperties = true;
    // Swagger UI prefills an open object with members that it makes up, unless there is an example.
    members.example ??= {};
  }
  return (nullable === true ? orNull(members) : typeof nullable === 'object' ? { nullable, ...members } : members) as T;
}

/** A reference may have a description beside it now; until 3.1 it had to stand in an `anyOf` of its own. */
function withReference({ anyOf, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (anyOf === undefined) return rest;
  return Array.isArray(anyOf) && anyOf.length === 1 ? { ...(anyOf[0] as object), ...rest } : { anyOf, ...rest };
}

/** Examples are data: a member of theirs that is called `nullable` is no keyword. */
function isData(name: string): boolean {
  return name === 'example' || name === 'examples' || name === 'default' || name === 'enum';
}

function orNull(schema: Record<string, unknown>): object {
  const { type, description, example, ...rest } = schema;
  const besides = {
    ...(description ? { description } : undefined),
    ...(example === undefined ? undefined : { example }),
  };
  if (Array.isArray(rest.enum)) {
    return { ...besides, ...rest, type: [type, 'null'].flat(), enum: [...(rest.enum as unknown[]), null] };
  }
  if (typeof type === 'string') return { ...besides, ...rest, type: [type, 'null'] };
  if (Array.isArray(rest.allOf) && rest.allOf.length === 1)
    return { ...besides, anyOf: [rest.allOf[0], { type: 'null' }] };
  return { ...besides, anyOf: [rest, { type: 'null' }] };
}
