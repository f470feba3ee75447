import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { problemText } from '../../api/problem-text.js';
import { useUser } from '../../account/use-user.js';
import { Note, Trouble, Waiting } from '../../design/notice.js';
import { LinkButton } from '../../design/link-button.js';
import { Page } from '../../shell/page.js';
import { to } from '../../to.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { emptyRow } from './card-table.js';
import { DrawnCard } from './drawn-card.js';
import { EditorBar } from './editor-bar.js';
import { EffectList } from './effect-list.js';
import { Grid } from './grid.js';
import { SimulationPanel } from './simulation-panel.js';
import { useTable } from './use-table.js';
import { Versions } from './versions.js';
import { useSaving, useSet, useVersion } from './workshop-server.js';
import type { SetVersions } from './workshop-server.js';
import '../../tables/ggltcg/fonts.css';
import '../../tables/ggltcg/spacing.css';
import '../../tables/ggltcg/tokens.css';
import './workshop.css';
import './plots.css';

const NEW = 'new';

/** One set on the bench; `new` is one that has not been kept yet. */
export function SetPage({ name }: { readonly name: string }) {
  const isNew = name === NEW;
  const copied = new URLSearchParams(useSearch()).get('from') ?? undefined;
  const set = useSet(isNew ? undefined : name);
  const source = isNew ? copied : name;
  const first = useVersion(source, isNew ? (copied === undefined ? undefined : 1) : set.data?.latest_version);
  const user = useUser();
  const trouble = set.error ?? first.error;
  const waits = (!isNew && !set.data) || (source !== undefined && !first.data);
  return (
    <Page title={set.data?.title ?? words.untitled} className="WorkshopPage">
      <div className="ggltcg-page Workshop">
        {trouble && (
          <Trouble>
            <h1>{problemText(trouble)}</h1>
          </Trouble>
        )}
        {(user === undefined || user.guest) && (
          <Note>
            <p>{words.signInMore}</p>
            <LinkButton to={to.signIn(to.workshop(name))}>{words.signIn}</LinkButton>
          </Note>
        )}
        {!trouble && waits && user && (
          <>
            <h1 className="unseen">{words.title}</h1>
            <Waiting label={words.fetching} />
          </>
        )}
        {!trouble && waits && !user && <h1>{words.title}</h1>}
        {!waits && (
          <Bench key={`${name} ${set.data?.latest_version}`} name={name} set={set.data} kept={first.data?.csv} />
        )}
      </div>
    </Page>
  );
}

interface BenchProps {
  readonly name: string;
  readonly set: SetVersions | undefined;
  readonly kept: string | undefined;
}

function Bench({ name, set, kept }: BenchProps) {
  const table = useTable(name, kept);
  const [chosen, setChosen] = useState(0);
  const [title, setTitle] = useState(set?.title ?? '');
  const [, go] = useLocation();
  const saving = useSaving();
  const fixed = set?.kind === 'shipped';
  const at = Math.min(chosen, table.rows.length - 1);
  const row = table.rows[at] ?? emptyRow();
  const save = async (notes: string): Promise<void> => {
    const saved = await saving.mutateAsync({
      ...(set && { name: set.name }),
      title: title.trim() || words.untitled,
      csv: table.csv,
      notes,
    });
    table.forget();
    if (!set) go(to.workshop(saved.name));
  };
  const insert = (example: string) => {
    table.change(at, { effects: row.effects.trim() === '' ? example : `${row.effects};${example}` });
  };
  return (
    <>
      <section className="Editor" aria-label={words.cards}>
        <EditorBar
          set={set}
          table={table}
          title={title}
          saving={saving.isPending}
          trouble={saving.error}
          onTitle={setTitle}
          onSave={save}
          onAdd={() => {
            table.write([...table.rows, emptyRow()]);
            setChosen(table.rows.length);
          }}
          onRemove={() => table.write(table.rows.filter((_, index) => index !== at))}
          chosen={row.name}
        />
        <Grid
          rows={table.rows}
          errors={table.report?.errors ?? []}
          chosen={at}
          fixed={fixed}
          onChoose={setChosen}
          onChange={table.change}
        />
      </section>
      <aside className="Workshop-side">
        <DrawnCard row={row} number={at + 1} fixed={fixed} onChange={(change) => table.change(at, change)} />
        <EffectList fixed={fixed} written={row.effects} onInsert={insert} />
        {set && <Versions set={set} rows={table.rows} />}
      </aside>
      {set && <SimulationPanel set={set} />}
    </>
  );
}
