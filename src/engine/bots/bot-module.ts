import type { Json } from '../../common/json.js';
import type { GameShape, Rng } from '../core/index.js';
import type { BotFamily, BotLevel, SearchKit } from './bot.js';

/** How an arena game of this kind begins. */
export interface ArenaStart<G extends GameShape> {
  readonly options: G['options'];
  /** One for each seat. */
  readonly loadouts: readonly G['loadout'][];
}

/** What the bot module of a game exports. Worker threads and the arena load it by its address. */
export interface BotModule<G extends GameShape = GameShape, Memory = unknown> {
  readonly bots: BotFamily<G, Memory>;
  /** With a kit the arena offers the general searchers as levels too. */
  readonly kit?: SearchKit<G, Memory>;
  /** Players of the arena only: people are not offered them, but levels are measured against them. */
  readonly sparring?: { readonly [level: string]: BotLevel<G, Memory> };
  /** Takes in what a game sends along with each decision (`HostedGame.bots.luggage`). */
  unpack?(luggage: Json): void;
  /** Without it the arena plays the default options, and seats bring nothing. */
  arenaStart?(rng: Rng, seats: number): ArenaStart<G>;
}
