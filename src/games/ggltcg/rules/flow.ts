import { effectsOf, opponentOf, playerOf, sourceOf } from './cards.js';
import { gainCc } from './cc.js';
import { openNextDecision } from './playing/decisions.js';
import type { PlayerId } from './ggltcg.types.js';
import { tellDeed } from './narration/narration.js';
import type { Resolving } from './playing/resolving.js';
import { sleepDefeated } from './stats/state-based.js';
import { resolveTussle } from './playing/tussling.js';
import { ccRecord, checkVictory, finish, isOver } from './victory.js';

const FIRST_GAIN = 2;
export const TURN_GAIN = 4;
/** R52: so many turns in a row without any action. */
const IDLE_TURNS = 6;

/** What comes after an action has been carried out (R50): decisions, victory, and whatever was interrupted. */
export function goOn(resolving: Resolving): void {
  const { state } = resolving;
  while (!isOver(state) && !openNextDecision(resolving)) {
    checkVictory(resolving);
    const { continuation } = state;
    if (continuation === null || isOver(state)) return;
    state.continuation = null;
    if (continuation.type === 'end_turn') return switchTurn(resolving);
    resolveTussle(resolving, continuation);
  }
}

/** The Start phase (R12). */
export function startTurn(resolving: Resolving): void {
  const { state, pool, emit, at } = resolving;
  const player = playerOf(state, state.active_player_id);
  state.phase = 'Start';
  state.turn_cc = { start: player.cc, gained: 0 };
  state.clock_at = at;
  emit({ type: 'turn_started', player_id: player.player_id, turn_number: state.turn_number });
  gainCc(resolving, player.player_id, state.turn_number === 1 ? FIRST_GAIN : TURN_GAIN, 'turn');
  for (const toy of player.in_play) {
    for (const { trigger } of effectsOf(pool, toy)) {
      if (trigger?.timing === 'start_of_turn') trigger.apply(resolving, sourceOf(toy));
    }
  }
  sleepDefeated(resolving);
  state.phase = 'Main';
}

/** The End phase (R14), up to the point where decisions may interrupt it. */
export function endTurn(resolving: Resolving): void {
  const { state } = resolving;
  const player = state.active_player_id;
  state.phase = 'End';
  state.continuation = { type: 'end_turn' };
  for (const id of state.seats) for (const toy of playerOf(state, id).in_play) toy.turn_modifications = {};
  sleepDefeated(resolving);
  tellDeed(resolving, player, 'end_turn', 'Ended the turn');
  goOn(resolving);
}

/** The rest of the End phase: draw check, counters, and the other player's turn. */
function switchTurn(resolving: Resolving): void {
  const { state, emit } = resolving;
  state.idle_turns = state.actions_this_turn === 0 ? state.idle_turns + 1 : 0;
  if (state.idle_turns >= IDLE_TURNS) return finish(resolving, null, 'stalemate');
  if (state.turn_number >= state.options.max_turns) return finish(resolving, null, 'turn_limit');
  const ended = state.active_player_id;
  emit({ type: 'turn_ended', player_id: ended, turn_number: state.turn_number, cc: ccRecord(state) });
  state.actions_this_turn = 0;
  state.played_this_turn = [];
  for (const id of state.seats) playerOf(state, id).direct_attacks_this_turn = 0;
  state.active_player_id = opponentOf(state, ended);
  state.turn_number += 1;
  startTurn(resolving);
}

/** A seat has done something itself: its time-outs are forgotten (R59). */
export function noteAction({ state }: Resolving, player: PlayerId): void {
  state.timeouts[player] = 0;
}
