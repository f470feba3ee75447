import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../design/button.js';
import { Segmented } from '../../design/choices.js';
import { Icon } from '../../design/icon.js';
import { markInWords } from './mark-words.js';
import { SPEEDS } from './use-look-back.js';
import type { LookBack } from './use-look-back.js';
import './look-back.css';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  readonly look: LookBack;
  /** Above the slider: a graph of the game. */
  readonly graph?: ReactNode;
  /** At the end of the row of keys. */
  readonly aside?: ReactNode;
}

type Filled = CSSProperties & { '--fill': string };

/** Goes over the versions of a game: a slider with the turning points on it, and the keys of a player. */
export function Scrubber({ look, graph, aside }: Props) {
  const { back } = useBesideWords();
  const { version, last, playing, speed } = look;
  const fill: Filled = { '--fill': `${last === 0 ? 100 : (version / last) * 100}%` };
  return (
    <section className="scrub" aria-label={back.label}>
      {graph}
      <div className="scrub-line">
        <input
          className="slider"
          type="range"
          min={0}
          max={last}
          value={version}
          style={fill}
          aria-label={back.slider}
          aria-valuetext={back.at(version, last)}
          onChange={(event) => look.seek(Number(event.target.value))}
        />
        <Marks look={look} />
      </div>
      <div className="keys">
        <Button quiet round aria-label={back.first} disabled={version === 0} onClick={() => look.seek(0)}>
          <Icon name="first" />
        </Button>
        <Button quiet round aria-label={back.before} disabled={version === 0} onClick={() => look.seek(version - 1)}>
          <Icon name="back" />
        </Button>
        <Button
          leading
          round
          aria-label={playing ? back.pause : back.play}
          disabled={version === last}
          onClick={look.toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <Button quiet round aria-label={back.after} disabled={version === last} onClick={() => look.seek(version + 1)}>
          <Icon name="right" />
        </Button>
        <Button quiet round aria-label={back.last} disabled={version === last} onClick={() => look.seek(last)}>
          <Icon name="last" />
        </Button>
        <span className="num" data-testid="looking-at">
          <b>{version}</b> <span className="soft">{back.of(last)}</span>
        </span>
        <JumpTo look={look} />
        <span className="grow" />
        <div className="speeds">
          <Segmented legend={back.speed} quietLegend options={SPEEDS} value={speed} onChange={look.setSpeed} />
        </div>
        {aside}
      </div>
    </section>
  );
}

/** The turning points under the slider, for the mouse. `JumpTo` says the same to everyone. */
function Marks({ look: { marks, players, last, seek } }: { readonly look: LookBack }) {
  return (
    <div className="scrub-marks" aria-hidden="true">
      {marks.map((mark) => (
        <i
          key={mark.version}
          data-kind={mark.kind}
          title={markInWords(mark, players)}
          style={{ left: `${last === 0 ? 0 : (mark.version / last) * 100}%` }}
          onClick={() => seek(mark.version)}
        />
      ))}
    </div>
  );
}

/** The turning points as a list: with the keyboard, a finger or by ear. */
function JumpTo({ look: { marks, players, version, seek } }: { readonly look: LookBack }) {
  const { back } = useBesideWords();
  if (marks.length === 0) return null;
  return (
    <select
      className="field jump-to"
      aria-label={back.jump}
      value={marks.findLast((mark) => mark.version <= version)?.version ?? ''}
      onChange={(event) => seek(Number(event.target.value))}
    >
      <option value="" disabled>
        {back.jump}
      </option>
      {marks.map((mark) => (
        <option key={mark.version} value={mark.version}>
          {`${mark.version}: ${markInWords(mark, players)}`}
        </option>
      ))}
    </select>
  );
}
