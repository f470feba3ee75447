import { BotsAtTable } from '../../../../engine/bots/bots-at-table.js';
import { eventsFor, fastDice, isRefusal, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Step } from '../../../../engine/core/index.js';
import type { Thinking } from '../../../../engine/bots/bot.js';
import { bots } from '../../bots/index.js';
import type { Memory } from '../../bots/memory.js';
import { seatOf } from '../../rules/cards.js';
import { CC_CAP } from '../../rules/cc.js';
import { TURN_GAIN } from '../../rules/flow.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import type { Action, Ggltcg } from '../../rules/ggltcg.types.js';
import { deal } from './deal.js';
import type { SimulatedGame, SimulationPlan } from './simulation-plan.js';

const PLAYERS = ['one', 'two'] as const;

/** Who decides in a game: asked for every action of either seat. */
export interface Decider {
  choose(thinking: Thinking<Ggltcg, Memory>): Promise<Action>;
  /** Turns so far in which the search had to decide for the model. */
  readonly fallbackTurns: number;
}

/** Plays one game of a plan by its number. */
export async function playGame(
  plan: SimulationPlan,
  number: number,
  decider: Decider = searching(plan),
): Promise<SimulatedGame> {
  const { decks, deck_names, first, seed } = deal(plan, number);
  const { card_set, edition, max_turns } = plan;
  const options = {
    card_set,
    edition,
    max_turns,
    reveal_decks: true,
    turn_seconds: 0,
    first_player_id: PLAYERS[first],
  };
  const seats = PLAYERS.map((id, seat) => ({ id, name: id, bot: true, loadout: decks[seat]! }));
  const rngs = PLAYERS.map((_id, seat) => rngOver(sfc32(seed, seat)));
  const books = new Books();
  const game = new BotsAtTable(bots, { sessionId: `simulated-${number}`, options, seats, at: 0 }, fastDice(seed));
  while (game.table.state.outcome === null) {
    const seat = ggltcg.toAct(game.table.state)[0]!;
    const knowledge = game.knowledgeOf(seat);
    const action = await decider.choose({ ...knowledge, rng: rngs[seat]!, budget: { nodes: plan.nodes } });
    const steps = game.act(seat, action, 0);
    if (isRefusal(steps))
      throw new Error(`Game ${number}: ${plan.level} wants ${JSON.stringify(action)}: ${steps.code}`);
    for (const step of steps) books.write(step);
  }
  const { winner_id, end_reason, turn_number } = game.table.state;
  return {
    number,
    decks,
    deck_names,
    first,
    winner: winner_id === null ? null : (seatOf(game.table.state, winner_id) as 0 | 1),
    reason: end_reason!,
    turns: turn_number,
    fallback_turns: decider.fallbackTurns,
    ...books.closed,
  };
}

/** The search bots always know what to do. */
function searching({ level }: SimulationPlan): Decider {
  return { choose: async (thinking) => (await bots.levels[level]!.choose(thinking)).action, fallbackTurns: 0 };
}

/** What is counted along the way. */
class Books {
  private readonly played = [new Set<string>(), new Set<string>()] as const;
  private readonly ccLost: [number, number] = [0, 0];

  write({ events, table }: Step<Ggltcg>): void {
    for (const event of eventsFor(events, 'public')) {
      if (event.type !== 'card_played' && event.type !== 'turn_ended') continue;
      const seat = seatOf(table.state, event.player_id) as 0 | 1;
      if (event.type === 'card_played') this.played[seat].add(event.card.name);
      // What is saved now, the next turn's gain will not fit on top of.
      else this.ccLost[seat] += Math.max(0, event.cc.cc_end + TURN_GAIN - CC_CAP);
    }
  }

  get closed(): Pick<SimulatedGame, 'played' | 'cc_lost'> {
    const [one, other] = this.played;
    return { played: [[...one], [...other]], cc_lost: this.ccLost };
  }
}
