import type { Notice, NoticeCode } from '../events.js';
import type { ParlourSocket } from '../parlour-socket.js';

/** Tells a socket why, and closes it: the whole connection with `wholly`, otherwise only this namespace. */
export function sayGoodbye(socket: ParlourSocket, code: NoticeCode, message: string, wholly = false): void {
  if (!socket.connected) return;
  socket.emit('notice', { code, message } satisfies Notice);
  socket.disconnect(wholly);
}
