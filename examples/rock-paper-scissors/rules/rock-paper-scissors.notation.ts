import type { Frozen } from '../../../src/engine/core/index.js';
import type { Hand, RockPaperScissors } from './rock-paper-scissors.types.js';

/**
 * A table as text: how many rounds are left, then for each player the points and the chosen hand.
 *
 *     left 3
 *     ann 1 rock
 *     bob 0
 */
export function draw({ left, players }: Frozen<RockPaperScissors['state']>): string {
  const lines = players.map(({ name, points, hand }) => [name, points, ...(hand === null ? [] : [hand])].join(' '));
  return [`left ${left}`, ...lines].join('\n');
}

/** Reads a drawing back; no hands have been shown in it. */
export function read(text: string): RockPaperScissors['state'] {
  const [first, ...lines] = text.trim().split('\n');
  const players = lines.map((line) => {
    const [name, points, hand] = line.trim().split(/\s+/);
    return { name: name!, points: Number(points), hand: (hand ?? null) as Hand | null };
  });
  return { left: Number(first!.trim().split(' ')[1]), shown: null, players };
}
