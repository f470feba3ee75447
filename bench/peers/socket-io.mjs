// A small Socket.IO client over a bare WebSocket: the same for every server that speaks Socket.IO, and lighter than the
// official one, so that the load generator is not what is measured. Every message is parsed in full.
import WebSocket from 'ws';

export class SocketIo {
  #socket;
  #prefix;
  #acks = new Map();
  #nextAck = 0;
  #handlers;

  /** `query`: what else stands in the address, for a balancer. */
  constructor(url, namespace, auth, handlers, query = '') {
    this.#handlers = handlers;
    this.#prefix = `${namespace},`;
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket${query}`;
    this.#socket = new WebSocket(address, { perMessageDeflate: false });
    this.ready = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', () => reject(new Error('The socket was closed.')));
      this.#socket.on('message', (data) => this.#hear(String(data), auth, resolve, reject));
    });
    this.ready.catch(() => undefined);
  }

  emit(...said) {
    this.#socket.send(`42${this.#prefix}${JSON.stringify(said)}`);
  }

  /** Says something; `answer` is called with the acknowledgement. */
  ask(answer, ...said) {
    const id = this.#nextAck++;
    this.#acks.set(id, answer);
    this.#socket.send(`42${this.#prefix}${id}${JSON.stringify(said)}`);
  }

  /** What came and went over the TCP connection, everything included. */
  get bytes() {
    const { bytesRead = 0, bytesWritten = 0 } = this.#socket._socket ?? {};
    return { heard: bytesRead, said: bytesWritten };
  }

  /** Gone without a goodbye. */
  cut() {
    this.#socket.terminate();
  }

  #hear(text, auth, resolve, reject) {
    if (text === '2') return this.#socket.send('3');
    if (text[0] === '0') return this.#socket.send(`40${this.#prefix}${auth ? JSON.stringify(auth) : ''}`);
    if (text[0] !== '4') return undefined;
    const body = 2 + this.#prefix.length;
    if (text[1] === '0') return resolve();
    if (text[1] === '4') return reject(new Error(text));
    const start = text.indexOf('[', body);
    const said = JSON.parse(text.slice(start));
    if (text[1] === '2') return this.#handlers[said[0]]?.(...said.slice(1));
    const id = Number(text.slice(body, start));
    const answer = this.#acks.get(id);
    this.#acks.delete(id);
    return answer?.(...said);
  }
}
