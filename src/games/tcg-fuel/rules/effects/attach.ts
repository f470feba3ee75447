import type { EffectData, Reference } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Attach extends EffectData {
  readonly what: Reference;
  readonly to: Reference;
}

/** Moves the source onto the creature; if it is there already, nothing. */
export const attach: EffectRule<Attach> = {
  fields: { what: reference, to: reference },
  run(resolution, { what, to }) {
    const [card] = permanentsIn(resolution, what);
    const [host] = permanentsIn(resolution, to);
    if (!card || !host || card.permanent!.attachedTo === host.id) return;
    card.permanent!.attachedTo = host.id;
    resolution.play.emit({ type: 'attached', rule: 'R34', cardId: card.id, to: host.id });
  },
};
