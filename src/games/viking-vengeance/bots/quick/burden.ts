import { addPower, isBane, isBoon, isNothing } from '../../rules/board/power.js';
import type { CardEffect } from '../../rules/viking-vengeance.types.js';
import { effectsHash } from './hashing.js';

/**
 * What weighs on a card, with everything it comes to. A value: a changed burden is another burden, and what follows from
 * one is remembered, since a search meets the same changes again and again.
 */
export class Burden {
  /** The four sides before the clamp at 0, and as they are compared (R8). */
  readonly raw: readonly [number, number, number, number];
  readonly sides: readonly [number, number, number, number];
  readonly total: number;
  readonly hash: number;
  readonly silences: boolean;
  readonly protects: boolean;
  readonly boon: boolean;
  readonly bane: boolean;
  private readonly passes: boolean;
  private readonly heavier = new Map<CardEffect, Burden>();
  private aTurnLater: Burden | undefined;

  constructor(
    private readonly base: readonly [number, number, number, number],
    readonly effects: readonly CardEffect[],
  ) {
    let [top, right, bottom, left] = base;
    for (const { bySide } of effects) {
      top += bySide.top;
      right += bySide.right;
      bottom += bySide.bottom;
      left += bySide.left;
    }
    this.raw = [top, right, bottom, left];
    this.sides = [Math.max(0, top), Math.max(0, right), Math.max(0, bottom), Math.max(0, left)];
    this.total = this.sides[0] + this.sides[1] + this.sides[2] + this.sides[3];
    this.silences = effects.some(({ kind }) => kind === 'silence');
    this.protects = effects.some(({ kind }) => kind === 'protect');
    this.passes = effects.some(({ ticks }) => ticks !== null);
    this.boon = effects.some(isBoon);
    this.bane = effects.some(isBane);
    this.hash = effectsHash(effects);
  }

  get isNothing(): boolean {
    return this.effects.length === 0;
  }

  /** R9: one more effect; permanent power of the same name and source is added to what is there. */
  plus(effect: CardEffect): Burden {
    let next = this.heavier.get(effect);
    if (!next) this.heavier.set(effect, (next = this.with(joined(this.effects, effect))));
    return next;
  }

  /** Without every effect that answers the description: itself, where there is none. */
  without(taken: (effect: CardEffect) => boolean): Burden {
    const left = this.effects.filter((effect) => !taken(effect));
    return left.length === this.effects.length ? this : this.with(left);
  }

  with(effects: readonly CardEffect[]): Burden {
    return new Burden(this.base, effects);
  }

  /** R33: after the end of a turn. */
  ticked(): Burden {
    if (!this.passes) return this;
    return (this.aTurnLater ??= this.with(
      this.effects.flatMap((effect) => {
        if (effect.ticks === null) return effect;
        return effect.ticks > 1 ? { ...effect, ticks: effect.ticks - 1 } : [];
      }),
    ));
  }
}

function joined(effects: readonly CardEffect[], effect: CardEffect): readonly CardEffect[] {
  const merging = isPermanent(effect)
    ? effects.findIndex((other) => isPermanent(other) && isOfOrigin(other, effect))
    : -1;
  if (merging < 0) return [...effects, effect];
  const bySide = addPower(effects[merging]!.bySide, effect.bySide);
  return isNothing(bySide) ? effects.toSpliced(merging, 1) : effects.with(merging, { ...effect, bySide });
}

const isPermanent = (effect: CardEffect): boolean => effect.kind === 'power' && effect.ticks === null;

const isOfOrigin = (one: CardEffect, other: CardEffect): boolean =>
  one.name === other.name && one.source === other.source;
