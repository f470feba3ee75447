import type { CardFace, Rank } from './cards/cards.js';

/** A player as others name it: the seat's number as text. */
export type PlayerID = string;

/** A place on the table. */
export interface Target {
  readonly playerID: PlayerID;
  readonly cardIndex: number;
}

export type DrawSource = 'deck' | 'discard';
export type AbilitySource = 'discard' | 'stack' | 'stackSecondOfPair';
export type EndedBy = 'check' | 'turnLimit' | 'exhausted' | 'lastPlayer';

/** What is told of an ability: whose it is, its rank, and how it came about. */
interface AbilityTold {
  readonly playerID: PlayerID;
  readonly rank: Rank;
  readonly source: AbilitySource;
}

/** Everything that happens at a table (section 6). Members with a question mark reach only those who may know them. */
export type CheckEvent =
  | { type: 'roundStarted'; roundNo: number; firstPlayerID: PlayerID; deckCommitment: string }
  | { type: 'initialPeek'; playerID: PlayerID; cards?: readonly { cardIndex: number; card: CardFace }[] }
  | { type: 'peekConfirmed'; playerID: PlayerID }
  | { type: 'peekPhaseEnded' }
  | { type: 'cardDrawn'; playerID: PlayerID; source: DrawSource; card?: CardFace }
  | { type: 'cardDiscarded'; playerID: PlayerID; card: CardFace; fromSlot: number | null }
  | { type: 'windowOpened'; windowId: number; card: CardFace; deadline: number }
  | { type: 'windowClosed'; windowId: number; reason: 'matched' | 'answered' | 'expired' }
  | { type: 'matchPassed' | 'matchAnswered'; playerID: PlayerID }
  | { type: 'matchSucceeded'; playerID: PlayerID; cardIndex: number; card: CardFace }
  | { type: 'matchFailed'; playerID: PlayerID; cardIndex: number }
  | { type: 'penaltyCardDealt'; playerID: PlayerID; cardIndex: number }
  | { type: 'penaltyUnavailable'; playerID: PlayerID }
  | ({ type: 'abilityStarted' | 'abilityEnded' | 'abilityFizzled' } & AbilityTold)
  | { type: 'abilityPeeked'; playerID: PlayerID; targets: readonly Target[]; cards?: readonly CardFace[] }
  | { type: 'abilitySwapped'; playerID: PlayerID; targets: readonly Target[] }
  | { type: 'deckReshuffled'; count: number }
  | { type: 'checkCalled'; playerID: PlayerID; automatic: boolean }
  | { type: 'finalTurnsStarted'; order: readonly PlayerID[] }
  | { type: 'finalTurnSkipped' | 'turnExpired' | 'playerDisqualified' | 'playerReady'; playerID: PlayerID }
  | { type: 'playerForfeited'; playerID: PlayerID; scope: 'round' | 'match' }
  | {
      type: 'roundScored';
      hands: { readonly [id: PlayerID]: readonly (CardFace | null)[] };
      scores: { readonly [id: PlayerID]: number | null };
      roundWinner: readonly PlayerID[];
      totals: { readonly [id: PlayerID]: number };
      endedBy: EndedBy;
      roundSeed: string;
    }
  | { type: 'matchEnded'; matchWinner: readonly PlayerID[]; totals: { readonly [id: PlayerID]: number } };
