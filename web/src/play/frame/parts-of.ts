import type { Named } from '../table-kind.js';

/**
 * A sentence, taken apart at the names in it. Several things of one name are told apart by their order; where the sentence has
 * their name more or less often than there are such things, it is open which is meant, and it stays words.
 */
export function partsOf(text: string, names: readonly Named[]): readonly (string | Named)[] {
  const byName = new Map<string, Named[]>();
  for (const named of names) {
    const same = byName.get(named.name) ?? [];
    if (same.every(({ ref }) => ref !== named.ref)) byName.set(named.name, [...same, named]);
  }
  if (byName.size === 0) return [text];
  const longestFirst = [...byName.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  // Split by a group: every second piece is a name.
  const pieces = text.split(pattern);
  const said = (name: string): number => pieces.filter((piece, index) => index % 2 === 1 && piece === name).length;
  const left = new Map([...byName].filter(([name, same]) => same.length === 1 || same.length === said(name)));
  return pieces.flatMap((piece, index): readonly (string | Named)[] => {
    const [next, ...later] = (index % 2 === 1 && left.get(piece)) || [];
    if (later.length > 0) left.set(piece, later);
    return next || piece !== '' ? [next ?? piece] : [];
  });
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
