import type { Step } from '../../../engine/core/index.js';
import type { Committing, SqlStatement } from '../../../engine/hosting/hosted-game.js';
import { faceOf } from '../rules/cards/cards.js';
import type { Check, PlayerState, Table } from '../rules/check.types.js';
import { filledSlots } from '../rules/cards/hand.js';

type Scored = Extract<Check['event'], { type: 'roundScored' }>;

/** A round taken back by an admin and scored again replaces what it was. */
const FORGET = 'DELETE FROM check_rounds WHERE game_id = $1 AND round_no = $2';

/** A round began with the last action of the one before it; the first one with the game. */
const ROUND = `
INSERT INTO check_rounds (game_id, round_no, first_seat, caller_seat, caller_automatic, ended_by, turns, reshuffles,
                          winners, deck_commitment, round_seed, started_at, ended_at)
SELECT s.id, $2, $3, $4, $5, $6, $7, $8, $9::smallint[], $10, $11,
       to_timestamp(coalesce((SELECT max(at) FROM game_actions WHERE session_id = s.id AND round < $12), s.started_at) / 1000.0),
       to_timestamp($13 / 1000.0)
  FROM game_sessions s WHERE s.id = $1`;

const PLAYERS = `
INSERT INTO check_round_players (round_id, seat, user_id, bot_level, score, cards_left, final_hand, is_winner,
                                 called_check, went_out, forfeited, disqualified, matches, wrong_matches,
                                 penalty_cards, peeks, swaps, timeouts)
SELECT r.id, p.*
  FROM check_rounds r,
       json_to_recordset($3) AS p(seat smallint, user_id uuid, bot_level text, score int, cards_left smallint,
                                  final_hand jsonb, is_winner boolean, called_check boolean, went_out boolean,
                                  forfeited boolean, disqualified boolean, matches int, wrong_matches int,
                                  penalty_cards int, peeks int, swaps int, timeouts int)
 WHERE r.game_id = $1 AND r.round_no = $2`;

/** The rows of every round that these steps have ended. */
export function roundRows({ sessionId, seats, steps }: Committing<Check>): SqlStatement[] {
  return steps.flatMap((step) => {
    const scored = step.events.find(({ public: event }) => event?.type === 'roundScored');
    return scored ? rowsOf(sessionId, seats, step, scored.public as Scored) : [];
  });
}

function rowsOf(
  gameId: string,
  seats: Committing<Check>['seats'],
  { table: { state, round }, at }: Step<Check>,
  { roundSeed }: Scored,
): SqlStatement[] {
  const key = [gameId, state.roundNo];
  const facts = [
    state.firstSeat,
    state.playerWhoCalledCheck,
    state.callWasAutomatic,
    state.endedBy,
    state.turnNo,
    state.reshuffles,
    `{${state.roundWinner!.join()}}`,
    state.deckCommitment,
    roundSeed,
    round,
    at,
  ];
  const players = seats.map(({ seat, userId, bot }) => ({
    seat,
    user_id: userId,
    bot_level: bot,
    is_winner: state.roundWinner!.includes(seat),
    ...playerRow(state.players[seat]!),
  }));
  return [
    { text: FORGET, values: key },
    { text: ROUND, values: [...key, ...facts] },
    { text: PLAYERS, values: [...key, JSON.stringify(players)] },
  ];
}

function playerRow({ hand, stats, ...player }: Table['players'][number] | PlayerState) {
  const cardsLeft = filledSlots(hand).length;
  return {
    score: player.score,
    cards_left: cardsLeft,
    final_hand: hand.map((card) => card && faceOf(card)),
    called_check: player.hasCalledCheck,
    // A hand that was dealt and is empty was matched away to its last card.
    went_out: hand.length > 0 && cardsLeft === 0,
    forfeited: player.isForfeited,
    disqualified: player.isDisqualified,
    matches: stats.matches,
    wrong_matches: stats.wrongMatches,
    penalty_cards: stats.penaltyCards,
    peeks: stats.peeks,
    swaps: stats.swaps,
    timeouts: stats.timeouts,
  };
}
