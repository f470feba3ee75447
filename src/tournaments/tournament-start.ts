import type { Pool } from 'pg';
import { inTransaction } from '../common/in-transaction.js';
import { MasterSeed, rngOver, sealedDice } from '../engine/core/index.js';
import { roundsFor } from './swiss.js';
import { alreadyStarted, notEnoughEntrants } from './tournament-problems.js';
import { lockTournament, noteDeed, registeredIn } from './tournament-rows.js';

/**
 * Closes the registration and draws the order of the players. By its organiser, or by the clock, which calls off a
 * tournament that too few have come to.
 */
export async function beginTournament(pool: Pool, id: number, by: string | null): Promise<void> {
  await inTransaction(pool, async (client) => {
    const tournament = await lockTournament(client, id);
    if (tournament?.status !== 'registration') {
      if (by === null) return;
      throw alreadyStarted();
    }
    const entrants = await registeredIn(client, id);
    if (entrants.length < 2) {
      if (by !== null) throw notEnoughEntrants();
      // SQL here and below: in the transaction that holds the tournament's row.
      await client.query(
        `UPDATE tournaments SET status = 'cancelled', finished_at = now(), updated_at = now() WHERE id = $1`,
        [id],
      );
      return;
    }
    const rng = rngOver(sealedDice(MasterSeed.stored(tournament.seed)).words(1, 0));
    const drawn = rng.shuffle(entrants.map(({ playerId }) => playerId));
    await client.query(
      `UPDATE tournament_entrants e SET draw = d.draw
         FROM unnest($2::int[]) WITH ORDINALITY AS d (id, draw)
        WHERE e.tournament_id = $1 AND e.id = d.id`,
      [id, drawn],
    );
    const rounds = tournament.kind === 'swiss' ? (tournament.rounds ?? roundsFor(entrants.length)) : null;
    await client.query(
      `UPDATE tournaments SET status = 'running', rounds = $2, started_at = now(), updated_at = now()
        WHERE id = $1`,
      [id, rounds],
    );
    await noteDeed(client, id, by, 'started', { players: entrants.length });
  });
}
