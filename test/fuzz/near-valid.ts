import type { Rng } from '../../src/engine/core/index.js';
import { nonsense, slightlyWrong } from './nonsense.js';

/** As much of a schema as OpenAPI and our socket documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** What is really there: members with these names get one of these values, so that messages get past the door. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

export class NearValid {
  constructor(
    private readonly schemas: Readonly<Record<string, Schema>>,
    private readonly known: Known,
    private readonly rng: Rng,
  ) {}

  /** Mostly what the schema asks for with one thing wrong; now and then all right, now and then all wrong. */
  body(schema: Schema): unknown {
    const drawn = this.rng.int(10);
    if (drawn === 0) return nonsense(this.rng);
    const valid = this.valid(schema);
    return drawn < 4 ? valid : slightlyWrong(valid, this.rng);
  }

  valid(schema: Schema, name = '', depth = 0): unknown {
    const { rng } = this;
    const known = Object.hasOwn(this.known, name) ? this.known[name]! : [];
    if (known.length > 0 && rng.int(5) > 0) return rng.pick(known);
    if (depth > 8) return null;
    if (schema.$ref) return this.valid(this.schemas[schema.$ref.split('/').at(-1)!] ?? {}, name, depth + 1);
    if (schema.enum) return rng.pick(schema.enum);
    if (schema.example !== undefined && rng.int(2) === 0) return schema.example;
    const parts = schema.oneOf ?? schema.anyOf;
    if (parts?.length) return this.valid(rng.pick(parts), name, depth + 1);
    if (schema.allOf?.length) {
      return Object.assign({}, ...schema.allOf.map((part) => this.valid(part, name, depth + 1))) as unknown;
    }
    switch ([schema.type].flat()[0]) {
      case 'object':
        return this.object(schema, depth);
      case 'array':
        return Array.from({ length: rng.int(3) }, () => this.valid(schema.items ?? {}, '', depth + 1));
      case 'integer':
      case 'number':
        return (
          (schema.minimum ?? 0) + rng.int(Math.max(1, Math.min(50, (schema.maximum ?? 50) - (schema.minimum ?? 0) + 1)))
        );
      case 'boolean':
        return rng.int(2) === 0;
      case 'string':
        return 'x'.repeat(Math.max(schema.minLength ?? 0, 1 + rng.int(12)));
      default:
        return nonsense(rng, 2);
    }
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): object {
    const members = Object.entries(properties).filter(([name]) => required.includes(name) || this.rng.int(2) === 0);
    return Object.fromEntries(members.map(([name, member]) => [name, this.valid(member, name, depth + 1)]));
  }
}
