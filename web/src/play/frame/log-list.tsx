import { useEffect, useRef } from 'react';
import { classNames } from '../../design/class-names.js';
import { currentLanguage } from '../../words/use-words.js';
import type { LogLine, LogSection } from './log-lines.js';
import '../../design/talk.css';

interface Props {
  readonly sections: readonly LogSection[];
  /** The version that is on the stage. */
  readonly shown: number;
  /** Looks back at a line's version. */
  readonly onSeek?: (version: number) => void;
}

/** Everything that has happened, the newest last, under the headings of turns. */
export function LogList({ sections, shown, onSeek }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0);
  useEffect(() => {
    if (body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [lines]);
  return (
    <div className="body log" ref={body} tabIndex={0} role="region" aria-label="Log">
      {lines === 0 && <p className="soft">Nothing has happened yet.</p>}
      {sections.map(({ heading, lines: told }, index) => (
        <section key={index} className="log-section">
          {heading !== undefined && <h2>{heading}</h2>}
          <ol>
            {told.map((line) => (
              <Line key={line.key} line={line} here={line.version === shown} onSeek={onSeek} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The last lines, for screens where the log itself is behind a button. */
export function LogStrip({ sections, shown }: Omit<Props, 'onSeek'>) {
  const last = sections.flatMap(({ lines }) => lines).slice(-3);
  return (
    <div className="strip log" aria-hidden="true">
      {last.map((line) => (
        <p key={line.key} className={classNames(line.version === shown && 'here')}>
          <span className="cut">{line.text}</span>
          <Time at={line.at} />
        </p>
      ))}
    </div>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly here: boolean;
  readonly onSeek: ((version: number) => void) | undefined;
}

function Line({ line: { version, text, at, aside }, here, onSeek }: LineProps) {
  return (
    <li className={classNames(here && 'here', aside && 'aside')} aria-current={here || undefined}>
      {onSeek ? (
        <button
          type="button"
          className="log-line"
          title={`Look back at version ${version}`}
          onClick={() => onSeek(version)}
        >
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      <Time at={at} />
    </li>
  );
}

function Time({ at }: { readonly at: number | undefined }) {
  if (at === undefined) return null;
  const when = new Date(at);
  const shown = when.toLocaleTimeString(currentLanguage(), { hour: '2-digit', minute: '2-digit' });
  return <time dateTime={when.toISOString()}>{shown}</time>;
}
