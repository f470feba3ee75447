import { choicesOf, eventsFor, isForm } from '../../../engine/core/index.js';
import type { Form, SeatRule } from '../../../engine/core/index.js';
import { RandomGame } from '../../../engine/testing/index.js';
import type { GameEvent } from './events.js';
import { ggltcg } from './ggltcg.game.js';
import { allCards, beginWith, keepsItsPromises } from './testing/promises.js';
import type { Action, Ggltcg, ReadState } from './ggltcg.types.js';
import { narrate } from './narration/narrate.js';

/** How many games are played: 5,000 before a release. */
const runs = Number(process.env.PARLOUR_RUNS ?? 40);

/** Every action that could be thought of in a state, for a seat: offered, refused, or nonsense. */
function* thinkable(state: ReadState): Iterable<Action> {
  const ids = allCards(state).map(({ id }) => id);
  const toys = allCards(state).filter(({ zone }) => zone === 'in_play');
  yield { type: 'end_turn' };
  yield { type: 'resolve_decision', decision_id: `d${state.decisions_made}`, target_card_id: null };
  for (const card_id of ids) {
    yield { type: 'resolve_decision', decision_id: `d${state.decisions_made}`, target_card_id: card_id };
    yield { type: 'resolve_decision', decision_id: 'd0', target_card_id: card_id };
    for (const alternative_cost_card_id of [null, ...ids]) {
      for (const target_card_ids of [[], ...ids.map((id) => [id])]) {
        if (alternative_cost_card_id !== null && target_card_ids.length > 0) continue;
        yield { type: 'play_card', card_id, target_card_ids, alternative_cost_card_id };
      }
    }
    for (const [index, one] of ids.entries()) {
      for (const other of ids.slice(index)) {
        yield { type: 'play_card', card_id, target_card_ids: [one, other], alternative_cost_card_id: null };
      }
    }
  }
  for (const { id } of toys) {
    for (const other of [null, ...ids]) yield { type: 'tussle', attacker_id: id, defender_id: other };
    for (const other of ids) {
      for (const amount of [0, 1, 2, 3, 4, 5, 6, 7])
        yield { type: 'activate_ability', card_id: id, target_id: other, amount };
    }
  }
}

/** A text for each action; the order of targets does not matter (R31). */
function keyOf(action: Action): string {
  switch (action.type) {
    case 'play_card':
      return `play ${action.card_id} ${action.target_card_ids.toSorted().join('+')} ${action.alternative_cost_card_id}`;
    case 'tussle':
      return `tussle ${action.attacker_id} ${action.defender_id}`;
    case 'activate_ability':
      return `use ${action.card_id} ${action.target_id} ${action.amount}`;
    case 'resolve_decision':
      return `decide ${action.decision_id} ${action.target_card_id}`;
    default:
      return action.type;
  }
}

/** Everything a form with a list of targets offers. */
function* filled({ form, slots }: Form<Action>): Iterable<Action> {
  const { options, min, max } = slots.target_card_ids!;
  const lists = function* (size: number, from: number): Iterable<string[]> {
    if (size === 0) yield [];
    else {
      for (let at = from; at < options.length; at++) {
        for (const rest of lists(size - 1, at + 1)) yield [options[at] as string, ...rest];
      }
    }
  };
  for (let size = min; size <= max; size++) {
    for (const target_card_ids of lists(size, 0)) yield { ...form, target_card_ids } as Action;
  }
}

/** What is offered is accepted, and what is accepted was offered. How many actions were asked about. */
function offersWhatItAccepts(state: ReadState): number {
  const thought = [...thinkable(state)];
  for (const seat of [0, 1]) {
    const offered = new Set<string>();
    for (const choice of choicesOf(ggltcg, state, seat)) {
      for (const action of isForm<Action>(choice) ? filled(choice) : [choice]) {
        offered.add(keyOf(action));
        if (!isAccepted(state, seat, action)) throw new Error(`refused: ${JSON.stringify({ seat, action, state })}`);
      }
    }
    for (const action of thought) {
      if (isAccepted(state, seat, action) && !offered.has(keyOf(action))) {
        throw new Error(`not offered: ${JSON.stringify({ seat, action, state })}`);
      }
    }
  }
  return 2 * thought.length;
}

function isAccepted(state: ReadState, seat: number, action: Action): boolean {
  const rule = ggltcg.actions[action.type] as SeatRule<Ggltcg, Action['type']>;
  return rule.refuse(state, seat, action as never) === undefined;
}

/** Every turn has one record, and its sums are right. */
function keepsItsBooks(events: readonly GameEvent[], turns: number): void {
  const { cc_history } = narrate(events, new Map());
  expect(cc_history.map(({ turn }) => turn)).toEqual(Array.from({ length: turns }, (_turn, index) => index + 1));
  for (const { cc_start, cc_gained, cc_spent, cc_end } of cc_history) {
    expect(cc_start + cc_gained - cc_spent).toBe(cc_end);
    expect(cc_spent).toBeGreaterThanOrEqual(0);
  }
}

it(`keeps its promises, its books and its word in every state of ${runs} games`, () => {
  let [states, actions] = [0, 0];
  for (let seed = 0; seed < runs; seed++) {
    const begin = beginWith(seed % 2 === 0 ? 'standard' : 'classic', seed % 4 < 2);
    const random = new RandomGame(ggltcg, begin, { seed, picks: [] });
    const events: GameEvent[] = [];
    actions += offersWhatItAccepts(random.table.state);
    while (!random.over) {
      const { step } = random.next();
      keepsItsPromises(step.table.state);
      actions += offersWhatItAccepts(step.table.state);
      states += 1;
      events.push(...eventsFor(step.events, 'public'));
    }
    keepsItsBooks(events, random.table.state.turn_number);
    if (runs >= 1000 && seed % 500 === 499) {
      process.stderr.write(`${seed + 1} games, ${states} states, ${actions} actions asked about\n`);
    }
  }
  expect(states).toBeGreaterThan(10 * runs);
}, 3_600_000);
