import type { EffectData, Reference } from '../catalogue/card.types.js';
import { noticeArrivals } from '../stack/triggers.js';
import { makeToken } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { count, reference, token } from './fields.js';
import { seatsOf } from './references.js';

export interface CreateToken extends EffectData {
  readonly who: Reference;
  readonly token: string;
  readonly amount: number;
}

/** Tokens enter together, and each sees the others enter. */
export const createToken: EffectRule<CreateToken> = {
  fields: { who: reference, token, amount: count },
  run(resolution, { who, token, amount }) {
    const { play } = resolution;
    const made: number[] = [];
    for (const seat of seatsOf(resolution, who)) {
      for (let n = 0; n < amount; n++) made.push(makeToken(play, token, seat, 'R5'));
    }
    noticeArrivals(play.state, made);
  },
};
