import type { Seat } from '@parlour/client';
import type { Telling, Words } from '../../play/table-kind.js';
import { askedInWords, capital, drewInWords, hintInWords, roundInWords, topRank } from './asked.en.js';
import { cardName, placeName, rankName } from './named.en.js';
import { DECK, DRAWN, PILE, placeOf } from './places.js';
import { idOf, seatOf } from './shapes.js';
import type { Check, Face, Target } from './shapes.js';

type Tell = Telling<Check>;

/** Every sentence of the game in English. What only a look has shown is in none of them. */
export const words: Words<Check, Face> = {
  game: 'Check',
  events: {
    roundStarted: ({ roundNo }) => `Round ${roundNo}: four cards each, face down.`,
    initialPeek: ({ playerID }, tell) => says(tell, playerID, 'look at your bottom row', 'looks at the bottom row'),
    peekConfirmed: ({ playerID }, tell) => says(tell, playerID, 'have your two cards', 'is ready'),
    peekPhaseEnded: () => 'All cards lie face down. The game begins.',
    cardDrawn: ({ playerID, source, card }, tell) =>
      source === 'discard' && card
        ? says(tell, playerID, `take the ${cardName(card)}`, `takes the ${cardName(card)}`)
        : says(tell, playerID, 'draw from the deck', 'draws from the deck'),
    cardDiscarded: ({ playerID, card, fromSlot }, tell) => {
      if (fromSlot === null) {
        return says(tell, playerID, `discard the ${cardName(card)}`, `discards the ${cardName(card)}`);
      }
      const rest = `into ${placeName(fromSlot)}, the ${cardName(card)} goes`;
      return says(tell, playerID, `swap ${rest}`, `swaps ${rest}`);
    },
    windowOpened: () => null,
    windowClosed: ({ reason }) => (reason === 'expired' ? 'Nobody matches in time.' : null),
    matchPassed: ({ playerID }, tell) => `${who(tell, playerID)}: no match.`,
    matchAnswered: ({ playerID }, tell) => says(tell, playerID, 'have answered', 'has answered'),
    matchSucceeded: ({ playerID, card }, tell) =>
      `${says(tell, playerID, `match with the ${cardName(card)}`, `matches with the ${cardName(card)}`)} The pile is sealed.`,
    matchFailed: ({ playerID, cardIndex }, tell) =>
      says(tell, playerID, `try ${placeName(cardIndex)}: wrong`, `tries ${placeName(cardIndex)}: wrong`),
    penaltyCardDealt: ({ playerID }, tell) => says(tell, playerID, 'get a penalty card', 'gets a penalty card'),
    penaltyUnavailable: () => 'There is no card left for a penalty.',
    abilityStarted: ({ playerID, rank }, tell) => `${whose(tell, playerID)} ${rankName(rank)} wakes.`,
    abilityPeeked: ({ playerID, targets }, tell) => {
      const at = targets.map((target) => placeInWords(tell, target)).join(' and ');
      return says(tell, playerID, `look at ${at}`, `looks at ${at}`);
    },
    abilitySwapped: ({ playerID, targets }, tell) => {
      const both = targets.map((target) => placeInWords(tell, target)).join(' and ');
      return says(tell, playerID, `swap ${both}`, `swaps ${both}`);
    },
    abilityEnded: () => null,
    abilityFizzled: ({ playerID, rank }, tell) => `${whose(tell, playerID)} ${rankName(rank)} does nothing.`,
    deckReshuffled: ({ count }) => `The pile is shuffled into a deck of ${count}.`,
    checkCalled: ({ playerID, automatic }, tell) =>
      automatic
        ? says(tell, playerID, 'have no cards left: Check', 'has no cards left: Check')
        : says(tell, playerID, 'call Check', 'calls Check'),
    finalTurnsStarted: () => 'Everybody else has one more turn.',
    finalTurnSkipped: ({ playerID }, tell) => `${whose(tell, playerID)} last turn is skipped.`,
    turnExpired: ({ playerID }, tell) => `${whose(tell, playerID)} time is up.`,
    playerDisqualified: ({ playerID }, tell) =>
      says(tell, playerID, 'have too many cards and are out', 'has too many cards and is out'),
    playerForfeited: ({ playerID, scope }, tell) =>
      scope === 'match'
        ? says(tell, playerID, 'leave the match', 'leaves the match')
        : says(tell, playerID, 'are out of this round', 'is out of this round'),
    playerReady: ({ playerID }, tell) => says(tell, playerID, 'are ready', 'is ready'),
    roundScored: ({ scores, roundWinner }, tell) => {
      const sums = Object.entries(scores).flatMap(([id, score]) =>
        score === null ? [] : [`${tell.name(seatOf(id))} ${score}`],
      );
      const best = roundWinner.map((id) => who(tell, id)).join(' and ');
      return `The hands are turned up: ${sums.join(', ')}. Lowest: ${best || 'nobody'}.`;
    },
    matchEnded: ({ matchWinner }, tell) => wins(matchWinner.map(seatOf), tell),
  },
  asks: {
    performPeek: { label: 'Look at your two cards' },
    confirmPeek: { label: 'I have them' },
    drawFromDeck: { label: 'Draw' },
    drawFromDiscard: { label: (_soFar, { view }) => `Take the ${topRank(view)}` },
    discardDrawnCard: { label: 'Discard it' },
    swapAndDiscard: {
      label: 'Swap it in',
      ask: (_step, _soFar, { view }) => drewInWords(view),
    },
    attemptMatch: {
      label: ({ handIndex }) => (handIndex === undefined ? 'Match at once' : `Match with ${placeName(handIndex)}`),
    },
    passMatch: { label: 'No match' },
    resolveSpecialAbility: {
      label: 'Ability',
      ways: { peek: 'Look at it', swap: 'Swap two', leave: 'Leave it' },
      ask: (_step, { swapTargets }) =>
        swapTargets?.length === 1 ? 'Swap it with which card?' : 'Swap which two cards? Press both.',
      option: (_step, value) => (value === 'peek' ? 'Enough looks' : 'Leave it'),
    },
    callCheck: {
      label: 'Check!',
      sure: () => 'Your hand is locked, and everybody else has one more turn.',
    },
    nextRound: { label: 'Next round' },
  },
  turn: ({ view }) => askedInWords(view),
  hint: (tell) => hintInWords(tell),
  where: ({ view }) => roundInWords(view),
  item: ({ ref, face, marks, owner }, tell) => {
    const shown = face === 'down' || face === undefined ? 'face down' : cardName(face);
    const at = placeOf(ref);
    if (at) {
      const seen = marks.includes('seen') ? ', looked at' : '';
      return `${capital(placeInWords(tell, { playerID: idOf(at.seat), cardIndex: at.index }))}, ${shown}${seen}.`;
    }
    if (ref === DRAWN && owner !== undefined) return `${whose(tell, idOf(owner))} drawn card, ${shown}.`;
    return `${capital(shown)}.`;
  },
  ref: (ref, { view }) => {
    if (ref === DECK) return `Deck, ${view.deckCount} cards.`;
    if (ref !== PILE) return undefined;
    const top = view.discardPile.at(-1);
    if (!top) return 'Pile, empty.';
    return `Pile of ${view.discardPile.length}, ${cardName(top)} on top${view.discardPileIsSealed ? ', sealed' : ''}.`;
  },
  waiting: (toAct, tell) => waitingInWords(toAct, tell),
  outcome: ({ winners }, tell) => wins(winners, tell),
  standing: (tell) => standingInWords(tell),
};

