import type { SeatRule } from '../../../../engine/core/index.js';
import { endAbility, goOnWithAbility, peek, swap } from '../abilities/ability.js';
import { refuseAbilityCall } from '../abilities/ability-call.js';
import type { Check, Place } from '../check.types.js';
import type { Target } from '../events.js';
import { peekablePlaces, swappablePlaces } from '../cards/hand.js';
import { samePlace, targetOf } from '../seats.js';

/** Look at cards, swap two, or leave it: in one call or step by step (2.7.6). */
export const resolveSpecialAbility: SeatRule<Check, 'resolveSpecialAbility'> = {
  // A swap of this and that is a swap of that and this: offered once (4.3), taken either way.
  anyOrder: ['swapTargets'],

  *choices(state, seat) {
    const ability = state.activeAbility;
    if (ability?.seat !== seat) return;
    const type = 'resolveSpecialAbility';
    yield { type, skip: 'all' };
    if (ability.stage === 'peek') {
      yield { type, skip: 'peek' };
      for (const place of peekablePlaces(state)) {
        const seen = ability.peekedTargets.some((peeked) => samePlace(peeked, place));
        if (!seen) yield { type, peekTargets: [targetOf(place)] };
      }
    }
    const places = swappablePlaces(state);
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) yield { type, swapTargets: [targetOf(one), targetOf(other)] };
    }
  },

  refuse: refuseAbilityCall,

  play(turn, { peekTargets, swapTargets, skip }) {
    if (peekTargets) peek(turn, peekTargets.map(placeOf));
    if (swapTargets) swap(turn, placeOf(swapTargets[0]!), placeOf(swapTargets[1]!));
    if (swapTargets || skip === 'all') return endAbility(turn, 'abilityEnded');
    if (skip === 'peek') turn.state.activeAbility!.peeksLeft = 0;
    goOnWithAbility(turn);
  },
};

const placeOf = ({ playerID, cardIndex }: Target): Place => ({ seat: Number(playerID), cardIndex });
