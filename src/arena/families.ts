import type { BotModule } from '../engine/bots/bot-module.js';

/** Where the bots of each game are. Loaded when asked for: a game that is not there troubles nobody. */
const families: { readonly [slug: string]: () => Promise<unknown> } = {
  'go-fish': () => import('../../examples/go-fish/bots/index.js'),
  ...Object.fromEntries(
    ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'].map((slug) => [
      slug,
      () => import(`../games/${slug}/bots/index.js`),
    ]),
  ),
};

/** The games that the arena has heard of. */
export const knownGames = Object.keys(families);

/** The bot module of a game. */
export async function getBotModule(slug: string): Promise<BotModule> {
  if (!Object.hasOwn(families, slug)) throw new Error(`There is no game ${slug}. Try ${knownGames.join(', ')}.`);
  let module: BotModule;
  try {
    module = (await families[slug]!()) as BotModule;
  } catch (error) {
    throw new Error(`The bots of ${slug} could not be loaded.`, { cause: error });
  }
  if (!module.bots) throw new Error(`The bot module of ${slug} exports no bots.`);
  return module;
}
