import { changed } from '../../../src/engine/core/change.js';
import type { GameShape, Seat } from '../../../src/engine/core/game.js';
import type { LiveChange, LiveUpdate, Resumed, SessionPicture } from '../wire.js';
import type { Eyes, Picture, Step } from './source.js';

/** What is to be done about an update: nothing, since all is told; or ask for what is missing. */
export type Taken<G extends GameShape> =
  { readonly what: 'told'; readonly step: Step<G> } | { readonly what: 'picture' | 'old' | 'gap' };

/**
 * Which version has been told, and how the table looks to each of one's own seats. Every version is told once and in
 * order, through the eyes that looked at the table before it; the others only bring their pictures.
 */
export class Following<G extends GameShape> {
  /** The newest version that was told; -1 before the first look. */
  told = -1;
  looking: Eyes = 'public';
  seats: readonly Seat[] = [];
  pictures: ReadonlyMap<Eyes, Picture<G>> = new Map();

  get picture(): Picture<G> | undefined {
    return this.pictures.get(this.looking);
  }

  /** Whether another seat of one's own has heard of a version that was not told. */
  get isBehind(): boolean {
    return [...this.pictures.values()].some(({ version }) => version > this.told);
  }

  /** One update of one seat. */
  take(update: LiveUpdate<G> | LiveChange<G>): Taken<G> {
    const eyes = eyesOf(update);
    const known = this.pictures.get(eyes);
    if (known && update.version <= known.version) return { what: 'old' };
    const picture = pictureAfter(known, update);
    if (!picture) return { what: update.version <= this.told ? 'old' : 'gap' };
    if (eyes !== this.looking || update.version <= this.told) {
      this.show(eyes, picture);
      this.look();
      return { what: 'picture' };
    }
    if (update.from !== this.told) return { what: 'gap' };
    this.told = update.version;
    this.show(eyes, picture);
    this.look();
    const { from, version, events } = update;
    return { what: 'told', step: { from, version, events, picture, eyes, kind: 'live' } };
  }

  /** The whole table as it is now, and the way there as far as it can be told. */
  settle(page: Resumed<G> | (Omit<Resumed<G>, 'entries' | 'complete'> & { readonly complete?: undefined })): Step<G>[] {
    const before = this.told;
    const eyes = eyesOf(page);
    const picture = pictureOf(page);
    this.told = page.version;
    this.seats = page.seats;
    this.looking = eyes;
    // What other seats saw before is old now; they are told of the next version again.
    this.pictures = new Map([[eyes, picture]]);
    if (before < 0 || page.version === before) return [];
    if (!page.complete) return [{ from: before, version: page.version, events: [], picture, eyes, kind: 'jump' }];
    const missed = page.entries.filter(({ version }) => version > before && version <= page.version);
    return missed.map(({ version, events }) => ({
      from: version - 1,
      version,
      events,
      eyes,
      kind: 'missed',
      ...(version === page.version ? { picture } : undefined),
    }));
  }

  /** Of several own seats the one that is asked, as the server chooses it, once its picture is there. */
  private look(): void {
    const now = this.pictures.get(this.looking);
    const asked = this.seats.find((seat) => now?.toAct.includes(seat));
    if (asked !== undefined && this.pictures.get(asked)?.version === this.told) this.looking = asked;
  }

  private show(eyes: Eyes, picture: Picture<G>): void {
    this.pictures = new Map(this.pictures).set(eyes, picture);
  }
}

function eyesOf({ seat }: Pick<SessionPicture, 'seat'>): Eyes {
  return seat ?? 'public';
}

/** Undefined: it tells what has changed in a picture that is not there. */
function pictureAfter<G extends GameShape>(
  known: Picture<G> | undefined,
  update: LiveUpdate<G> | LiveChange<G>,
): Picture<G> | undefined {
  if (!('changed' in update)) return pictureOf(update);
  if (known?.version !== update.from) return undefined;
  return { ...(changed(known, update.changed) as Picture<G>), version: update.version };
}

/** The picture alone, without what came with it. */
export function pictureOf<G extends GameShape>(told: SessionPicture<G>): Picture<G> {
  const { version, status, seat, view, toAct, legalActions, sideActions, captions, deadline, outcome } = told;
  return {
    version,
    status,
    seat,
    view,
    toAct,
    legalActions,
    ...(sideActions ? { sideActions } : undefined),
    ...(captions ? { captions } : undefined),
    deadline,
    outcome,
  };
}
