import type { PlayedLine } from '../../tables/ggltcg/playback.js';

/** One turn of the game as a chapter of its story. */
export interface Chapter {
  readonly turn: number;
  readonly player: string;
  readonly lines: readonly PlayedLine[];
  /** The cards it speaks of, each once, in the order they come. */
  readonly cards: readonly string[];
}

/** What is no deed of the story: whose turn ends is told by the chapters themselves. */
const SILENT = new Set(['end_turn', 'pass']);

/** The play-by-play as chapters; turns in which nothing happened have none. */
export function chaptersOf(lines: readonly PlayedLine[], names: readonly string[]): readonly Chapter[] {
  const told = lines.filter(({ action_type }) => !SILENT.has(action_type));
  const turns = [...new Set(told.map(({ turn }) => turn))];
  // A longer name first: "Paper Plane" is not "Plane".
  const known = [...new Set(names)].sort((one, other) => other.length - one.length);
  return turns.map((turn) => {
    const own = told.filter((line) => line.turn === turn);
    return { turn, player: own[0]?.player ?? '', lines: own, cards: namedIn(own.map(textOf).join('\n'), known) };
  });
}

function textOf({ action_type, description }: PlayedLine): string {
  return action_type === 'strategy' ? '' : description;
}

function namedIn(text: string, names: readonly string[]): readonly string[] {
  let rest = text;
  const found: { readonly name: string; readonly at: number }[] = [];
  for (const name of names) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    found.push({ name, at });
    rest = rest.replaceAll(name, ' '.repeat(name.length));
  }
  return found.sort((one, other) => one.at - other.at).map(({ name }) => name);
}
