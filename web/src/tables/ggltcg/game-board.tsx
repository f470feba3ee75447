import { lazy, useState } from 'react';
import { classNames } from '../../design/class-names.js';
import { useBottomSeat } from '../../play/frame/bottom-seat.js';
import { usePlaying } from '../../play/use-playing.js';
import { Part } from '../../shell/part.js';
import { ActionPanel } from './action-panel.js';
import { DeckList } from './deck-list.js';
import { HandZone } from './hand-zone.js';
import { LoadingScreen, overTheBoard, usePicturesReady, victoryScreen } from './loading-screen.js';
import { PlayerZone } from './player-zone.js';
import { useRow } from './playing.js';
import { useToldStory } from './playback.js';
import type { Play } from './playing.js';
import { showsHand, zoneOf } from './shapes.js';
import { useResponsive } from './use-responsive.js';
import './fonts.css';
import './tokens.css';
import './board.css';
import './zones.css';

const CardHoverPreview = lazy(async () => ({ default: (await overTheBoard()).CardHoverPreview }));
const TargetSelectionModal = lazy(async () => ({ default: (await overTheBoard()).TargetSelectionModal }));
/** The end is fetched when nothing else is waited for, at the latest when it comes. */
const VictoryScreen = lazy(async () => ({ default: (await victoryScreen()).VictoryScreen }));

/** The playroom rug: their side, the seam, your side, and your hand before it. */
export function GameBoard({ play }: { readonly play: Play }) {
  const near = useBottomSeat(play);
  const { screen } = useResponsive();
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const ready = usePicturesReady(play);
  useToldStory(play);
  const over = usePlaying(play, (now) => now.scene.facts.has('over'));
  const asked = usePlaying(play, (now) => now.scene.facts.get('decider') === String(now.eyes));
  const watching = usePlaying(play, (now) => !showsHand(now.view, near));
  const held = useRow(play, zoneOf.hand(near)).length;
  const besideHand = screen === 'desktop' && !watching;
  if (!ready) return <LoadingScreen />;
  return (
    <div
      className={classNames(
        'GameBoard',
        over && 'is-over',
        watching && 'is-watched',
        asked && 'is-asked',
        held === 6 && !watching && 'has-six',
      )}
      ref={setBoard}
    >
      <div className="Playmat">
        <HandZone play={play} seat={1 - near} near={false} />
        <PlayerZone play={play} seat={1 - near} near={false} />
        {!over && <ActionPanel play={play} />}
        <PlayerZone play={play} seat={near} near />
      </div>
      <Part>{over && <VictoryScreen play={play} />}</Part>
      <HandZone play={play} seat={near} near />
      {besideHand && <DeckList play={play} seat={1 - near} near={false} />}
      {besideHand && <DeckList play={play} seat={near} near />}
      <Part>
        <TargetSelectionModal play={play} />
        <CardHoverPreview play={play} board={board} />
      </Part>
    </div>
  );
}
