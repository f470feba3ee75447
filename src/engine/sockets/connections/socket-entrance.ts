import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';
import type { Server } from 'socket.io';
import { clientAddress } from '../../../common/http/requests/client-address.js';
import { tooMany } from '../../../common/limits/connection-limits.js';
import type { ConnectionLimits } from '../../../common/limits/connection-limits.js';
import type { Account } from '../../../auth/account.js';
import { Backlog } from '../wire/backlog.js';
import type { ParlourSocket } from '../parlour-socket.js';

type Connection = ParlourSocket['conn'];
type AllowRequest = (request: IncomingMessage, answer: (refusal: string | null, isAllowed: boolean) => void) => void;

/**
 * A connection too many is let in so far that it can be told why it must go. Past so many times the limit it is not: what
 * is told there reaches no browser, but costs nothing.
 */
const TOLD_UP_TO = 1.5;
/** How long a connection that was refused may take to hear so. */
const GOODBYE_MS = 1_000;

/** Whether the address of a connection had room for it. */
const fitting = new WeakMap<Connection, Promise<boolean>>();

/** Refuses connections of an address that has far too many, before they cost anything. */
export function allowRequest(express: Express, limits: ConnectionLimits, perAddress: number): AllowRequest {
  const most = Math.ceil(perAddress * TOLD_UP_TO);
  return (request, answer) => {
    const isAllowed = limits.at(clientAddress(express, request)) < most;
    answer(isAllowed ? null : 'TOO_MANY_CONNECTIONS', isAllowed);
  };
}

/** Counts connections by address, and what waits for each of them, from their first packet on. */
export function countConnections(server: Server, express: Express, limits: ConnectionLimits): void {
  server.engine.on('connection', (connection: Connection) => {
    const address = clientAddress(express, connection.request);
    const { fits, release } = limits.countAt(address);
    fitting.set(connection, fits);
    connection.once('close', release);
    Backlog.of(connection);
  });
}

/** Throws if the address or the account of a socket has too many connections; gives the place back when it goes. */
export async function takePlace(
  socket: ParlourSocket,
  account: Account | undefined,
  limits: ConnectionLimits,
): Promise<void> {
  const { conn } = socket;
  if ((await fitting.get(conn)) === false) {
    setTimeout(() => conn.close(), GOODBYE_MS).unref();
    throw tooMany('address');
  }
  if (account?.kind !== 'user' || conn.readyState !== 'open') return;
  const release = await limits.takeForAccount(account.id);
  if (isClosed(conn)) return release();
  // Whichever comes first: a socket that is gone before it is let in is never told that it disconnected.
  conn.once('close', release);
  socket.once('disconnect', () => {
    conn.off('close', release);
    release();
  });
}

/** It may have closed while others were asked. */
function isClosed(conn: Connection): boolean {
  return conn.readyState !== 'open';
}
