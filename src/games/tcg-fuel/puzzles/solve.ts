import { choicesOf, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';
import type { BotLevel, Budget } from '../../../engine/bots/bot.js';
import { STARTER_DECKS } from '../rules/catalogue/catalogue.js';
import { askedSeat } from '../rules/turns/clock.js';
import { winnerOf } from '../rules/turns/ending.js';
import { ScenarioTable } from '../rules/scenario/scenario-table.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { Action } from '../rules/action.types.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { firstMemory } from '../bots/memory.js';
import type { Memory } from '../bots/memory.js';
import type { Puzzle } from './puzzles.js';
import { replyTo } from './reply.js';

const SOLVER = 0;

/** The player who is asked on behalf of player A. */
export type Solver = (table: ScenarioTable, rng: Rng) => Action | Promise<Action>;

/** A bot as a solver. */
export function solverOf(level: BotLevel<TcgFuel, Memory>, budget: Budget = level.budget): Solver {
  return async (table, rng) => {
    const choices = [...choicesOf(tcgFuel, table.state, SOLVER)];
    const loadout = { cards: STARTER_DECKS[0]!.cards };
    const known = { seat: SOLVER, view: table.view(SOLVER), memory: firstMemory(), loadout, choices };
    return (await level.choose({ ...known, rng, budget })).action;
  };
}

/** Plays a puzzle to the end of the turn; the other side attacks with everybody and else plays by rules of thumb. */
export async function solves({ goal, picture }: Puzzle, solver: Solver, seed: number): Promise<boolean> {
  const table = new ScenarioTable(picture, { autoPass: 'smart' });
  const rng = rngOver(sfc32(seed, 9));
  const { turnCount } = table.state;
  while (table.state.stage === 'playing' && table.state.turnCount === turnCount) {
    const seat = askedSeat(table.state)!;
    table.act(seat, seat === SOLVER ? await solver(table, rng) : replyTo(table.view(seat), seat, table.offers(seat)));
  }
  const winner = table.state.stage === 'finished' ? winnerOf(table.state) : null;
  return goal === 'win this turn' ? winner === SOLVER : winner === null || winner === SOLVER;
}
