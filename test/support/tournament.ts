import { RoundKeeper } from '../../src/tournaments/round-keeper.js';
import type { Parlour } from './parlour.js';
import type { Answer, Person } from './people.js';

const BASE = '/api/tcg-fuel';

export interface MatchLine {
  id: number;
  round: number;
  stage: string;
  number: number;
  playerA: number;
  playerB: number | null;
  status: string;
  winsA: number;
  winsB: number;
  draws: number;
  winnerId: number | null;
  outcome: string | null;
  roomId: number;
  gameId: number | null;
  replayed: boolean;
}

export interface TournamentPage {
  id: number;
  status: string;
  currentRound: number;
  rounds: number | null;
  winnerId: number | null;
  players: { playerId: number; username: string; dropped: boolean }[];
  log: { deed: string; details: object }[];
  code?: string;
}

export interface StandingLine {
  rank: number;
  playerId: number;
  points: number;
  wins: number;
  losses: number;
  draws: number;
  byes: number;
  dropped: boolean;
  gameWinRate: number;
}

/** A tournament of TCG Fuel with its people, played over REST. */
export class TournamentTable {
  private constructor(
    readonly parlour: Parlour,
    readonly id: number,
    readonly people: ReadonlyMap<number, Person>,
  ) {}

  /** Announced by the first of them; everybody registers, in this order, with a starter deck. */
  static async of(parlour: Parlour, people: readonly Person[], wanted: object): Promise<TournamentTable> {
    const { status, body } = await people[0]!.post<TournamentPage>(`${BASE}/tournaments`, {
      name: 'A tournament',
      bestOf: 1,
      ...wanted,
    });
    if (status !== 201) throw new Error(`No tournament: ${JSON.stringify(body)}`);
    const byId = new Map<number, Person>();
    for (const [index, person] of people.entries()) {
      byId.set((await person.get<{ id: number }>(`${BASE}/players/me`)).body.id, person);
      const answer = await person.post(`${BASE}/tournaments/${body.id}/register`, { deckId: (index % 6) + 1 });
      if (answer.status !== 200) throw new Error(`Not registered: ${JSON.stringify(answer.body)}`);
    }
    return new TournamentTable(parlour, body.id, byId);
  }

  get playerIds(): number[] {
    return [...this.people.keys()];
  }

  get organiser(): Person {
    return [...this.people.values()][0]!;
  }

  path(rest = ''): string {
    return `${BASE}/tournaments/${this.id}${rest}`;
  }

  async page(): Promise<TournamentPage> {
    return (await this.organiser.get<TournamentPage>(this.path())).body;
  }

  async start(): Promise<Answer<TournamentPage>> {
    return this.organiser.post<TournamentPage>(this.path('/start'));
  }

  async matches(round: number): Promise<MatchLine[]> {
    return (await this.organiser.get<{ matches: MatchLine[] }>(this.path(`/rounds/${round}`))).body.matches;
  }

  async standings(): Promise<StandingLine[]> {
    return (await this.organiser.get<{ standings: StandingLine[] }>(this.path('/standings'))).body.standings;
  }

  /** What the server does by itself when a game is over or time has passed, waited for. */
  settle(parlour = this.parlour): Promise<void> {
    return parlour.app.get(RoundKeeper, { strict: false }).look();
  }

  ready(
    playerId: number,
    { roomId }: Pick<MatchLine, 'roomId'>,
    more: object = {},
  ): Promise<Answer<{ gameId: number }>> {
    return this.people
      .get(playerId)!
      .post<{ gameId: number }>(`${BASE}/game-rooms/${roomId}/ready`, { isReady: 'ready', ...more });
  }

  /** Both say that they are there, and the game begins. */
  async begin(match: MatchLine): Promise<number> {
    await this.ready(match.playerA, match);
    const { status, body } = await this.ready(match.playerB!, match);
    if (status !== 200 || body.gameId === null) throw new Error(`No game: ${JSON.stringify(body)}`);
    return body.gameId;
  }

  concede(playerId: number, gameId: number): Promise<Answer> {
    return this.people.get(playerId)!.post(`${BASE}/games/${gameId}/actions`, { type: 'concede' });
  }

  /** One game, lost by this player. */
  async lose(match: MatchLine, loserId: number): Promise<void> {
    await this.concede(loserId, await this.begin(match));
    await this.settle();
  }

  /** Plays all open matches of the current round to their end: the earlier registered wins. */
  async playRound(): Promise<void> {
    const { currentRound } = await this.page();
    for (const match of await this.matches(currentRound)) {
      if (match.status !== 'open') continue;
      const order = this.playerIds;
      const loser = order.indexOf(match.playerA) < order.indexOf(match.playerB!) ? match.playerB! : match.playerA;
      for (let now = match; now.status === 'open';) {
        await this.lose(now, loser);
        now = (await this.matches(currentRound)).find(({ id }) => id === match.id)!;
      }
    }
  }
}
