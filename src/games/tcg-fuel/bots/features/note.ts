/** Takes what is noted of a side: a name, and how much of it there is. Notes of one name add up. */
export type Note = (feature: string, amount: number) => void;

/** How much of an amount lies between each bound and the next: the first points need not be worth what the last are. */
export function notePieces(name: string, amount: number, bounds: readonly number[], note: Note): void {
  let from = 0;
  for (const bound of bounds) {
    if (amount <= from) return;
    note(`${name} to ${bound}`, Math.min(amount, bound) - from);
    from = bound;
  }
}
