import { refTo } from '../cards.js';
import type { ReadCard } from '../ggltcg.types.js';
import type { Resolving } from '../playing/resolving.js';
import { staminaLeft, statOf } from './stats.js';

/** Tells what toys are worth after an effect has changed them. */
export function tellStats({ state, pool, emit }: Resolving, toys: readonly ReadCard[]): void {
  for (const toy of toys) {
    emit({
      type: 'stats_changed',
      card: refTo(toy),
      speed: statOf(state, pool, toy, 'speed'),
      strength: statOf(state, pool, toy, 'strength'),
      stamina: statOf(state, pool, toy, 'stamina'),
      current_stamina: staminaLeft(state, pool, toy),
    });
  }
}
