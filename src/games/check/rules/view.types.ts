import type { CardFace, FaceDown, Rank } from './cards/cards.js';
import type { CheckAction, Phase, TurnStage } from './check.types.js';
import type { AbilitySource, DrawSource, EndedBy, PlayerID, Target } from './events.js';
import type { HouseRules } from './options.js';

type ByPlayer<T> = { readonly [id: PlayerID]: T };

export interface PlayerView {
  readonly hand: readonly (CardFace | FaceDown | null)[];
  readonly handCount: number;
  readonly hasUsedInitialPeek: boolean;
  readonly hasConfirmedPeek: boolean;
  readonly pendingDrawnCard: CardFace | FaceDown | null;
  readonly pendingDrawnCardSource: DrawSource | null;
  readonly pendingSpecialAbility: { readonly card: CardFace; readonly source: AbilitySource } | null;
  readonly hasCalledCheck: boolean;
  readonly isLocked: boolean;
  readonly isForfeited: boolean;
  readonly hasLeft: boolean;
  readonly isDisqualified: boolean;
  readonly score: number | null;
}

/** A sealed answer, as the seat that gave it sees it again. */
export type SealedAnswer =
  { readonly type: 'attemptMatch'; readonly handIndex: number } | { readonly type: 'passMatch' };

export interface WindowView {
  readonly cardToMatch: CardFace;
  readonly originalPlayerID: PlayerID;
  readonly windowId: number;
  readonly remainingPlayerIDs: readonly PlayerID[];
  readonly opensAt: number;
  readonly deadline: number;
  readonly yourAnswer?: SealedAnswer | null;
  /** Only for those who may see everything. */
  readonly answers?: ByPlayer<SealedAnswer>;
}

export interface AbilityView {
  readonly playerID: PlayerID;
  readonly card: CardFace;
  readonly source: AbilitySource;
}

/** One thing a seat can know about a slot. */
export interface MemoryEntry extends Target {
  readonly card: CardFace | null;
  readonly notRanks: readonly Rank[];
}

/** What a viewer may know (4.3). */
export interface CheckView {
  readonly you: PlayerID | null;
  readonly options: HouseRules;
  readonly phase: Phase;
  readonly turnStage: TurnStage | null;
  readonly roundNo: number;
  readonly turnNo: number;
  readonly currentPlayerID: PlayerID | null;
  readonly firstPlayerID: PlayerID;
  readonly players: ByPlayer<PlayerView>;
  readonly deckCount: number;
  readonly discardPile: readonly CardFace[];
  readonly discardPileIsSealed: boolean;
  readonly matchingOpportunityInfo: WindowView | null;
  readonly activeAbility:
    | (AbilityView & {
        readonly stage: 'peek' | 'swap';
        readonly peeksLeft: number;
        readonly peekedTargets: readonly Target[];
      })
    | null;
  readonly pendingAbilities: readonly AbilityView[];
  readonly lastResolvedAbilitySource: AbilitySource | null;
  readonly playerWhoCalledCheck: PlayerID | null;
  readonly finalTurnsTaken: number;
  readonly finalTurnOrder: readonly PlayerID[] | null;
  readonly roundWinner: readonly PlayerID[] | null;
  readonly endedBy: EndedBy | null;
  readonly readyPlayerIDs: readonly PlayerID[];
  readonly totals: ByPlayer<number>;
  readonly matchWinner: readonly PlayerID[] | null;
  readonly deadline: { readonly kind: string; readonly timerNo: number; readonly at: number } | null;
  readonly deckCommitment: string;
  readonly reveals: readonly (Target & { readonly card: CardFace; readonly reason: string })[];
  readonly memory?: readonly MemoryEntry[];
  readonly legalActions: readonly CheckAction[];
  /** Only for those who may see everything. */
  readonly deck?: readonly CardFace[];
  readonly ledgers?: ByPlayer<readonly MemoryEntry[]>;
}
