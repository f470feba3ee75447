import { nameOf } from '../../rules/cards.js';
import type { Action, CardId, ReadState } from '../../rules/ggltcg.types.js';
import { describeAction } from '../describe-action.js';

/** What a search bot is about to do, for people who watch: `Play Ka, Ka tussles Block, end the turn.` */
export function strategyOf(state: ReadState, line: readonly Action[]): string {
  const names = new Map<CardId, string>();
  for (const { hand, in_play, sleep_zone } of Object.values(state.players)) {
    for (const card of [...hand, ...in_play, ...sleep_zone]) names.set(card.id, nameOf(card));
  }
  const words = line.map((action) => describeAction(action, (id) => names.get(id) ?? 'a card')).join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
