import { to } from '../to.js';

/** A page that only one game has. */
export interface OwnPage {
  readonly label: string;
  readonly to: string;
}

const OWN_PAGES: Readonly<Record<string, readonly OwnPage[]>> = {
  ggltcg: [
    { label: 'Workshop: cards of your own', to: to.workshop() },
    { label: 'Statistics of cards and players', to: to.toyStatistics() },
  ],
};

/** The pages that a game has besides those that every game has. */
export function ownPagesOf(slug: string): readonly OwnPage[] {
  return Object.hasOwn(OWN_PAGES, slug) ? (OWN_PAGES[slug] ?? []) : [];
}
