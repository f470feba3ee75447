import type { Happening } from '../../../../engine/contract/game-table.js';
import type { News } from '../../../../engine/sockets/session-gateway.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { isBot, wireActions } from '../wire.js';

/** What has just happened, in this game's own words. */
export function newsFor(happening: Happening<FourInASquare>): News[] {
  const { table, version: latest } = happening;
  const news: News[] = [];
  const game = { gameId: table.id };
  const { state, winningBlocks } = table.view('public');
  for (const { version, events } of happening.heardBy('public')) {
    for (const action of wireActions(events)) {
      if (isBot(table, action.player)) news.push(['ai:action', { ...game, version, action }]);
    }
    for (const event of events) {
      if (event.type === 'won' || event.type === 'drawn') {
        const { winner, drawReason } = state;
        news.push(['game:over', { ...game, winner, drawReason, winningBlocks }]);
      }
      if (event.type === 'restarted') news.push(['game:restarted', { ...game, round: event.round }]);
      if (event.type === 'draw-offered') news.push(['draw:offered', { ...game, player: event.player }]);
      if (event.type === 'draw-declined') news.push(['draw:declined', { ...game, player: event.player }]);
    }
  }
  const [thinking] = table.botsToAct();
  if (thinking !== undefined) {
    news.push(['ai:thinking', { ...game, level: table.seats[thinking]!.botLevel, sinceVersion: latest }]);
  }
  return news;
}
