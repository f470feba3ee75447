import type { Frozen, Rng, SeatSetup, Viewer } from '../../../../engine/core/index.js';
import type { Card } from '../cards/cards.js';
import { wholeDeck } from '../cards/cards.js';
import type { Check, CheckState } from '../check.types.js';
import { filledSlots } from '../cards/hand.js';
import { optionsFrom } from '../options.js';
import type { CheckOptions, MatchLength } from '../options.js';

const DECK: readonly Card[] = wholeDeck();

/** Any number of players under any house rules. */
export function beginAnyhow(rng: Rng): { options: CheckOptions; seats: SeatSetup<Check>[] } {
  const players = 2 + rng.int(5);
  return { options: anyOptions(rng, players), seats: seatsFor(players) };
}

export function seatsFor(players: number): SeatSetup<Check>[] {
  return Array.from({ length: players }, (_, seat) => ({
    id: `player-${seat}`,
    name: `Player ${seat}`,
    bot: false,
    loadout: null,
  }));
}

export function anyOptions(rng: Rng, players: number): CheckOptions {
  const flag = (): boolean => rng.int(2) === 0;
  const match: MatchLength[] = [
    { mode: 'single' },
    { mode: 'rounds', rounds: 2 + rng.int(2) },
    { mode: 'target', target: 20 + rng.int(60) },
  ];
  return optionsFrom('classic', {
    direction: rng.pick([1, -1]),
    firstSeat: flag() ? 'random' : rng.int(players),
    openingDiscard: flag(),
    specialsDrawableFromDiscard: flag(),
    wrongMatchPenalty: rng.int(3),
    retryAfterWrongMatch: flag(),
    handLimit: rng.pick([null, 6, 8, 12]),
    lockedHandsPeekable: flag(),
    lockedOwnerAbility: rng.pick(['resolve', 'fizzle']),
    matchMode: rng.pick(['race', 'sealed']),
    failedCheckPenalty: rng.pick([0, 10, 50]),
    match: rng.pick(match),
    maxTurnsPerRound: rng.pick([null, 5, 30]),
    memoryAid: rng.pick(['off', 'own', 'full']),
    peekMs: rng.pick([0, 20_000]),
    turnMs: rng.pick([0, 45_000]),
    abilityMs: rng.pick([0, 30_000]),
    matchWindowMs: rng.pick([0, 5000]),
  });
}

/**
 * Another table that a viewer cannot tell from this one: face-down cards it does not see now, the deck and what others
 * drew from it change places; sealed answers of others become other answers; what others remember becomes nonsense.
 */
export function reshuffle(state: Frozen<CheckState>, viewer: Viewer, rng: Rng): CheckState {
  // Not `structuredClone`: under Jest its copy comes from another realm, and is no plain object here.
  const next = JSON.parse(JSON.stringify(state)) as CheckState;
  moveHiddenCards(next, viewer, rng);
  for (const answer of next.matchingOpportunityInfo?.answers ?? []) {
    if (answer.seat !== viewer) answer.handIndex = rng.pick([null, ...filledSlots(next.players[answer.seat]!.hand)]);
  }
  for (const [seat, ledger] of next.ledgers.entries()) {
    if (seat === viewer) continue;
    for (const known of Object.values(ledger.slots)) known.card &&= rng.pick(DECK);
  }
  return next;
}

/** Deals the cards a viewer cannot see anew among the places where they lie. */
export function moveHiddenCards(state: CheckState, viewer: Viewer, rng: Rng): void {
  const places: { get(): Card; set(card: Card): void }[] = [];
  state.deck.forEach((_card, index) =>
    places.push({ get: () => state.deck[index]!, set: (card) => (state.deck[index] = card) }),
  );
  for (const [seat, player] of state.players.entries()) {
    if (state.phase === 'scoringPhase') break;
    for (const index of filledSlots(player.hand)) {
      const seen = state.activeReveals.some(
        (look) => look.toSeat === viewer && look.seat === seat && look.cardIndex === index,
      );
      if (!seen) places.push({ get: () => player.hand[index]!, set: (card) => (player.hand[index] = card) });
    }
    if (player.pendingDrawnCardSource === 'deck' && seat !== viewer) {
      places.push({ get: () => player.pendingDrawnCard!, set: (card) => (player.pendingDrawnCard = card) });
    }
  }
  const cards = rng.shuffle(places.map((place) => place.get()));
  places.forEach((place, index) => place.set(cards[index]!));
}
