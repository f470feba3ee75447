import type { LineType } from '../../rules/events.js';

/** A line of the play-by-play as a story needs it. */
export interface StoryLine {
  readonly turn: number;
  readonly player: string;
  readonly action_type: LineType;
  readonly description: string;
  readonly reasoning?: string;
}

const TYPES: readonly string[] = [
  'play_card',
  'tussle',
  'activate_ability',
  'resolve_decision',
  'end_turn',
  'strategy',
  'pass',
  'concede',
  'victory',
  'draw',
];
export const MOST_LINES = 500;
const LONGEST = 500;

/** The lines that make sense, in order; whatever else was sent is skipped. */
export function readStoryLines(entries: readonly unknown[]): StoryLine[] {
  return entries.slice(0, MOST_LINES).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { turn, player, action_type, description, reasoning } = entry as Record<string, unknown>;
    if (typeof player !== 'string' || typeof description !== 'string' || typeof action_type !== 'string') return [];
    if (!TYPES.includes(action_type) || player.trim() === '') return [];
    return [
      {
        turn: typeof turn === 'number' && Number.isFinite(turn) ? turn : 0,
        player: clean(player, 80),
        action_type: action_type as LineType,
        description: clean(description, LONGEST),
        ...(typeof reasoning === 'string' && reasoning !== '' ? { reasoning: clean(reasoning, LONGEST) } : undefined),
      },
    ];
  });
}

function clean(text: string, most: number): string {
  // Cut before it is looked at: a character has two units at most.
  return [...text.slice(0, 2 * most)]
    .map((character) => (character < ' ' ? ' ' : character))
    .join('')
    .trim()
    .slice(0, most);
}
