import { choicesOf, eventsFor } from '../core/index.js';
import type { Frozen, GameShape, Seat, Step } from '../core/index.js';
import type { BotFamily } from './bot.js';
import type { Knowledge } from './bot-task.js';

/** What a seat knows of a table when it is asked. The state ends here: nothing behind this sees more than a player. */
export function knowledgeOf<G extends GameShape, Memory>(
  { game }: BotFamily<G, Memory>,
  state: Frozen<G['state']>,
  seat: Seat,
  memory: Memory,
  loadout: G['loadout'],
): Knowledge<G, Memory> {
  return { seat, view: game.view(state, seat), memory, loadout, choices: [...choicesOf(game, state, seat)] };
}

/** What a seat remembers after some steps, as it heard them. */
export function rememberAll<G extends GameShape, Memory>(
  family: BotFamily<G, Memory>,
  memory: Memory,
  steps: readonly Pick<Step<G>, 'events'>[],
  seat: Seat,
): Memory {
  let now = memory;
  for (const { events } of steps) for (const event of eventsFor(events, seat)) now = family.remember(now, event, seat);
  return now;
}
