import wire from './wire-schemas.json' with { type: 'json' };

export type Schema = Readonly<Record<string, unknown>>;

/** What a method of a controller answers, and to whom. */
export interface Answered {
  readonly status: number;
  readonly schema?: Schema;
  /** Whether a token is needed; with an optional one a caller without it is told less. */
  readonly access: 'token' | 'optional' | 'public';
  readonly adminsOnly?: boolean;
  /** The type of an answer that is no JSON. */
  readonly media?: string;
}

interface Wire {
  /** Every named type that goes over the wire. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** What the methods of the controllers answer with: `SessionsController.open`. */
  readonly operations: Readonly<Record<string, Answered | undefined>>;
  /** The shapes of each game, by its slug. */
  readonly games: Readonly<Record<string, Readonly<Record<string, Schema>> | undefined>>;
}

/** The schemas that `npm run docs:write` makes from the types of the code. */
export const WIRE = wire as unknown as Wire;

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

/** The named schemas that something leads to, directly or through others. */
export function reachable(from: unknown, schemas: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      const name = REFERENCE.exec(String((value as { $ref?: unknown }).$ref))?.[1];
      if (name !== undefined && !(name in found) && name in schemas) {
        found[name] = schemas[name];
        visit(schemas[name]);
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(from);
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}
