import { useEffect, useRef } from 'react';
import { canonical } from '@parlour/client';
import type { Playing } from '../playing.js';
import { usePlaying } from '../use-playing.js';
import { Thing } from '../zone/thing.js';
import { Zone } from '../zone/zone.js';
import { DeveloperTable } from './developer-table.js';
import { surveyed } from './find.js';
import type { Chip, ChipRow, PanelOf } from './survey.js';
import { talk } from './talk.en.js';
import type { AnyGame } from './words.en.js';
import './generic.css';

type Play = Playing<AnyGame, Chip>;

/** Any game: its view as panels, rows and facts. */
export function GenericTable({ play }: { readonly play: Play }) {
  const view = usePlaying(play, (now) => now.view);
  const eyes = usePlaying(play, (now) => now.eyes);
  const players = usePlaying(play, (now) => now.players);
  const toAct = usePlaying(play, (now) => now.toAct);
  const { panel } = surveyed(view, eyes, players);
  return (
    <div className="generic">
      <Zone name="seats" title={talk.players} className="generic-seats">
        {players.map(({ seat, name }) => (
          <Thing key={seat} play={play} item={`seat:${seat}`} className="chip-thing seat">
            <b>{seat === eyes ? talk.you(name) : name}</b>
            {toAct.includes(seat) && <small>{talk.toPlay}</small>}
          </Thing>
        ))}
      </Zone>
      <Panel play={play} panel={panel} />
      <DeveloperTable play={play} />
    </div>
  );
}

function Panel({ play, panel }: { readonly play: Play; readonly panel: PanelOf }) {
  const { title, facts, rows, panels, folded, path } = panel;
  const inside = (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {rows.map((row) => (
        <Row key={row.path} play={play} row={row} />
      ))}
      {panels.map((inner) => (
        <Panel key={inner.path} play={play} panel={inner} />
      ))}
    </>
  );
  if (folded) {
    return (
      <details className="generic-panel">
        <summary>{title}</summary>
        {inside}
      </details>
    );
  }
  return path === '' ? (
    <div className="generic-view">{inside}</div>
  ) : (
    <section className="generic-panel" aria-label={title}>
      <h2>{title}</h2>
      {inside}
    </section>
  );
}

function Facts({ facts }: { readonly facts: PanelOf['facts'] }) {
  return (
    <dl className="generic-facts">
      {facts.map(([name, text]) => (
        <Fact key={name} name={name} text={text} />
      ))}
    </dl>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  const changed = useChanged(text);
  return (
    <div data-changed={changed || undefined}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Row({ play, row }: { readonly play: Play; readonly row: ChipRow }) {
  return (
    <Zone name={row.path} title={row.title} titled className="generic-row">
      <div className="generic-chips">
        {row.chips.map((chip) => (
          <ChipThing key={chip.ref} play={play} chip={chip} />
        ))}
      </div>
    </Zone>
  );
}

function ChipThing({ play, chip }: { readonly play: Play; readonly chip: Chip }) {
  const changed = useChanged(canonical(chip));
  return (
    <Thing play={play} item={chip.ref} className={`chip-thing${chip.back ? ' back' : ''}${changed ? ' changed' : ''}`}>
      <b>{chip.label}</b>
      {chip.lines.slice(0, 4).map(([name, text]) => (
        <small key={name}>{`${name} ${text}`}</small>
      ))}
    </Thing>
  );
}

/** Whether a value is another one than when it was drawn before. */
function useChanged(value: string): boolean {
  const last = useRef(value);
  const changed = last.current !== value;
  useEffect(() => {
    last.current = value;
  });
  return changed;
}
