import type { EffectData, Reference } from '../catalogue/card.types.js';
import { changeController } from '../permanents/control.js';
import type { EffectRule } from './effect.js';
import { duration, reference } from './fields.js';
import { permanentsIn, seatsOf } from './references.js';

export interface GainControl extends EffectData {
  readonly what: Reference;
  readonly who: Reference;
  readonly duration: 'end_of_turn';
}

/** A player controls it until end of turn; the latest such effect wins (R6). */
export const gainControl: EffectRule<GainControl> = {
  fields: { what: reference, who: reference, duration },
  run(resolution, { what, who }) {
    const [seat] = seatsOf(resolution, who);
    if (seat === undefined) return;
    for (const card of permanentsIn(resolution, what)) {
      card.permanent!.temporary.push({ power: 0, toughness: 0, keywords: [], controller: seat });
      changeController(resolution.play, card, seat);
    }
  },
};
