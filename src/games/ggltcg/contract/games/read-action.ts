import type { Seat } from '../../../../engine/core/index.js';
import { ActionRefused } from '../../../../engine/hosting/action-refused.js';
import { poolOf } from '../../rules/catalogue/card-sets.js';
import { idAt, opponentOf, playerOf } from '../../rules/cards.js';
import { alternativePayments, targetingOf } from '../../rules/playing/costs.js';
import { openDecisionOf } from '../../rules/playing/decisions.js';
import type { Action, CardId, PlayerId, ReadCard, ReadState } from '../../rules/ggltcg.types.js';
import { whyNotAct } from '../../rules/playing/legality.js';
import { labelOf } from '../../rules/narration/narration.js';
import { abilityOf, abilityTargets, findCard, targetRange } from '../../rules/playing/targets.js';
import type { AbilityBodyDto, DecisionBodyDto, PlayCardBodyDto, TussleBodyDto } from './acts.dto.js';
import { idOfName, NO_CARD, resolveCard } from '../names.js';
import { invalid } from '../problems.js';

/** An action of playing a card, and how it will be reported: the labels are those before it resolves. */
export function readPlay(state: ReadState, seat: Seat, body: PlayCardBodyDto): { action: Action; message: string } {
  needOne(body.card_id, body.card_name, 'card');
  const player = expectToAct(state, seat);
  const pool = poolOf(state);
  const { hand } = playerOf(state, player);
  const card_id = resolveCard({ id: body.card_id, name: body.card_name }, hand)!;
  const card = findCard(hand, card_id);
  const valid = card ? (targetRange(state, pool, player, card)?.valid ?? []) : [];
  const payments = card ? alternativePayments(state, pool, player, card) : [];
  const target_card_ids = targetsOf(body, valid);
  const paid = { id: body.alternative_cost_card_id, name: body.alternative_cost_card_name };
  const alternative_cost_card_id = resolveCard(paid, payments) ?? null;
  const labels = target_card_ids.flatMap((id) => {
    const target = findCard(valid, id);
    return target ? [labelOf(state, target)] : [];
  });
  const verb = card && targetingOf(pool, card)?.verb;
  const tail = verb && labels.length > 0 ? ` (${verb} ${labels.join(', ')})` : '';
  return {
    action: { type: 'play_card', card_id, target_card_ids, alternative_cost_card_id },
    message: `Successfully played ${card?.printed_name ?? ''}${tail}`,
  };
}

export function readTussle(state: ReadState, seat: Seat, body: TussleBodyDto): Extract<Action, { type: 'tussle' }> {
  needOne(body.attacker_id, body.attacker_name, 'attacker');
  const player = expectToAct(state, seat);
  const { in_play } = playerOf(state, player);
  const attacker_id = resolveCard({ id: body.attacker_id, name: body.attacker_name }, in_play)!;
  const defenders = playerOf(state, opponentOf(state, player)).in_play;
  const defender_id = resolveCard({ id: body.defender_id, name: body.defender_name }, defenders) ?? null;
  return { type: 'tussle', attacker_id, defender_id };
}

export function readAbility(state: ReadState, seat: Seat, body: AbilityBodyDto): Action {
  needOne(body.card_id, body.card_name, 'card');
  const player = expectToAct(state, seat);
  const pool = poolOf(state);
  const { in_play } = playerOf(state, player);
  const card_id = resolveCard({ id: body.card_id, name: body.card_name }, in_play)!;
  const card = findCard(in_play, card_id);
  const ability = card && abilityOf(pool, card);
  const reached = ability ? abilityTargets(state, pool, card, ability) : [];
  const target_id = resolveCard({ id: body.target_id, name: body.target_name }, reached) ?? NO_CARD;
  return { type: 'activate_ability', card_id, target_id, amount: body.amount ?? 1 };
}

/** `accept: true` without a card means the only option there is. */
export function readDecision(state: ReadState, body: DecisionBodyDto): Action {
  const open = openDecisionOf(state);
  const decision_id = body.decision_id ?? open?.decision_id ?? '';
  const declined = body.accept === false;
  const only = body.accept === true && open?.options.length === 1 ? open.options[0]! : null;
  if (body.accept === true && !body.target_card_id && only === null && (open?.options.length ?? 0) > 1) {
    throw invalid('target_card_id must be given: there is more than one option');
  }
  return {
    type: 'resolve_decision',
    decision_id,
    target_card_id: declined ? null : (body.target_card_id ?? only),
  };
}

/** Whether one may act at all comes before what one names. */
function expectToAct(state: ReadState, seat: Seat): PlayerId {
  const player = idAt(state, seat);
  const no = whyNotAct(state, player);
  if (no) throw new ActionRefused(no);
  return player;
}

function needOne(id: string | undefined, name: string | undefined, what: string): void {
  if ((id ?? name ?? undefined) === undefined) throw invalid(`${what}_id or ${what}_name must be given`);
}

/** Ids count before names, lists before single ones. */
function targetsOf(body: PlayCardBodyDto, valid: readonly ReadCard[]): CardId[] {
  const { target_card_ids: ids, target_card_id: id, target_card_names: names, target_card_name: name } = body;
  if (ids && ids.length > 0) return ids;
  if (id !== undefined && id !== null) return [id];
  const named = names && names.length > 0 ? names : name === undefined || name === null ? [] : [name];
  return named.map((one) => idOfName(one, valid));
}
