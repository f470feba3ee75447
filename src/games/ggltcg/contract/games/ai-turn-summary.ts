import { SEARCH_BOT } from '../../bots/llm/llm-player.js';
import { nameOf, playerOf } from '../../rules/cards.js';
import { openDecisionOf } from '../../rules/playing/decisions.js';
import type { GameEvent } from '../../rules/events.js';
import type { Action, CardId, ReadState } from '../../rules/ggltcg.types.js';
import { findCard } from '../../rules/playing/targets.js';
import { deedOf } from './wire.js';
import type { BotNote } from './tales.js';

/** What a bot did, for people who read along. */
export interface AiTurnSummary {
  readonly action: string;
  readonly card: string | null;
  readonly target: string | null;
  readonly cost_cc: number;
  readonly description: string;
  readonly reasoning: string;
  readonly ai_endpoint: string;
}

/** Sums an action up: cards by the names they had before it, and what was paid. */
export function summaryOf(
  before: ReadState,
  action: Action,
  events: readonly GameEvent[],
  note: BotNote,
): AiTurnSummary {
  const { card, targets } = namesIn(before, action);
  return {
    action: action.type,
    card,
    target: targets.length > 0 ? targets.join(', ') : null,
    cost_cc: paidFor(events),
    description: deedOf(events) ?? 'Waits for an answer',
    reasoning: note.reasoning ?? note.strategy ?? '',
    ai_endpoint: note.ai_endpoint ?? SEARCH_BOT,
  };
}

function namesIn(before: ReadState, action: Action): { card: string | null; targets: string[] } {
  const name = (id: CardId): string => nameOfCard(before, id) ?? 'a card';
  switch (action.type) {
    case 'play_card':
      return { card: name(action.card_id), targets: action.target_card_ids.map(name) };
    case 'tussle':
      return { card: name(action.attacker_id), targets: action.defender_id === null ? [] : [name(action.defender_id)] };
    case 'activate_ability':
      return { card: name(action.card_id), targets: [name(action.target_id)] };
    case 'resolve_decision': {
      const decision = openDecisionOf(before);
      const chosen = action.target_card_id === null ? [] : [name(action.target_card_id)];
      // The player who cancels a tussle plays the card that was chosen.
      if (decision?.type === 'cancel_tussle') return { card: chosen[0] ?? null, targets: [] };
      return { card: decision?.source_name ?? null, targets: chosen };
    }
    default:
      return { card: null, targets: [] };
  }
}

function nameOfCard(state: ReadState, id: CardId): string | undefined {
  for (const player of state.seats) {
    const { hand, in_play, sleep_zone } = playerOf(state, player);
    const card = findCard([...hand, ...in_play, ...sleep_zone], id);
    if (card) return nameOf(card);
  }
  return undefined;
}

function paidFor(events: readonly GameEvent[]): number {
  for (const event of events) {
    if (event.type === 'card_played' || event.type === 'tussle_declared') return event.cost;
    if (event.type === 'cc_changed' && event.reason === 'ability') return -event.delta;
  }
  return 0;
}
