import { seatOf, toysInPlay } from '../cards.js';
import type { Source } from '../effects/effect.js';
import type { CardId, Continuation, PendingDecision, PlayerId, ReadState } from '../ggltcg.types.js';
import { isProtected } from '../stats/protection.js';
import type { Resolving } from './resolving.js';

/** The decision that a player is asked for now (R46). */
export function openDecisionOf(state: ReadState): ReadState['pending_decisions'][number] | undefined {
  return state.pending_decisions[0];
}

/** The owner of a card that went to sleep may choose a toy (R43): asked when everything before it is done. */
export function queueDecision({ state }: Resolving, source: Source, optional: boolean): void {
  state.decisions_made += 1;
  state.pending_decisions.push({
    decision_id: `d${state.decisions_made}`,
    type: 'sleep_target_when_sleeped',
    player_id: source.controller,
    source_card_id: source.id,
    source_name: source.name,
    options: [],
    min: optional ? 0 : 1,
    max: 1,
  });
}

/** The attacked player may cancel the tussle with one of these cards (R55). */
export function askToCancel(
  { state }: Resolving,
  attacker: Source,
  player: PlayerId,
  options: CardId[],
  tussle: Continuation,
): void {
  state.decisions_made += 1;
  state.continuation = tussle;
  state.pending_decisions.push({
    decision_id: `d${state.decisions_made}`,
    type: 'cancel_tussle',
    player_id: player,
    source_card_id: attacker.id,
    source_name: attacker.name,
    options,
    min: 0,
    max: 1,
  });
}

/** Opens the first decision of the queue that has a legal option; those before it are dropped. */
export function openNextDecision(resolving: Resolving): boolean {
  const { state, at } = resolving;
  while (state.pending_decisions.length > 0) {
    const decision = state.pending_decisions[0]!;
    if (decision.type === 'sleep_target_when_sleeped') decision.options = toysToSleep(resolving, decision);
    if (decision.options.length > 0) {
      state.clock_at = at;
      request(resolving, decision);
      return true;
    }
    state.pending_decisions.shift();
  }
  return false;
}

function toysToSleep({ state, pool }: Resolving, decision: PendingDecision): CardId[] {
  const source = { id: decision.source_card_id, controller: decision.player_id, name: decision.source_name };
  return toysInPlay(state).flatMap((toy) => (isProtected(state, pool, toy, source) ? [] : [toy.id]));
}

function request({ state, emit }: Resolving, decision: PendingDecision): void {
  const { decision_id, type, player_id, options } = decision;
  const open = { type: 'decision_requested', decision_id, decision_type: type, player_id } as const;
  const rest = { source: { id: decision.source_card_id, name: decision.source_name }, options };
  // Only the player who is attacked learns which cards could cancel: they are in the hand.
  if (type === 'cancel_tussle') emit(open, { [seatOf(state, player_id)]: rest });
  else emit({ ...open, ...rest });
}
