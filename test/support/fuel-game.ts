import type { Answer, Person } from './people.js';

export const FUEL = '/api/tcg-fuel';

export interface FuelView {
  stage: string;
  phase: string;
  step: string;
  turnCount: number;
  currentPlayerIndex: number;
  waitingFor: { playerId: number; decision: string } | null;
  players: {
    playerId: number;
    lifeTotal: number;
    handSize: number;
    deckSize: number;
    hasLost: boolean;
    clock: object | null;
  }[];
  cards: { id: number | string; slug?: string; ownerId: number; location: string; isTapped?: boolean }[];
  stack: { slug: string }[];
  spectatorHands?: { playerId: number; turnCount: number; cards: string[] }[];
}

export interface FuelAnswer {
  seq: number;
  state: FuelView;
  code?: string;
  rule?: string;
  autoActions: { type: string }[];
}

/** A room of TCG Fuel over REST, and the games played in it. */
export class FuelRoom {
  private constructor(
    readonly id: number,
    readonly people: readonly Person[],
  ) {}

  /** The first of them opens it; all of them sit down with a starter deck. */
  static async of(people: readonly Person[], options: object = {}, decks: readonly number[] = []): Promise<FuelRoom> {
    const { status, body } = await people[0]!.post<{ id: number }>(`${FUEL}/game-rooms`, {
      name: 'A room',
      maxPlayers: Math.max(2, people.length),
      options,
    });
    if (status !== 201) throw new Error(`No room: ${JSON.stringify(body)}`);
    const room = new FuelRoom(body.id, people);
    for (const [index, person] of people.entries()) {
      const answer = await room.says(person, 'join', { deckId: decks[index] ?? index + 1 });
      if (answer.status !== 200) throw new Error(`Not seated: ${JSON.stringify(answer.body)}`);
    }
    return room;
  }

  says<T = Record<string, unknown>>(who: Person, what: string, body: object = {}): Promise<Answer<T>> {
    return who.post<T>(`${FUEL}/game-rooms/${this.id}/${what}`, body);
  }

  page<T = Record<string, unknown>>(): Promise<Answer<T>> {
    return this.people[0]!.get<T>(`${FUEL}/game-rooms/${this.id}`);
  }

  async start(more: object = {}, ready: Partial<Record<number, object>> = {}): Promise<FuelGame> {
    for (const [index, person] of this.people.entries()) {
      const answer = await this.says(person, 'ready', { isReady: 'ready', ...ready[index] });
      if (answer.status !== 200) throw new Error(`Not ready: ${JSON.stringify(answer.body)}`);
    }
    const { status, body } = await this.says<{ gameId: number }>(this.people[0]!, 'start', more);
    if (status !== 201) throw new Error(`Not started: ${JSON.stringify(body)}`);
    return new FuelGame(body.gameId);
  }
}

export class FuelGame {
  constructor(readonly id: number) {}

  path(rest = ''): string {
    return `${FUEL}/games/${this.id}${rest}`;
  }

  acts(who: Person, type: string, data?: object): Promise<Answer<FuelAnswer>> {
    return who.post<FuelAnswer>(this.path('/actions'), { type, data });
  }

  async state(who: Person): Promise<FuelView> {
    return (await who.get<{ state: FuelView }>(this.path('/state'))).body.state;
  }
}

/** A written position; `seats` are the player ids of those who play. */
export async function scenario(
  by: Person,
  position: object,
): Promise<{ game: FuelGame; labels: Record<string, number> }> {
  const { status, body } = await by.post<{ gameId: number; labels: Record<string, number> }>(
    `${FUEL}/scenarios`,
    position,
  );
  if (status !== 201) throw new Error(`No scenario: ${JSON.stringify(body)}`);
  return { game: new FuelGame(body.gameId), labels: body.labels };
}

export async function playerIdOf(person: Person): Promise<number> {
  return (await person.get<{ id: number }>(`${FUEL}/players/me`)).body.id;
}
