import { memo, useEffect, useRef } from 'react';
import { classNames } from '../../design/class-names.js';
import { RuleLink } from '../rules/rules-over-table.js';
import { isSame } from '../same.js';
import type { Named } from '../table-kind.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import type { LogLine, LogSection } from './log-lines.js';
import { LogTime } from './log-strip.js';
import { partsOf } from './parts-of.js';
import '../../design/talk.css';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  /** The slug of the game whose rules the lines name. */
  readonly game: string;
  readonly sections: readonly LogSection[];
  /** The version that is on the stage. */
  readonly shown: number;
  /** Looks back at a line's version. */
  readonly onSeek?: (version: number) => void;
  /** Where the things lie that lines name; without it their names are no links. */
  readonly table?: AnyPlaying;
}

/** Everything that has happened, the newest last, under the headings of turns. */
export const LogList = memo(function LogList({ game, sections, shown, onSeek, table }: Props) {
  const { frame, log } = useTableWords();
  const body = useRef<HTMLDivElement>(null);
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0);
  useEffect(() => (body.current ? keepAtEnd(body.current) : undefined), [lines]);
  return (
    <div className="body log" ref={body} tabIndex={0} role="region" aria-label={frame.log}>
      {lines === 0 && <p className="soft">{log.nothing}</p>}
      {sections.map(({ heading, lines: told }, index) => (
        <section key={index} className="log-section">
          {heading !== undefined && <h2>{heading}</h2>}
          <ol>
            {told.map((line) => (
              <Line
                key={line.key}
                game={game}
                line={line}
                here={line.version === shown}
                onSeek={onSeek}
                table={table}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
});

/** Sections out of sight are measured only when they come into it: a long log needs some frames to be at its end. */
const FRAMES = 8;
/** As high as before for so many frames: it is there. Each look costs the page a layout, in the middle of what moves. */
const STEADY = 2;

function keepAtEnd(box: HTMLElement): () => void {
  let frame = 0;
  const again = (left: number, before: number, steady: number): void => {
    const { scrollHeight } = box;
    box.scrollTop = scrollHeight;
    const still = scrollHeight === before ? steady + 1 : 0;
    if (left > 0 && still < STEADY) frame = requestAnimationFrame(() => again(left - 1, scrollHeight, still));
  };
  again(FRAMES, -1, 0);
  return () => cancelAnimationFrame(frame);
}

interface LineProps {
  readonly game: string;
  readonly line: LogLine;
  readonly here: boolean;
  readonly onSeek: ((version: number) => void) | undefined;
  readonly table: AnyPlaying | undefined;
}

/** Drawn once for each line that is told, however many come after it. */
const Line = memo(function Line({ game, line, here, onSeek, table }: LineProps) {
  const { version, text, at, aside, rule, names } = line;
  const { log } = useTableWords();
  return (
    <li className={classNames(here && 'here', aside && 'aside')} aria-current={here || undefined}>
      {table && names ? (
        <span className="log-line">
          {onSeek && (
            <button
              type="button"
              className="log-seek"
              aria-label={log.lookAt(version)}
              title={log.lookAt(version)}
              onClick={() => onSeek(version)}
            />
          )}
          {partsOf(text, names).map((part, index) =>
            typeof part === 'string' ? part : <NameLink key={index} table={table} named={part} />,
          )}
        </span>
      ) : onSeek ? (
        <button type="button" className="log-line" title={log.lookAt(version)} onClick={() => onSeek(version)}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      {rule !== undefined && <RuleLink short slug={game} rule={rule} />}
      <LogTime at={at} />
    </li>
  );
}, isSameLine);

function isSameLine(one: LineProps, other: LineProps): boolean {
  return (
    one.here === other.here && one.onSeek === other.onSeek && one.table === other.table && isSame(one.line, other.line)
  );
}

/** A name that shows what it names, and where that lies; of what is not in sight, the name alone. */
function NameLink({ table, named: { name, ref } }: { readonly table: AnyPlaying; readonly named: Named }) {
  const inSight = usePlaying(table, (now) => now.scene.items.has(ref));
  if (!inSight) return name;
  const light = () => table.light(ref);
  return (
    <button
      type="button"
      className="log-name"
      onPointerEnter={light}
      onFocus={light}
      onClick={() => {
        light();
        table.inspect(ref);
      }}
    >
      {name}
    </button>
  );
}
