/** A JSON Schema, as far as our documents use it. */
export interface SchemaRef {
  readonly $ref: string;
}

/**
 * The JSON Schema of a type, by the name it has in the documents. `npm run docs:write` finds these calls, makes the schema
 * from the type argument, and writes it to `src/docs/wire-schemas.json`.
 */
export function schemaOf<T>(name: string & { readonly of?: T }): SchemaRef {
  return { $ref: `#/components/schemas/${name}` };
}

/** For a member of a body: it has the shape that the documents call `name`. */
export function shapedLike(name: string): { readonly anyOf: SchemaRef[] } {
  return { anyOf: [{ $ref: `#/components/schemas/${name}` }] };
}
