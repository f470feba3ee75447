import type { GameShape } from '../../../src/engine/core/game.js';
import { isProblem } from '../problem.js';
import type { Rest } from '../rest.js';
import type { SessionPicture } from '../wire.js';
import { pictureOf } from './following.js';
import type { Picture } from './source.js';

/** One of several pictures in a row: the first has its whole view, the others what is not as in the one before. */
type FollowingPicture<G extends GameShape> = Omit<SessionPicture<G>, 'view' | 'legalActions'> & {
  readonly view?: G['view'];
  readonly changed?: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
};

/** How many versions are fetched around the one that is wanted. */
const BATCH = 50;
const MOST_KEPT = 600;

/** The earlier pictures of a session: fetched in batches, a neighbour of a seen version is there at once. */
export class Views<G extends GameShape> {
  private readonly kept = new Map<number, Picture<G>>();
  private readonly fetching = new Map<number, Promise<void>>();

  constructor(
    private readonly rest: Rest,
    private readonly sessionId: string,
    private readonly as?: string,
  ) {}

  async at(version: number): Promise<Picture<G>> {
    for (;;) {
      const kept = this.kept.get(version);
      if (kept) return kept;
      await this.fetchBatchOf(version);
    }
  }

  private fetchBatchOf(version: number): Promise<void> {
    const first = version - (version % BATCH);
    const known = this.fetching.get(first);
    if (known) return known;
    const fetched = this.fetch(first, version).finally(() => this.fetching.delete(first));
    this.fetching.set(first, fetched);
    return fetched;
  }

  private async fetch(first: number, wanted: number): Promise<void> {
    const path = `/api/sessions/${encodeURIComponent(this.sessionId)}`;
    const query = { as: this.as };
    try {
      const { pictures } = await this.rest.get<{ readonly pictures: readonly FollowingPicture<G>[] }>(`${path}/views`, {
        query: { ...query, from: first, to: first + BATCH - 1 },
      });
      for (const picture of unshared(pictures)) this.keep(picture);
    } catch (error) {
      if (!isProblem(error) || error.status !== 404) throw error;
    }
    // A server that is older than this list, or a version that came while it was made.
    if (!this.kept.has(wanted)) this.keep(await this.rest.get<SessionPicture<G>>(`${path}/at/${wanted}`, { query }));
  }

  private keep(picture: SessionPicture<G>): void {
    this.kept.set(picture.version, pictureOf(picture));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

/** Whole pictures again. What two views share they share here too. */
function* unshared<G extends GameShape>(pictures: readonly FollowingPicture<G>[]): Generator<SessionPicture<G>> {
  let view: Record<string, unknown> = {};
  for (const { changed, gone = [], ...picture } of pictures) {
    view = picture.view ? { ...(picture.view as Record<string, unknown>) } : { ...view, ...changed };
    for (const member of gone) delete view[member];
    yield { ...picture, view: view as G['view'], legalActions: [] };
  }
}
