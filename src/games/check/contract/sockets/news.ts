import type { Viewer } from '../../../../engine/core/index.js';
import type { Happening } from '../../../../engine/contract/game-table.js';
import type { News } from '../../../../engine/sockets/session-gateway.js';
import type { Check } from '../../rules/check.types.js';
import type { StartedTable } from '../games/wire.js';

/** What has just happened, in the order in which it happened, as one viewer may know it. */
export function newsFor(happening: Happening<Check>, viewer: Viewer): News[] {
  const { id: gameId, lastAt: at } = happening.table;
  return happening
    .heardBy(viewer)
    .flatMap(({ version: seq, events }) =>
      events.map(({ type, ...told }, n): News => [type, { gameId, seq, n, at, ...told }]),
    );
}

/** The first round begins before a client can hear of it: a client that joins is told which round this is. */
export function roundNews(table: StartedTable): News {
  const { roundNo, firstPlayerID, deckCommitment } = table.view('public');
  const head = { gameId: table.id, seq: table.version, n: 0, at: table.lastAt };
  return ['roundStarted', { ...head, roundNo, firstPlayerID, deckCommitment }];
}
