import type { IncomingMessage } from 'node:http';
import type { Express, Request } from 'express';
import { addressKey } from '../../limits/address-key.js';

/** What limits count as the address of a request that Express has not seen, such as the handshake of a socket. */
export function clientAddress(express: Express, { headers, socket }: IncomingMessage): string {
  // Express' own reading of `trust proxy`, so that sockets and REST agree on who is who.
  const asked = Object.create(express.request, { headers: { value: headers }, socket: { value: socket } }) as Request;
  return addressKey(asked.ip ?? socket.remoteAddress);
}
