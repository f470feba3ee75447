import type { EffectKind } from './effect.js';
import { unprotectedToys } from '../playing/targets.js';
import { putToSleep } from '../zones.js';

/** Every toy in play that is not protected goes to sleep (R42). */
export const sleepAll: EffectKind = {
  type: 'sleep_all',
  alias: 'break_all',
  about: 'All toys in play go to sleep.',
  example: 'sleep_all',
  onActions: true,
  parse: () => ({
    play: { apply: (resolving, source) => putToSleep(resolving, unprotectedToys(resolving, source)) },
  }),
};
