import { useState } from 'react';
import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { POSITIONS, tile } from './places.js';
import type { Face, VikingVengeance } from './shapes.js';
import { talk } from './talk.en.js';
import { TileButton } from './tile-button.js';
import { useForecasts } from './use-forecasts.js';
import './board.css';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
  readonly near: Seat;
  /** A tile or card that the pointer or the keyboard is on. */
  onLook(ref: Ref | undefined): void;
}

/** The printer's bed: sixteen blocks in a walnut frame. */
export function Board({ play, near, onLook }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const open = usePlaying(play, (now) => now.ask.open);
  const picked = usePlaying(play, (now) => now.picks[0]);
  usePlaying(play, (now) => now.view);
  const forecasts = useForecasts(play);
  const [aim, setAim] = useState<Ref>();
  const aimed = aim === undefined ? undefined : forecasts?.get(aim);
  const held = picked === undefined ? undefined : scene.items.get(picked);
  return (
    <Zone
      name="board"
      title={talk.board}
      className={classNames('vv-board', held && 'is-placing', held && forecasts && 'is-foretold')}
    >
      {POSITIONS.map((at) => (
        <TileButton
          key={tile(at)}
          play={play}
          scene={scene}
          at={at}
          open={open}
          near={near}
          held={held}
          aimed={aim === tile(at)}
          foretold={forecasts?.get(tile(at))}
          fates={aimed?.fates}
          onAim={(ref) => {
            setAim(ref);
            onLook(ref);
          }}
        />
      ))}
    </Zone>
  );
}
