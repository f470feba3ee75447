import type { Moment } from '../../rules/abilities/moment.js';

/** Every moment has a bit, so that many cards can be asked at once whether any of them speaks. */
const BITS: { readonly [M in Moment]: number } = {
  OnPlace: 1 << 0,
  HandOnPlace: 1 << 1,
  AnyOnPlace: 1 << 2,
  BeforeCombat: 1 << 3,
  OnCombat: 1 << 4,
  AfterCombat: 1 << 5,
  OnDefend: 1 << 6,
  HandOnDefend: 1 << 7,
  AnyOnDefend: 1 << 8,
  OnFlip: 1 << 9,
  HandOnFlip: 1 << 10,
  AnyOnFlip: 1 << 11,
  OnFlipped: 1 << 12,
  AnyOnFlipped: 1 << 13,
  HandOnTurnEnd: 1 << 14,
  OnTurnEnd: 1 << 15,
  HandOnRoundEnd: 1 << 16,
  OnRoundEnd: 1 << 17,
  HandOnRoundStart: 1 << 18,
  OnRoundStart: 1 << 19,
  HandOnTurnStart: 1 << 20,
  OnTurnStart: 1 << 21,
};

export const bitOf = (moment: Moment): number => BITS[moment];
