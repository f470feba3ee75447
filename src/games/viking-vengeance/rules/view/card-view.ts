import type { Frozen } from '../../../../engine/core/index.js';
import { findAbility, getBaseCard } from '../catalogue.js';
import { powerOf, powerOfCard, sumOf } from '../board/power.js';
import { hasTitanShell, isProtected, isSoulLocked } from '../resolution/protection.js';
import { findTile, tileFields } from '../board/tiles.js';
import type { BoardCard, CardEffect, Position, Reading } from '../viking-vengeance.types.js';
import type { AbilityFields, BaseCardData, BoardCell, CardState, InGameCard } from './view.types.js';

/** How one viewer sees effects: where a card that gave one is hidden from the viewer, so is its id. */
export type Look = (effects: readonly CardEffect[]) => CardEffect[];

/** A tile with its card; a normal tile without one is `null`. */
export function cellAt(state: Reading, at: Position, look: Look): BoardCell | null {
  const card = state.board[at.y]![at.x] ?? null;
  const tile = findTile(state, at);
  if (!card && !tile) return null;
  return {
    user_card_instance_id: card && card.id,
    base_card_id: card && state.cards[card.id]!.base_card_id,
    owner: card && state[card.owner].userId,
    original_owner: card && state[state.cards[card.id]!.original_owner].userId,
    current_power: card && powerOfCard(state, card),
    level: card && state.cards[card.id]!.level,
    card_state: card ? cardState(state, card) : 'normal',
    base_card_data: card && baseCardData(state.cards[card.id]!.base_card_id),
    effects: card && look(card.effects),
    locked_by: card && card.lockedBy,
    defeats: card && card.defeats,
    marks: card && card.marks,
    animation_label: state.touched[`${at.x},${at.y}`] ?? null,
    ...tileFields(tile),
  };
}

/** R10. */
function cardState(state: Reading, card: Frozen<BoardCard>): CardState {
  if (isSoulLocked(state, card) || isProtected(state, card) || hasTitanShell(state, card)) return 'immune';
  const sum = card.effects.reduce((total, { bySide }) => total + sumOf(bySide), 0);
  return sum > 0 ? 'buffed' : sum < 0 ? 'debuffed' : 'normal';
}

/** A card of the cache with what the catalogue knows of it. */
export function inGameCard(state: Reading, id: string, look: Look): InGameCard {
  const { base_card_id, level, xp } = state.cards[id]!;
  const { effects, marks, defeats } = state.hydratedCardDataCache[id]!;
  const { base_power, ...known } = baseCardData(base_card_id);
  return {
    user_card_instance_id: id,
    base_card_id,
    ...known,
    currentPower: powerOf(state, id, effects),
    basePower: base_power,
    level,
    xp,
    effects: look(effects),
    marks,
    defeats,
  };
}

function baseCardData(baseCardId: string): BaseCardData {
  const { name, rarity, image_url, tags, power, special_ability } = getBaseCard(baseCardId);
  return { name, rarity, image_url, tags, base_power: power, ...abilityFields(special_ability) };
}

/** What the catalogue says of a card's ability, in the names that cards use. */
export function abilityFields(abilityId: string | null): AbilityFields {
  const ability = findAbility(abilityId);
  return {
    special_ability_id: ability?.id ?? null,
    ability_name: ability?.name ?? null,
    ability_description: ability?.text ?? null,
    ability_triggerMoment: ability?.trigger_moments.join(',') ?? null,
    ability_parameters: ability?.parameters ?? null,
  };
}
