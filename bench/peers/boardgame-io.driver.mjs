import { SocketIo } from './socket-io.mjs';

export async function openMatches(url, many) {
  const post = async (path, body) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const matches = [];
  for (let left = many; left > 0; left -= 10) {
    const some = Array.from({ length: Math.min(10, left) }, async () => {
      const { matchID } = await post('/games/duel/create', { numPlayers: 2 });
      const credentials = [];
      for (const playerID of ['0', '1']) {
        const joined = await post(`/games/duel/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
        credentials.push(joined.playerCredentials);
      }
      return { matchID, credentials };
    });
    matches.push(...(await Promise.all(some)));
  }
  return matches;
}

export class Viewer {
  constructor(url, match, seat, onView) {
    this.url = url;
    this.match = match;
    this.seat = seat;
    this.onView = onView;
    this.playerID = seat === undefined ? null : String(seat);
    this.credentials = seat === undefined ? undefined : match.credentials[seat];
  }

  connect() {
    return new Promise((resolve, reject) => {
      const hear = (state) => {
        this.stateID = state._stateID;
        this.onView(state.G);
      };
      this.io = new SocketIo(this.url, '/duel', undefined, {
        sync: (_match, { state }) => {
          hear(state);
          resolve();
        },
        update: (_match, state) => hear(state),
      });
      this.io.ready.then(() => this.io.emit('sync', this.match.matchID, this.playerID, this.credentials, 2), reject);
    });
  }

  act(card, cell) {
    const { playerID, credentials } = this;
    const action = { type: 'MAKE_MOVE', payload: { type: 'place', args: [card, cell], playerID, credentials } };
    this.io.emit('update', action, this.stateID, this.match.matchID, playerID);
  }

  get bytes() {
    return this.io.bytes;
  }

  cut() {
    this.io.cut();
  }
}
