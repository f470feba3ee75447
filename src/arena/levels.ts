import type { BotLevel } from '../engine/bots/bot.js';
import type { BotModule } from '../engine/bots/bot-module.js';
import { greedyLevel, ismctsLevel, mctsLevel, randomLevel } from '../engine/bots/players/index.js';
import type { GameShape } from '../engine/core/index.js';

/** The levels that may fight: the game's own, and the general players that need nothing more than its kit. */
function levelsOf<G extends GameShape, Memory>({
  bots,
  kit,
  sparring,
}: BotModule<G, Memory>): { readonly [level: string]: BotLevel<G, Memory> } {
  const general = kit && { greedy: greedyLevel(kit), mcts: mctsLevel(kit), ismcts: ismctsLevel(kit) };
  return { random: randomLevel(), ...general, ...sparring, ...bots.levels };
}

/** A level by its name. */
export function getLevel<G extends GameShape, Memory>(module: BotModule<G, Memory>, name: string): BotLevel<G, Memory> {
  const levels = levelsOf(module);
  if (!Object.hasOwn(levels, name)) {
    throw new Error(`${module.bots.game.id} has no level ${name}. Try ${Object.keys(levels).join(', ')}.`);
  }
  return levels[name]!;
}
