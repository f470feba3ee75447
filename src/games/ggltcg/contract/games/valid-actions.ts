import { isForm } from '../../../../engine/core/index.js';
import type { Choice, Seat } from '../../../../engine/core/index.js';
import type { CardPool } from '../../rules/catalogue/card-set.js';
import { poolOf } from '../../rules/catalogue/card-sets.js';
import { definitionOf, findToy, idAt, nameOf, playerOf } from '../../rules/cards.js';
import { playCost, tussleCost } from '../../rules/playing/costs.js';
import { openDecisionOf } from '../../rules/playing/decisions.js';
import type { Action, CardId, PlayerId, ReadCard, ReadState } from '../../rules/ggltcg.types.js';
import { abilityOf, targetRange } from '../../rules/playing/targets.js';
import type { ToyTable } from './seats.js';

export interface ValidAction {
  readonly action_type: Action['type'];
  readonly card_id: CardId | null;
  readonly card_name: string | null;
  readonly ability_name?: string;
  readonly decision_id?: string;
  readonly cost_cc: number;
  readonly target_options?: readonly string[];
  readonly min_targets: number;
  readonly max_targets: number;
  readonly max_amount?: number;
  /** What a card of variable cost costs with each target. */
  readonly target_costs?: Readonly<Record<CardId, number>>;
  /** Whether it can be paid in CC at all; otherwise only by its alternative. */
  readonly cc_payable?: boolean;
  readonly alternative_cost_available: boolean;
  readonly alternative_cost_options: readonly CardId[];
  readonly description: string;
}

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Offer = Choice<Action>;

const NO_ALTERNATIVE = { alternative_cost_available: false, alternative_cost_options: [] } as const;

/** What a player may do, as buttons need it: made from the choices of the rules and nothing else. */
export function validActions(table: ToyTable, seat: Seat): ValidAction[] {
  const { state } = table;
  const pool = poolOf(state);
  const player = idAt(state, seat);
  const choices = table.choices(seat);
  const whole = choices.filter((choice): choice is Action => !isForm(choice));
  return [
    ...playerOf(state, player).hand.flatMap((card) => plays(state, pool, player, card, choices)),
    ...whole.flatMap((action) => (action.type === 'tussle' ? [tussle(state, pool, action)] : [])),
    ...abilities(state, pool, whole),
    ...decision(state, whole),
    ...(whole.some(({ type }) => type === 'end_turn') ? [END_TURN] : []),
  ];
}

const END_TURN: ValidAction = {
  action_type: 'end_turn',
  card_id: null,
  card_name: null,
  cost_cc: 0,
  min_targets: 0,
  max_targets: 0,
  ...NO_ALTERNATIVE,
  description: 'End the turn',
};

/** All ways to play one card, in one entry. */
function plays(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  card: ReadCard,
  choices: readonly Offer[],
): ValidAction[] {
  const ways = choices.flatMap((choice) => wayOf(choice, card.id));
  if (ways.length === 0) return [];
  const byCc = ways.filter(({ payment }) => payment === null);
  const payments = [...new Set(ways.flatMap(({ payment }) => (payment === null ? [] : [payment])))];
  const targets = [...new Set(ways.flatMap((way) => way.targets))];
  const counted = byCc.length > 0 ? byCc : ways;
  const variable = definitionOf(pool, card).cost < 0;
  const reach = targetRange(state, pool, player, card)?.valid ?? [];
  const costWith = (id: CardId): number =>
    playCost(
      state,
      pool,
      player,
      card,
      reach.filter((target) => target.id === id),
    );
  return [
    {
      action_type: 'play_card',
      card_id: card.id,
      card_name: nameOf(card),
      cost_cc: playCost(state, pool, player, card),
      ...(targets.length > 0 ? { target_options: targets } : undefined),
      min_targets: Math.min(...counted.map(({ min }) => min)),
      max_targets: Math.max(...counted.map(({ max }) => max)),
      ...(variable && targets.length > 0
        ? { target_costs: Object.fromEntries(targets.map((id) => [id, costWith(id)])) }
        : undefined),
      ...(payments.length > 0 ? { cc_payable: byCc.length > 0 } : undefined),
      alternative_cost_available: payments.length > 0,
      alternative_cost_options: payments,
      description: `Play ${nameOf(card)}`,
    },
  ];
}

/** A choice as one way to play this card: which targets, how many, and paid by what. */
function wayOf(choice: Offer, id: CardId): { payment: CardId | null; targets: CardId[]; min: number; max: number }[] {
  const fixed = (isForm(choice) ? choice.form : choice) as Partial<Of<'play_card'>>;
  if (fixed.type !== 'play_card' || fixed.card_id !== id) return [];
  const payment = fixed.alternative_cost_card_id ?? null;
  if (!isForm(choice)) {
    const targets = fixed.target_card_ids ?? [];
    return [{ payment, targets: [...targets], min: targets.length, max: targets.length }];
  }
  const slot = choice.slots.target_card_ids!;
  return [{ payment, targets: slot.options as CardId[], min: slot.min, max: slot.max }];
}

function tussle(state: ReadState, pool: CardPool, { attacker_id, defender_id }: Of<'tussle'>): ValidAction {
  const attacker = findToy(state, attacker_id)!;
  const cost_cc = tussleCost(state, pool, attacker);
  const entry = { action_type: 'tussle', card_id: attacker_id, card_name: nameOf(attacker), cost_cc } as const;
  if (defender_id === null) {
    const description = `${nameOf(attacker)} attacks directly`;
    return {
      ...entry,
      target_options: ['direct_attack'],
      min_targets: 0,
      max_targets: 0,
      ...NO_ALTERNATIVE,
      description,
    };
  }
  const description = `${nameOf(attacker)} tussles ${nameOf(findToy(state, defender_id)!)}`;
  return { ...entry, target_options: [defender_id], min_targets: 1, max_targets: 1, ...NO_ALTERNATIVE, description };
}

/** One entry for each toy and target; the amount is how often at once. */
function abilities(state: ReadState, pool: CardPool, actions: readonly Action[]): ValidAction[] {
  const most = new Map<string, Of<'activate_ability'>>();
  for (const action of actions) {
    if (action.type === 'activate_ability') most.set(`${action.card_id} ${action.target_id}`, action);
  }
  return [...most.values()].map(({ card_id, target_id, amount }) => {
    const card = findToy(state, card_id)!;
    return {
      action_type: 'activate_ability',
      card_id,
      card_name: nameOf(card),
      ability_name: 'remove_stamina',
      cost_cc: abilityOf(pool, card)!.costCc,
      target_options: [target_id],
      min_targets: 1,
      max_targets: 1,
      max_amount: amount,
      ...NO_ALTERNATIVE,
      description: `${nameOf(card)} takes stamina off ${nameOf(findToy(state, target_id)!)}`,
    };
  });
}

function decision(state: ReadState, actions: readonly Action[]): ValidAction[] {
  const open = openDecisionOf(state);
  if (!open || !actions.some(({ type }) => type === 'resolve_decision')) return [];
  return [
    {
      action_type: 'resolve_decision',
      card_id: open.source_card_id,
      card_name: open.source_name,
      decision_id: open.decision_id,
      cost_cc: 0,
      target_options: [...open.options],
      min_targets: open.min,
      max_targets: open.max,
      ...NO_ALTERNATIVE,
      description: open.type === 'cancel_tussle' ? 'Cancel the tussle, or let it happen' : `Answer ${open.source_name}`,
    },
  ];
}
