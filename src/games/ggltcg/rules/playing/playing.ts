import { definitionOf, effectsOf, playerOf, sourceOf } from '../cards.js';
import type { Card, PlayerId } from '../ggltcg.types.js';
import type { Resolving } from './resolving.js';
import { enterPlay, layDown } from '../zones.js';
import { checkVictory, isOver } from '../victory.js';

/** A card that has been paid for does what it does (R18 e): a Toy enters play first, an Action lies down afterwards. */
export function resolveCard(resolving: Resolving, player: PlayerId, card: Card, targets: readonly Card[]): void {
  const { pool } = resolving;
  const effects = effectsOf(pool, card);
  const source = sourceOf(card);
  const isToy = definitionOf(pool, card).type === 'Toy';
  if (isToy) enterPlay(resolving, card, player);
  for (const { play, trigger } of effects) {
    play?.apply(resolving, source, play.targets ? targets : [], card);
    if (trigger?.timing === 'when_played') trigger.apply(resolving, source);
  }
  if (isToy) return;
  // Copy and Clone stay in play as what they have become (R48).
  if (card.copied_from === null) layDown(resolving, card);
  else enterPlay(resolving, card, player);
}

/** Victory, and else what toys do when their controller plays another card: once a turn for each card (R44). */
export function afterPlaying(resolving: Resolving, player: PlayerId, card: Card): void {
  const { state, pool } = resolving;
  if (state.pending_decisions.length === 0) checkVictory(resolving);
  if (isOver(state) || state.played_this_turn.includes(card.id)) return;
  state.played_this_turn.push(card.id);
  for (const toy of playerOf(state, player).in_play) {
    if (toy.id === card.id) continue;
    for (const { trigger } of effectsOf(pool, toy)) {
      if (trigger?.timing === 'when_other_card_played') trigger.apply(resolving, sourceOf(toy));
    }
  }
}
