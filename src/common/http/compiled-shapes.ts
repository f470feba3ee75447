import type { Type } from '@nestjs/common';
import { Ajv } from 'ajv';
import { dtoSchema } from './dto-schema.js';

type Fits = (plain: object) => boolean;

const ajv = new Ajv({ allErrors: false });
const compiled = new WeakMap<Type<object>, Fits>();

/**
 * Whether a plain object fits the JSON Schema of a DTO. Almost all that comes in does, and is spared class-validator's walk,
 * which takes several times as long. A no means only that class-validator is to decide, and to say what is wrong: so it is for a
 * DTO without a schema.
 */
export function fitsSchema(Dto: Type<object>, plain: object): boolean {
  let fits = compiled.get(Dto);
  if (!fits) compiled.set(Dto, (fits = compile(Dto)));
  return fits(plain);
}

function compile(Dto: Type<object>): Fits {
  const schema = dtoSchema(Dto);
  if (!schema) return () => false;
  return ajv.compile(schema);
}
