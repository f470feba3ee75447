import { Client } from '@colyseus/sdk';

// The SDK tells each reconnection on the console.
console.info = () => undefined;
console.warn = () => undefined;

export async function openMatches(url, many) {
  return Array.from({ length: many }, () => ({ client: new Client(url), roomId: undefined, tokens: [] }));
}

export class Viewer {
  constructor(url, match, seat, onView) {
    this.match = match;
    this.seat = seat;
    this.onView = onView;
  }

  /** Seat 0 makes the room; the others find it. Coming back is by the token the room gave. */
  async connect() {
    const { client } = this.match;
    if (this.token) this.room = await client.reconnect(this.token);
    else if (this.seat === 0) this.room = await client.create('duel', { seat: 0 });
    else this.room = await client.joinById(this.match.roomId, { seat: this.seat });
    this.match.roomId ??= this.room.roomId;
    this.room.reconnection.enabled = false;
    this.room.onError(() => undefined);
    this.room.onMessage('refused', (code) => this.onView(undefined, new Error(code)));
    await new Promise((resolve) => {
      this.room.onStateChange((state) => {
        const hand = this.seat === undefined ? [] : state.seats[this.seat].hand;
        this.onView({ turn: state.turn, hand });
        resolve();
      });
    });
    this.token = this.room.reconnectionToken;
  }

  act(card, cell) {
    this.room.send('place', { card, cell });
  }

  get bytes() {
    const { bytesRead, bytesWritten } = this.room.connection.transport.ws._socket;
    return { heard: bytesRead, said: bytesWritten };
  }

  cut() {
    this.room.connection.transport.ws.terminate();
  }
}
