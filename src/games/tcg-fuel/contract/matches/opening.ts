import type { Opened, Opening, SqlWork } from '../../../../engine/hosting/hosted-game.js';
import type { Loadout, Options, TcgFuel } from '../../rules/tcg-fuel.types.js';
import { chooserOf, lastMatch, nextToBegin } from './match.js';
import { gamesIn, keyOf } from './room-games.js';

type Store = Parameters<SqlWork>[0];

/** A deck, and what its player says about beginning. */
export type BroughtDeck = Loadout & { readonly playFirst?: boolean };

/** R61: several people at one table, and none waits for ever. */
export const SLOW_CLOCK = { decisionMs: 300_000, reserveMs: 0 };
/** R61: for games that count. */
export const EARNEST_CLOCK = { decisionMs: 90_000, reserveMs: 600_000 };

/** What a room's game is played by: the options, made up with what only its start can tell. */
export async function openGame(opening: Opening<TcgFuel>, store: Store): Promise<Opened<TcgFuel>> {
  const { roomId, rated, seats } = opening;
  const loadouts = seats.map(({ loadout }) => ({ deckId: loadout.deckId ?? null, cards: loadout.cards }));
  const people = seats.filter(({ bot }) => bot === null).length;
  const options: Options = {
    ...opening.options,
    ...clockFor(opening.options, people),
    // R9: chance decides where it counts.
    ...(rated && { firstPlayer: 'random' }),
    ...(await firstSeatFor(opening, store)),
  };
  const seed = await seedOf(store, roomId);
  return { options, loadouts, ...(seed !== undefined && { seed }) };
}

/** One person with bots needs no clock. */
function clockFor({ clock }: Options, people: number): Partial<Options> {
  const isUsual = clock?.decisionMs === SLOW_CLOCK.decisionMs && clock.reserveMs === SLOW_CLOCK.reserveMs;
  return isUsual && people < 2 ? { clock: null } : {};
}

/** Later games of a match are begun by whom the game before says, not by the seating. */
async function firstSeatFor({ roomId, options, seats }: Opening<TcgFuel>, store: Store): Promise<Partial<Options>> {
  if (options.bestOf !== 3 || seats.length !== 2) return {};
  const keys = seats.map(({ userId }, seat) => keyOf(userId, seat));
  const match = lastMatch(await gamesIn(store, roomId), options.bestOf);
  const isOurs = match !== undefined && keys.every((key) => match.players.includes(key));
  if (!isOurs) return {};
  const chooser: BroughtDeck | undefined = seats[keys.indexOf(chooserOf(match) ?? '')]?.loadout;
  const first = nextToBegin(match, chooser?.playFirst ?? true);
  return first === undefined ? {} : { firstSeat: keys.indexOf(first) };
}

async function seedOf(store: Store, roomId: string): Promise<string | undefined> {
  // SQL: in the transaction that begins the session, if there is one.
  const { rows } = await store.query<{ seed: string }>('SELECT seed FROM tcg_fuel.room_seeds WHERE room_id = $1', [
    roomId,
  ]);
  return rows[0]?.seed;
}
