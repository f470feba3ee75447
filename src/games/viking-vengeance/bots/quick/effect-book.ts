import { NO_POWER, onAllSides, onSide } from '../../rules/board/power.js';
import { SIDES } from '../../rules/board/board.js';
import type { CardEffect } from '../../rules/viking-vengeance.types.js';

/** Power on all four sides; 0 to 3 is one of them. */
export const ALL_SIDES = -1;

const KINDS = ['power', 'protect', 'silence'] as const;
/** More than any ability gives or takes at once, and lasts. */
const SPAN = 64;

/** The effects that cards of one deal give: each is written once, so that the same effect is the same object. */
export class EffectBook {
  private readonly written = new Map<number, CardEffect>();

  /** `givers`: for each card its id and that of its ability, which is the name of all it gives. */
  constructor(private readonly givers: readonly { readonly id: string; readonly abilityId: string | null }[]) {}

  power(giver: number, side: number, by: number, ticks: number | null): CardEffect {
    return this.effect(giver, 0, side, by, ticks);
  }

  protection(giver: number, ticks: number): CardEffect {
    return this.effect(giver, 1, ALL_SIDES, 0, ticks);
  }

  silence(giver: number, ticks: number): CardEffect {
    return this.effect(giver, 2, ALL_SIDES, 0, ticks);
  }

  private effect(giver: number, kind: number, side: number, by: number, ticks: number | null): CardEffect {
    if (Math.abs(by) >= SPAN || (ticks ?? 0) >= SPAN) throw new RangeError(`${by} for ${ticks} is out of bounds.`);
    const key = (((giver * 3 + kind) * 5 + side + 1) * 2 * SPAN + by + SPAN) * SPAN + (ticks ?? 0);
    let effect = this.written.get(key);
    if (!effect) {
      const { id, abilityId } = this.givers[giver]!;
      const powers = side === ALL_SIDES ? onAllSides(by) : onSide(SIDES[side]!, by);
      const bySide = kind === 0 ? powers : NO_POWER;
      this.written.set(key, (effect = { name: abilityId!, kind: KINDS[kind]!, bySide, ticks, source: id }));
    }
    return effect;
  }
}
