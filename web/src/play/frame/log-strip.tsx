import { useEffect } from 'react';
import { classNames } from '../../design/class-names.js';
import { currentLanguage } from '../../words/use-words.js';
import type { LogSection } from './log-lines.js';
import '../../design/talk.css';

interface Props {
  readonly sections: readonly LogSection[];
  /** The version that is on the stage. */
  readonly shown: number;
}

/** The last lines, for screens where the log itself is behind a button. */
export function LogStrip({ sections, shown }: Props) {
  useEffect(() => {
    // Made before the first line is told: that takes a frame of its own.
    const later = setTimeout(() => clockOf(currentLanguage()));
    return () => clearTimeout(later);
  }, []);
  const last = sections.flatMap(({ lines }) => lines).slice(-3);
  return (
    <div className="strip log" aria-hidden="true">
      {last.map((line) => (
        <p key={line.key} className={classNames(line.version === shown && 'here')}>
          <span className="cut">{line.text}</span>
          <LogTime at={line.at} />
        </p>
      ))}
    </div>
  );
}

/** When a line was told, on the reader's clock. */
export function LogTime({ at }: { readonly at: number | undefined }) {
  if (at === undefined) return null;
  const when = new Date(at);
  return <time dateTime={when.toISOString()}>{clockOf(currentLanguage()).format(when)}</time>;
}

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it. */
function clockOf(language: string | undefined): Intl.DateTimeFormat {
  const clock = clocks.get(language) ?? new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  clocks.set(language, clock);
  return clock;
}
