import { isRefusal, refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { getCard, playerIdOf, printOf } from '../cards.js';
import { answered } from '../turns/clock.js';
import { Purse, payCost } from '../mana/costs.js';
import { proceed } from '../turns/proceed.js';
import { putSpell, textOf } from '../stack/stack.js';
import { writeTargets } from '../stack/targets.js';
import type { PlayCard } from '../action.types.js';
import type { TcgFuel } from '../tcg-fuel.types.js';
import { moveCards } from '../permanents/zones.js';
import { hasPriority, refuseUnasked } from './gate.js';
import { isTimely, planPlay } from './playing.js';
import type { PlayPlan } from './playing.js';
import { eachTargeting } from './targeting.js';

/** Play a card from your hand: a land enters at once, everything else goes on the stack (R30 to R32). */
export const playCard: SeatRule<TcgFuel, 'play_card'> = {
  *choices(state, seat) {
    if (!hasPriority(state, seat)) return;
    const purse = new Purse(state, seat);
    for (const cardId of [...state.players[seat]!.hand].sort((a, b) => a - b)) {
      const { data, isLand } = printOf(getCard(state, cardId));
      if (!isTimely(state, seat, data)) continue;
      if (isLand) {
        if (state.landsPlayedThisTurn === 0) yield { type: 'play_card', cardId };
        continue;
      }
      if (!purse.canAfford(data.manaCost)) continue;
      for (const mode of data.modes?.map(({ id }) => id) ?? [null]) {
        const { targets } = textOf({ card: data.id, mode, abilityId: null });
        const action: PlayCard = { type: 'play_card', cardId, ...(mode !== null && { mode }) };
        yield* eachTargeting(state, seat, cardId, targets, action);
      }
    }
  },

  refuse(state, seat, action) {
    if (!Number.isInteger(action.cardId))
      return refusal('CARD_ID_REQUIRED', 'Card ID is required to play a card', { rule: 'R32' });
    const no = refuseUnasked(state, seat, ['priority']);
    if (no) return no;
    const plan = planPlay(state, seat, action);
    return isRefusal(plan) ? plan : undefined;
  },

  play(turn, action) {
    const { state, seat, emit } = turn;
    const { card, mode, targets, paid } = planPlay(state, seat, action) as PlayPlan;
    const { isLand } = printOf(card);
    answered(turn);
    const rule = isLand ? 'R30' : 'R32';
    const chosen = Object.keys(targets).length > 0 && { targets: writeTargets(state, targets) };
    const playerId = playerIdOf(state, seat);
    emit({ type: 'card_played', rule, playerId, cardId: card.id, card: card.card, ...(mode && { mode }), ...chosen });
    if (isLand) {
      state.landsPlayedThisTurn += 1;
      moveCards(turn, [card.id], 'battlefield', { rule, under: seat });
    } else {
      payCost(turn, seat, paid, action.payment ? 'R43' : 'R42');
      putSpell(turn, seat, card.id, mode, targets);
    }
    state.waitingFor = null;
    state.todo = 'priority';
    state.nextPriority = seat;
    proceed(turn);
  },
};
