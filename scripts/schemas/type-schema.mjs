// Turns TypeScript types into JSON Schemas (2020-12) through the compiler's checker. Types with a name become definitions;
// all others are written where they stand.
import ts from 'typescript';
import { namesOf } from './type-names.mjs';
import { GENERIC, hinted } from './hints.mjs';

/** Aliases that change nothing about the JSON: the schema is that of their argument. */
const TRANSPARENT = new Set(['Frozen', 'Readonly', 'Draft', 'NoInfer']);
/** Aliases and interfaces of any JSON. */
const ANYTHING = new Set(['Json', 'JsonValue', 'JsonSchema']);

export class TypeSchemas {
  definitions = {};
  /** The types whose definitions are being written, so that a type may contain itself. */
  #names;
  #nesting = [];

  constructor(checker) {
    this.checker = checker;
    this.#names = namesOf(checker);
  }

  /** Writes a type as the definition `name`, whatever its own name is. */
  define(name, type) {
    this.#names.take(name, type);
    const schema = this.of(type);
    if (schema.$ref !== refTo(name).$ref) this.definitions[name] ??= schema;
    return refTo(name);
  }

  of(type) {
    const alias = type.aliasSymbol?.name;
    if (ANYTHING.has(alias)) return {};
    if (TRANSPARENT.has(alias)) return this.of(type.aliasTypeArguments[0]);
    const generic = GENERIC(type);
    if (generic) return refTo(generic);
    const name = this.#names.find(type);
    if (name === undefined) return this.#write(type);
    if (!(name in this.definitions)) {
      this.definitions[name] = {};
      const about = this.#comment(type.aliasSymbol ?? type.symbol);
      this.definitions[name] = { ...about, ...this.#write(type) };
    }
    return refTo(name);
  }

  #write(type) {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & ts.TypeFlags.Never) return { not: {} };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object', additionalProperties: true };
    if (type.isUnion()) return this.#union(type);
    if (flags & (ts.TypeFlags.Instantiable | ts.TypeFlags.Index)) {
      const bound = this.checker.getBaseConstraintOfType(type);
      return bound && bound !== type ? this.of(bound) : {};
    }
    if (this.checker.isTupleType(type)) return this.#tuple(type);
    if (this.checker.isArrayType(type)) {
      return { type: 'array', items: this.of(this.checker.getTypeArguments(type)[0]) };
    }
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#object(type);
    throw new Error(`No JSON Schema for the type ${this.checker.typeToString(type)}`);
  }

  #union(type) {
    // `A | null`, where A is itself a named union: the origin still knows its name.
    const parts = (type.origin?.isUnion?.() ? type.origin.types : type.types).filter(isSent);
    if (parts.length === 1) return this.of(parts[0]);
    const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
    const isBoolean = (part) => (part.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const others = parts.filter((part) => !literals.includes(part) && !isBoolean(part)).map((part) => this.of(part));
    const booleans = parts.filter(isBoolean);
    if (booleans.length === 2) others.unshift({ type: 'boolean' });
    else others.unshift(...booleans.map((part) => this.of(part)));
    if (literals.length > 0) others.unshift(enumOf(literals.map(({ value }) => value)));
    return anyOf(others);
  }

  #tuple(type) {
    const { minLength, elementFlags } = type.target;
    const items = this.checker.getTypeArguments(type).map((item) => this.of(item));
    const rest = elementFlags.findIndex((flag) => flag & ts.ElementFlags.Variable);
    if (rest >= 0) {
      const each = items.slice(rest).length === 1 ? items[rest] : anyOf(items.slice(rest));
      return { type: 'array', prefixItems: items.slice(0, rest), items: each, minItems: minLength };
    }
    return { type: 'array', prefixItems: items, items: false, minItems: minLength, maxItems: items.length };
  }

  #object(type) {
    if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' };
    const written = this.checker.getPropertyOfType(type, 'toJSON');
    if (written) return this.of(this.checker.getTypeOfSymbol(written).getCallSignatures()[0].getReturnType());
    if (this.#nesting.includes(type)) throw new Error(`${this.checker.typeToString(type)} contains itself: name it`);
    if (this.#nesting.length > 40) throw new Error(`${this.checker.typeToString(type)} goes too deep`);
    this.#nesting.push(type);
    const properties = {};
    const required = [];
    for (const member of this.checker.getPropertiesOfType(type)) {
      if (member.name.startsWith('__@')) continue;
      const schema = this.#member(member);
      if (!schema) continue;
      properties[member.name] = schema;
      if (!this.#mayBeLeftOut(member)) required.push(member.name);
    }
    this.#nesting.pop();
    const index =
      this.checker.getIndexInfoOfType(type, ts.IndexKind.String) ??
      this.checker.getIndexInfoOfType(type, ts.IndexKind.Number);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 || !index ? { properties } : undefined),
      ...(required.length > 0 ? { required } : undefined),
      ...(index ? { additionalProperties: this.of(index.type) } : undefined),
      // `@open`: has members that the type does not name.
      ...(type.symbol?.getJsDocTags(this.checker).some(({ name }) => name === 'open')
        ? { additionalProperties: true }
        : undefined),
    };
  }

  #member(member) {
    const type = this.checker.getTypeOfSymbol(member);
    if (!isSent(type) || type.getCallSignatures().length > 0) return undefined;
    if (type.isUnion() && type.types.every((part) => !isSent(part))) return undefined;
    const schema = hinted(member, this.of(type));
    return { ...schema, ...this.#comment(member) };
  }

  #mayBeLeftOut(member) {
    if (member.flags & ts.SymbolFlags.Optional) return true;
    const type = this.checker.getTypeOfSymbol(member);
    return (
      (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0 || (type.isUnion() && !type.types.every(isSent))
    );
  }

  #comment(symbol) {
    const lines = symbol?.getDocumentationComment(this.checker) ?? [];
    const description = ts.displayPartsToString(lines).replace(/\s+/g, ' ').trim();
    return description ? { description } : {};
  }
}

export function refTo(name) {
  return { $ref: `#/components/schemas/${name}` };
}

/** JSON leaves out what is undefined. */
function isSent(type) {
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) === 0;
}

function enumOf(values) {
  const types = [...new Set(values.map((value) => typeof value))];
  return { type: types.length === 1 ? types[0] : types, enum: values };
}

/** One of several; plain types beside `null` are written as a list of types. */
function anyOf(schemas) {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  if (distinct.some((schema) => Object.keys(schema).length === 0)) return {};
  if (distinct.length === 1) return distinct[0];
  const isPlain = (schema) => Object.keys(schema).join() === 'type';
  if (distinct.every(isPlain)) return { type: distinct.flatMap(({ type }) => type) };
  return { anyOf: distinct };
}
