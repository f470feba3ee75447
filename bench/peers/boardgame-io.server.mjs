// boardgame.io 0.50 as its documentation shows it: `node boardgame-io.server.mjs memory|postgres`.
import { createRequire } from 'node:module';
import { deal, place, refusalOf, viewOf } from '../../dist/bench/duel/duel.js';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const duel = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => deal((below) => random.Die(below) - 1),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    place: {
      client: false,
      move: ({ G, playerID, random }, card, cell) => {
        if (refusalOf(G, Number(playerID), card, cell)) return INVALID_MOVE;
        place(G, Number(playerID), card, cell, random.D6());
        return undefined;
      },
    },
  },
  playerView: ({ G, playerID }) =>
    viewOf(G, playerID === null || playerID === undefined ? undefined : Number(playerID)),
};

let db;
if (process.argv[2] === 'postgres') {
  const { PostgresStore } = require('bgio-postgres');
  db = new PostgresStore(process.env.DATABASE_URL, { logging: false, pool: { max: 10, min: 10 } });
}
const server = Server({ games: [duel], origins: [Origins.LOCALHOST], ...(db ? { db } : undefined) });
const running = await server.run({ port: 0 });
const { port } = running.appServer.address();
process.stdout.write(`ready http://localhost:${port}\n`);
