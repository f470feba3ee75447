import type { GameDefinition, GameShape } from '../../engine/core/index.js';
import type { Committing, SqlStatement } from '../../engine/hosting/hosted-game.js';
import { eloRows } from './rating-rows.js';

/** Ratings of a game without a list of its own: Elo by final place, in the list of the ranked queue. */
export function outcomeRows<G extends GameShape>(
  definition: Pick<GameDefinition<G>, 'id' | 'outcome'>,
  { sessionId, rated, seats, steps }: Committing<G>,
): SqlStatement[] {
  const outcome = rated ? definition.outcome(steps.at(-1)!.table.state) : undefined;
  if (!outcome) return [];
  const { winners, places } = outcome;
  const placeOf = (seat: number) => places?.[seat] ?? (winners.length === 0 || winners.includes(seat) ? 1 : 2);
  const players = seats.flatMap(({ userId, seat }) => (userId === null ? [] : [{ userId, place: placeOf(seat) }]));
  return eloRows({ sessionId, game: definition.id, list: 'ranked', players });
}
