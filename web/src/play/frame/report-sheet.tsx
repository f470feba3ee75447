import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import type { AnyPlaying } from './any-playing.js';

interface Props {
  readonly play: AnyPlaying;
  readonly open: boolean;
  onClose(): void;
}

/** How to report: what was said is reported at the message; a table is named by its id. */
export function ReportSheet({ play, open, onClose }: Props) {
  const { sessionId } = play.source.state.getState();
  return (
    <Sheet open={open} title="Report" onClose={onClose}>
      <p>Something that was said is reported at the message itself: open Talk and press the dots beside it.</p>
      <p>
        For anything else tell the host of this server the number of the table:
        <span className="hash"> {sessionId}</span>
      </p>
      <Button onClick={onClose}>Close</Button>
    </Sheet>
  );
}
