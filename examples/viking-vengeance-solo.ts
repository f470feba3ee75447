/**
 * A new account plays solo games of Viking Vengeance by REST alone, until a card that has risen to level 2 lies on the
 * board with its new numbers:
 *
 *   node dist/examples/viking-vengeance-solo.js http://localhost:3000 easy
 */
import { randomUUID } from 'node:crypto';

const [url = 'http://localhost:3000', aiDifficulty = 'easy'] = process.argv.slice(2);
const base = '/api/viking-vengeance';
/** A card needs six to eight games for its second level. */
const MOST_GAMES = 60;

type Sides = Record<'top' | 'right' | 'bottom' | 'left', number>;

interface Game {
  game_id: string;
  game_status: string;
  winner_id: string | null;
  game_state: {
    player1: { userId: string; score: number };
    player2: { score: number };
    hydratedCardDataCache: Record<string, { name: string; level: number; xp: number; basePower: Sides }>;
  };
  events?: { type: string; cardId?: string; owner?: string; power?: Sides }[];
  rewards?: { currency: number; xp: { user_card_instance_id: string; level_before: number; level_after: number }[] };
}

interface Move {
  actionType: string;
  user_card_instance_id?: string;
  position?: { x: number; y: number };
}

let token = '';

async function rest<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(url + base + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const coins = async (): Promise<number> => (await rest<{ in_game_currency: number }>('/users/me')).in_game_currency;
const numbers = ({ top, right, bottom, left }: Sides): string => `${top} ${right} ${bottom} ${left}`;

// A new account finds the starter deck.
const name = `solo-${randomUUID().slice(0, 8)}`;
const credentials = { username: name, email: `${name}@example.org`, password: randomUUID() };
({ token } = await rest<{ token: string }>('/auth/register', credentials));
const [deck] = await rest<{ deck_id: string; name: string }[]>('/users/me/decks');
console.log(`Playing with ${deck!.name} against an AI that plays ${aiDifficulty}.`);

let earned = 0;
let shown: string | undefined;
for (let number = 1; number <= MOST_GAMES && !shown; number++) {
  let game = await rest<Game>('/games/solo', { deckId: deck!.deck_id, aiDifficulty });
  const path = `/games/${game.game_id}`;
  const experience = ({ user_card_instance_id: id }: Move): number =>
    id === undefined ? 0 : game.game_state.hydratedCardDataCache[id]!.xp;
  let last: Move & { clientActionId: string };
  // After every answer it is our turn again, until the game is over: the AI has moved in the same request.
  do {
    const { actions } = await rest<{ actions: Move[] }>(`${path}/legal-actions`);
    // The card that has learnt most learns on; where nothing can be placed, the only move is to pass.
    const [move] = actions.toSorted((one, other) => experience(other) - experience(one));
    last = { ...move!, clientActionId: randomUUID() };
    game = await rest<Game>(`${path}/actions`, last);
    const placed = game.events!.find(
      ({ type, cardId }) => type === 'card_placed' && cardId === move!.user_card_instance_id,
    );
    const card = placed && game.game_state.hydratedCardDataCache[placed.cardId!]!;
    if (card && card.level > 1) {
      shown ??= `${card.name} lies on the board at level ${card.level}: ${numbers(card.basePower)} has become ${numbers(placed.power!)}.`;
    }
  } while (game.game_status === 'active');

  const { player1, player2 } = game.game_state;
  const result = game.winner_id === null ? 'a draw' : game.winner_id === player1.userId ? 'a win' : 'a loss';
  const { currency, xp } = game.rewards!;
  console.log(
    `Game ${number}: ${result}, ${player1.score} to ${player2.score}; ${currency} coins, ${xp.length} cards learnt.`,
  );
  earned += currency;
  // The last move sent once more, as after a lost answer: told again, and not paid again.
  await rest(`${path}/actions`, last);
  if ((await coins()) !== earned) throw new Error(`${earned} coins were earned, but there are ${await coins()}.`);
  for (const { user_card_instance_id: id, level_before, level_after } of xp) {
    if (level_after > level_before) {
      console.log(`${game.game_state.hydratedCardDataCache[id]!.name} has risen to level ${level_after}.`);
    }
  }
}
if (!shown) throw new Error(`No card of a higher level was drawn in ${MOST_GAMES} games.`);
console.log(shown);
console.log(`Earned in all: ${earned} coins.`);
