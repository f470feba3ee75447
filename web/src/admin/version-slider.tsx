import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { Button } from '../design/button.js';
import { Icon } from '../design/icon.js';
import { useAdminWords } from '../words/use-admin-words.js';
import '../play/frame/look-back.css';

/** Every version that is shown is a look in the audit: while the slider moves, none is. */
const REST_MS = 250;

type Filled = CSSProperties & { '--fill': string };

interface Props {
  readonly version: number;
  readonly last: number;
  onSeek(version: number): void;
}

/** Chooses the version that is looked at. */
export function VersionSlider({ version, last, onSeek }: Props) {
  const { session } = useAdminWords();
  const [wanted, setWanted] = useState(version);
  useEffect(() => setWanted(version), [version]);
  useEffect(() => {
    if (wanted === version) return;
    const timer = setTimeout(() => onSeek(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, version, onSeek]);
  const fill: Filled = { '--fill': `${last === 0 ? 100 : (wanted / last) * 100}%` };
  return (
    <div className="admin-versions">
      <Button quiet round aria-label={session.oneBack} disabled={wanted === 0} onClick={() => setWanted(wanted - 1)}>
        <Icon name="back" />
      </Button>
      <input
        className="slider"
        type="range"
        min={0}
        max={last}
        value={wanted}
        style={fill}
        aria-label={session.versionOf}
        aria-valuetext={session.versionShown(wanted, last)}
        onChange={(event) => setWanted(Number(event.target.value))}
      />
      <Button quiet round aria-label={session.oneOn} disabled={wanted === last} onClick={() => setWanted(wanted + 1)}>
        <Icon name="right" />
      </Button>
      <span className="num">{session.versionShown(wanted, last)}</span>
    </div>
  );
}
