import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { expectKeys, MOST_IN_FLIGHT } from '../src/engine/store/commit-pool.js';
import { CommitQueue } from '../src/engine/store/commit-queue.js';
import { commitFor, newSession } from './bare-commits.js';
import { changeOf } from '../src/engine/core/change.js';
import { deal, place, scripted, viewOf } from './duel/duel.js';

// What is possible with these sockets and these commits: answers like Parlour, and plays, checks, views and writes nothing.
// States and views are texts made once, in which only the turn changes.
interface Match {
  version: number;
  readonly seats: Socket[];
}

const connectionString = process.env.DATABASE_URL!;
const pool = new Pool({ connectionString, max: 10 - MOST_IN_FLIGHT });
const queue = new CommitQueue(new Pool({ connectionString, max: MOST_IN_FLIGHT, onConnect: expectKeys }), pool);
const matches = new Map<string, Match>();
const state = deal((below) => Math.floor(Math.random() * below));
const stateText = JSON.stringify(state);
const views = [0, 1].map((seat) => JSON.stringify(viewOf(state, seat)).replace(/^\{"turn":0/, ''));
const changes = [0, 1].map((seat) => JSON.stringify(changeOfATurn(seat)).replace(/^\{"turn":\d+/, ''));
const textOf = (turn: number, seat: number): string =>
  turn === 0
    ? `{"ok":true,"view":{"turn":0${views[seat]}}`
    : `{"ok":true,"changed":{"view":{"turn":${turn}${changes[seat]}}}`;

const http = createServer((request, response) => {
  let body = '';
  request.on('data', (data: Buffer) => (body += String(data)));
  request.on('end', () => {
    const { many } = JSON.parse(body) as { many: number };
    const opened = Promise.all(Array.from({ length: many }, open));
    void opened.then((all) => response.end(JSON.stringify(all)));
  });
});
const io = new Server(http, { perMessageDeflate: false, serveClient: false });
// The texts stand for what JSON.stringify would make: they go out as they are.
const { encoder } = io as unknown as { encoder: { encode(packet: Packet): string[] } };
const encode = encoder.encode.bind(encoder);
encoder.encode = (packet) => {
  const [event, text] = packet.type === 2 ? packet.data : [undefined, packet.data?.[0]];
  if (typeof text !== 'string') return encode(packet);
  return [`${packet.type}${packet.nsp},${packet.id ?? ''}[${event === undefined ? '' : `"${event}",`}${text}]`];
};

interface Packet {
  readonly type: number;
  readonly nsp: string;
  readonly id?: number;
  readonly data: string[];
}

io.of('/bench-duel').on('connection', (socket) => {
  socket.on('session:join', ({ sessionId }: { sessionId: string }, answer: (text: string) => void) => {
    const match = matches.get(sessionId)!;
    match.seats.push(socket);
    answer(textOf(match.version, match.seats.length - 1));
  });
  socket.on('session:act', ({ sessionId }: { sessionId: string }, answer: (text: string) => void) => {
    void act(matches.get(sessionId)!, sessionId, socket, answer);
  });
});
http.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(http.address() as AddressInfo).port}`));

async function open(): Promise<{ sessionId: string; tokens: string[] }> {
  const sessionId = await newSession(pool);
  matches.set(sessionId, { version: 0, seats: [] });
  return { sessionId, tokens: ['', ''] };
}

/** What changes for a seat in a turn of a match that has been going on for a while. */
function changeOfATurn(seat: number): unknown {
  const table = structuredClone(state);
  const play = (): void => {
    const { hand, cell } = scripted(table.turn);
    const mover = table.turn % 2;
    place(table, mover, table.seats[mover]!.hand[hand]!.id, cell, 3);
  };
  while (table.turn < 20) play();
  const before = structuredClone(viewOf(table, seat));
  play();
  return changeOf(before, viewOf(table, seat));
}

async function act(match: Match, sessionId: string, actor: Socket, answer: (text: string) => void): Promise<void> {
  if (!(await queue.write(commitFor(sessionId, match.version, stateText)))) throw new Error('A commit was lost.');
  match.version += 1;
  match.seats.forEach((socket, seat) => {
    if (socket === actor) answer(textOf(match.version, seat));
    else socket.emit('session:update', textOf(match.version, seat));
  });
}
