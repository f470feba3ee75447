import type { CardPool } from '../../rules/catalogue/card-set.js';
import { poolOf } from '../../rules/catalogue/card-sets.js';
import { definitionOf, opponentOf, playerOf } from '../../rules/cards.js';
import { CC_CAP } from '../../rules/cc.js';
import { playCost, tussleCost } from '../../rules/playing/costs.js';
import type { Effect } from '../../rules/effects/effect.js';
import { TURN_GAIN } from '../../rules/flow.js';
import type { PlayerId, ReadCard, ReadState } from '../../rules/ggltcg.types.js';
import { staminaLeft, statOf } from '../../rules/stats/stats.js';

/** Takes note of a feature: its name, and how much of it there is. */
export type Note = (feature: string, amount: number) => void;

const MOST_DIRECT_ATTACKS = 2;

/** A toy in numbers. */
interface Body {
  readonly speed: number;
  readonly strength: number;
  readonly stamina: number;
  readonly tussleCost: number;
  readonly effects: readonly Effect[];
}

/**
 * What a state consists of, seen by one player: what speaks for him is noted as positive, what speaks for the opponent as
 * negative. Whatever differs for who is to move and who moves next is two features, `… now` and `… next`. Texts of cards
 * count by the words of the effect language, so cards of later sets are judged too.
 */
export function noteFeatures(state: ReadState, me: PlayerId, note: Note): void {
  const other = opponentOf(state, me);
  const pool = poolOf(state);
  const [mine, theirs] = [bodiesOf(state, pool, me), bodiesOf(state, pool, other)];
  noteSide(state, pool, me, mine, theirs, note);
  noteSide(state, pool, other, theirs, mine, (feature, amount) => note(feature, -amount));
}

function bodiesOf(state: ReadState, pool: CardPool, player: PlayerId): Body[] {
  return playerOf(state, player).in_play.map((toy) => ({
    speed: statOf(state, pool, toy, 'speed'),
    strength: statOf(state, pool, toy, 'strength'),
    stamina: staminaLeft(state, pool, toy),
    tussleCost: tussleCost(state, pool, toy),
    effects: definitionOf(pool, toy).effects,
  }));
}

function noteSide(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  own: readonly Body[],
  other: readonly Body[],
  note: Note,
): void {
  const { hand, sleep_zone } = playerOf(state, player);
  const when = state.active_player_id === player ? 'now' : 'next';
  const living = hand.length + own.length;
  if (when === 'now') note('move', 1);
  note('living', living);
  note('scarcity', 1 / Math.max(1, living));
  if (own.length === 0) note('bare', 1);
  for (const card of hand) noteHand(state, pool, player, card, note);
  for (const body of own) noteToy(body, note);
  for (const card of hand) noteReach(pool, card, sleep_zone.length, other.length - own.length, note);
  const cc = spendable(state, player);
  note(`cc ${when}`, cc);
  noteAttacks(playerOf(state, opponentOf(state, player)).hand.length, own, other, cc, when, note);
}

/** What the player has to spend: now, or when the next turn begins. */
function spendable(state: ReadState, player: PlayerId): number {
  const { cc } = playerOf(state, player);
  return state.active_player_id === player ? cc : Math.min(CC_CAP, cc + TURN_GAIN);
}

function noteHand(state: ReadState, pool: CardPool, player: PlayerId, card: ReadCard, note: Note): void {
  const { type, effects } = definitionOf(pool, card);
  note(type === 'Toy' ? 'toy in hand' : 'action in hand', 1);
  note('cost in hand', playCost(state, pool, player, card));
  for (const effect of effects) note(`hand ${effect.type}`, 1);
}

function noteToy({ speed, strength, stamina, effects }: Body, note: Note): void {
  note('toy', 1);
  note('speed', Math.min(10, speed));
  note('strength', Math.min(10, strength));
  note('stamina', Math.min(10, stamina));
  for (const effect of effects) note(`toy ${effect.type}`, 1);
}

/** Cards whose worth is what lies about: sleeping cards to wake, a board to sweep. */
function noteReach(pool: CardPool, card: ReadCard, asleep: number, surplus: number, note: Note): void {
  for (const { type, play } of definitionOf(pool, card).effects) {
    if (type === 'unsleep') note('to wake', Math.min(play?.targets?.max ?? 1, asleep));
    if (type === 'sleep_all' || type === 'return_all_to_hand') note(`to sweep by ${type}`, surplus);
  }
}

/** What tussles can be won and which hands be hit with what there is to spend. */
function noteAttacks(
  cards: number,
  own: readonly Body[],
  other: readonly Body[],
  cc: number,
  when: string,
  note: Note,
): void {
  const attackers = own.filter(({ effects }) => !effects.some(({ type }) => type === 'cannot_tussle'));
  if (attackers.length === 0) return;
  const cost = Math.min(...attackers.map((attacker) => attacker.tussleCost));
  const payable = cost === 0 ? other.length + MOST_DIRECT_ATTACKS : Math.floor(cc / cost);
  const prey = other.filter((defender) => attackers.some((attacker) => beats(attacker, defender))).length;
  const fallen = Math.min(prey, payable);
  const flies = attackers.some(({ effects }) => effects.some((effect) => effect.tussle?.attacksPastDefenders));
  const swept = fallen === other.length;
  const direct = swept || flies ? Math.min(MOST_DIRECT_ATTACKS, cards, flies ? payable : payable - fallen) : 0;
  note(`prey ${when}`, prey);
  note(`fallen ${when}`, fallen);
  note(`direct ${when}`, direct);
  if (swept && direct === cards) note(`lethal ${when}`, 1);
}

/** Whether an attacker on its own turn puts a defender to sleep and stays awake. */
function beats(attacker: Body, defender: Body): boolean {
  if (attacker.effects.some((effect) => effect.tussle?.winsTussle)) return true;
  const lead = attacker.speed + 1 - defender.speed;
  if (attacker.strength < defender.stamina) return false;
  return lead > 0 || defender.strength < attacker.stamina;
}
