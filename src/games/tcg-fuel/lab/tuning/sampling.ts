import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { Seat } from '../../../../engine/core/index.js';
import { easy } from '../../bots/levels/easy.js';
import { noteFeatures } from '../../bots/features/features.js';
import { boardIn } from '../../bots/worlds/imagined.js';
import { medium } from '../../bots/levels/medium.js';
import type { Memory } from '../../bots/memory.js';
import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import type { Look, TcgFuel } from '../../rules/tcg-fuel.types.js';
import { BotGame } from '../simulation/bot-game.js';

/** What one side has, by feature. */
type Features = ReadonlyMap<string, number>;

/** A state at the beginning of a turn: what the side to move has, what the other has, and how it ended for the first. */
export interface Sample {
  readonly toMove: Features;
  readonly waiting: Features;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly result: number;
}

/** How many decisions of a hundred are made by `easy`, so that the games also come where `medium` would not go by itself. */
const STRAY = 6;

const straying: BotLevel<TcgFuel, Memory> = {
  budget: medium.budget,
  choose: (thinking) => (thinking.rng.int(100) < STRAY ? easy : medium).choose(thinking),
};

/** Plays one game of rules of thumb, all pairs of starter decks in turn, and keeps a sample of each turn. */
export async function sampleGame(game: number, seed: number): Promise<Sample[]> {
  const count = STARTER_DECKS.length;
  const decks = [STARTER_DECKS[game % count]!, STARTER_DECKS[Math.floor(game / count) % count]!];
  const turns: { readonly seat: Seat; readonly toMove: Features; readonly waiting: Features }[] = [];
  let seen = 1;
  const watch = (state: Look): void => {
    if (state.stage !== 'playing' || state.turnCount === seen) return;
    seen = state.turnCount;
    const seat = state.active;
    turns.push({ seat, toMove: featuresOf(state, seat, 1 - seat), waiting: featuresOf(state, 1 - seat, seat) });
  };
  const contestants = decks.map(({ cards }) => ({ level: straying, cards }));
  const { winner } = await new BotGame(contestants, seed * 1_000_000 + game, watch).play();
  return turns.map(({ seat, toMove, waiting }) => ({
    toMove,
    waiting,
    result: winner === null ? 0.5 : winner === seat ? 1 : 0,
  }));
}

function featuresOf(state: Look, seat: Seat, foe: Seat): Features {
  const features = new Map<string, number>();
  noteFeatures(state, boardIn(state, seat), seat, foe, (feature, amount) => {
    features.set(feature, (features.get(feature) ?? 0) + amount);
  });
  return features;
}
