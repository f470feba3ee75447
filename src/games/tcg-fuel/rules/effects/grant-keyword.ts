import type { EffectData, Keyword, Reference } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { duration, keywords, reference } from './fields.js';
import { permanentsIn } from './references.js';
import { changeUntilEndOfTurn } from './temporary.js';

export interface GrantKeyword extends EffectData {
  readonly what: Reference;
  readonly keywords: readonly Keyword[];
  readonly duration: 'end_of_turn';
}

/** Keywords until end of turn, for what matches now. */
export const grantKeyword: EffectRule<GrantKeyword> = {
  fields: { what: reference, keywords, duration },
  run(resolution, { what, keywords }) {
    for (const card of permanentsIn(resolution, what)) {
      changeUntilEndOfTurn(resolution.play, card, { keywords: [...keywords] });
    }
  },
};
