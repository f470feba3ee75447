import type { Committing, SqlWork } from '../../../engine/hosting/hosted-game.js';
import { glicko2, NEW_GLICKO } from '../../../rooms/ratings/glicko2.js';
import type { Glicko, GlickoGame } from '../../../rooms/ratings/glicko2.js';
import { glickoRows } from '../../../rooms/ratings/rating-rows.js';
import type { GlickoResult, RatingList } from '../../../rooms/ratings/rating-rows.js';
import { check } from '../rules/check.game.js';
import type { Check } from '../rules/check.types.js';

/** An account with a place at the end of a match. */
interface Placed {
  readonly userId: string;
  readonly place: number;
}

/** One list for each number of players (4.5). */
export const ratingList = (players: number): RatingList => ({ game: check.id, list: `${players} players` });

/** People with an account, of a game whose deal was not known beforehand; locked in one order, so that two matches cannot wait for each other. */
const REGISTERED = `
SELECT u.id FROM users u JOIN game_sessions s ON s.id = $1 AND s.fixture IS NULL AND NOT s.seed_given
 WHERE u.kind = 'registered' AND u.id = ANY($2::uuid[]) ORDER BY u.id FOR NO KEY UPDATE OF u`;

const RATINGS = `
SELECT user_id, rating, deviation, volatility FROM ratings WHERE game = $1 AND list = $2 AND user_id = ANY($3::uuid[])`;

/** 4.5: nothing is rated where memory was aided or the deck was laid, nor among fewer than two people. */
export function isRated({ memoryAid, deckOrder }: Check['options'], userIds: readonly string[]): boolean {
  return memoryAid === 'off' && !deckOrder && userIds.length >= 2 && new Set(userIds).size === userIds.length;
}

/** What a match that has just ended changes in the ratings; nothing where a test hook was used. */
export function ratingWork({ sessionId, options, seats, steps }: Committing<Check>): SqlWork[] {
  const ended = steps.find(({ events }) => events.some(({ public: event }) => event?.type === 'matchEnded'));
  if (!ended) return [];
  const places = check.outcome(ended.table.state)!.places!;
  const people = seats.flatMap(({ userId, seat }) => (userId === null ? [] : [{ userId, place: places[seat]! }]));
  const userIds = people.map(({ userId }) => userId);
  if (!isRated(options, userIds)) return [];
  return [
    async (store) => {
      // SQL here and below: in the transaction of the commit.
      const { rows } = await store.query<{ id: string }>(REGISTERED, [sessionId, userIds]);
      const rated = people.filter(({ userId }) => rows.some(({ id }) => id === userId));
      if (rated.length < 2) return;
      const list = ratingList(seats.length);
      const before = await store.query<Glicko & { user_id: string }>(RATINGS, [list.game, list.list, userIds]);
      const known = new Map(before.rows.map(({ user_id, ...rating }) => [user_id, rating]));
      for (const { text, values } of glickoRows(sessionId, list, newRatings(rated, known))) {
        await store.query(text, [...values]);
      }
    },
  ];
}

/** Everybody against everybody, by final place: one rating period. */
function newRatings(people: readonly Placed[], known: ReadonlyMap<string, Glicko>): GlickoResult[] {
  const ratingOf = (userId: string): Glicko => known.get(userId) ?? NEW_GLICKO;
  const best = Math.min(...people.map(({ place }) => place));
  const drawn = people.every(({ place }) => place === best);
  return people.map(({ userId, place }) => {
    const games = people
      .filter((other) => other.userId !== userId)
      .map((other): GlickoGame => ({ opponent: ratingOf(other.userId), score: scoreAgainst(place, other.place) }));
    const result = drawn ? 'draw' : place === best ? 'win' : 'loss';
    return { userId, result, ...glicko2(ratingOf(userId), games) };
  });
}

function scoreAgainst(own: number, other: number): GlickoGame['score'] {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}
