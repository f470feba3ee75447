import { setTimeout as delay } from 'node:timers/promises';
import { pick } from './fill.js';
import { Journal } from './journal.js';
import { RestHand } from './rest-hand.js';
import type { Hand } from './rest-hand.js';
import { SocketHand } from './socket-hand.js';
import { StreamHand } from './stream-hand.js';

/** Where a client of a siege plays one game after the other, and how. */
export interface Place {
  /** Clients of one table share its games: they race. */
  readonly table: string;
  readonly game: string;
  readonly seats: readonly object[];
  readonly options?: object;
  readonly by: 'rest' | 'socket' | 'stream';
  /** Only looks on: the table's clock and its bots have to get on by themselves. */
  readonly idle?: boolean;
}

/** A game that does not end by itself is left after so many versions, and another one is begun. */
const ENOUGH_VERSIONS = 150;

export class BesiegedPlayer {
  readonly journal = new Journal();
  private readonly rest: RestHand;
  private readonly hand: Hand;
  private sent = 0;
  /** How often it got further: an action of its own, or, for one who looks on, a new version. */
  steps = 0;

  constructor(
    server: { readonly address: string },
    readonly name: string,
    token: string,
    readonly place: Place,
  ) {
    this.rest = new RestHand(server, token, this.journal);
    this.hand = this.handOf(server, token);
  }

  private handOf(server: { readonly address: string }, token: string): Hand {
    if (this.place.by === 'rest') return this.rest;
    if (this.place.by === 'stream') return new StreamHand(server, token, this.journal);
    return new SocketHand(server, token, this.place.game, this.journal);
  }

  async plays(stopped: () => boolean): Promise<void> {
    const { table, game, seats, options } = this.place;
    for (let round = 1; !stopped(); round++) {
      const { sessionId } = await this.rest.open({ game, seats, options }, `${table}-${round}`);
      this.journal.sessions.add(sessionId);
      while (!stopped() && (await this.getsOn(sessionId)));
    }
    this.hand.close();
  }

  /** At once, without waiting for any answer. */
  leaves(): void {
    this.journal.leaving.abort();
    this.hand.close();
  }

  /** One look, and one action if there is one to take. False: this game is over. */
  private async getsOn(sessionId: string): Promise<boolean> {
    const before = this.journal.newest.get(sessionId) ?? 0;
    const page = await this.hand.look(sessionId);
    // A socket may have heard of newer versions while the answer was on its way; a request has no such excuse.
    const heard = this.place.by === 'socket' ? (this.journal.newest.get(sessionId) ?? 0) : 0;
    this.journal.saw(sessionId, Math.max(page.version, heard));
    if (page.outcome !== null || page.version > ENOUGH_VERSIONS) return false;
    if (this.place.idle || page.legalActions.length === 0) {
      if (this.place.idle && page.version > before) this.steps += 1;
      await delay(20);
      return true;
    }
    const action = pick(page.legalActions);
    const key = `${this.name}-${++this.sent}`;
    const told = await this.hand.act(sessionId, action, key);
    if (!told) {
      this.journal.refused += 1;
      return true;
    }
    this.journal.acknowledges({ sessionId, key, seq: told.seq, action });
    if (this.place.by === 'rest') this.journal.saw(sessionId, told.version);
    this.steps += 1;
    return true;
  }
}
