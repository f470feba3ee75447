import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { Game } from '../api/types.js';

type Part = ComponentType<{ readonly game: Game }>;

/** What a game has of its own on the pages of the house: a panel on its page, and its own form of a new game. */
interface OwnParts {
  readonly GamePanel?: Part;
  readonly NewGame?: Part;
  /** A game against bots can be opened as practice, in which moves may be taken back. */
  readonly practice?: boolean;
}

const OWN: Readonly<Record<string, OwnParts>> = {
  ggltcg: { practice: true },
  'viking-vengeance': {
    GamePanel: lazily(async () => (await import('./viking-vengeance/start/game-panel.js')).GamePanel),
    NewGame: lazily(async () => (await import('./viking-vengeance/start/new-game.js')).NewGame),
  },
};

/** The parts of a game; most games have none. */
export function ownPartsOf(slug: string): OwnParts {
  return (Object.hasOwn(OWN, slug) ? OWN[slug] : undefined) ?? {};
}

function lazily(load: () => Promise<Part>): Part {
  return lazy(async () => ({ default: await load() }));
}
