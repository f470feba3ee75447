import type { GameCard, Permanent, Player, State } from '../../rules/tcg-fuel.types.js';

/** A state of one's own to play on in place. By hand, part for part: a trial begins with a copy, and there are hundreds. */
export function copyState(state: State): State {
  return {
    ...state,
    waitingFor: state.waitingFor && { ...state.waitingFor },
    players: state.players.map(copyPlayer),
    cards: copyCards(state.cards),
    battlefield: [...state.battlefield],
    strays: [...state.strays],
    stack: copyAny(state.stack),
    combat: copyAny(state.combat),
    pendingChoice: copyAny(state.pendingChoice),
    waitingTriggers: copyAny(state.waitingTriggers),
    resolving: copyAny(state.resolving),
    drawOffer: copyAny(state.drawOffer),
    ...(state.pastHands && { pastHands: copyAny(state.pastHands) }),
  };
}

function copyPlayer(player: Player): Player {
  return {
    ...player,
    deck: [...player.deck],
    hand: [...player.hand],
    graveyard: [...player.graveyard],
    exile: [...player.exile],
    manaPool: { ...player.manaPool },
    settings: { ...player.settings, stops: copyAny(player.settings.stops) },
  };
}

function copyCards(cards: Readonly<Record<number, GameCard>>): Record<number, GameCard> {
  const copies: Record<number, GameCard> = {};
  for (const card of Object.values(cards)) {
    copies[card.id] = { ...card, permanent: card.permanent && copyPermanent(card.permanent) };
  }
  return copies;
}

function copyPermanent(permanent: Permanent): Permanent {
  return { ...permanent, counters: { ...permanent.counters }, temporary: copyAny(permanent.temporary) };
}

/** What is mostly empty may be copied without knowing it. */
function copyAny<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value.length === 0 ? [] : value.map(copyAny)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyAny(part)])) as T;
}
