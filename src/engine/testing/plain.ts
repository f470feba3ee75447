/** Fails where a value would not come back from JSON as it went in. */
export function assertPlain(value: unknown, path = 'state'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${path} is ${value}, which JSON cannot say.`);
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((item, index) => assertPlain(item, `${path}[${index}]`));
    return;
  }
  if (typeof value !== 'object') throw new Error(`${path} is a ${typeof value}, which JSON cannot say.`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new Error(`${path} is an instance of a class.`);
  for (const [key, member] of Object.entries(value)) assertPlain(member, `${path}.${key}`);
}

/** Freezes a value and all in it; parts that are frozen already are shared with an earlier state. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}

/** The first place where two values differ. */
export function firstDifference(
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (Object.is(one, other)) return undefined;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return path;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(member(one, key), member(other, key), [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** What stands at a place. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (part && typeof part === 'object' ? member(part, key) : undefined), value);
}

function member(value: object, key: string): unknown {
  return (value as Record<string, unknown>)[key];
}
