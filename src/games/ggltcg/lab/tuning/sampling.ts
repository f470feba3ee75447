import { BotsAtTable } from '../../../../engine/bots/bots-at-table.js';
import { fastDice, isRefusal, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import { noteFeatures } from '../../bots/judgement/features.js';
import { arenaStart, bots } from '../../bots/index.js';

/** A state at the beginning of a turn, as features for the side to move, and how the game ended for it. */
export interface Sample {
  readonly features: ReadonlyMap<string, number>;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly result: number;
}

/** How often a bot plays something at random, so that the games also come where it would not go by itself. */
const STRAY = 0.12;

/** Plays one game of `normal` against itself and keeps a sample of each turn. */
export async function sampleGame(edition: Edition, nodes: number, seed: number): Promise<Sample[]> {
  const rng = rngOver(sfc32(seed, 1));
  const { options, loadouts } = arenaStart(rng, 2);
  const decks = edition === options.edition ? loadouts : loadouts.map(() => null);
  const seats = decks.map((loadout, seat) => ({ id: `${seat}`, name: `${seat}`, bot: true, loadout }));
  const start = { sessionId: 'tuning', options: { ...options, edition }, seats, at: 0 };
  const game = new BotsAtTable(bots, start, fastDice(seed));
  const turns: { readonly features: Map<string, number>; readonly player: string }[] = [];
  let sampled = 0;
  while (game.table.state.outcome === null) {
    const { state } = game.table;
    if (state.turn_number > sampled && state.pending_decisions.length === 0) {
      sampled = state.turn_number;
      turns.push({ features: featuresOf(state), player: state.active_player_id });
    }
    const seat = ggltcg.toAct(state)[0]!;
    const level = bots.levels[rng.int(1000) < STRAY * 1000 ? 'easy' : 'normal']!;
    const { action } = await level.choose({ ...game.knowledgeOf(seat), rng, budget: { nodes } });
    const steps = game.act(seat, action, 0);
    if (isRefusal(steps)) throw new Error(`Seed ${seed}: ${JSON.stringify(action)}: ${steps.code}`);
  }
  const { winner_id } = game.table.state;
  return turns.map(({ features, player }) => ({
    features,
    result: winner_id === null ? 0.5 : winner_id === player ? 1 : 0,
  }));
}

function featuresOf(state: Parameters<typeof noteFeatures>[0]): Map<string, number> {
  const features = new Map<string, number>();
  noteFeatures(state, state.active_player_id, (feature, amount) => {
    features.set(feature, (features.get(feature) ?? 0) + amount);
  });
  return features;
}
