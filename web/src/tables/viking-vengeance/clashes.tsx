import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Scene, SceneItem } from '../../play/stage/scene.js';
import type { Foretold } from './foretold.js';
import { NEIGHBOURS, on } from './places.js';
import type { Face, Position } from './shapes.js';

interface Props {
  readonly scene: Scene<Face>;
  readonly at: Position;
  readonly held: SceneItem<Face>;
  readonly near: Seat;
  readonly foretold: Foretold | undefined;
}

/** The numbers that would stand against each other at the seams: as the server foretells them, or as they are printed. */
export function Clashes({ scene, at, held, near, foretold }: Props) {
  return NEIGHBOURS.map(({ dx, dy, side, facing }) => {
    const [other] = rowOf(scene, on({ x: at.x + dx, y: at.y + dy }));
    if (!other) return null;
    const meeting = foretold?.meetings.find((one) => one.other === other.ref);
    if (foretold ? !meeting : other.owner === near) return null;
    const mine = Math.max(0, (held.numbers[side] ?? 0) + (meeting?.mine[side] ?? 0));
    const theirs = Math.max(0, (other.numbers[facing] ?? 0) + (meeting?.theirs[facing] ?? 0));
    const turns = meeting ? meeting.turns : mine > theirs;
    return (
      <span key={side} className={classNames('vv-clash', `at-${side}`, turns && 'is-won')}>
        <span data-text={mine} />
        <i data-text={turns ? '›' : mine === theirs ? '=' : mine > theirs ? '≯' : '‹'} />
        <span data-text={theirs} />
      </span>
    );
  });
}
