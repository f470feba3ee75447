import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import type { AnyPlaying } from './any-playing.js';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  readonly play: AnyPlaying;
  readonly open: boolean;
  onClose(): void;
}

/** How to report: what was said is reported at the message; a table is named by its id. */
export function ReportSheet({ play, open, onClose }: Props) {
  const { report } = useBesideWords();
  const { sessionId } = play.source.state.getState();
  return (
    <Sheet open={open} title={report.title} onClose={onClose}>
      <p>{report.said}</p>
      <p>
        {report.other}
        <span className="hash"> {sessionId}</span>
      </p>
      <Button onClick={onClose}>{report.close}</Button>
    </Sheet>
  );
}
