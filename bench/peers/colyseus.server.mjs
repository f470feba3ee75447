// Colyseus 0.17: `node colyseus.server.mjs memory|postgres`. The hand is seen through a StateView, the deck is not part of
// what is synchronised, and a patch goes out after each action instead of twenty times a second.
import http from 'node:http';
import { Room, Server } from '@colyseus/core';
import { ArraySchema, schema, StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import pg from 'pg';
import { WebSocket } from 'ws';
import { deal, neighbours, placed, refusalOf } from '../../dist/bench/duel/duel.js';

// Coming back asks for the browsers' WebSocket, which Node has from its version 22 on.
globalThis.WebSocket ??= WebSocket;

// Cards stay where they are and change what is written on them: the cheapest patches, and schema 4 loses references when
// instances come to a filtered list and leave it again.
const Card = schema(
  { id: 'number', name: 'string', power: 'number', top: 'number', right: 'number', bottom: 'number', left: 'number' },
  'Card',
);
const Placed = schema({ card: Card, owner: 'number', damage: 'number', turn: 'number', text: 'string' }, 'Placed');
const Move = schema(
  { turn: 'number', seat: 'number', card: 'number', cell: 'number', roll: 'number', struck: 'string' },
  'Move',
);
const Seat = schema({ score: 'number', deckSize: 'number', hand: { array: Card, view: true } }, 'Seat');
const Table = schema({ turn: 'number', board: [Placed], seats: [Seat], recent: [Move] }, 'Table');

const cardFields = ({ id, name, power, sides: [top, right, bottom, left] }) => ({
  id,
  name,
  power,
  top,
  right,
  bottom,
  left,
});
const cardOf = (card) => new Card(cardFields(card));
const placedOf = (one) => new Placed({ ...one, card: cardOf(one.card) });
const plainCard = ({ id, name, power, top, right, bottom, left }) => ({
  id,
  name,
  power,
  sides: [top, right, bottom, left],
});

const pool =
  process.argv[2] === 'postgres' ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) : undefined;
await pool?.query(
  `CREATE TABLE IF NOT EXISTS rooms (id text PRIMARY KEY, turn int NOT NULL, state json NOT NULL, updated_at timestamptz NOT NULL DEFAULT now())`,
);

class DuelRoom extends Room {
  patchRate = null;
  maxClients = 300;
  autoDispose = true;
  maxMessagesPerSecond = Infinity;
  #decks;
  /** Actions of a room one after the other, as the awaited write makes necessary. */
  #queue = Promise.resolve();

  messages = {
    place: (client, { card, cell }) => {
      this.#queue = this.#queue.then(() => this.place(client, card, cell)).catch((error) => console.error(error));
    },
  };

  async onCreate() {
    const dealt = deal((below) => Math.floor(Math.random() * below));
    this.#decks = dealt.seats.map(({ deck }) => deck);
    this.state = new Table({
      turn: 0,
      board: new ArraySchema(...dealt.board.map(placedOf)),
      seats: new ArraySchema(
        ...dealt.seats.map(
          ({ hand, deck }) => new Seat({ score: 0, deckSize: deck.length, hand: new ArraySchema(...hand.map(cardOf)) }),
        ),
      ),
      recent: new ArraySchema(),
    });
    await pool?.query('INSERT INTO rooms (id, turn, state) VALUES ($1, 0, $2)', [this.roomId, this.snapshot()]);
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    client.view = new StateView();
    if (seat === undefined || seat === null) return;
    client.view.add(this.state.seats[seat]);
    for (const card of this.state.seats[seat].hand) client.view.add(card);
  }

  onDrop(client) {
    this.allowReconnection(client, 60).catch(() => undefined);
  }

  async place(client, card, cell) {
    const { seat } = client.userData;
    const table = { turn: this.state.turn, seats: this.state.seats, board: [], recent: [] };
    const no = refusalOf(table, seat, card, cell);
    if (no) return client.send('refused', no);
    const { board, seats, recent, turn } = this.state;
    const mine = seats[seat];
    const slot = mine.hand.find(({ id }) => id === card);
    const chosen = plainCard(slot);
    const roll = 1 + Math.floor(Math.random() * 6);
    const target = board[cell];
    const replaced = plainCard(target.card);
    const { text } = placed(chosen, seat, turn);
    target.card.assign(cardFields(chosen));
    target.assign({ owner: seat, damage: 0, turn, text });
    const struck = neighbours(cell).filter((near) => {
      const other = board[near];
      if (other.owner === seat || chosen.power + roll <= other.card.power) return false;
      other.damage += roll;
      other.owner = seat;
      return true;
    });
    mine.score += struck.length;
    this.#decks[seat].push(replaced);
    slot.assign(cardFields(this.#decks[seat].shift()));
    const told = { turn, seat, card, cell, roll, struck: struck.join() };
    if (recent.length < 8) recent.push(new Move(told));
    else recent[turn % 8].assign(told);
    this.state.turn += 1;
    await pool?.query({
      name: 'keep',
      text: 'UPDATE rooms SET turn = $2, state = $3, updated_at = now() WHERE id = $1',
      values: [this.roomId, this.state.turn, this.snapshot()],
    });
    this.broadcastPatch();
    return undefined;
  }

  snapshot() {
    return JSON.stringify({ ...this.state.toJSON(), decks: this.#decks });
  }
}

const httpServer = http.createServer();
const server = new Server({
  greet: false,
  gracefullyShutdown: false,
  transport: new WebSocketTransport({ server: httpServer, pingInterval: 0 }),
});
server.define('duel', DuelRoom);
await server.listen(0);
process.stdout.write(`ready http://localhost:${httpServer.address().port}\n`);
