const plural = new Intl.PluralRules('en');

/** `count(2, 'table', 'tables')`: a number and the right form of its noun. */
const count = (n: number, one: string, many: string) => `${n} ${plural.select(n) === 'one' ? one : many}`;

/** The words of the house in English. Other languages have the same keys: this dictionary is their type. */
export const en = {
  house: 'Parlour',
  nav: {
    label: 'House',
    small: 'House, small',
    skip: 'To the content',
    house: 'House',
    play: 'Play',
    watch: 'Watch',
    me: 'Me',
    signIn: 'Sign in',
    help: 'Help',
    keys: 'Keys',
    licences: 'Licences',
    programmers: 'For programmers',
    foot: 'Nothing is tracked. Nothing is sold.',
  },
  wait: 'Loading',
  tables: (n: number) => count(n, 'table', 'tables'),
  again: 'Try again',
  problem: {
    title: 'That did not work',
    offline: 'The server cannot be reached.',
    notFound: 'There is no such page',
    notFoundMore: 'The address may be old, or mistyped.',
    chunk: 'A part of this page did not load.',
    home: 'To the house',
  },
};

/** All words of the page in one language. */
export type Words = typeof en;
