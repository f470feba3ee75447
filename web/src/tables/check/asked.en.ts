import type { Telling } from '../../play/table-kind.js';
import { cardName, rankName } from './named.en.js';
import { seatOf } from './shapes.js';
import type { Check, CheckView, Rank } from './shapes.js';

/** What is asked when several things may be done. */
export function askedInWords(view: CheckView): string {
  const { matchingOpportunityInfo: window, activeAbility: ability, turnStage, phase } = view;
  if (window) return `Match the ${rankName(window.cardToMatch.rank)}?`;
  if (ability) return abilityInWords(ability.card.rank, ability.stage, ability.peeksLeft);
  if (turnStage === 'awaitDiscard') return drewInWords(view);
  if (phase === 'scoringPhase') return roundResult(view);
  if (phase === 'initialPeekPhase') return hasLooked(view) ? 'Only you see them.' : 'Four cards, face down.';
  return phase === 'finalTurnsPhase' ? 'Your last turn.' : 'Your turn.';
}

/** How it is answered. */
export function hintInWords({ view, name, isYou }: Telling<Check>): string | undefined {
  const { matchingOpportunityInfo: window, activeAbility: ability, turnStage, phase } = view;
  if (window) return windowHint(view);
  if (ability) return ability.stage === 'peek' ? 'Then two cards may change places.' : 'Press both, or leave it.';
  if (turnStage === 'awaitDiscard') return 'Press a card to swap it in.';
  if (phase === 'scoringPhase') return standInWords(view, name, isYou);
  if (phase === 'initialPeekPhase') {
    return hasLooked(view) ? 'Remember both; they go down again.' : 'Look at your bottom row, once.';
  }
  const top = view.discardPile.at(-1);
  if (view.discardPileIsSealed) return 'The pile is sealed: draw from the deck.';
  const call = phase === 'playPhase' ? ', or call Check' : '';
  if (!top) return `Draw from the deck${call}.`;
  return `Draw${call ? ',' : ' or'} take the ${cardName(top)}${call}.`;
}

function windowHint({ options, matchingOpportunityInfo: window }: CheckView): string {
  if (options.matchMode === 'sealed') return 'Press a card; all answers are opened together.';
  if (window && options.retryAfterWrongMatch)
    return 'Press a card: the first right one wins, a wrong one may try again.';
  return 'Press a card: the first right one wins.';
}

/** How far the match is. */
export function roundInWords({ roundNo, options: { match } }: CheckView): string {
  if (match.mode === 'rounds') return `Round ${roundNo} of ${match.rounds}`;
  return match.mode === 'target' ? `Round ${roundNo}, to ${match.target} points` : 'One round';
}

export function topRank({ discardPile }: CheckView): string {
  const top = discardPile.at(-1);
  return top ? rankName(top.rank) : 'top card';
}

export function drewInWords({ you, players }: CheckView): string {
  const card = you === null ? undefined : players[you]?.pendingDrawnCard;
  return card && !('hidden' in card) ? `You drew the ${rankName(card.rank)}.` : 'You drew.';
}

const hasLooked = ({ you, players }: CheckView): boolean => you !== null && players[you]?.hasUsedInitialPeek === true;

function abilityInWords(rank: Rank, stage: 'peek' | 'swap', left: number): string {
  const name = capital(rankName(rank));
  if (stage === 'swap') return `${name}: swap two cards?`;
  if (left > 1) return `${name}: two looks, anywhere.`;
  return `${name}: one ${rank === 'K' ? 'more look' : 'look'}, anywhere.`;
}

function roundResult({ you, roundWinner, players }: CheckView): string {
  if (you === null || !roundWinner?.includes(you)) return 'The round is over.';
  const score = players[you]?.score;
  return `You ${roundWinner.length > 1 ? 'share' : 'win'} the round with ${score}.`;
}

/** Who leads the match, and how much of it is to come. */
function standInWords(
  { totals, roundNo, options: { match } }: CheckView,
  name: Telling<Check>['name'],
  isYou: Telling<Check>['isYou'],
): string {
  const least = Math.min(...Object.values(totals));
  const leaders = Object.keys(totals).filter((id) => totals[id] === least);
  const [first] = leaders;
  const lead =
    leaders.length !== 1 || first === undefined
      ? `${leaders.length} lead with ${least}`
      : isYou(seatOf(first))
        ? 'You lead the match'
        : `${name(seatOf(first))} leads the match`;
  if (match.mode !== 'rounds') return `${lead}.`;
  const left = match.rounds - roundNo;
  return `${lead}; ${left === 1 ? 'one round' : `${left} rounds`} to go.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
