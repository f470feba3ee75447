/** Words that are printed on cards, in English: the sheets of the table and the pages of decks have them from here. */

interface Mana {
  readonly name: string;
  /** Shown beside the symbol where the settings say so. */
  readonly letter: string;
}

const MANA: Readonly<Record<string, Mana>> = {
  white: { name: 'white', letter: 'W' },
  blue: { name: 'blue', letter: 'U' },
  black: { name: 'black', letter: 'B' },
  red: { name: 'red', letter: 'R' },
  green: { name: 'green', letter: 'G' },
};

/** What each keyword means, for the sheet of a card. */
export const MEANINGS: Readonly<Record<string, string>> = {
  flying: 'blocked only by flying or reach',
  trample: 'what is left over hits the player or planeswalker it attacks',
  first_strike: 'deals damage first',
  double_strike: 'strikes first and again',
  haste: 'may act at once',
  reach: 'may block what flies',
  vigilance: 'does not tap to attack',
  lifelink: 'you gain what it deals',
  deathtouch: 'any damage destroys',
  defender: 'cannot attack',
  menace: 'two blockers or none',
  hexproof: 'no foreign targets',
  flash: 'may be cast like an instant',
  indestructible: 'is not destroyed, whatever the damage',
};

/** A keyword as it is read: `first_strike` is "first strike". */
export const keywordName = (keyword: string): string => keyword.replace('_', ' ');

export const manaName = (mana: string): string => MANA[mana]?.name ?? mana;
export const manaLetter = (mana: string): string | undefined => MANA[mana]?.letter;

export const printedWords = { token: 'token', noAbility: 'No abilities.' };
