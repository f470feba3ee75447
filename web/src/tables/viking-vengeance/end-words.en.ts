/** A side of the table. */
export const plateWords = {
  said: (name: string, tiles: number, hand: number, deck: number, fallen: number) =>
    `${name}: ${tiles} tiles, ${hand} in hand, ${deck} in the deck, ${fallen} fallen`,
  away: (seconds: number | undefined) => `away${seconds === undefined ? '' : `, ${seconds} s`}`,
  /** Beside a name: turns in a row that the clock has played; the third one loses. */
  missed: (turns: number) => `late ${turns} of 3`,
  missedInShort: (turns: number) => `late ${turns}/3`,
};

/** The words of the end: how it came, and what it brought. */
export const resultWords = {
  to: 'to',
  reason: (reason: string) => REASONS[reason] ?? '',
  coins: (n: number) => `+${n} ${n === 1 ? 'coin' : 'coins'}`,
  purse: (n: number) => `${n} in your purse`,
  rating: 'rating',
  change: (by: number) => (by < 0 ? `−${-by}` : `+${by}`),
  nothing: 'This game brings no experience.',
  lessons: 'What your cards have learnt',
  level: (level: number) => `Level ${level}!`,
  xp: (gained: number) => `+${gained} XP`,
  way: (level: number, percent: number) => `Level ${level}, ${percent} % of the way to the next`,
  someCard: 'A card',
};

const REASONS: Readonly<Record<string, string>> = {
  board_full: 'The board is full.',
  passes: 'Both sides passed, one after the other.',
  surrender: 'One side gave up.',
  forfeit: 'One side stayed away too long.',
  turn_limit: 'Turn 100 was the last.',
};
