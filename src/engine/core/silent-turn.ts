import type { Frozen, GameShape, Millis, Seat, Turn } from './game.js';
import type { Rng } from './rng.js';

const unheard = (): undefined => undefined;
const noSeed = (): string => '';

/** A turn that is imagined, or played in place: its events are heard by no seat, and its round has no seed. */
export class SilentTurn<G extends GameShape> implements Turn<G> {
  readonly round = 1;
  // Members of their own, since rules take them out of the turn.
  readonly emit: Turn<G>['emit'] = unheard;
  readonly tell: Turn<G>['tell'] = unheard;
  readonly beginRound = noSeed;
  readonly revealSeed = noSeed;

  constructor(
    readonly state: G['state'],
    readonly before: Frozen<G['state']>,
    readonly seat: Seat,
    readonly rng: Rng,
    readonly at: Millis = 0,
    readonly auto = false,
  ) {}
}
