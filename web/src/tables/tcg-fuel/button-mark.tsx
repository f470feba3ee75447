import type { ButtonOffer } from '../../play/ask/offer.js';
import { Pip } from './pips.js';
import { manaIn } from './shapes.js';

/** The colour of mana that a button chooses, as its symbol. */
export function ButtonMark({ button: { meaning } }: { readonly button: ButtonOffer }) {
  const mana = meaning.means === 'option' ? manaIn(meaning.step, meaning.value) : undefined;
  if (mana === undefined) return null;
  return (
    <span className="fu-button-mark" aria-hidden="true">
      <Pip mana={mana} />
    </span>
  );
}
