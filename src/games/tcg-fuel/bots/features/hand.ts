import type { Seat } from '../../../../engine/core/index.js';
import { printOf } from '../../rules/cards.js';
import { getPrint } from '../../rules/catalogue/catalogue.js';
import type { Print } from '../../rules/catalogue/catalogue.js';
import { textOf } from '../../rules/stack/stack.js';
import type { Look } from '../../rules/tcg-fuel.types.js';
import type { Effect } from '../effects.js';
import { notePieces } from './note.js';
import type { Note } from './note.js';

/** The hand by what can be cast with so many lands. Returns how much damage it can do to a player at once. */
export function noteHand(state: Look, seat: Seat, lands: number, note: Note): number {
  const { hand } = state.players[seat]!;
  let [landsInHand, burn] = [0, 0];
  for (const id of hand) {
    const print = printOf(state.cards[id]!);
    const { manaValue, id: slug } = print.data;
    if (print.isLand) {
      landsInHand += 1;
      continue;
    }
    note(manaValue <= lands ? 'hand now' : manaValue <= lands + 2 ? 'hand soon' : 'hand late', 1);
    note(`hand ${slug}`, 1);
    if (manaValue <= lands) burn += burnOf(slug);
  }
  notePieces('hand', hand.length, [1, 2, 4, 7], note);
  if (landsInHand === 0) return burn;
  note('hand land', 1);
  note('hand more lands', landsInHand - 1);
  if (lands < 4) note('hand land early', Math.min(landsInHand, 2));
  return burn;
}

const burns = new Map<string, number>();

/** What a card does to a player when it is cast, or comes into play. */
function burnOf(slug: string): number {
  let burn = burns.get(slug);
  if (burn === undefined) {
    burn = readBurn(getPrint(slug));
    burns.set(slug, burn);
  }
  return burn;
}

function readBurn({ data, triggers }: Print): number {
  const entering = triggers.filter(({ trigger }) => trigger === 'on_enter_battlefield').map(({ id }) => id);
  return [null, ...entering].reduce((sum, abilityId) => {
    const { targets, effects } = textOf({ card: data.id, mode: null, abilityId });
    const isAtPlayers = targets.some(({ kind }) => kind === 'any' || kind === 'player' || kind === 'opponent');
    const harms = (effects as readonly Effect[]).filter(
      ({ type, to, who }) =>
        (type === 'damage' || type === 'lose_life') &&
        (isAtPlayers ? String(to ?? who).startsWith('target:') : (to ?? who) === 'opponents'),
    );
    return harms.reduce((total, { amount = 0 }) => total + amount, sum);
  }, 0);
}
