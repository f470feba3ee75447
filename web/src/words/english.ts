const plural = new Intl.PluralRules('en');

/** `count(2, 'table', 'tables')`: a number and the right form of its noun. */
export const count = (n: number, one: string, many: string) => `${n} ${plural.select(n) === 'one' ? one : many}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** A small number as a word. */
export const inWords = (n: number) => SMALL[n] ?? String(n);
/** With a capital at its beginning. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `list(['Bea', 'Cy'])`: Bea and Cy. */
export const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
