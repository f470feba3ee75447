import type { JsonSchema } from '../../src/engine/sockets/docs/description.js';

/** Where a value does not have the shape that the documentation promises. */
export function misfits(schema: JsonSchema, value: unknown, path = '$'): string[] {
  if (schema.type === undefined) return [];
  const types = [schema.type].flat();
  if (!types.includes(typeOf(value)) && !(types.includes('number') && typeof value === 'number')) {
    return [`${path} is ${typeOf(value)}, not ${types.join(' or ')}`];
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${path} is ${JSON.stringify(value)}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => misfits(schema.items ?? {}, item, `${path}[${index}]`));
  if (typeOf(value) !== 'object' || !schema.properties) return [];
  const members = value as Record<string, unknown>;
  const missing = (schema.required ?? []).filter((name) => members[name] === undefined);
  const unknown = Object.keys(members).filter((name) => !(name in schema.properties!));
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...unknown.map((name) => `${path}.${name} is not described`),
    ...Object.entries(schema.properties).flatMap(([name, member]) =>
      members[name] === undefined ? [] : misfits(member, members[name], `${path}.${name}`),
    ),
  ];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
