/** Whether two values of plain data say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** For `memo`: properties are the same, or lists of the same things. */
export function areSameProps(one: object, other: object): boolean {
  const [before, after] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => isSameList(before[name], after[name]));
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
