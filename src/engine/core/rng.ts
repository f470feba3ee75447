/** Where a rule gets its chance from. Nothing else in a game is random. */
export interface Rng {
  /** 32 random bits. */
  word(): number;
  /** A whole number from 0 to n - 1, each as likely. */
  int(n: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** Puts the items in random order, in place (Fisher–Yates, from the end), and returns them. */
  shuffle<T>(items: T[]): T[];
  /** Random bytes as lower-case hex: for ids that say nothing. */
  hex(bytes: number): string;
}

const WORDS = 2 ** 32;

/** An `Rng` over a source of 32-bit words. */
export function rngOver(word: () => number): Rng {
  const int = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`int(${n}): a whole number from 1 is needed`);
    // The words above the last whole multiple of n are thrown away, or small results would be likelier.
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  };
  return {
    word,
    int,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('pick: there is nothing to pick from');
      return items[int(items.length)]!;
    },
    shuffle: (items) => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const kept = items[i]!;
        items[i] = items[j]!;
        items[j] = kept;
      }
      return items;
    },
    hex: (bytes) => {
      let text = '';
      while (text.length < bytes * 2) text += word().toString(16).padStart(8, '0');
      return text.slice(0, bytes * 2);
    },
  };
}
