import type { Seat } from '../../../../engine/core/index.js';
import { getCard, turnOrder } from '../cards.js';
import { changeController } from '../permanents/control.js';
import { finish } from './ending.js';
import { askForMulligan } from './mulligans.js';
import { rememberLeaving } from '../stack/triggers.js';
import { passTurn, wearOff } from './turn.js';
import type { LossReason, Play, State } from '../tcg-fuel.types.js';
import { moveCards, vanish } from '../permanents/zones.js';

/** Players lose together. When one is left the game is over (R58); otherwise they leave it (R59). */
export function eliminate(play: Play, losers: readonly { seat: Seat; reason: LossReason; rule: string }[]): void {
  const { state, emit } = play;
  const passed = passedSeats(state);
  state.eliminations += 1;
  for (const { seat, reason, rule } of losers) {
    const player = state.players[seat]!;
    player.hasLost = true;
    player.lossReason = reason;
    player.lostAt = state.eliminations;
    emit({ type: 'player_lost', rule, playerId: player.playerId, reason });
  }
  const left = state.players.filter((player) => !player.hasLost).length;
  if (left <= 1) return finish(play, left === 1 ? 'last_player' : 'all_lost');
  for (const { seat } of losers) leave(play, seat);
  state.passes = passed.filter((seat) => !state.players[seat]!.hasLost).length;
  if (state.players[state.active]!.hasLost) return endTurnOfTheLost(play);
  goOnWithout(
    state,
    losers.map(({ seat }) => seat),
  );
}

/** R59: what a player owns leaves the game, and what they have on the stack vanishes; nothing of it dies. */
function leave(play: Play, seat: Seat): void {
  const { state } = play;
  for (const id of [...state.battlefield]) {
    const card = getCard(state, id);
    if (card.owner === seat) rememberLeaving(state, card);
    else if (card.controller === seat) {
      card.permanent!.temporary = card.permanent!.temporary.filter(({ controller }) => controller !== seat);
      changeController(play, card, card.owner);
    }
  }
  for (const card of Object.values(state.cards)) if (card.owner === seat) vanish(state, card.id);
  state.stack = state.stack.filter(({ controller }) => controller !== seat);
  state.waitingTriggers = state.waitingTriggers.filter(({ controller }) => controller !== seat);
  if (state.resolving && !state.stack.some(({ stackId }) => stackId === state.resolving!.stackId))
    state.resolving = null;
  const { combat } = state;
  if (combat) {
    combat.attackers = combat.attackers.filter(({ defender }) => defender !== seat);
    combat.toBlock = combat.toBlock.filter((defender) => defender !== seat);
  }
  if (state.drawOffer?.by === seat) state.drawOffer = null;
}

/** A decision the lost player owed is dropped; a choice of another player among things that are gone is asked anew. */
function goOnWithout(state: State, lost: readonly Seat[]): void {
  const { pendingChoice, waitingFor } = state;
  const about = pendingChoice?.kind;
  const keepsItsOptions = about === 'discard' || about === 'scry' || about === 'search';
  if (pendingChoice && (lost.includes(pendingChoice.seat) || !keepsItsOptions)) state.pendingChoice = null;
  if (lost.includes(state.nextPriority)) state.nextPriority = nextOf(state, state.nextPriority);
  if (!waitingFor) return;
  // Things have happened since the last state check: the player with priority gets it anew (R22).
  if (waitingFor.decision === 'priority') state.waitingFor = null;
  else if (lost.includes(waitingFor.seat)) {
    if (waitingFor.decision === 'mulligan') askForMulligan(state, waitingFor.seat);
    else state.waitingFor = null;
  }
}

/** The active player is gone: the stack is emptied, everything of this turn ends, and the turn passes (R59). */
function endTurnOfTheLost(play: Play): void {
  const { state } = play;
  state.pendingChoice = null;
  state.resolving = null;
  state.waitingTriggers = [];
  state.combat = null;
  if (state.stage === 'mulligan') {
    state.active = nextOf(state, state.active);
    return askForMulligan(state, state.waitingFor!.seat);
  }
  const cards = state.stack.flatMap(({ kind, stackId }) => (kind === 'spell' ? [stackId] : []));
  state.stack = state.stack.filter(({ kind }) => kind === 'spell');
  moveCards(play, cards, 'graveyard', { rule: 'R59' });
  state.waitingFor = null;
  wearOff(play);
  passTurn(play);
}

function nextOf(state: State, seat: Seat): Seat {
  return turnOrder(state, (seat + 1) % state.players.length)[0]!;
}

/** The players who have passed in this succession: those before the one who is asked. */
function passedSeats(state: State): Seat[] {
  const holder = state.waitingFor?.decision === 'priority' ? state.waitingFor.seat : state.nextPriority;
  return turnOrder(state, holder).reverse().slice(0, state.passes);
}
