import { begin, fastDice, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { cardPool } from '../../rules/catalogue/card-sets.js';
import { awaitedPlayer } from '../../rules/clock.js';
import { PRACTICE_DECKS, randomDeck, whyNotDeck } from '../../rules/catalogue/decks.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import type { Action, ReadState } from '../../rules/ggltcg.types.js';
import { defaultOptions } from '../../rules/options.js';
import { bestAnswer } from '../../bots/search/deciding.js';
import { Effort } from '../../bots/search/effort.js';
import { enumerateLines } from '../../bots/search/lines.js';
import { noteOutlook } from '../../bots/judgement/outlook.js';
import { rankLines } from '../../bots/search/ranking.js';
import { chancesOf, legalActions, simulate } from '../../bots/simulation.js';

export type Features = { readonly [feature: string]: number };

/** A state at the beginning of a turn, as both sides' features, and how the game ended for the side to move: 1, 0.5 or 0. */
export interface OutlookSample {
  readonly mover: Features;
  readonly other: Features;
  readonly result: number;
}

/** Up to so many turns are played carelessly, and of a hundred actions in them so many at random. */
const CARELESS_TURNS = 4;
const STRAYS = 35;
const WIDTH = 30;
const MOST_TURNS = 40;

/**
 * Plays one game that comes about by chance and then goes on as well as looking through each turn allows. Only what comes
 * after the last stray is kept: how it ends says what the position was worth, not who blundered next.
 */
export function sampleOutlook(edition: Edition, nodes: number, seed: number): OutlookSample[] {
  const rng = rngOver(sfc32(seed, 777));
  let state = dealt(edition, seed, rng);
  const careless = rng.int(CARELESS_TURNS + 1);
  const turns: ReadState[] = [];
  let plan: Action[] = [];
  while (state.outcome === null && state.turn_number < MOST_TURNS) {
    const isCareful = state.turn_number > careless;
    const begins = state.actions_this_turn === 0 && state.pending_decisions.length === 0;
    if (begins && isCareful) turns.push(state);
    if (begins || state.pending_decisions.length > 0) plan = [];
    if (!isCareful && rng.int(100) < STRAYS) plan = [rng.pick(legalActions(state))];
    else if (plan.length === 0) plan = planned(state, nodes);
    const action = plan.shift()!;
    const chances = chancesOf(state, action);
    if (chances > 1) plan = [];
    state = simulate(state, action, chances > 1 ? rng.int(chances) : 0);
  }
  const { winner_id } = state;
  return turns.map((turn) => {
    const [mover, other] = [{}, {}] as { [feature: string]: number }[];
    noteOutlook(turn, into(mover!), into(other!));
    return {
      mover: mover!,
      other: other!,
      result: winner_id === null ? 0.5 : winner_id === turn.active_player_id ? 1 : 0,
    };
  });
}

/** Every eighth game with practice decks, the others with random ones. */
function dealt(edition: Edition, seed: number, rng: Rng): ReadState {
  const pool = cardPool(defaultOptions.card_set, edition);
  const practice = Object.values(PRACTICE_DECKS).filter((deck) => !whyNotDeck(pool, deck));
  const isPractice = rng.int(8) === 0;
  const deck = (): readonly string[] => (isPractice ? rng.pick(practice) : randomDeck(pool, rng));
  const seats = ['one', 'two'].map((id) => ({ id, name: id, bot: true, loadout: deck() }));
  const options = { ...defaultOptions, edition, first_player_id: 'one' };
  return begin(ggltcg, { sessionId: 'tuning', options, seats, at: 0 }, fastDice(seed)).state;
}

function planned(state: ReadState, nodes: number): Action[] {
  const me = awaitedPlayer(state);
  if (state.pending_decisions.length > 0) return [bestAnswer(state, me, new Effort(nodes))];
  const ranked = rankLines(state, enumerateLines(state, me, new Effort(nodes), WIDTH), me);
  // A position is worth what can be made of it, so these games are played for position.
  const best = ranked.reduce((one, other) => (other.achieved.position > one.achieved.position ? other : one));
  return [...best.line.actions, { type: 'end_turn' }];
}

function into(features: { [feature: string]: number }): (feature: string, amount: number) => void {
  return (feature, amount) => {
    if (amount !== 0) features[feature] = (features[feature] ?? 0) + amount;
  };
}
