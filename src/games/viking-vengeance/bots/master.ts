import type { BotLevel } from '../../../engine/bots/bot.js';
import { allowance, shareOf } from '../../../engine/bots/players/allowance.js';
import type { State, VikingVengeance } from '../rules/viking-vengeance.types.js';
import { determinize } from './determinize.js';
import { Race } from './endgame/race.js';
import type { Memory } from './memory.js';
import { emptyTiles, movesOf } from './moves.js';
import { BEFORE_THE_END, STAGES, think } from './stages.js';
import type { Stage } from './stages.js';

/** With so few empty tiles deals are played to their end. */
const EXACT = 6;
/** What of the budget goes to putting the moves in order, to looking for good ones, and to solving deals. */
const ORDERING = 0.1;
const SCOUTING = 0.25;
const SOLVING = 0.4;
/** Where fewer deals than this can be solved, the rest of the budget goes to a shorter search; otherwise to more deals. */
const ENOUGH = 2;
const REST = 1 - ORDERING - SCOUTING - SOLVING;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Imagines the hidden cards again and again, searches each deal, and plays what is best on average. */
export const master: BotLevel<VikingVengeance, Memory> = {
  budget: { millis: 1000 },

  choose({ view, memory, seat, rng, loadout, budget }) {
    const deal = (): State => determinize(view, memory, seat, rng, loadout);
    const first = deal();
    let moves = movesOf(first);
    let note = { stage: '', deals: 0, value: 0 };
    const consider = (stage: Stage, mayGoOn: () => boolean): boolean => {
      const found = think(stage, moves.slice(0, stage.moves), deal, mayGoOn);
      if (found.deals < (stage.enough ?? 1)) return false;
      moves = found.moves;
      note = { stage: stage.name, deals: found.deals, value: rounded(found.value) };
      return true;
    };
    // The first stage is short and always finished, so that there is an answer whatever the budget.
    consider(STAGES[0]!, () => true);
    if (emptyTiles(first) <= EXACT) {
      consider(BEFORE_THE_END, allowance(shareOf(budget, ORDERING)));
      const race = new Race(moves, deal);
      race.scout(allowance(shareOf(budget, SCOUTING)));
      race.run(allowance(shareOf(budget, SOLVING)));
      if (race.deals >= ENOUGH) {
        race.run(allowance(shareOf(budget, REST)));
        return { action: race.ranking[0]!, note: { stage: 'end', deals: race.deals, value: rounded(race.value) } };
      }
    }
    const rest = emptyTiles(first) <= EXACT ? shareOf(budget, REST) : budget;
    const mayGoOn = allowance(rest);
    STAGES.slice(1).every((stage) => consider(stage, mayGoOn));
    return { action: moves[0]!, note };
  },
};
