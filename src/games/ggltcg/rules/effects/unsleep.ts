import type { EffectKind } from './effect.js';
import { definitionOf, playerOf } from '../cards.js';
import { unsleep as wake } from '../zones.js';
import { readTargetCount } from './target-count.js';

/** Cards of one's own sleep zone return to the hand (R30, R45). */
export const unsleep: EffectKind = {
  type: 'unsleep',
  alias: 'fix',
  about:
    'One card of the own sleep zone, or up to the number, returns to the hand; with `actions` or `toys` only cards of that kind. With `optional` it may be none.',
  example: 'unsleep:actions:1',
  onActions: true,
  parse(params) {
    const word = params.nextIsNumber() ? undefined : params.keyword('kind of card', ['actions', 'toys']);
    const type = word && (word === 'actions' ? 'Action' : 'Toy');
    return {
      play: {
        targets: {
          ...readTargetCount(params),
          verb: 'unsleeped',
          priced: 'effective',
          reach: (state, player, pool) =>
            playerOf(state, player).sleep_zone.filter((card) => !type || definitionOf(pool, card).type === type),
        },
        apply: (resolving, _source, targets) => wake(resolving, targets),
      },
    };
  },
};
