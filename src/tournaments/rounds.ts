import { firstRound, nextRound } from './elimination.js';
import { standingsOf } from './standings.js';
import { pairSwiss, roundsFor } from './swiss.js';
import type { Entrant, Pairing, Plan, Stage, Standing, TournamentMatch } from './tournament.types.js';

/** What comes next: a round, or the end with its winner. */
export type Next =
  { readonly stage: Stage; readonly pairings: readonly Pairing[] } | { readonly winnerId: number | null };

/** What follows the rounds that are over; all of their matches are. */
export function whatComesNext(plan: Plan, entrants: readonly Entrant[], matches: readonly TournamentMatch[]): Next {
  const staying = entrants.filter(({ dropped }) => !dropped);
  const last = Math.max(0, ...matches.map(({ round }) => round));
  const lastRound = matches.filter(({ round }) => round === last);
  if (lastRound[0]?.stage === 'elimination') return afterKnockOut(lastRound);
  const swiss = matches.filter(({ stage }) => stage === 'swiss');
  const swissRounds = plan.kind === 'swiss' ? (plan.rounds ?? roundsFor(entrants.length)) : 0;
  if (last < swissRounds && staying.length >= 2) {
    return { stage: 'swiss', pairings: pairSwiss(inDrawnOrder(staying), swiss) };
  }
  const seeds = seedsOf(plan, entrants, matches);
  const knocksOut = plan.kind === 'single_elimination' || plan.topCut > 0;
  if (knocksOut && seeds.length >= 2) return { stage: 'elimination', pairings: firstRound(seeds) };
  return { winnerId: seeds[0] ?? standingsOf(inDrawnOrder(entrants), swiss)[0]?.playerId ?? null };
}

/** Who stands in the bracket, best first: by registration, or the best of the Swiss rounds. */
export function seedsOf(plan: Plan, entrants: readonly Entrant[], matches: readonly TournamentMatch[]): number[] {
  const started = matches.filter(({ stage }) => stage === 'elimination');
  const ranked =
    plan.kind === 'single_elimination'
      ? [...entrants].sort((a, b) => a.position - b.position).map(({ playerId }) => playerId)
      : swissStandings(entrants, matches).map(({ playerId }) => playerId);
  // Once the bracket is drawn its players stay in it, even those who drop.
  const inBracket = new Set(started.flatMap(({ playerA, playerB }) => [playerA, playerB ?? playerA]));
  if (inBracket.size > 0) return ranked.filter((playerId) => inBracket.has(playerId));
  const dropped = new Set(entrants.filter((entrant) => entrant.dropped).map(({ playerId }) => playerId));
  const staying = ranked.filter((playerId) => !dropped.has(playerId));
  return plan.kind === 'swiss' && plan.topCut > 0 ? staying.slice(0, plan.topCut) : staying;
}

/** The standings of the Swiss rounds, everybody included. */
function swissStandings(entrants: readonly Entrant[], matches: readonly TournamentMatch[]): Standing[] {
  const played = matches.filter(({ stage, isOver }) => stage === 'swiss' && isOver);
  return standingsOf(inDrawnOrder(entrants), played);
}

/** A tournament's final order: how far everybody came in the bracket, then as the Swiss rounds have it. */
export function standingsFor(
  plan: Plan,
  entrants: readonly Entrant[],
  matches: readonly TournamentMatch[],
): Standing[] {
  const over = matches.filter(({ isOver }) => isOver);
  const knockedOut = over.filter(({ stage }) => stage === 'elimination');
  const lines =
    plan.kind === 'swiss'
      ? swissStandings(entrants, matches)
      : standingsOf(
          [...entrants].sort((a, b) => a.position - b.position).map(({ playerId }) => playerId),
          over,
        );
  const seeds = new Set(knockedOut.flatMap(({ playerA, playerB }) => [playerA, playerB ?? playerA]));
  const reached = (playerId: number): number => {
    if (!seeds.has(playerId)) return 0;
    const lost = knockedOut.find((match) => match.winnerId !== playerId && isIn(match, playerId));
    return lost?.round ?? Infinity;
  };
  const ordered = [...lines].sort((a, b) =>
    reached(a.playerId) === reached(b.playerId) ? a.rank - b.rank : reached(b.playerId) - reached(a.playerId),
  );
  return ordered.map((line, index) => ({ ...line, rank: index + 1 }));
}

function afterKnockOut(lastRound: readonly TournamentMatch[]): Next {
  const inOrder = [...lastRound].sort((a, b) => a.number - b.number);
  const winners = inOrder.map(({ winnerId, playerA }) => winnerId ?? playerA);
  if (winners.length === 1) return { winnerId: winners[0]! };
  return { stage: 'elimination', pairings: nextRound(winners) };
}

function isIn({ playerA, playerB }: TournamentMatch, playerId: number): boolean {
  return playerA === playerId || playerB === playerId;
}

function inDrawnOrder(entrants: readonly Entrant[]): number[] {
  return [...entrants].sort((a, b) => (a.draw ?? a.position) - (b.draw ?? b.position)).map(({ playerId }) => playerId);
}
