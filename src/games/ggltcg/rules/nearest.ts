/** Words by how much they are written like another one, the most alike first. */
export function nearest(words: readonly string[], written: string): string[] {
  const wanted = written.toLowerCase();
  return words
    .map((word) => ({ word, far: distance(word.toLowerCase(), wanted) }))
    .sort((one, other) => one.far - other.far || (one.word < other.word ? -1 : 1))
    .map(({ word }) => word);
}

/** The word that was probably meant; none where even the nearest is a different word. */
export function probably(words: readonly string[], written: string): string | undefined {
  const [word] = nearest(words, written);
  const most = Math.max(1, Math.floor(written.length / 4));
  return word !== undefined && distance(word, written.toLowerCase()) <= most ? word : undefined;
}

/** How many letters have to be put in, taken out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
