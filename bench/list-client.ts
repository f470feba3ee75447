/** Something to be measured; it says how long it took. */
export type Work = () => Promise<number>;

const SEATS = [{ kind: 'me' }, { kind: 'me' }];

/** One player who asks for every list there is, and plays a little. */
export class ListClient {
  private constructor(
    private readonly url: string,
    readonly userId: string,
    private readonly token: string,
  ) {}

  static async at(url: string): Promise<ListClient> {
    const stranger = new ListClient(url, '', '');
    const guest = await stranger.post<{ accessToken: string; user: { id: string } }>('/api/auth/guest', {});
    return new ListClient(url, guest.user.id, guest.accessToken);
  }

  async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async get<T>(path: string): Promise<T> {
    const response = await fetch(this.url + path, { headers: this.headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  }

  /** Everything that is measured, by its name. */
  works(): Map<string, Work> {
    const works = new Map<string, Work>();
    for (const path of pathsOf(this.userId))
      works.set(
        path.replace(this.userId, ':id'),
        timed(() => this.get(path)),
      );
    const open = () => this.post<{ sessionId: string }>('/api/sessions', { game: 'four-in-a-square', seats: SEATS });
    works.set('POST /api/sessions', timed(open));
    let path: string | undefined;
    works.set('POST /api/sessions/:id/actions', async () => {
      path ??= `/api/sessions/${(await open()).sessionId}`;
      const { legalActions } = await this.get<{ legalActions: object[] }>(path);
      const took = await timed(() => this.post(`${path!}/actions`, { action: legalActions[0] }))();
      const { outcome } = await this.get<{ outcome: object | null }>(path);
      if (outcome !== null) path = undefined;
      return took;
    });
    return works;
  }

  private get headers(): Record<string, string> {
    return this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
  }
}

function pathsOf(player: string): string[] {
  return [
    '/api/sessions',
    '/api/sessions?status=active',
    '/api/sessions?game=check&status=finished',
    '/api/sessions?game=tcg-fuel',
    '/api/sessions?mine=true',
    `/api/sessions?player=${player}`,
    `/api/users/${player}`,
    '/api/ratings',
    '/api/ratings/check/2%20players',
    '/api/ggltcg/games',
    '/api/ggltcg/games?status=completed',
    '/api/ggltcg/games?status=active',
    `/api/ggltcg/games?player_id=${player}`,
    '/api/ggltcg/stats/leaderboard',
    '/api/check/games',
    '/api/check/games?status=finished',
    '/api/check/games?mine=true',
    '/api/check/leaderboard',
    `/api/check/players/${player}/stats`,
    '/api/tcg-fuel/games',
    '/api/tcg-fuel/games?status=finished',
    '/api/tcg-fuel/leaderboard',
    '/api/viking-vengeance/games',
    '/api/viking-vengeance/leaderboard',
    '/api/rooms',
  ];
}

function timed(work: () => Promise<unknown>): Work {
  return async () => {
    const since = performance.now();
    await work();
    return performance.now() - since;
  };
}
