import type { Rng } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { LEFT, addPiece, findEmpty, hasBlock, moverOf, newPosition, slideTo } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { slidesOf } from '../movement/slides.js';
import { slotsOf } from '../search/root.js';

/** Actions as numbers: 0 to 35 place in a slot (square · 4 + slot), 36 to 44 slide a square. */
const FIRST_SLIDE = 36;
/** Random movement leads nowhere for long: after so many slides an imagined game is a draw. */
const MOST_SLIDES = 20;

/** A game that is imagined action by action. */
export class Imagined {
  /** 0 Red, 1 Blue; none while it goes on, and none in a draw. */
  winner: number | undefined;
  over = false;
  private slides = 0;
  private readonly empty = new Int32Array(3);

  constructor(
    private position: Position,
    private readonly noBacktrack: boolean,
    private sliding: boolean,
  ) {}

  get mover(): number {
    return moverOf(this.position);
  }

  copy(): Imagined {
    return new Imagined(this.position.slice(), this.noBacktrack, this.sliding);
  }

  actions(): number[] {
    if (this.sliding || this.position[LEFT] === 0) return slidesOf(this.position).map((square) => FIRST_SLIDE + square);
    findEmpty(this.position, this.empty);
    return slotsOf(this.empty);
  }

  play(action: number): void {
    const { mover } = this;
    if (action < FIRST_SLIDE) {
      addPiece(this.position, mover, action);
      this.position[LEFT]! -= 1;
      this.sliding = true;
      if (hasBlock(this.position, mover)) this.end(mover);
      return;
    }
    if (!this.sliding) this.slides += 1;
    const after = newPosition();
    slideTo(this.position, action - FIRST_SLIDE, this.noBacktrack, after);
    this.position = after;
    this.sliding = false;
    if (hasBlock(after, mover)) this.end(mover);
    else if (hasBlock(after, 1 - mover)) this.end(1 - mover);
    else if (this.slides >= MOST_SLIDES) this.end(undefined);
  }

  playOut(rng: Rng): void {
    while (!this.over) this.play(rng.pick(this.actions()));
  }

  private end(winner: number | undefined): void {
    this.over = true;
    this.winner = winner;
  }
}

export function actionOf(action: number): FourInASquare['action'] {
  if (action >= FIRST_SLIDE) return { type: 'slide', squareIndex: action - FIRST_SLIDE };
  return { type: 'place', squareIndex: action >> 2, slotIndex: action & 3 };
}
