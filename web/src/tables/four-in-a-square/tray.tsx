import type { Narrowed } from '../../play/ask/offer.js';
import type { Ref, Scene } from '../../play/stage/scene.js';
import { CellButtons } from './cell-buttons.js';
import { square, SQUARES } from './places.js';
import type { Face, FourInASquare } from './shapes.js';
import { useSquares } from './squares.js';
import { TrayPicture } from './tray-picture.js';
import type { Hint } from './use-hint.js';

interface Props {
  readonly scene: Scene<Face>;
  readonly open: Narrowed<FourInASquare['action']>['open'];
  readonly hint: Hint | undefined;
  onPress(ref: Ref): void;
}

/** The tray of three by three: eight squares that slide around one hole, and the buttons above them. */
export function Tray({ scene, open, hint, onPress }: Props) {
  const squares = useSquares(Number(scene.facts.get('hole')), scene.counters.get('round') ?? 1);
  return (
    <div className="tray">
      <TrayPicture
        scene={scene}
        squares={squares}
        slidable={new Set(SQUARES.filter((index) => open.has(square(index))))}
        hinted={hint?.action === 'slide' ? hint.squareIndex : undefined}
      />
      <CellButtons scene={scene} open={open} hint={hint} onPress={onPress} />
    </div>
  );
}
