import type { Seat } from '@parlour/client';
import { rowOf } from '../../play/stage/scene.js';
import type { Scene, SceneItem } from '../../play/stage/scene.js';
import { NEIGHBOURS, on } from './places.js';
import type { Face, Position } from './shapes.js';

interface Props {
  readonly scene: Scene<Face>;
  readonly at: Position;
  readonly held: SceneItem<Face>;
  readonly near: Seat;
}

/** The numbers that would stand against each other at the seams to the other side's cards, before any ability speaks. */
export function Clashes({ scene, at, held, near }: Props) {
  return NEIGHBOURS.map(({ dx, dy, side, facing }) => {
    const [other] = rowOf(scene, on({ x: at.x + dx, y: at.y + dy }));
    if (!other || other.owner === near) return null;
    const [mine, theirs] = [Math.max(0, held.numbers[side] ?? 0), Math.max(0, other.numbers[facing] ?? 0)];
    return (
      <span key={side} className={`vv-clash at-${side}`}>
        <span data-text={mine} />
        <i data-text={mine > theirs ? '›' : mine < theirs ? '‹' : '='} />
        <span data-text={theirs} />
      </span>
    );
  });
}
