import type { MatchMode } from '../../../../rooms/matchmaking/match-modes.js';
import { RANKED_WINDOW } from '../../../../rooms/matchmaking/match-modes.js';
import { constants } from '../../rules/catalogue.js';
import { vikingVengeance } from '../../rules/viking-vengeance.game.js';

export const MODES = ['casual', 'ranked'] as const;

const common: Partial<MatchMode> = { alone: true, start: constants.elo.start };
const casual = { ...vikingVengeance.defaults, mode: 'pvp' };

/** R58, R62: ranked games are played at level 1, and a full board shared equally goes to the first player. */
export const matchModes: Readonly<Record<(typeof MODES)[number], Partial<MatchMode>>> = {
  casual: { ...common, options: casual },
  ranked: { ...common, options: { ...casual, ranked: true, tieToFirst: true }, rated: true, window: RANKED_WINDOW },
};
