/*
 * A strip is a row of three squares, 12 bits for each colour: bit 4·column + slot. Sliding sideways moves four bits
 * within a strip, sliding up or down moves them between strips, and whatever asks about 2×2 windows is a table of
 * 4,096: five windows lie within a strip, five across two strips (the lower row of one, the upper row of the other).
 */
const STRIPS = 4096;

/** The bit of a strip at one of its two rows and six columns. */
const bitAt = (row: number, col: number): number => 1 << ((col >> 1) * 4 + row * 2 + (col & 1));

/** A row of a strip as six bits, from the left. */
const rowOf = (strip: number, row: number): number =>
  [0, 1, 2, 3, 4, 5].reduce((bits, col) => bits | (strip & bitAt(row, col) ? 1 << col : 0), 0);

const table = (valueOf: (index: number) => number): Int16Array =>
  Int16Array.from({ length: STRIPS }, (_, i) => valueOf(i));

export const UPPER_ROW = table((strip) => rowOf(strip, 0));
export const LOWER_ROW = table((strip) => rowOf(strip, 1));
/** The upper row, shifted to stand beside the lower row of the strip above: together they index the join tables. */
export const UPPER_ROW_SHIFTED = table((strip) => rowOf(strip, 0) << 6);

/** 1 where a strip holds a block. */
export const FULL = table((strip) => (windows(UPPER_ROW[strip]!, LOWER_ROW[strip]!, 4).length > 0 ? 1 : 0));

/** The slots that would complete a block within the strip. */
export const NEED = table((strip) =>
  windows(UPPER_ROW[strip]!, LOWER_ROW[strip]!, 3).reduce((mask, { row, col }) => mask | bitAt(row, col), 0),
);

/** 1 where two rows that meet hold a block. Indexed by the lower row of one strip and the shifted upper row of the next. */
export const JOIN_FULL = table((rows) => (windows(rows & 63, rows >> 6, 4).length > 0 ? 1 : 0));

/** The slots of the strip above (in its lower row) that would complete a block across the join. */
export const JOIN_NEED_ABOVE = table((rows) =>
  windows(rows & 63, rows >> 6, 3).reduce((mask, { row, col }) => (row === 0 ? mask | bitAt(1, col) : mask), 0),
);

/** The slots of the strip below (in its upper row) that would complete a block across the join. */
export const JOIN_NEED_BELOW = table((rows) =>
  windows(rows & 63, rows >> 6, 3).reduce((mask, { row, col }) => (row === 1 ? mask | bitAt(0, col) : mask), 0),
);

export const POPULATION = table((strip) => {
  let count = 0;
  for (let bits = strip; bits > 0; bits &= bits - 1) count += 1;
  return count;
});

/** The windows of two rows with this many bits set, each with its (first) slot that is not set. */
function windows(above: number, below: number, count: number): { row: number; col: number }[] {
  const found: { row: number; col: number }[] = [];
  for (let col = 0; col < 5; col++) {
    const slots = [
      { row: 0, col, set: (above >> col) & 1 },
      { row: 0, col: col + 1, set: (above >> (col + 1)) & 1 },
      { row: 1, col, set: (below >> col) & 1 },
      { row: 1, col: col + 1, set: (below >> (col + 1)) & 1 },
    ];
    if (slots.filter(({ set }) => set).length === count) found.push(slots.find(({ set }) => !set) ?? slots[0]!);
  }
  return found;
}
