import { knowledgeOf, rememberAll } from '../../../../engine/bots/knowledge.js';
import { begin, fastDice, isRefusal, play, rngOver, sfc32 } from '../../../../engine/core/index.js';
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
  const dice = fastDice(seed);
  const { options, loadouts } = arenaStart(rng, 2);
  const decks = edition === options.edition ? loadouts : loadouts.map(() => null);
  const seats = decks.map((loadout, seat) => ({ id: `${seat}`, name: `${seat}`, bot: true, loadout }));
  let table = begin(ggltcg, { sessionId: 'tuning', options: { ...options, edition }, seats, at: 0 }, dice);
  const memories = seats.map(({ loadout }, seat) => bots.firstMemory(seat, loadout));
  const turns: { readonly features: Map<string, number>; readonly player: string }[] = [];
  let sampled = 0;
  while (table.state.outcome === null) {
    const { state } = table;
    if (state.turn_number > sampled && state.pending_decisions.length === 0) {
      sampled = state.turn_number;
      turns.push({ features: featuresOf(state), player: state.active_player_id });
    }
    const seat = ggltcg.toAct(state)[0]!;
    const level = bots.levels[rng.int(1000) < STRAY * 1000 ? 'easy' : 'normal']!;
    const knowledge = knowledgeOf(bots, state, seat, memories[seat]!, decks[seat]!);
    const { action } = await level.choose({ ...knowledge, rng, budget: { nodes } });
    const step = play(ggltcg, table, { seat, action, at: 0 }, dice);
    if (isRefusal(step)) throw new Error(`Seed ${seed}: ${JSON.stringify(action)}: ${step.code}`);
    for (const one of memories.keys()) memories[one] = rememberAll(bots, memories[one]!, [step], one);
    table = step.table;
  }
  const { winner_id } = table.state;
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
