import type { Committing, SqlStatement } from '../../../../engine/hosting/hosted-game.js';
import { eloRows } from '../../../../rooms/ratings/rating-rows.js';
import { constants } from '../../rules/catalogue.js';
import { rewardFor } from '../../rules/progress.js';
import type { Owner, Reading, VikingVengeance } from '../../rules/viking-vengeance.types.js';
import { isEarnest } from './earnest.js';

type Ending = Committing<VikingVengeance>;

/**
 * R39: all of it hangs on the row of rewards, which a game can have once for each account. Experience is added to what a
 * card has by now, since another game may have ended meanwhile; cards are locked in the order of their ids.
 */
const REWARD = `
WITH cards AS (
  SELECT user_card_instance_id AS id, xp FROM viking_vengeance_user_card_instances
   WHERE user_id = $2 AND user_card_instance_id::text = ANY ($5::text[])
   ORDER BY user_card_instance_id FOR UPDATE
), told AS (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'user_card_instance_id', id, 'xp_gained', $4::int,
           'level_before', (SELECT count(*) FROM unnest($6::int[]) AS t(needed) WHERE cards.xp >= needed),
           'level_after', (SELECT count(*) FROM unnest($6::int[]) AS t(needed) WHERE cards.xp + $4::int >= needed)
         ) ORDER BY array_position($5::text[], id::text)), '[]') AS xp
    FROM cards
), granted AS (
  INSERT INTO viking_vengeance_game_rewards (game_id, user_id, currency, xp)
  SELECT $1, $2, $3, told.xp FROM told
  ON CONFLICT (game_id, user_id) DO NOTHING
  RETURNING user_id
), paid AS (
  INSERT INTO viking_vengeance_players AS p (user_id, in_game_currency) SELECT user_id, $3 FROM granted
  ON CONFLICT (user_id) DO UPDATE SET in_game_currency = p.in_game_currency + excluded.in_game_currency
)
UPDATE viking_vengeance_user_card_instances i
   SET xp = i.xp + $4::int,
       level = (SELECT count(*) FROM unnest($6::int[]) AS t(needed) WHERE i.xp + $4::int >= needed)
  FROM granted, cards
 WHERE i.user_id = granted.user_id AND i.user_card_instance_id = cards.id`;

const THRESHOLDS: readonly number[] = Object.values(constants.xp.level_thresholds);
const OWNERS: readonly Owner[] = ['player1', 'player2'];

/** What the action that ends a game writes besides: rewards, and ratings where the game is rated. */
export function endingRows(ending: Ending): SqlStatement[] {
  const state: Reading = ending.steps.at(-1)!.table.state;
  if (state.status === 'active') return [];
  return [...rewards(ending, state), ...ratings(ending, state)];
}

/** Accounts in the order of their ids: two games of the same two people never wait for each other. */
function rewards({ sessionId, seats, foreseen }: Ending, state: Reading): SqlStatement[] {
  if (!isEarnest({ seats, foreseen, mode: state.ruleset.mode })) return [];
  const earned = OWNERS.flatMap((owner) => {
    const { userId } = seats[state.seats[owner]]!;
    return userId === null ? [] : [{ userId, ...rewardFor(state, owner, () => 0) }];
  });
  return earned
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
    .map(({ userId, currency, xp }) => {
      const ids = xp.map(({ user_card_instance_id }) => user_card_instance_id);
      return { text: REWARD, values: [sessionId, userId, currency, xp[0]?.xp_gained ?? 0, ids, THRESHOLDS] };
    });
}

function ratings({ sessionId, rated, seats }: Ending, state: Reading): SqlStatement[] {
  if (!rated || !state.ruleset.ranked) return [];
  const players = OWNERS.flatMap((owner) => {
    const { userId } = seats[state.seats[owner]]!;
    const place = state.status === 'draw' || state.status === `${owner}_win` ? 1 : 2;
    return userId === null ? [] : [{ userId, place }];
  });
  const { k, start } = constants.elo;
  return eloRows({ sessionId, game: 'viking-vengeance', list: 'ranked', players, k, start });
}
