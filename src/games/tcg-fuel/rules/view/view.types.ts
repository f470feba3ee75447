import type { Color, Keyword, ManaPool, Restriction, Zone } from '../catalogue/card.types.js';
import type { Placement, TargetMap } from '../event.types.js';
import type {
  Bound,
  Decision,
  LastKnown,
  Options,
  Phase,
  Resolving,
  Settings,
  Step,
  Temporary,
} from '../tcg-fuel.types.js';

/** A card that the viewer may know. */
export interface OpenCardView {
  readonly id: number;
  readonly gameId: string;
  /** The catalogue number; `null` for a token. */
  readonly cardId: number | null;
  readonly tokenId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly colors: readonly Color[];
  readonly manaValue: number;
  readonly ownerId: number;
  readonly controllerId: number;
  readonly location: Zone;
  /** `null` where the order is hidden from all: an opened deck while it is searched or looked at. */
  readonly zoneIndex: number | null;
  readonly zoneChangeCount: number;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly keywords: readonly Keyword[];
  readonly restrictions: readonly Restriction[];
  readonly isTapped: boolean;
  readonly summoningSick: boolean;
  readonly frozen: boolean;
  readonly damage: number;
  readonly deathtouched: boolean;
  readonly counters: { readonly '+1/+1': number; readonly '-1/-1': number };
  readonly loyalty: number | null;
  readonly loyaltyUsed: boolean;
  readonly attachedTo: number | null;
  readonly attachments: readonly number[];
  readonly temporary: readonly (Omit<Temporary, 'controller'> & { readonly controllerId: number | null })[];
  readonly timestamp: number | null;
}

/** A card in another player's hand: there, and nothing more. Its id is this viewer's own alias. */
export interface HiddenCardView {
  readonly id: string;
  readonly ownerId: number;
  readonly location: 'hand';
  readonly zoneIndex: null;
  readonly hidden: true;
}

export type CardView = OpenCardView | HiddenCardView;

/** A player, as one viewer may know it. */
export interface PlayerView {
  readonly id: number;
  readonly gameId: string;
  readonly playerId: number;
  readonly seat: number;
  readonly name: string;
  readonly isBot: boolean;
  readonly deckId: number | string | null;
  readonly playerIndex: number;
  readonly lifeTotal: number;
  readonly handSize: number;
  readonly deckSize: number;
  readonly manaPool: ManaPool;
  readonly mulligansTaken: number;
  readonly kept: boolean;
  readonly hasLost: boolean;
  readonly lossReason: string | null;
  readonly settings: Settings | null;
  readonly clock: { readonly reserveMs: number } | null;
}

export interface StackView {
  readonly stackId: number;
  readonly kind: 'spell' | 'ability';
  readonly cardId: number | null;
  readonly sourceId: number;
  readonly slug: string;
  readonly controllerId: number;
  readonly mode: string | null;
  readonly abilityId: string | null;
  readonly targets: TargetMap;
  readonly bound: Bound;
  readonly lastKnown: LastKnown | null;
}

export interface CombatView {
  readonly attackers: readonly {
    readonly cardId: number;
    readonly defenderPlayerId: number;
    readonly defenderCardId: number | null;
    readonly blocked: boolean;
    readonly blockers: readonly number[];
  }[];
  readonly blocks: readonly { readonly cardId: number; readonly attackerId: number }[];
  readonly toBlock: readonly number[];
  readonly struck: readonly number[];
  readonly damageRound: 'first' | 'regular' | null;
}

/** What a chooser is asked; other viewers see only that there is a question. */
export interface ChoiceView {
  readonly choiceId: number;
  readonly kind: string;
  readonly playerId: number;
  readonly prompt?: string;
  readonly options?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly default?: unknown;
}

export interface WaitingTriggerView {
  readonly sourceId: number;
  readonly slug: string;
  readonly controllerId: number;
  readonly abilityId: string;
}

export interface OutcomeView {
  readonly finished: true;
  readonly winnerId: number | null;
  readonly draw: boolean;
  readonly reason: string;
  readonly placements: readonly Placement[];
}

/** A hand as it was when a turn began, for those who watch late. */
export interface LateHand {
  readonly playerId: number;
  readonly turnCount: number;
  readonly cards: readonly string[];
}

/** The table, as one viewer may know it. */
export interface GameView {
  readonly gameId: string;
  readonly options: Options;
  readonly stage: 'mulligan' | 'playing' | 'finished';
  readonly currentTurn: number;
  readonly turnCount: number;
  readonly currentPlayerIndex: number;
  readonly phase: Phase;
  readonly step: Step;
  readonly priorityPlayerIndex: number | null;
  readonly passes: number;
  readonly waitingFor: { readonly playerId: number; readonly decision: Decision } | null;
  readonly players: readonly PlayerView[];
  readonly cards: readonly CardView[];
  readonly stack: readonly StackView[];
  readonly combat: CombatView | null;
  readonly pendingChoice: ChoiceView | null;
  readonly waitingTriggers: readonly WaitingTriggerView[];
  readonly resolving: Pick<Resolving, 'stackId' | 'effectIndex'> | null;
  readonly drawOffer: { readonly by: number; readonly accepted: readonly number[] } | null;
  readonly decisionAt: number;
  readonly nextId: number;
  readonly idle: number;
  readonly landsPlayedThisTurn: number;
  readonly preventCombatDamage: boolean;
  readonly outcome: OutcomeView | null;
  /** Only to those who watch, and only where all players agreed to it. */
  readonly spectatorHands?: readonly LateHand[];
}
