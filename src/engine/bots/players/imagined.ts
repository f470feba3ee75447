import type { Frozen, GameShape, Rng } from '../../core/index.js';
import type { SearchKit } from '../bot.js';
import { DraftWorld } from './draft-world.js';
import { PlainWorld } from './plain-world.js';
import type { World } from './world.js';

/** A world to play in once, of the fastest kind that the game's rules allow. */
export function imagined<G extends GameShape, Memory>(
  { game, playsInPlace }: SearchKit<G, Memory>,
  state: G['state'],
  rng: Rng,
): World<G> {
  const World = playsInPlace ? PlainWorld : DraftWorld;
  return new World(game, rng, state as Frozen<G['state']>);
}
