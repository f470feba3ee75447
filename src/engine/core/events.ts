import type { GameShape, Seat, Viewer } from './game.js';

/** An event as it is kept: what all may know, and what single seats learn besides. */
export interface Emitted<G extends GameShape> {
  /** `null` where an event is for single seats only. */
  readonly public: G['event'] | null;
  readonly private?: Readonly<Record<Seat, object>>;
}

/** The events of a step as one viewer hears them. */
export function eventsFor<G extends GameShape>(emitted: readonly Emitted<G>[], viewer: Viewer): G['event'][] {
  const heard: G['event'][] = [];
  for (const event of emitted) {
    if (viewer === 'all') heard.push(withAllSecrets(event));
    else {
      const secret = viewer === 'public' ? undefined : event.private?.[viewer];
      if (event.public !== null || secret) heard.push({ ...event.public, ...secret } as G['event']);
    }
  }
  return heard;
}

function withAllSecrets<G extends GameShape>(event: Emitted<G>): G['event'] {
  return Object.assign({}, event.public, ...Object.values(event.private ?? {})) as G['event'];
}
