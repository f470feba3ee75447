import { useStore } from 'zustand';
import { Button } from '../../design/button.js';
import { TablePlates } from '../../play/frame/table-plates.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { DrawTalk } from './draw-talk.js';
import { OpenSeat } from './open-seat.js';
import { playerOf } from './shapes.js';
import type { Face, FourInASquare } from './shapes.js';
import { talk } from './talk.en.js';
import { Tray } from './tray.js';
import { useHint } from './use-hint.js';
import { PHASES, piecesLeft, underHeadline, warning } from './words.en.js';
import './table.css';

/** The tray between the two players, with the phase above it. */
export function Table({ play }: { readonly play: Playing<FourInASquare, Face> }) {
  const scene = usePlaying(play, (now) => now.scene);
  const view = usePlaying(play, (now) => now.view);
  const open = usePlaying(play, (now) => now.ask.open);
  const version = usePlaying(play, (now) => now.version);
  const { sessionId, seats, players, number } = useStore(play.source.state);
  const hints = useHint(sessionId, version);
  // A puzzle has no number, and gives no hints.
  const alone =
    number > 0 && seats.length > 0 && players.every(({ kind, seat }) => kind === 'bot' || seats.includes(seat));
  const isOpen = players.some(({ kind }) => kind === 'open');
  const over = view.state.winner !== null || view.state.drawReason !== null;
  const more = warning(view);
  return (
    <div className="fias">
      <TablePlates play={play} side="far" under={(seat) => piecesLeft(view, playerOf(seat))} />
      <div className="fias-middle">
        <div className="fias-status">
          <p data-testid="phase">
            <b>{PHASES[view.state.phase].name}</b> · {underHeadline(view)}
            {view.round > 1 && talk.inRound(view.round)}
            {more && <span className="small"> · {more}</span>}
          </p>
          <DrawTalk play={play} />
          {alone && !over && play.source.act && (
            <Button compact disabled={open.size === 0} busy={hints.thinking} onClick={() => void hints.askForHint()}>
              {talk.hint(hints.thinking)}
            </Button>
          )}
          <p className="small" role="status">
            {hints.said}
          </p>
        </div>
        <Tray scene={scene} open={open} hint={hints.hint} onPress={(ref) => play.press(ref)} />
        {isOpen && <OpenSeat sessionId={sessionId} seated={seats.length > 0} />}
      </div>
      <TablePlates play={play} side="near" under={(seat) => piecesLeft(view, playerOf(seat))} />
    </div>
  );
}
