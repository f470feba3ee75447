import 'reflect-metadata';
import { ArgumentMetadata, Injectable, Type, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { ApiError } from '../api-error.js';
import { fitsSchema } from './compiled-shapes.js';
import { refuseBadText } from './text-check.js';

/** One complaint about one field. */
export interface FieldProblem {
  readonly field: string;
  readonly reason: string;
}

/** Names that mean something to JavaScript itself: no field of ours has them. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_TOLD = 20;

/** A plain value as an instance of its DTO, or `BAD_SHAPE` with every field that is wrong. */
export function checkShape<T extends object>(Dto: Type<T>, plain: unknown, where = 'body'): T {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw badShape([{ field: where, reason: 'must be an object' }]);
  }
  refuseBadText(plain, where);
  const clean = withoutReserved(plain, '') as object;
  if (fitsSchema(Dto, clean)) return Object.assign(new Dto(), clean);
  const instance = plainToInstance(Dto, clean);
  const errors = validateSync(instance, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  });
  if (errors.length > 0) throw badShape(fieldProblems(errors));
  return instance;
}

/** Nest's pipe for whole DTOs, through `checkShape`; single parameters keep Nest's own conversion. */
@Injectable()
export class ShapePipe extends ValidationPipe {
  constructor() {
    super({ transform: true });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (!metadata.metatype || !this.toValidate(metadata)) return super.transform(value, metadata);
    // No body at all is an empty one: the DTO says whether that will do.
    return checkShape(
      metadata.metatype as Type<object>,
      value === undefined ? {} : value,
      metadata.data ?? metadata.type,
    );
  }
}

/** 400 with every field that is wrong. */
export function badShape(problems: readonly FieldProblem[]): ApiError {
  const told = problems.slice(0, MAX_TOLD);
  const text = told.map(({ field, reason }) => `${field} ${reason}`).join('; ');
  return new ApiError(400, 'BAD_SHAPE', text || 'The shape is wrong.', { details: told });
}

/**
 * A copy free of reserved keys, which are refused like any unknown property: `JSON.parse` makes `__proto__` an ordinary
 * key, but code that copies the object later would set a prototype. Recursion is safe: the depth has been checked.
 */
function withoutReserved(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutReserved(item, join(path, String(index))));
  if (typeof value !== 'object' || value === null) return value;
  const clean: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (RESERVED.has(key)) throw badShape([{ field: join(path, key), reason: 'should not exist' }]);
    clean[key] = withoutReserved((value as Record<string, unknown>)[key], join(path, key));
  }
  return clean;
}

function fieldProblems(errors: readonly ValidationError[], parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = join(parent, error.property);
    // What a DTO asks first is checked last: that it is a number comes before how large it may be.
    const first = Object.values(error.constraints ?? {}).at(-1);
    const own = first === undefined ? [] : [{ field, reason: withoutName(first, error.property) }];
    return [...own, ...fieldProblems(error.children ?? [], field)];
  });
}

/** class-validator begins its messages with the name of the property, which we tell apart. */
function withoutName(text: string, property: string): string {
  if (text === `property ${property} should not exist`) return 'should not exist';
  return text.startsWith(`${property} `) ? text.slice(property.length + 1) : text;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
