import type { PoolClient } from 'pg';
import type { MatchFacts } from './match-facts.js';
import { gamesToWin } from './score.js';
import type { TournamentNews } from './tournament-feed.js';
import type { Registered, StoredMatch, Tournament } from './tournament-rows.js';
import type { Pairing, Stage } from './tournament.types.js';
import type { Verdict } from './verdict.js';

/** What one step of a tournament works with: its rows, locked. */
export interface RoundTable {
  readonly client: PoolClient;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<number, Registered>;
  readonly news: TournamentNews[];
}

/** What a verdict changes in the row of its match. SQL here and below: in the transaction of the round, beside locked rows. */
export async function write(
  client: PoolClient,
  match: StoredMatch,
  verdict: Verdict,
  facts: MatchFacts,
): Promise<void> {
  if (verdict.type === 'replay') {
    const last = facts.games.at(-1)?.num ?? 0;
    await client.query(
      `UPDATE tournament_matches
          SET replay_after = $2, forfeits_a = 0, forfeits_b = 0, wins_a = 0, wins_b = 0, draws = 0, updated_at = now()
        WHERE id = $1`,
      [match.id, last],
    );
    return;
  }
  const { winsA, winsB, draws } = verdict.score;
  const forfeits = verdict.type === 'forfeit' ? { a: 0, b: 0, [verdict.side]: 1 } : { a: 0, b: 0 };
  const isOver = verdict.type === 'over';
  const winner = isOver && verdict.winner !== null ? (verdict.winner === 'a' ? match.playerA : match.playerB) : null;
  await client.query(
    `UPDATE tournament_matches
        SET wins_a = $2, wins_b = $3, draws = $4, forfeits_a = forfeits_a + $5, forfeits_b = forfeits_b + $6,
            forfeited_at = CASE WHEN $5 + $6 > 0 THEN now() ELSE forfeited_at END,
            status = CASE WHEN $7 THEN 'finished' ELSE 'open' END, winner_id = $8, outcome = $9,
            finished_at = CASE WHEN $7 THEN now() END, updated_at = now()
      WHERE id = $1`,
    [match.id, winsA, winsB, draws, forfeits.a, forfeits.b, isOver, winner, isOver ? verdict.outcome : null],
  );
}

/** A bye is won at once. */
export async function beginRound(
  { client, tournament, players, news }: RoundTable,
  round: number,
  stage: Stage,
  pairings: readonly Pairing[],
): Promise<void> {
  const byeWins = gamesToWin(tournament.bestOf);
  for (const [index, { playerA, playerB }] of pairings.entries()) {
    const bye = playerB === null;
    await client.query(
      `INSERT INTO tournament_matches
         (tournament_id, round, stage, number, player_a, player_b, status, wins_a, winner_id, outcome, finished_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN $7 = 'finished' THEN now() END)`,
      [
        tournament.id,
        round,
        stage,
        index + 1,
        playerA,
        playerB,
        bye ? 'finished' : 'open',
        bye ? byeWins : 0,
        bye ? playerA : null,
        bye ? 'bye' : null,
      ],
    );
  }
  await client.query('UPDATE tournaments SET current_round = $2, updated_at = now() WHERE id = $1', [
    tournament.id,
    round,
  ]);
  const { id: tournamentId, game } = tournament;
  news.push({
    type: 'round-started',
    game,
    userIds: accountsOf([...players.values()]),
    tournamentId,
    round,
    stage,
    pairings,
  });
}

export async function finish({ client, tournament }: RoundTable, winnerId: number | null): Promise<void> {
  await client.query(
    `UPDATE tournaments SET status = 'finished', winner_id = $2, finished_at = now(), updated_at = now()
      WHERE id = $1`,
    [tournament.id, winnerId],
  );
}

/** The accounts of entrants; bots are told nothing. */
export function accountsOf(entrants: readonly Registered[]): string[] {
  return entrants.flatMap(({ userId }) => userId ?? []);
}
