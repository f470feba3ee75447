import { findToy, nameOf, opponentOf, playerOf, refTo } from '../cards.js';
import { payCc } from '../cc.js';
import { playCost } from './costs.js';
import { goOn } from '../flow.js';
import type { CardId, PendingDecision } from '../ggltcg.types.js';
import { tellDeed, tellLine } from '../narration/narration.js';
import { afterPlaying, resolveCard } from './playing.js';
import type { Resolving } from './resolving.js';
import { sleepDefeated } from '../stats/state-based.js';
import { findCard } from './targets.js';
import { describeTussle } from './tussling.js';
import { leaveZone, putToSleep } from '../zones.js';

/** Carries out the answer to the open decision (R46), and goes on with what it interrupted. */
export function answerDecision(resolving: Resolving, chosen: CardId | null): void {
  const { state, at } = resolving;
  const decision = state.pending_decisions.shift()!;
  if (decision.type === 'cancel_tussle') answerTussle(resolving, decision, chosen);
  else answerSleep(resolving, decision, chosen);
  // The interrupted turn gets a fresh clock (R59).
  state.clock_at = at;
  goOn(resolving);
}

function answerSleep(resolving: Resolving, decision: PendingDecision, chosen: CardId | null): void {
  const toy = chosen === null ? undefined : findToy(resolving.state, chosen);
  const { decision_id, player_id, source_name } = decision;
  const ref = toy ? refTo(toy) : null;
  resolving.emit({ type: 'decision_resolved', decision_id, player_id, chosen: ref });
  if (toy) putToSleep(resolving, [toy]);
  sleepDefeated(resolving);
  const line = ref ? `${source_name} sleeped ${ref.name}` : `${source_name} declined`;
  tellDeed(resolving, player_id, 'resolve_decision', line, ref ? [ref.id] : []);
}

/** R55: the card is paid for and enters play, and the tussle does not happen; or it goes on unchanged. */
function answerTussle(resolving: Resolving, decision: PendingDecision, chosen: CardId | null): void {
  const { state, pool, emit } = resolving;
  const { decision_id, player_id } = decision;
  const player = playerOf(state, player_id);
  const card = chosen === null ? undefined : findCard(player.hand, chosen);
  emit({ type: 'decision_resolved', decision_id, player_id, chosen: card ? refTo(card) : null });
  if (!card) return tellLine(resolving, player_id, 'resolve_decision', 'Let the tussle go on');
  const tussle = state.continuation;
  if (tussle?.type !== 'tussle') throw new Error('There is no tussle to cancel.');
  const cost = playCost(state, pool, player_id, card);
  const line = describeTussle(resolving, tussle);
  state.continuation = null;
  emit({ type: 'card_played', player_id, card: refTo(card), cost });
  payCc(resolving, player_id, cost, 'cost');
  leaveZone(resolving, card);
  resolveCard(resolving, player_id, card, []);
  emit({ type: 'tussle_cancelled', player_id, by: refTo(card) });
  sleepDefeated(resolving);
  tellDeed(resolving, player_id, 'resolve_decision', `${nameOf(card)} cancelled the tussle for ${cost} CC`);
  tellLine(resolving, opponentOf(state, player_id), 'tussle', `${line}: cancelled by ${nameOf(card)}`);
  afterPlaying(resolving, player_id, card);
}
