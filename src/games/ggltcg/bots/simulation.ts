import { isForm, SilentTurn } from '../../../engine/core/index.js';
import type { Rng, Seat, SeatRule } from '../../../engine/core/index.js';
import { seatOf } from '../rules/cards.js';
import { awaitedPlayer } from '../rules/clock.js';
import { ggltcg } from '../rules/ggltcg.game.js';
import type { Action, Card, Ggltcg, Player, ReadState, State } from '../rules/ggltcg.types.js';

/**
 * A state of its own, to play on. Member by member, which is several times as fast as a general copy; what the rules
 * replace and never change in place is shared.
 */
function copyState(state: ReadState): State {
  const from = state as State;
  const players: { [id: string]: Player } = {};
  for (const id of from.seats) players[id] = copyPlayer(from.players[id]!);
  return {
    edition: from.edition,
    options: from.options,
    seats: from.seats,
    players,
    active_player_id: from.active_player_id,
    first_player_id: from.first_player_id,
    turn_number: from.turn_number,
    phase: from.phase,
    winner_id: from.winner_id,
    outcome: from.outcome,
    end_reason: from.end_reason,
    pending_decisions:
      from.pending_decisions.length === 0 ? [] : from.pending_decisions.map((decision) => ({ ...decision })),
    decisions_made: from.decisions_made,
    continuation: from.continuation,
    actions_this_turn: from.actions_this_turn,
    played_this_turn: from.played_this_turn.slice(),
    turn_cc: { start: from.turn_cc.start, gained: from.turn_cc.gained },
    idle_turns: from.idle_turns,
    timeouts: { ...from.timeouts },
    clock_at: from.clock_at,
    starting_decks: from.starting_decks,
  };
}

function copyPlayer(player: Player): Player {
  return {
    player_id: player.player_id,
    name: player.name,
    cc: player.cc,
    hand: player.hand.map(copyCard),
    in_play: player.in_play.map(copyCard),
    sleep_zone: player.sleep_zone.map(copyCard),
    direct_attacks_this_turn: player.direct_attacks_this_turn,
  };
}

function copyCard(card: Card): Card {
  return {
    id: card.id,
    printed_name: card.printed_name,
    copied_from: card.copied_from,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    current_stamina: card.current_stamina,
    modifications: card.modifications,
    turn_modifications: card.turn_modifications,
  };
}

/** Plays an action by the real rules on a copy. A direct attack hits the card at `hit`. */
export function simulate(state: ReadState, action: Action, hit = 0): State {
  const next = copyState(state);
  const rule = ggltcg.actions[action.type] as SeatRule<Ggltcg, Action['type']>;
  rule.play(new SilentTurn<Ggltcg>(next, state, awaitedSeat(state), chosen(hit), state.clock_at), action as never);
  return next;
}

function awaitedSeat(state: ReadState): Seat {
  return seatOf(state, awaitedPlayer(state));
}

/** How many ways chance can decide this action, each as likely: the cards of the hand that a direct attack may hit. */
export function chancesOf(state: ReadState, action: Action): number {
  const hits = (attacker: string): number => {
    const victim = state.seats.find((id) => !state.players[id]!.in_play.some((toy) => toy.id === attacker))!;
    return state.players[victim]!.hand.length;
  };
  if (action.type === 'tussle' && action.defender_id === null) return Math.max(1, hits(action.attacker_id));
  const open = state.pending_decisions[0];
  const declined = action.type === 'resolve_decision' && action.target_card_id === null;
  if (declined && open?.type === 'cancel_tussle' && state.continuation?.type === 'tussle') {
    return state.continuation.defender_id === null ? Math.max(1, hits(state.continuation.attacker_id)) : 1;
  }
  return 1;
}

/** Most ways to fill the targets of one card that a bot looks at. */
const MOST_FILLINGS = 8;

/** Everything the awaited player may do, as whole actions. */
export function everyAction(state: ReadState): Action[] {
  return legalActions(state, Infinity);
}

/** What the awaited player may do, with the first ways to fill the targets of each card. */
export function legalActions(state: ReadState, mostFillings = MOST_FILLINGS): Action[] {
  const actions: Action[] = [];
  const seat = awaitedSeat(state);
  for (const rule of Object.values(ggltcg.actions)) {
    if (rule.by === 'table') continue;
    for (const choice of rule.choices(state, seat) as Iterable<Action>) {
      if (isForm<Action>(choice)) actions.push(...fillings(choice as never, mostFillings));
      else actions.push(choice);
    }
  }
  return actions;
}

interface TargetForm {
  readonly form: Partial<Action>;
  readonly slots: {
    readonly target_card_ids: { readonly options: readonly string[]; readonly min: number; readonly max: number };
  };
}

/** The largest sets of targets first: who may take two seldom wants one. */
function fillings({ form, slots }: TargetForm, most: number): Action[] {
  const { options, min, max } = slots.target_card_ids;
  const found: Action[] = [];
  for (let size = max; size >= Math.max(1, min); size--) {
    for (const target_card_ids of subsets(options, size)) {
      if (found.length === most) return found;
      found.push({ ...form, target_card_ids } as Action);
    }
  }
  return found;
}

function* subsets(options: readonly string[], size: number, from = 0): Iterable<string[]> {
  if (size === 0) yield [];
  for (let index = from; index <= options.length - size; index++) {
    if (size > 0) for (const rest of subsets(options, size - 1, index + 1)) yield [options[index]!, ...rest];
  }
}

/** Dice that fall as told. */
function chosen(hit: number): Rng {
  const no = (): never => {
    throw new Error('Nothing else is random.');
  };
  return { word: no, int: (n) => Math.min(hit, n - 1), pick: no, shuffle: no, hex: no };
}
