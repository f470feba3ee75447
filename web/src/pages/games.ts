export interface Game {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly players: string;
}

/** The one with a table on this page. */
export const AT_A_TABLE: Game = {
  slug: 'four-in-a-square',
  title: 'Four in a Square',
  about: 'Place a piece, then slide a square. Whoever owns a solid block of four wins.',
  players: 'For one or two',
};

export const BY_API: readonly Game[] = [
  {
    slug: 'check',
    title: 'Check',
    about: 'Four cards face down, and a memory. The lowest hand wins.',
    players: 'For two to six',
  },
  {
    slug: 'ggltcg',
    title: 'GGLTCG',
    about: 'Toys that tussle. Six cards each, and hardly any luck.',
    players: 'For two',
  },
  {
    slug: 'viking-vengeance',
    title: 'Viking Vengeance',
    about: 'A duel of cards on a board of sixteen tiles.',
    players: 'For one or two',
  },
  {
    slug: 'tcg-fuel',
    title: 'TCG Fuel',
    about: 'Lands, spells and creatures; every spell may be answered.',
    players: 'For two to eight',
  },
];
