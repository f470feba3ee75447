import type { BotModule } from '../engine/bots/bot-module.js';
import type { GameFolder } from '../engine/hosting/game-module.js';

/** The bot module of a game. */
export async function botModuleOf(folders: readonly GameFolder[], slug: string): Promise<BotModule> {
  const folder = folders.find((one) => one.slug === slug);
  if (!folder) throw new Error(`There is no game ${slug}. Try ${folders.map((one) => one.slug).join(', ')}.`);
  let module: BotModule;
  try {
    module = (await folder.bots()) as BotModule;
  } catch (error) {
    throw new Error(`The bots of ${slug} could not be loaded.`, { cause: error });
  }
  if (!module.bots) throw new Error(`The bot module of ${slug} exports no bots.`);
  return module;
}
