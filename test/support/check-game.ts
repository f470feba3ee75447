import type { Fixture } from '../../src/games/check/rules/fixture.js';
import type { CheckState } from '../../src/games/check/rules/check.types.js';
import type { WireEvent, WireView } from '../../src/games/check/contract/games/wire.js';
import type { Answer, Person } from './people.js';

export const CHECK = '/api/check';

/** Nothing runs out while a slow machine thinks. */
export const UNTIMED = { peekMs: 0, turnMs: 0, abilityMs: 0, matchWindowMs: 0 };

export interface Seated {
  gameId: string;
  joinCode: string;
  playerID: string;
  view: WireView;
}

export interface Moved {
  seq: number;
  view: WireView;
  reveals?: WireView['reveals'];
  events: WireEvent[];
  code?: string;
  statusCode?: number;
  message?: string;
}

/** A game of Check between people, in the order of their seats. */
export class CheckGame {
  constructor(
    readonly id: string,
    readonly people: readonly Person[],
  ) {}

  /** From the deal: one creates it, the others join, the host starts. */
  static async dealt(people: readonly Person[], options: object = {}): Promise<CheckGame> {
    const host = people[0]!;
    const created = await host.post<Seated>(`${CHECK}/games`, {
      seats: people.length,
      options: { ...UNTIMED, firstSeat: 0, ...options },
    });
    const game = new CheckGame(created.body.gameId, people);
    for (const person of people.slice(1)) await person.post(game.path('/join'));
    const started = await host.post(game.path('/start'));
    if (started.status !== 200) throw new Error(`No game: ${JSON.stringify([created.body, started.body])}`);
    return game;
  }

  /** From the middle of a round. */
  static async from(people: readonly Person[], fixture: Fixture, options: object = {}): Promise<CheckGame> {
    const { status, body } = await people[0]!.post<Seated>(`${CHECK}/test/fixtures`, {
      fixture,
      options: { ...UNTIMED, ...options },
      userIds: people.map(({ id }) => id),
    });
    if (status !== 201) throw new Error(`No game: ${status} ${JSON.stringify(body)}`);
    return new CheckGame(body.gameId, people);
  }

  path(rest = ''): string {
    return `${CHECK}/games/${this.id}${rest}`;
  }

  move(seat: number, type: string, payload: object = {}): Promise<Answer<Moved>> {
    return this.people[seat]!.post<Moved>(this.path('/actions'), { type, ...payload });
  }

  /** A move that must be accepted. */
  async plays(seat: number, type: string, payload: object = {}): Promise<Moved> {
    const { status, body } = await this.move(seat, type, payload);
    if (status !== 200) throw new Error(`${type} of seat ${seat}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async view(person: Person): Promise<WireView> {
    return (await person.get<WireView>(this.path('/state'))).body;
  }

  /** The raw table, through the test hook. */
  async state(): Promise<CheckState> {
    const { body } = await this.people[0]!.get<{ state: CheckState }>(`/api/test/sessions/${this.id}/state`);
    return body.state;
  }
}
