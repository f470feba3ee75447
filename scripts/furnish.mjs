/**
 * A house with some life in it: games under way and one that is over, rooms, a tournament, a reported message; and every
 * route of the page. The tests walk over the routes, and `npm run shots` takes their pictures.
 */

/** The administrator that a furnished server is started with. */
export const ADMIN = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a house well kept' };

const NOTHING = '00000000-0000-4000-8000-000000000000';
const MOST_ACTIONS = 400;

/** `login` and `admin.login` are what the page keeps under `parlour.login`. */
export async function furnish(url) {
  const otter = await post(url, undefined, '/api/auth/guest', { name: 'Otter' });
  const bea = await post(url, undefined, '/api/auth/guest', { name: 'Bea' });
  const table = (who, game) => post(url, who, '/api/sessions', { game, seats: [{ kind: 'me' }, { kind: 'bot' }] });
  await table(bea, 'ggltcg');
  await table(bea, 'tcg-fuel');
  const square = await table(otter, 'four-in-a-square');
  const check = await table(otter, 'check');
  const over = await playedOut(url, otter);
  await ratedGames(url, otter);
  await post(url, bea, '/api/rooms', {
    game: 'check',
    name: 'Kitchen table',
    seats: 4,
    rated: true,
    bots: [{ level: 'easy' }],
  });
  await post(url, bea, '/api/rooms', { game: 'tcg-fuel', name: 'Learning the stack' });
  await post(url, bea, '/api/rooms', { game: 'viking-vengeance', name: 'Fjord or forest?' });
  const room = await post(url, otter, '/api/rooms', {
    game: 'check',
    name: 'Six of us',
    seats: 6,
    bots: [{ level: 'hard' }],
  });
  const cup = await post(url, bea, '/api/tcg-fuel/tournaments', {
    name: 'Friday cup',
    kind: 'single_elimination',
    format: 'starter',
    bestOf: 1,
  });
  for (const who of [otter, bea]) await post(url, who, `/api/tcg-fuel/tournaments/${cup.id}/register`, { deckId: 1 });
  await post(url, bea, `/api/tcg-fuel/tournaments/${cup.id}/start`, {});
  return {
    login: kept(otter),
    routes: {
      front: '/',
      lobby: '/play',
      'new room': '/play/new?game=check',
      'join by code': '/play/join/AAAAAA',
      room: `/room/${room.roomId}`,
      'a room that is gone': `/room/${NOTHING}`,
      game: '/check',
      'another game': '/viking-vengeance',
      'new game': '/tcg-fuel/new',
      table: `/four-in-a-square/table/${square.sessionId}`,
      'table at its end': `/four-in-a-square/table/${over}`,
      review: `/four-in-a-square/table/${over}/review?v=20`,
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
      leaderboard: '/four-in-a-square/leaderboard',
      'leaderboard with nobody': '/check/leaderboard',
      puzzles: '/viking-vengeance/puzzles',
      'a puzzle': '/viking-vengeance/puzzles/e02',
      rules: '/four-in-a-square/rules#R7',
      'rules of no game': '/go-fish/rules',
      workshop: '/ggltcg/workshop',
      'statistics of the toys': '/ggltcg/statistics',
      'statistics of a player with nothing': `/ggltcg/statistics/${NOTHING}`,
      'a new set of cards': '/ggltcg/workshop/new?from=shipped',
      'a story that is not there': `/ggltcg/story/${NOTHING}`,
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
      'console of others': '/admin',
      'not found': '/no/such/page',
    },
    admin: await furnishConsole(url, { otter, bea, check: check.sessionId, over }),
  };
}

/** What only an admin sees: a reported message, a ban, deeds in the audit. */
async function furnishConsole(url, { otter, bea, check, over }) {
  const root = await post(url, undefined, '/api/auth/login', {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  const said = await post(url, otter, `/api/sessions/${check}/chat`, { text: 'You play like a boot.' });
  await post(url, otter, `/api/sessions/${check}/chat/${said.id}/report`, { reason: 'An insult' });
  const [report] = (await ask(url, root, '/api/admin/reports')).items;
  await post(url, root, `/api/admin/users/${bea.user.id}/ban`, { reason: 'To be looked at' });
  await post(url, root, `/api/admin/users/${bea.user.id}/unban`, {});
  await post(url, root, `/api/admin/sessions/${over}/verify`, {});
  return {
    login: kept(root),
    routes: {
      console: '/admin',
      'sessions for admins': '/admin/sessions',
      'a session for admins': `/admin/sessions/${over}?v=12`,
      'a session that is not there': `/admin/sessions/${NOTHING}`,
      'users for admins': '/admin/users',
      'a user for admins': `/admin/users/${bea.user.id}`,
      audit: '/admin/audit',
      reports: '/admin/reports',
      'a report': `/admin/reports/${report.id}`,
      refusals: '/admin/refusals',
      'language model': '/admin/ggltcg',
      'me as an admin': '/me',
    },
  };
}

/** Rated games of Otter against two others, so that ratings, their course and a leaderboard have something to show. */
async function ratedGames(url, otter) {
  const ida = await post(url, undefined, '/api/auth/guest', { name: 'Ida' });
  const jo = await post(url, undefined, '/api/auth/guest', { name: 'Jo' });
  const giveUp = { 'four-in-a-square': { type: 'resign' }, ggltcg: { type: 'concede' } };
  const played = [
    ['four-in-a-square', ida, otter],
    ['four-in-a-square', otter, jo],
    ['four-in-a-square', jo, ida],
    ['four-in-a-square', otter, ida],
    ['four-in-a-square', otter, jo],
    ['ggltcg', jo, otter],
    ['ggltcg', otter, ida],
    ['ggltcg', otter, jo],
  ];
  for (const [game, winner, loser] of played) {
    await post(url, winner, '/api/matchmaking', { game, mode: 'ranked' });
    const { sessionId } = await post(url, loser, '/api/matchmaking', { game, mode: 'ranked' });
    await post(url, loser, `/api/sessions/${sessionId}/actions`, { action: giveUp[game] });
  }
}

/** A game of Four in a Square by both seats that came to its end. */
async function playedOut(url, who) {
  const both = { game: 'four-in-a-square', seats: [{ kind: 'me' }, { kind: 'me' }] };
  let page = await post(url, who, '/api/sessions', both);
  for (let done = 0; page.status === 'active' && done < MOST_ACTIONS; done++) {
    const { legalActions: choices } = page;
    await post(url, who, `/api/sessions/${page.sessionId}/actions`, { action: choices[(done * 7) % choices.length] });
    page = await ask(url, who, `/api/sessions/${page.sessionId}`);
  }
  return page.sessionId;
}

function kept(signedIn) {
  return JSON.stringify({ ...signedIn, takenAt: Date.now(), expiresAt: Date.now() + signedIn.expiresIn * 1000 });
}

function post(url, who, path, body) {
  return ask(url, who, path, { method: 'POST', body: JSON.stringify(body) });
}

async function ask(url, who, path, request = {}) {
  const headers = { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) };
  const response = await fetch(url + path, { ...request, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}
