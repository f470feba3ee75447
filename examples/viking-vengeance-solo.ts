/**
 * Plays a whole solo game of Viking Vengeance by REST alone, against the AI:
 *
 *   node dist/examples/viking-vengeance-solo.js http://localhost:3000 easy
 */
const [url = 'http://localhost:3000', aiDifficulty = 'easy'] = process.argv.slice(2);
const base = '/api/viking-vengeance';

interface Card {
  name: string;
  currentPower: Record<string, number>;
}

interface Game {
  game_id: string;
  game_status: string;
  winner_id: string | null;
  game_state: {
    board: ({ user_card_instance_id: string | null } | null)[][];
    player1: { userId: string; hand: string[]; score: number };
    player2: { score: number };
    hydratedCardDataCache: Record<string, Card>;
  };
  events?: { type: string }[];
  rewards?: { currency: number; xp: object[] };
}

interface Legal {
  actions: { actionType: string; user_card_instance_id?: string; position?: { x: number; y: number } }[];
}

async function rest<T>(path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : undefined) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

// A guest account. Whoever looks for decks the first time finds the starter deck.
const { accessToken: token } = await rest<{ accessToken: string }>('/api/auth/guest', { name: 'Solo' });
const [deck] = await rest<{ deck_id: string; name: string }[]>(`${base}/users/me/decks`, undefined, token);
console.log(`Playing with ${deck!.name} against an AI that plays ${aiDifficulty}.`);

let game = await rest<Game>(`${base}/games/solo`, { deckId: deck!.deck_id, aiDifficulty }, token);
const path = `${base}/games/${game.game_id}`;

const strength = (id: string): number =>
  Object.values(game.game_state.hydratedCardDataCache[id]!.currentPower).reduce((sum, side) => sum + side, 0);

// After every answer it is our turn again, until the game is over: the AI has moved in the same request.
while (game.game_status === 'active') {
  const { actions } = await rest<Legal>(`${path}/legal-actions`, undefined, token);
  const placements = actions.filter(({ actionType }) => actionType === 'placeCard');
  const best = placements.toSorted(
    (a, b) => strength(b.user_card_instance_id!) - strength(a.user_card_instance_id!),
  )[0];
  game = await rest<Game>(`${path}/actions`, best ?? { actionType: 'endTurn' }, token);
}

const { player1, player2 } = game.game_state;
const result = game.winner_id === null ? 'a draw' : game.winner_id === player1.userId ? 'a win' : 'a loss';
console.log(`Over: ${result}, ${player1.score} to ${player2.score}.`);
console.log(`Earned: ${game.rewards?.currency} coins, and experience for ${game.rewards?.xp.length} cards.`);
