import { to } from '../to.js';
import type { PageWords } from '../words/pages.en.js';

/** A page that only one game has. */
export interface OwnPage {
  readonly name: keyof PageWords['gamePage']['ownPages'];
  readonly to: string;
}

const OWN_PAGES: Readonly<Record<string, readonly OwnPage[]>> = {
  ggltcg: [
    { name: 'workshop', to: to.workshop() },
    { name: 'toyStatistics', to: to.toyStatistics() },
  ],
};

/** The pages that a game has besides those that every game has. */
export function ownPagesOf(slug: string): readonly OwnPage[] {
  return Object.hasOwn(OWN_PAGES, slug) ? (OWN_PAGES[slug] ?? []) : [];
}
