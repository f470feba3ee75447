import type { ManaCost, ManaType, Zone } from './catalogue/card.types.js';
import type { Phase, Step } from './tcg-fuel.types.js';

/** Who finished where. */
export interface Placement {
  readonly playerId: number;
  readonly place: number;
  readonly reason: string;
}

/** A target in an event and in a view. */
export interface TargetView {
  readonly cardId?: number;
  readonly playerId?: number;
}

type Told<Type extends string, Members = unknown> = { type: Type; rule: string } & Members;

/** What happens at the table. Every event names the rule that made it happen. */
export type TcgFuelEvent =
  | Told<'mulligan_taken', { playerId: number; mulligansTaken: number }>
  | Told<'hand_kept', { playerId: number; bottomed: number; cardIds?: readonly number[] }>
  | Told<'turn_started', { playerId: number; turnNumber: number; turnCount: number }>
  | Told<'phase_changed', { phase: Phase; step: Step }>
  | Told<'cards_drawn', { playerId: number; count: number; cardIds?: readonly number[] }>
  | Told<'card_played', { playerId: number; cardId: number; card: string; mode?: string; targets?: TargetMap }>
  | Told<
      'ability_activated',
      { playerId: number; cardId: number; card: string; abilityId: string; stackId?: number; targets?: TargetMap }
    >
  | Told<
      'ability_triggered',
      { playerId: number; cardId: number; card: string; abilityId: string; stackId: number; targets?: TargetMap }
    >
  | Told<'trigger_dropped', { playerId: number; cardId: number; card: string; abilityId: string }>
  | Told<'mana_paid', { playerId: number; usedMana: ManaCost; sources: readonly number[] }>
  | Told<'mana_added', { playerId: number; mana: ManaType; amount: number }>
  | Told<'card_moved', { playerId: number; cardId?: number; card?: string; from: Zone; to: Zone }>
  | Told<'resolved', { stackId: number }>
  | Told<'fizzled', { stackId: number }>
  | Told<'countered', { stackId: number }>
  | Told<
      'attack_declared',
      { attackerId: number; attackerPower: number; targetPlayerId: number; targetCardId?: number }
    >
  | Told<'blocks_declared', { playerId: number; blocks: readonly { cardId: number; attackerId: number }[] }>
  | Told<
      'damage_dealt',
      { amount: number; sourceId: number; targetPlayerId?: number; targetCardId?: number; combat: boolean }
    >
  | Told<'player_life_changed', { playerId: number; old: number; new: number }>
  | Told<'loyalty_changed', { cardId: number; old: number; new: number }>
  | Told<'counters_put', { cardId: number; counter: string; amount: number }>
  | Told<'changed_until_end_of_turn', { cardId: number; power: number; toughness: number; keywords: readonly string[] }>
  | Told<'tapped', { cardIds: readonly number[] }>
  | Told<'untapped', { cardIds: readonly number[] }>
  | Told<'frozen', { cardIds: readonly number[] }>
  | Told<'token_created', { playerId: number; cardId: number; tokenId: string }>
  | Told<'attached', { cardId: number; to: number }>
  | Told<'unattached', { cardId: number }>
  | Told<'control_changed', { cardId: number; playerId: number }>
  | Told<'combat_damage_prevented'>
  | Told<'scried', { playerId: number; amount: number; top?: readonly number[]; bottom?: readonly number[] }>
  | Told<'searched', { playerId: number; found: number; cardIds?: readonly number[] }>
  | Told<'choice_required', { playerId: number; choiceId: number; kind: string }>
  | Told<'settings_changed', { playerId: number }>
  | Told<'draw_offered', { playerId: number }>
  | Told<'draw_answered', { playerId: number; accept: boolean }>
  | Told<'timed_out', { playerId: number; decision: string }>
  | Told<'player_lost', { playerId: number; reason: string }>
  | Told<'game_ended', { winnerId: number | null; draw: boolean; reason: string; placements: readonly Placement[] }>;

export type TargetMap = Readonly<Record<string, readonly TargetView[]>>;