const who = ({ isYou, name }: Tell, id: string): string => (isYou(seatOf(id)) ? 'You' : name(seatOf(id)));
const whose = ({ isYou, name }: Tell, id: string): string => (isYou(seatOf(id)) ? 'Your' : `${name(seatOf(id))}’s`);
const says = (tell: Tell, id: string, you: string, other: string): string =>
  `${who(tell, id)} ${tell.isYou(seatOf(id)) ? you : other}.`;

function placeInWords(tell: Tell, { playerID, cardIndex }: Target): string {
  const owner = tell.isYou(seatOf(playerID)) ? 'your' : `${tell.name(seatOf(playerID))}’s`;
  return `${owner} ${placeName(cardIndex)}`;
}

function waitingInWords(toAct: readonly Seat[], { view, name, isYou }: Tell): string {
  const others = toAct.filter((seat) => !isYou(seat)).map(name);
  if (others.length === 0) return '';
  const names = others.length > 2 ? `${others.length} players` : others.join(' and ');
  const plural = others.length > 1;
  if (view.phase === 'initialPeekPhase') return `${names} still ${plural ? 'look' : 'looks'}.`;
  if (view.matchingOpportunityInfo) return `${names} may still match.`;
  if (view.activeAbility) return `${names} ${plural ? 'use' : 'uses'} the ${rankName(view.activeAbility.card.rank)}.`;
  if (view.phase === 'scoringPhase') return `Waiting for ${names}.`;
  return view.turnStage === 'awaitDiscard' ? `${names} decides what to discard.` : `${names} draws.`;
}

function wins(winners: readonly Seat[], { isYou, name }: Tell): string {
  if (winners.length === 0) return 'Nobody wins';
  if (winners.length === 1 && isYou(winners[0]!)) return 'You win';
  return `${winners.map((seat) => (isYou(seat) ? 'You' : name(seat))).join(' and ')} ${winners.length > 1 ? 'share the win' : 'wins'}`;
}

function standingInWords(tell: Tell): string {
  const { view } = tell;
  const top = view.discardPile.at(-1);
  const hands = Object.entries(view.players).map(
    ([id, { handCount, hasCalledCheck }]) =>
      `${who(tell, id)}: ${handCount} cards, total ${view.totals[id] ?? 0}${hasCalledCheck ? ', has called Check' : ''}.`,
  );
  const pile = top
    ? `The ${cardName(top)} is on top${view.discardPileIsSealed ? ', sealed' : ''}.`
    : 'The pile is empty.';
  return `Round ${view.roundNo}. ${view.deckCount} cards in the deck. ${pile} ${hands.join(' ')}`;
}
