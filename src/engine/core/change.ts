/**
 * What makes one JSON value of another, itself as JSON and short:
 *
 * - a value that is no object stands for itself: the new value;
 * - `[value]` is the new value, `[]` says that the member is gone;
 * - `{ name: change }` are the members of an object that change;
 * - `[keep, edit, keep, edit, …]` goes through a list: so many elements stay, then one edit. `[drop, …values]` takes out so many
 *   elements and puts in others, `{ … }` changes the next one, an object, and `[[…]]` the next one, a list. What is left stays.
 */
export type Change = string | number | boolean | null | readonly unknown[] | { readonly [name: string]: Change };

type Members = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** How far an element is looked for that has moved. */
const FAR = 8;

/**
 * Undefined: nothing changes. What `JSON.stringify` makes of `changed(before, change)` is what it makes of `after`, the order
 * of members included. Parts that both values hold as the same object cost nothing.
 */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return newValue(after);
  const areLists = Array.isArray(before);
  if (areLists !== Array.isArray(after)) return [after];
  return areLists ? listChange(before, after as List) : memberChange(before as Members, after as Members);
}

/** The value after a change. What has not changed is the same object as before; nothing is written to. */
export function changed(before: unknown, change: Change): unknown {
  if (!isObject(change)) return change;
  if (!Array.isArray(change)) return changedMembers(before as Members, change as Readonly<Record<string, Change>>);
  return change.length === 1 ? (change[0] as unknown) : changedList(before as List, change);
}

function memberChange(before: Members, after: Members): Change | undefined {
  const old = Object.keys(before);
  const names = Object.keys(after);
  if (old.length !== names.length) return otherMembers(before, after);
  let change: Record<string, Change> | undefined;
  // Most objects have the members that they had before.
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!;
    const was = before[name];
    const is = after[name];
    if (name !== old[index] || was === undefined || is === undefined) return otherMembers(before, after);
    if (was === is) continue;
    const inside = changeOf(was, is);
    if (inside === undefined) continue;
    change ??= {};
    change[name] = inside;
  }
  return change;
}

function otherMembers(before: Members, after: Members): Change | undefined {
  const change: Record<string, Change> = {};
  const names = namesOf(after);
  let at = 0;
  for (const name of namesOf(before)) {
    if (name !== names[at]) {
      // In another order: members that are put in stand behind those that stay.
      if (after[name] !== undefined) return [after];
      change[name] = [];
      continue;
    }
    at += 1;
    const inside = changeOf(before[name], after[name]);
    if (inside !== undefined) change[name] = inside;
  }
  for (const name of names.slice(at)) change[name] = newValue(after[name]);
  return Object.keys(change).length > 0 ? change : undefined;
}

function listChange(before: List, after: List): Change | undefined {
  const edits: unknown[] = [];
  let keep = 0;
  let splice: unknown[] | undefined;
  const edit = (one: unknown): void => {
    edits.push(keep, one);
    keep = 0;
  };
  const cut = (drop: number, values: List): void => {
    if (!splice) edit((splice = [0]));
    splice[0] = (splice[0] as number) + drop;
    splice.push(...values);
  };
  let from = 0;
  let to = 0;
  while (from < before.length && to < after.length) {
    const inside = changeOf(before[from], after[to]);
    if (inside !== undefined) {
      const moved = distance(before, from, after, to);
      if (moved !== 0) {
        if (moved > 0) cut(moved, []);
        else cut(0, after.slice(to, to - moved));
        from += Math.max(moved, 0);
        to += Math.max(-moved, 0);
        continue;
      }
      if (!isObject(inside) || (Array.isArray(inside) && inside.length === 1)) cut(1, [after[to]]);
      else {
        splice = undefined;
        edit(Array.isArray(inside) ? [inside] : inside);
      }
    } else {
      splice = undefined;
      keep += 1;
    }
    from += 1;
    to += 1;
  }
  if (from < before.length) cut(before.length - from, []);
  if (to < after.length) cut(0, after.slice(to));
  return edits.length > 0 ? edits : undefined;
}

/** By how many elements before the next one that stays are gone; negative: by how many new ones come first. */
function distance(before: List, from: number, after: List, to: number): number {
  for (let far = 1; far <= FAR; far++) {
    if (from + far < before.length && isSame(before[from + far], after[to])) return far;
    if (to + far < after.length && isSame(before[from], after[to + far])) return -far;
  }
  return 0;
}

/** Whether `changeOf` finds nothing, found without writing down what there is; a member that is undefined counts as one. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one)) {
    const list = other as List;
    if (one.length !== list.length) return false;
    for (let index = 0; index < one.length; index++) if (!isSame(one[index], list[index])) return false;
    return true;
  }
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!;
    if (name !== others[index] || !isSame((one as Members)[name], (other as Members)[name])) return false;
  }
  return true;
}

function newValue(value: unknown): Change {
  return isObject(value) ? [value] : ((value ?? null) as Change);
}

function changedMembers(before: Members, change: Readonly<Record<string, Change>>): Members {
  const after: Record<string, unknown> = { ...before };
  for (const [name, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && inside.length === 0) delete after[name];
    else after[name] = changed(after[name], inside);
  }
  return after;
}

function changedList(before: List, edits: List): List {
  const after: unknown[] = [];
  let at = 0;
  for (let index = 0; index < edits.length; index += 2) {
    const keep = edits[index] as number;
    after.push(...before.slice(at, at + keep));
    at += keep;
    const edit = edits[index + 1] as Change;
    if (!Array.isArray(edit)) after.push(changed(before[at++], edit));
    else if (Array.isArray(edit[0])) after.push(changedList(before[at++] as List, edit[0]));
    else {
      at += edit[0] as number;
      after.push(...(edit.slice(1) as List));
    }
  }
  return [...after, ...before.slice(at)];
}

/** As `JSON.stringify` sees them. */
function namesOf(members: Members): string[] {
  const names = Object.keys(members);
  for (const name of names) if (members[name] === undefined) return names.filter((one) => members[one] !== undefined);
  return names;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
