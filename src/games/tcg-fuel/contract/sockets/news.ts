import type { Viewer } from '../../../../engine/core/index.js';
import type { Happening } from '../../../../engine/contract/game-table.js';
import type { News } from '../../../../engine/sockets/session-gateway.js';
import { numbered } from '../games/wire.js';
import { getPrint } from '../../rules/catalogue/catalogue.js';
import type { TcgFuelEvent } from '../../rules/event.types.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';

/** Events that are told under their own names. */
const TOLD = new Set<TcgFuelEvent['type']>([
  'turn_started',
  'phase_changed',
  'attack_declared',
  'blocks_declared',
  'damage_dealt',
  'player_life_changed',
  'card_moved',
  'game_ended',
]);

/** What has just happened in a game, as one viewer may know it. */
export function gameNews(happening: Happening<TcgFuel>, viewer: Viewer): News[] {
  const { number: gameId } = happening.table;
  const { view, version: seq, deadline, events } = happening.updateFor(viewer);
  const { stack, waitingFor, pendingChoice, players } = view;
  const news: News[] = [['game_state_updated', { gameId, seq, state: numbered(view, gameId), events }]];
  for (const event of events) {
    const { type, ...data } = event;
    if (TOLD.has(type)) news.push([type, { gameId, ...data }]);
    for (const move of movesIn(event)) news.push(['card_moved', { gameId, ...move }]);
  }
  if (events.some(changesStack)) news.push(['stack_changed', { gameId, stack }]);
  if (waitingFor?.decision === 'priority') news.push(['priority', { gameId, playerId: waitingFor.playerId, deadline }]);
  const isAsked = players.some(({ seat, playerId }) => seat === viewer && playerId === pendingChoice?.playerId);
  if (pendingChoice && isAsked) news.push(['choice_required', { gameId, ...pendingChoice }]);
  return news;
}

/** Lands and mana abilities are played without the stack (R24); who loses takes away what they had on it (R59). */
function changesStack(event: TcgFuelEvent): boolean {
  switch (event.type) {
    case 'card_played':
      return !getPrint(event.card).isLand;
    case 'ability_activated':
      return event.stackId !== undefined;
    case 'ability_triggered':
    case 'resolved':
    case 'fizzled':
    case 'countered':
    case 'player_lost':
      return true;
    default:
      return false;
  }
}

/** Moves that the rules tell under other names: a spell leaves the hand, drawn cards leave the deck. */
function movesIn(event: TcgFuelEvent): object[] {
  if (event.type === 'card_played' && !getPrint(event.card).isLand) {
    const { rule, playerId, cardId, card } = event;
    return [{ rule, playerId, cardId, card, from: 'hand', to: 'stack' }];
  }
  if (event.type !== 'cards_drawn') return [];
  const { rule, playerId, count, cardIds } = event;
  return Array.from({ length: count }, (_, n) => ({
    rule,
    playerId,
    ...(cardIds && { cardId: cardIds[n] }),
    from: 'deck',
    to: 'hand',
  }));
}
