import type { CardPool } from '../rules/card-set.js';
import { poolOf } from '../rules/card-sets.js';
import { definitionOf, opponentOf, playerOf } from '../rules/cards.js';
import { tussleCost } from '../rules/costs.js';
import type { Effect } from '../rules/effects/effect.js';
import type { PlayerId, ReadCard, ReadState } from '../rules/ggltcg.types.js';
import { staminaLeft, statOf } from '../rules/stats.js';

/** A won game, minus a little for every turn it takes. */
export const WON = 1000;

/** What things are worth, in tenths of a card. */
export const WEIGHTS = {
  living: 10,
  cc: 1,
  toy: 1.5,
  body: 0.12,
  prey: 1.6,
  threatened: 1.2,
  direct: 2.5,
  asleep: 0.15,
};

/** How good a state is for a player: cards first, then CC, boards, engines and open hands. */
export function evaluate(state: ReadState, me: PlayerId): number {
  if (state.outcome === 'draw') return 0;
  if (state.outcome === 'win') return (state.winner_id === me ? 1 : -1) * (WON - state.turn_number);
  const other = opponentOf(state, me);
  const pool = poolOf(state);
  const [mine, theirs] = [bodies(state, pool, me), bodies(state, pool, other)];
  return side(state, pool, me, mine, theirs) - side(state, pool, other, theirs, mine);
}

/** A toy in numbers. */
interface Body {
  readonly speed: number;
  readonly strength: number;
  readonly stamina: number;
  readonly cost: number;
  readonly effects: readonly Effect[];
}

function bodies(state: ReadState, pool: CardPool, player: PlayerId): Body[] {
  return playerOf(state, player).in_play.map((toy) => ({
    speed: statOf(state, pool, toy, 'speed'),
    strength: statOf(state, pool, toy, 'strength'),
    stamina: staminaLeft(state, pool, toy),
    cost: tussleCost(state, pool, toy),
    effects: definitionOf(pool, toy).effects,
  }));
}

function side(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  own: readonly Body[],
  other: readonly Body[],
): number {
  const { cc, hand, sleep_zone } = playerOf(state, player);
  const opponent = playerOf(state, opponentOf(state, player));
  const moves = state.active_player_id === player;
  let value = WEIGHTS.living * (hand.length + own.length) + WEIGHTS.cc * cc + WEIGHTS.asleep * sleep_zone.length;
  for (const card of hand) value += handValue(pool, card);
  for (const body of own) {
    value += WEIGHTS.toy + WEIGHTS.body * Math.min(20, body.speed + body.strength + body.stamina);
    for (const effect of body.effects) value += engineValue(effect);
  }
  // Only a few attacks can be paid for: the best prey of each toy counts, and more for whoever moves next.
  const attackers = own.filter(canAttack);
  const prey = other.filter((defender) => attackers.some((attacker) => beats(attacker, defender)));
  const affordable = attackers.length === 0 ? 0 : Math.min(3, 1 + Math.floor(cc / Math.max(1, attackers[0]!.cost)));
  value += Math.min(prey.length, affordable) * (moves ? WEIGHTS.prey : WEIGHTS.threatened);
  const flies = attackers.some(({ effects }) => effects.some((effect) => effect.tussle?.attacksPastDefenders));
  if (attackers.length > 0 && (other.length === 0 || flies)) {
    value += WEIGHTS.direct * Math.min(2, opponent.hand.length) * (moves ? 1.5 : 1);
  }
  return value;
}

function canAttack({ effects }: Body): boolean {
  return !effects.some(({ type }) => type === 'cannot_tussle');
}

/** Whether an attacker on its own turn puts a defender to sleep and stays awake. */
function beats(attacker: Body, defender: Body): boolean {
  if (attacker.effects.some((effect) => effect.tussle?.winsTussle)) return true;
  const lead = attacker.speed + 1 - defender.speed;
  if (attacker.strength < defender.stamina) return false;
  return lead > 0 || defender.strength < attacker.stamina;
}

function handValue(pool: CardPool, card: ReadCard): number {
  const { type, cost } = definitionOf(pool, card);
  return type === 'Toy' ? 0.8 - 0.15 * cost : 0.4;
}

/** What a toy brings besides its body, by what it does and not by its name. */
function engineValue(effect: Effect): number {
  if (effect.trigger?.timing === 'start_of_turn') return 2.5;
  if (effect.trigger?.timing === 'when_other_card_played') return 1;
  if (effect.trigger?.timing === 'when_sleeped') return 1;
  if (effect.cost?.opposing) return 1.5;
  if (effect.cost?.tussle) return 1;
  if (effect.protects) return effect.protects.whom === 'team' ? 1.5 : 0.7;
  if (effect.tussle?.winsTussle) return 1.5;
  if (effect.activated) return 2;
  return effect.continuous ? 0.8 : 0;
}
