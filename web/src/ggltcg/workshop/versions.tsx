import { useState } from 'react';
import { Panel } from '../../design/panel.js';
import { Select } from '../../design/field.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { changesOf, fromCsv } from './card-table.js';
import type { Row } from './card-table.js';
import { useVersion } from './workshop-server.js';
import type { SetVersions } from './workshop-server.js';

/** The versions of a set, and what the table in the grid changes against one of them. */
export function Versions({ set, rows }: { readonly set: SetVersions; readonly rows: readonly Row[] }) {
  const latest = set.latest_version;
  const [against, setAgainst] = useState<string>();
  const shown = Number(against ?? Math.max(1, latest - 1));
  const { data } = useVersion(set.name, shown);
  const changes = data ? changesOf(fromCsv(data.csv), rows) : undefined;
  return (
    <Panel title={words.versions} className="Versions">
      <ol>
        {set.versions.map(({ version, notes, created_at }) => (
          <li key={version}>
            <b>{words.version(version)}</b> {notes && <span>{notes}</span>}
            {created_at !== null && <time dateTime={created_at}>{new Date(created_at).toLocaleString()}</time>}
          </li>
        ))}
      </ol>
      <Select
        label={words.against}
        options={set.versions.map(({ version }) => ({ value: String(version), label: words.version(version) }))}
        value={String(shown)}
        onChoose={setAgainst}
      />
      {changes && (
        <ul className="Diff" data-testid="diff">
          {changes.length === 0 && <li>{words.noChange}</li>}
          {changes.map(({ name, kind, cells }) => (
            <li key={`${kind} ${name}`} data-kind={kind}>
              <b>{name}</b> {kind !== 'changed' && words.change[kind]}
              {cells.map(({ column, before, after }) => (
                <span key={column}>
                  {words.columns[column]} <del>{before || words.nothing}</del> <ins>{after || words.nothing}</ins>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
