import type { BotFamily, BotLevel, Thinking } from '../../../engine/bots/bot.js';
import type { Json } from '../../../common/json.js';
import { check } from '../rules/check.game.js';
import type { Check } from '../rules/check.types.js';
import { conduct, thoughtless } from './conduct.js';
import { EASY_SURVIVAL, easyHabits } from './easy.js';
import { search } from './expert.js';
import { mediumHabits } from './habits.js';
import { answerOf, hardHabits } from './hard.js';
import { firstMemory, remember } from './memory.js';
import type { BotMemory } from './memory.js';
import type { Mind } from './simulation.js';
import type { Situation } from './situation.js';
import { situationOf } from './situation.js';

type CheckThinking = Thinking<Check, BotMemory>;

/** A level that makes up its mind from what its seat knows; `survival` is the dial of its memory. */
function level(
  budget: BotLevel<Check, BotMemory>['budget'],
  mindFor: (situation: Situation, thinking: CheckThinking) => { mind: Mind; note?: Json },
  survival = 1,
): BotLevel<Check, BotMemory> {
  return {
    budget,
    choose(thinking) {
      const { view, memory, seat, rng } = thinking;
      const at = thoughtless(view);
      if (at) return { action: at };
      const situation = situationOf(view, memory, seat, survival);
      const { mind, note } = mindFor(situation, thinking);
      const action = conduct(view, situation.world(rng), seat, mind);
      return note === undefined ? { action } : { action, note };
    },
  };
}

/** The bots of Check (section 8): each knows what a person in its seat would know, and no more. */
export const bots: BotFamily<Check, BotMemory> = {
  game: check,
  defaultLevel: 'medium',
  levels: {
    easy: level({}, (_situation, { rng }) => ({ mind: easyHabits(rng) }), EASY_SURVIVAL),
    medium: level({}, () => ({ mind: mediumHabits() })),
    hard: level({ nodes: 300 }, (situation, { view, rng, budget }) => ({
      mind: view.matchingOpportunityInfo
        ? { ...mediumHabits(), answer: (world, who) => answerOf(situation, world, who) }
        : hardHabits(situation, rng, budget.nodes ?? 300),
    })),
    expert: level({ nodes: 3000, millis: 800 }, (situation, { rng, budget }) => {
      const { mind, value, iterations } = search(situation, rng, budget);
      return { mind, note: { value, iterations } };
    }),
  },
  firstMemory: () => firstMemory(),
  remember,
};
