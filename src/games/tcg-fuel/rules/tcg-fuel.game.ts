import type { GameDefinition } from '../../../engine/core/index.js';
import { activateAbility } from './actions/activate-ability.js';
import { answerDraw } from './actions/answer-draw.js';
import { attack } from './actions/attack.js';
import { block } from './actions/block.js';
import { choose } from './actions/choose.js';
import { concede } from './actions/concede.js';
import { drawCard } from './actions/draw-card.js';
import { endTurn } from './actions/end-turn.js';
import { mulligan } from './actions/mulligan.js';
import { offerDraw } from './actions/offer-draw.js';
import { passPriority } from './actions/pass-priority.js';
import { playCard } from './actions/play-card.js';
import { settings } from './actions/settings.js';
import { timeOut } from './actions/time-out.js';
import { checkCatalogue } from './catalogue/check-cards.js';
import { CARDS, TOKENS } from './catalogue/catalogue.js';
import { caption } from './captions.js';
import { absenceOf, askedSeat, deadlineOf } from './turns/clock.js';
import { placesOf, winnerOf } from './turns/ending.js';
import { follow } from './follow.js';
import { DEFAULTS, setup } from './setup.js';
import { sideActions } from './side-actions.js';
import type { TcgFuel } from './tcg-fuel.types.js';
import { view } from './view/view.js';

checkCatalogue(CARDS, TOKENS);

/** Mana, phases, a stack and combat: the last player standing wins. */
export const tcgFuel: GameDefinition<TcgFuel> = {
  id: 'tcg-fuel',
  rulesVersion: 2,
  seats: { min: 2, max: 8 },
  defaults: DEFAULTS,
  // In the order of R62.
  actions: {
    mulligan,
    draw_card: drawCard,
    play_card: playCard,
    activate_ability: activateAbility,
    attack,
    block,
    choose,
    pass_priority: passPriority,
    end_turn: endTurn,
    settings,
    offer_draw: offerDraw,
    answer_draw: answerDraw,
    concede,
    time_out: timeOut,
  },

  setup,
  follow,
  deadline: deadlineOf,
  absence: absenceOf,
  view,
  caption,
  sideActions,

  toAct(state) {
    const seat = askedSeat(state);
    return seat === null ? [] : [seat];
  },

  outcome(state) {
    if (state.stage !== 'finished') return undefined;
    const winner = winnerOf(state);
    return { winners: winner === null ? [] : [winner], places: placesOf(state), reason: state.endReason! };
  },

  resign: () => ({ type: 'concede' }),
  summary: ({ currentTurn, phase, step }) => ({ turn: currentTurn, phase, step }),
};
