interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
  readonly user: { readonly id: string };
}

/** A house with some life in it: a guest's games, another's tables and rooms; and every route of the page. */
export async function furnish(
  url: string,
): Promise<{ readonly login: string; readonly routes: Readonly<Record<string, string>> }> {
  const otter = await post<SignedIn>(url, undefined, '/api/auth/guest', { name: 'Otter' });
  const bea = await post<SignedIn>(url, undefined, '/api/auth/guest', { name: 'Bea' });
  const table = (who: SignedIn, game: string) =>
    post<{ readonly sessionId: string }>(url, who, '/api/sessions', { game, seats: [{ kind: 'me' }, { kind: 'bot' }] });
  await table(bea, 'four-in-a-square');
  await table(bea, 'ggltcg');
  await table(otter, 'four-in-a-square');
  await table(otter, 'check');
  await post(url, bea, '/api/rooms', {
    game: 'check',
    name: 'Kitchen table',
    seats: 4,
    rated: true,
    bots: [{ level: 'easy' }],
  });
  const room = await post<{ readonly roomId: string }>(url, otter, '/api/rooms', {
    game: 'check',
    name: 'Six of us',
    seats: 6,
  });
  const cup = await post<{ readonly id: number }>(url, bea, '/api/tcg-fuel/tournaments', {
    name: 'Friday cup',
    kind: 'single_elimination',
    format: 'starter',
    bestOf: 1,
  });
  for (const who of [otter, bea]) await post(url, who, `/api/tcg-fuel/tournaments/${cup.id}/register`, { deckId: 1 });
  await post(url, bea, `/api/tcg-fuel/tournaments/${cup.id}/start`, {});
  const login = { ...otter, takenAt: Date.now(), expiresAt: Date.now() + otter.expiresIn * 1000 };
  return {
    login: JSON.stringify(login),
    routes: {
      front: '/',
      lobby: '/play',
      'new room': '/play/new?game=check',
      'join by code': '/play/join/AAAAAA',
      room: `/room/${room.roomId}`,
      'a room that is gone': '/room/00000000-0000-4000-8000-000000000000',
      game: '/check',
      'another game': '/viking-vengeance',
      'new game': '/tcg-fuel/new',
      cards: '/tcg-fuel/cards',
      'cards of another game': '/ggltcg/cards',
      'cards to collect': '/viking-vengeance/cards',
      card: '/tcg-fuel/cards/peat-horror',
      'another card': '/ggltcg/cards/Ka',
      'a card with levels': '/viking-vengeance/cards/norse-thor',
      decks: '/tcg-fuel/decks',
      'decks of another game': '/viking-vengeance/decks',
      'deck builder': '/tcg-fuel/decks/new?copy=peatroot-midrange',
      'deck of toys': '/ggltcg/decks/new?copy=Aggro_Rush',
      'deck of vikings': '/viking-vengeance/decks/new',
      collection: '/viking-vengeance/collection',
      packs: '/viking-vengeance/packs',
      tournaments: '/tournaments',
      'new tournament': '/tournaments/new',
      tournament: `/tournaments/${cup.id}`,
      leaderboard: '/check/leaderboard',
      puzzles: '/viking-vengeance/puzzles',
      'a puzzle': '/viking-vengeance/puzzles/e02',
      rules: '/four-in-a-square/rules#R7',
      'rules of no game': '/go-fish/rules',
      workshop: '/ggltcg/workshop',
      'statistics of the toys': '/ggltcg/statistics',
      'statistics of a player with nothing': '/ggltcg/statistics/00000000-0000-4000-8000-000000000000',
      'a new set of cards': '/ggltcg/workshop/new?from=shipped',
      'a story that is not there': '/ggltcg/story/00000000-0000-4000-8000-000000000000',
      watch: '/watch',
      me: '/me',
      'my games': '/me/games',
      settings: '/me/settings',
      player: `/player/${bea.user.id}`,
      'sign in': '/sign-in',
      register: '/register',
      help: '/help',
      keys: '/help/keys',
      licences: '/licences',
      'not found': '/no/such/page',
    },
  };
}

async function post<T>(url: string, who: SignedIn | undefined, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
