import type { ManaType } from './catalogue/card.types.js';
import type { Block, StopWindow, YieldUntil } from './tcg-fuel.types.js';

/** A target as it is written in an action. */
export interface TargetInput {
  readonly cardId?: number;
  readonly playerId?: number;
  readonly stackId?: number;
}

export interface Payment {
  readonly sources: readonly { readonly cardId: number; readonly mana?: ManaType }[];
}

interface TargetingInput {
  readonly targets?: Readonly<Record<string, readonly TargetInput[]>>;
  readonly targetId?: number;
  readonly targetPlayerId?: number;
  readonly payment?: Payment;
}

export type PlayCard = { type: 'play_card'; cardId: number; mode?: string } & TargetingInput;
export type ActivateAbility = {
  type: 'activate_ability';
  cardId: number;
  abilityId: string;
  mana?: ManaType;
} & TargetingInput;
export interface AttackInput {
  readonly cardId: number;
  readonly defenderPlayerId?: number;
  readonly defenderCardId?: number;
}
export type Attack = { type: 'attack'; attackers?: readonly AttackInput[]; cardId?: number };
export type BlockAction = { type: 'block'; blocks: readonly Block[] };
export interface AssignmentInput {
  readonly attackerId: number;
  readonly to: readonly { readonly cardId: number; readonly amount: number }[];
  readonly defender?: number;
}
export interface Choose {
  type: 'choose';
  choiceId: number;
  targets?: Readonly<Record<string, readonly TargetInput[]>>;
  cardIds?: readonly number[];
  top?: readonly number[];
  bottom?: readonly number[];
  pay?: boolean;
  payment?: Payment;
  assignments?: readonly AssignmentInput[];
  auto?: boolean;
  keepId?: number;
}
export interface SettingsAction {
  type: 'settings';
  fullControl?: boolean;
  stops?: readonly StopWindow[];
  yieldUntil?: YieldUntil | null;
}

/** What a seat may do, and what the table does by itself. */
export type Action =
  | { type: 'mulligan'; keep: boolean; bottom?: readonly number[] }
  | { type: 'draw_card' }
  | PlayCard
  | ActivateAbility
  | Attack
  | BlockAction
  | Choose
  | { type: 'pass_priority' }
  | { type: 'end_turn' }
  | SettingsAction
  | { type: 'offer_draw' }
  | { type: 'answer_draw'; accept: boolean }
  | { type: 'concede' }
  | { type: 'time_out'; playerId: number; absent?: true };
