import type { Frozen, GameShape, Millis, Seat, TableTurn } from '../../../engine/core/index.js';
import type { Card } from './cards/cards.js';
import type { AbilitySource, CheckEvent, DrawSource, EndedBy, Target } from './events.js';
import type { Ledger } from './ledger.js';
import type { CheckOptions, HouseRules } from './options.js';
import type { CheckView } from './view.types.js';

export type Phase = 'initialPeekPhase' | 'playPhase' | 'finalTurnsPhase' | 'scoringPhase';
export type TurnStage = 'awaitDraw' | 'awaitDiscard' | 'matchingStage' | 'abilityResolutionStage';

export interface PlayerState {
  /** A slot never moves: a card that leaves makes a gap (2.3.2). */
  hand: (Card | null)[];
  hasUsedInitialPeek: boolean;
  hasConfirmedPeek: boolean;
  pendingDrawnCard: Card | null;
  pendingDrawnCardSource: DrawSource | null;
  hasCalledCheck: boolean;
  isLocked: boolean;
  isForfeited: boolean;
  hasLeft: boolean;
  isDisqualified: boolean;
  /** Own turns in a row that ran out (2.12.3). */
  expiredTurns: number;
  score: number | null;
  stats: {
    matches: number;
    wrongMatches: number;
    penaltyCards: number;
    peeks: number;
    swaps: number;
    timeouts: number;
  };
}

/** The chance to match a discard (2.6.1). */
export interface MatchingOpportunity {
  windowId: number;
  cardToMatch: Card;
  originalSeat: Seat;
  remainingSeats: Seat[];
  opensAt: Millis;
  deadline: Millis;
  /** Sealed answers as they arrived; a slot, or `null` for a pass. Always empty in a race. */
  answers: { seat: Seat; handIndex: number | null }[];
}

export interface PendingAbility {
  seat: Seat;
  card: Card;
  source: AbilitySource;
}

export interface ActiveAbility extends PendingAbility {
  stage: 'peek' | 'swap';
  peeksLeft: number;
  peekedTargets: Place[];
}

/** A slot of a seat: a target, inside the rules. */
export interface Place {
  seat: Seat;
  cardIndex: number;
}

export type ClockKind = 'peek' | 'turn' | 'window' | 'ability' | 'roundBreak';

/** Everything there is at a table. */
export interface CheckState {
  options: HouseRules;
  roundNo: number;
  firstSeat: Seat;
  deckCommitment: string;
  phase: Phase;
  turnStage: TurnStage | null;
  currentSeat: Seat | null;
  turnNo: number;
  /** The top card first. */
  deck: Card[];
  /** The top card last. */
  discardPile: Card[];
  discardPileIsSealed: boolean;
  players: PlayerState[];
  windowSeq: number;
  matchingOpportunityInfo: MatchingOpportunity | null;
  /** The last one is next. */
  pendingAbilities: PendingAbility[];
  activeAbility: ActiveAbility | null;
  lastResolvedAbilitySource: AbilitySource | null;
  playerWhoCalledCheck: Seat | null;
  callWasAutomatic: boolean;
  finalTurnOrder: Seat[] | null;
  finalTurnsTaken: number;
  roundWinner: Seat[] | null;
  endedBy: EndedBy | null;
  reshuffles: number;
  readySeats: Seat[];
  totals: number[];
  matchWinner: Seat[] | null;
  deadline: { kind: ClockKind; timerNo: number; at: Millis } | null;
  timerNo: number;
  /** Looks that are open now: places, not faces. */
  activeReveals: (Place & { toSeat: Seat; reason: 'initialPeek' | 'ability' })[];
  /** What each seat can know for certain (4.5). */
  ledgers: Ledger[];
}

/** Moves that say all with their name. */
type Plain<Type extends string> = Type extends string ? { type: Type } : never;

/** What a seat may do. */
export type CheckAction =
  | Plain<'performPeek' | 'confirmPeek' | 'drawFromDeck' | 'drawFromDiscard' | 'discardDrawnCard'>
  | Plain<'callCheck' | 'nextRound' | 'forfeit'>
  | { type: 'swapAndDiscard'; handIndex: number }
  | { type: 'attemptMatch'; handIndex: number; windowId?: number }
  | { type: 'passMatch'; windowId?: number }
  | {
      type: 'resolveSpecialAbility';
      peekTargets?: readonly Target[];
      swapTargets?: readonly Target[];
      skip?: 'peek' | 'all';
    }
  | Plain<'expirePeek' | 'expireTurn' | 'expireAbility' | 'expireRoundBreak'>
  | { type: 'expireWindow'; windowId: number };

/** The shapes of Check. */
export interface Check extends GameShape {
  options: CheckOptions;
  loadout: null;
  state: CheckState;
  action: CheckAction;
  event: CheckEvent;
  view: CheckView;
}

/** The state as rules and bots read it. */
export type Table = Frozen<CheckState>;
/** What the play of one action works with. */
export type CheckTurn = TableTurn<Check>;
