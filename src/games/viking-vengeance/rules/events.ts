import type { Event } from './viking-vengeance.types.js';

/** An event as it is sent. */
export type Numbered = Event & { seq: number };

/** Section 3.5: counted for each viewer after filtering, so that no gap betrays a hidden event. */
export function numbered(heard: readonly Event[], from = 0): Numbered[] {
  return heard.map((event, index) => ({ seq: from + index, ...event }));
}
