import type { ReactNode } from 'react';
import { problemText } from '../api/problem-text.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Sparkline } from '../design/sparkline.js';
import { currentLanguage, useWords } from '../words/use-words.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { readingsOf } from './samples.js';
import type { Reading } from './samples.js';
import { useFigures } from './use-figures.js';

/** How the server is doing, as small multiples: each figure now, and its way since this page was opened. */
export function FigureStrip() {
  const { figures: words } = useAdminWords();
  const { wait } = useWords();
  const { data: samples, error } = useFigures();
  const last = samples?.at(-1)?.figures;
  if (error) return <Trouble>{problemText(error)}</Trouble>;
  if (!samples || !last) return <Waiting label={wait} lines={2} />;
  const readings = readingsOf(samples);
  const way = (of: keyof Reading) => readings.map((reading) => reading[of]);
  const [up, upMore] = words.since(last.uptimeSeconds);
  return (
    <ul className="figures">
      <Figure label={words.live} way={way('live')} />
      <Figure label={words.actions} way={way('actions')} digits={1} />
      <Figure label={words.p95} way={way('p95')} unit={words.ms} />
      <Figure label={words.sockets} way={way('sockets')} />
      <Figure label={words.database} way={way('busy')} unit={words.ofConnections(last.pool.total)} />
      <Figure label={words.refusals} way={way('refusals')} />
      <Figure label={words.memory} way={way('memory')} unit={words.mb} />
      <li className="figure">
        <span className="soft small">{words.up}</span>
        <span className="value">
          {up} <small>{upMore}</small>
        </span>
        <span className="soft small">{words.node(last.node.replace('v', ''))}</span>
      </li>
    </ul>
  );
}

interface FigureProps {
  readonly label: string;
  readonly way: readonly number[];
  readonly unit?: ReactNode;
  readonly digits?: number;
}

function Figure({ label, way, unit, digits = 0 }: FigureProps) {
  const format = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: digits });
  return (
    <li className="figure">
      <span className="soft small">{label}</span>
      <span className="value">
        {format.format(way.at(-1) ?? 0)} <small>{unit}</small>
      </span>
      {way.length > 1 && <Sparkline values={way} />}
    </li>
  );
}
