import type { Seat, Viewer } from '../../../engine/core/index.js';
import type { Card, CardFace, FaceDown } from './cards/cards.js';
import { faceDown, faceOf } from './cards/cards.js';
import type { CheckState, MatchingOpportunity, PendingAbility, Table } from './check.types.js';
import { filledSlots } from './cards/hand.js';
import { entriesOf } from './ledger.js';
import { legalActions } from './legal-actions.js';
import { byPlayer, idOf, targetOf } from './seats.js';
import type { AbilityView, CheckView, PlayerView, SealedAnswer, WindowView } from './view.types.js';

/** What a viewer may know, built from nothing (4.2, 4.3). No viewer sees a face-down card, its owner least of all. */
export function viewOf(state: Table, viewer: Viewer): CheckView {
  const you = typeof viewer === 'number' ? viewer : null;
  return {
    you: you === null ? null : idOf(you),
    options: state.options,
    phase: state.phase,
    turnStage: state.turnStage,
    roundNo: state.roundNo,
    turnNo: state.turnNo,
    currentPlayerID: idOrNull(state.currentSeat),
    firstPlayerID: idOf(state.firstSeat),
    players: byPlayer(state, (seat) => playerView(state, seat, viewer)),
    deckCount: state.deck.length,
    discardPile: state.discardPile.map(faceOf),
    discardPileIsSealed: state.discardPileIsSealed,
    matchingOpportunityInfo: windowView(state, viewer),
    activeAbility: activeAbilityView(state),
    pendingAbilities: state.pendingAbilities.map(abilityView),
    lastResolvedAbilitySource: state.lastResolvedAbilitySource,
    playerWhoCalledCheck: idOrNull(state.playerWhoCalledCheck),
    finalTurnsTaken: state.finalTurnsTaken,
    finalTurnOrder: state.finalTurnOrder?.map(idOf) ?? null,
    roundWinner: state.roundWinner?.map(idOf) ?? null,
    endedBy: state.endedBy,
    readyPlayerIDs: state.readySeats.map(idOf),
    totals: byPlayer(state, (seat) => state.totals[seat]!),
    matchWinner: state.matchWinner?.map(idOf) ?? null,
    deadline: state.deadline,
    deckCommitment: state.deckCommitment,
    reveals: state.activeReveals
      .filter(({ toSeat }) => viewer === 'all' || toSeat === viewer)
      .map((reveal) => ({
        ...targetOf(reveal),
        card: faceOf(state.players[reveal.seat]!.hand[reveal.cardIndex]!),
        reason: reveal.reason,
      })),
    ...memoryView(state, viewer),
    legalActions: you === null ? [] : legalActions(state, you),
    ...(viewer === 'all' ? { deck: state.deck.map(faceOf) } : undefined),
  };
}

function playerView(state: Table, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.players[seat]!;
  const open = viewer === 'all' || state.phase === 'scoringPhase';
  const seesDrawn = open || viewer === seat || player.pendingDrawnCardSource === 'discard';
  return {
    hand: player.hand.map((card) => shown(card, open)),
    handCount: filledSlots(player.hand).length,
    hasUsedInitialPeek: player.hasUsedInitialPeek,
    hasConfirmedPeek: player.hasConfirmedPeek,
    pendingDrawnCard: shown(player.pendingDrawnCard, seesDrawn),
    pendingDrawnCardSource: player.pendingDrawnCardSource,
    pendingSpecialAbility: waitingAbility(state, seat),
    hasCalledCheck: player.hasCalledCheck,
    isLocked: player.isLocked,
    isForfeited: player.isForfeited,
    hasLeft: player.hasLeft,
    isDisqualified: player.isDisqualified,
    score: player.score,
  };
}

function shown(card: Card | null, open: boolean): CardFace | FaceDown | null {
  if (card === null) return null;
  return open ? faceOf(card) : faceDown();
}

/** The ability of this player that is being resolved, or comes next. */
function waitingAbility(state: Table, seat: Seat): PlayerView['pendingSpecialAbility'] {
  const queue = [...state.pendingAbilities, ...(state.activeAbility ? [state.activeAbility] : [])];
  const own = queue.findLast((ability) => ability.seat === seat);
  return own ? { card: faceOf(own.card), source: own.source } : null;
}

/** Of sealed answers a seat sees its own, and the others not even a difference in size. */
function windowView(state: Table, viewer: Viewer): WindowView | null {
  const window = state.matchingOpportunityInfo;
  if (!window) return null;
  const sealed = state.options.matchMode === 'sealed';
  const own = window.answers.find(({ seat }) => seat === viewer);
  return {
    cardToMatch: faceOf(window.cardToMatch),
    originalPlayerID: idOf(window.originalSeat),
    windowId: window.windowId,
    remainingPlayerIDs: window.remainingSeats.map(idOf),
    opensAt: window.opensAt,
    deadline: window.deadline,
    ...(sealed && typeof viewer === 'number' ? { yourAnswer: own ? sealedAnswer(own) : null } : undefined),
    ...(sealed && viewer === 'all'
      ? { answers: Object.fromEntries(window.answers.map((given) => [idOf(given.seat), sealedAnswer(given)])) }
      : undefined),
  };
}

function sealedAnswer({ handIndex }: Readonly<MatchingOpportunity['answers'][number]>): SealedAnswer {
  return handIndex === null ? { type: 'passMatch' } : { type: 'attemptMatch', handIndex };
}

function abilityView({ seat, card, source }: Readonly<PendingAbility>): AbilityView {
  return { playerID: idOf(seat), card: faceOf(card), source };
}

function activeAbilityView({ activeAbility }: Table): CheckView['activeAbility'] {
  if (!activeAbility) return null;
  const { stage, peeksLeft, peekedTargets } = activeAbility;
  return { ...abilityView(activeAbility), stage, peeksLeft, peekedTargets: peekedTargets.map(targetOf) };
}

/** The memory aid, where the house allows one (4.5). */
function memoryView(state: Table, viewer: Viewer): Pick<CheckView, 'memory' | 'ledgers'> {
  if (viewer === 'all') return { ledgers: byPlayer(state, (seat) => entriesOf(state.ledgers[seat]!)) };
  const { memoryAid } = state.options;
  if (viewer === 'public' || memoryAid === 'off') return {};
  return { memory: entriesOf(state.ledgers[viewer]!, memoryAid === 'own' ? idOf(viewer) : undefined) };
}

const idOrNull = (seat: CheckState['currentSeat']): string | null => (seat === null ? null : idOf(seat));
