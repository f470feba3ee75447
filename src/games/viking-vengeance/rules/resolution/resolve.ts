import { recount } from '../ending.js';
import type { AtTable } from '../viking-vengeance.types.js';
import { fight, roll, strikeAt } from './combat.js';
import { passTurn, tick } from './end-of-turn.js';
import { open, react } from './moments.js';
import { finishPlacement } from './placement.js';
import type { Task } from './task.js';

/** Resolves what is pending until nothing is left: always the newest first, so that reactions go depth first (R41). */
export function resolve(turn: AtTable): void {
  for (let task = turn.state.pending.pop(); task; task = turn.state.pending.pop()) run(turn, task);
}

function run(turn: AtTable, task: Task): void {
  switch (task.do) {
    case 'open':
      return open(turn, task);
    case 'react':
      return react(turn, task);
    case 'fight':
      return fight(turn, task);
    case 'strike':
      return strikeAt(turn, task);
    case 'roll':
      return roll(turn, task);
    case 'finish-placement':
      return finishPlacement(turn, task.owner);
    case 'tick':
      return tick(turn);
    case 'pass-turn':
      return passTurn(turn);
    case 'recount':
      return recount(turn.state);
  }
}
