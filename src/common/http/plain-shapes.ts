import type { Type } from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage as transforms } from 'class-transformer/cjs/storage.js';
import {
  equals,
  getMetadataStorage,
  isBoolean,
  isIn,
  isInt,
  isObject,
  isString,
  length,
  max,
  maxLength,
  min,
} from 'class-validator';

type Check = (value: unknown) => boolean;
type ValidationMetadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** One member of a DTO: when it is looked at, and what it must be then. */
interface Member {
  readonly name: string;
  readonly matters: readonly ((dto: object, value: unknown) => boolean)[];
  readonly checks: readonly Check[];
}

/** The decorators that need nothing but the value, as class-validator itself checks them. */
const CHECKS: Readonly<Record<string, (constraints: readonly never[]) => Check>> = {
  isString: () => isString,
  isInt: () => (value) => isInt(value),
  isBoolean: () => isBoolean,
  isObject: () => isObject,
  isIn:
    ([allowed]) =>
    (value) =>
      isIn(value, allowed!),
  equals:
    ([wanted]) =>
    (value) =>
      equals(value, wanted),
  min:
    ([least]) =>
    (value) =>
      min(value as number, least!),
  max:
    ([most]) =>
    (value) =>
      max(value as number, most!),
  isLength:
    ([least, most]) =>
    (value) =>
      length(value, least!, most),
  maxLength:
    ([most]) =>
    (value) =>
      maxLength(value, most!),
};

const known = new WeakMap<Type<object>, ReadonlyMap<string, Member> | null>();

/**
 * Whether a plain object obviously fits a DTO of simple members: no unknown ones, and each check passed. Almost all that
 * comes in does, and is spared the general way. What is not obvious, or wrong, goes that way and is told why.
 */
export function obviouslyFits(Dto: Type<object>, plain: object): boolean {
  const members = membersOf(Dto);
  if (!members) return false;
  for (const key of Object.keys(plain)) if (!members.has(key)) return false;
  for (const { name, matters, checks } of members.values()) {
    const value = (plain as Record<string, unknown>)[name];
    if (matters.every((matter) => matter(plain, value)) && !checks.every((check) => check(value))) return false;
  }
  return true;
}

function membersOf(Dto: Type<object>): ReadonlyMap<string, Member> | null {
  let members = known.get(Dto);
  if (members === undefined) known.set(Dto, (members = readMembers(Dto)));
  return members;
}

/** Null where something is asked for that is not simple. */
function readMembers(Dto: Type<object>): ReadonlyMap<string, Member> | null {
  const members = new Map<string, { name: string; matters: Member['matters'][number][]; checks: Check[] }>();
  if (transforms.getExposedMetadatas(Dto).length > 0 || transforms.getExcludedMetadatas(Dto).length > 0) return null;
  for (const asked of getMetadataStorage().getTargetValidationMetadatas(Dto, '', false, false)) {
    const name = asked.propertyName;
    if (isTransformed(Dto, name) || asked.each || isGrouped(asked)) return null;
    const member = members.get(name) ?? { name, matters: [], checks: [] };
    members.set(name, member);
    if (asked.type === 'conditionalValidation') {
      member.matters.push((asked.constraints as Member['matters'][number][])[0]!);
      continue;
    }
    const check = checkOf(asked);
    if (!check) return null;
    member.checks.push(check);
  }
  return members;
}

function checkOf({ type, name, constraints }: ValidationMetadata): Check | undefined {
  if (type !== 'customValidation' || name === undefined || !Object.hasOwn(CHECKS, name)) return undefined;
  return CHECKS[name]!((constraints ?? []) as never[]);
}

/** A decorator with options, such as a message, but without groups has no list at all. */
function isGrouped({ groups }: { readonly groups?: readonly string[] }): boolean {
  return groups !== undefined && groups.length > 0;
}

function isTransformed(Dto: Type<object>, name: string): boolean {
  return (
    transforms.findTypeMetadata(Dto, name) !== undefined ||
    transforms.findTransformMetadatas(Dto, name, TransformationType.PLAIN_TO_CLASS).length > 0
  );
}
