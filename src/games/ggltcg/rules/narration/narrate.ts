import type { CcRecord, GameEvent, LineType } from '../events.js';
import type { PlayerId } from '../ggltcg.types.js';

/** A line of the play-by-play. The last two are a bot's, and added by the server. */
export interface PlayByPlayLine {
  readonly seq: number;
  readonly turn: number;
  readonly player: string;
  readonly player_id: PlayerId;
  readonly action_type: LineType;
  readonly description: string;
  readonly reasoning?: string;
  readonly ai_endpoint?: string;
}

/** What a game's events tell when they are read in order. */
export interface Narrative {
  readonly play_by_play: readonly PlayByPlayLine[];
  readonly game_log: readonly string[];
  readonly cc_history: readonly CcRecord[];
}

export const NOTHING_TOLD: Narrative = { play_by_play: [], game_log: [], cc_history: [] };

/** Reads events on from what has been told so far: from the first action, or from any point where one stopped. */
export function narrate(
  events: Iterable<GameEvent>,
  names: ReadonlyMap<PlayerId, string>,
  before: Narrative = NOTHING_TOLD,
): Narrative {
  const play_by_play = [...before.play_by_play];
  const game_log = [...before.game_log];
  const cc_history = [...before.cc_history];
  for (const event of events) {
    if (event.type === 'narrated') {
      const { turn, phase, player_id, player, action_type, description } = event;
      play_by_play.push({ seq: play_by_play.length + 1, turn, player, player_id, action_type, description });
      game_log.push(`Turn ${turn} (${phase}): ${player}: ${description}`);
    } else if (event.type === 'turn_started') {
      const { turn_number, player_id } = event;
      game_log.push(`Turn ${turn_number} (Start): ${names.get(player_id) ?? player_id} begins`);
    } else if (event.type === 'turn_ended' || event.type === 'game_over') cc_history.push(event.cc);
  }
  return { play_by_play, game_log, cc_history };
}
