import { useState } from 'react';
import { problemText } from '../../api/problem-text.js';
import { Button } from '../../tables/ggltcg/button.js';
import { Field } from '../../design/field.js';
import { Trouble } from '../../design/notice.js';
import { againstBots } from '../../house/start.js';
import { useStart } from '../../house/use-start.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { download } from './download.js';
import { PasteSheet } from './paste-sheet.js';
import type { useTable } from './use-table.js';
import type { SetVersions } from './workshop-server.js';

interface Props {
  readonly set: SetVersions | undefined;
  readonly table: ReturnType<typeof useTable>;
  readonly title: string;
  /** The name of the chosen card. */
  readonly chosen: string;
  readonly saving: boolean;
  readonly trouble: Error | null;
  onTitle(title: string): void;
  onSave(notes: string): Promise<void>;
  onAdd(): void;
  onRemove(): void;
}

/** The title, how it stands with the table, and what can be done with it. */
export function EditorBar({ set, table, title, chosen, saving, trouble, onTitle, onSave, onAdd, onRemove }: Props) {
  const [pasting, setPasting] = useState(false);
  const [notes, setNotes] = useState('');
  const { busy, start } = useStart();
  const fixed = set?.kind === 'shipped';
  const { report, isDirty, isChecked } = table;
  const problems = report?.errors.length ?? 0;
  const canSave = isChecked && problems === 0 && (isDirty || !set);
  const canPlay = set !== undefined && !isDirty && (report?.playable.length ?? 0) > 0;
  const play = () =>
    start('play', () => {
      const edition = report?.playable.includes('standard') ? 'standard' : 'classic';
      const options = { card_set: `${set?.name}@${set?.latest_version}`, edition };
      return againstBots({ game: 'ggltcg', options, bots: [{}] });
    });
  return (
    <header className="EditorBar">
      <div className="EditorBar-title">
        <h1>{set?.title ?? words.untitled}</h1>
        <p className="soft">
          {set ? words.saved(set.latest_version) : words.unsaved}
          {set && isDirty && `, ${words.unsaved}`}
        </p>
        <p className="EditorBar-state" role="status" data-problems={problems}>
          {report && (problems > 0 ? words.problems(problems) : words.sound(table.rows.length))}
        </p>
      </div>
      <div className="EditorBar-buttons">
        {!fixed && (
          <>
            <Button onClick={() => setPasting(true)}>{words.paste}</Button>
            <Button onClick={onAdd}>{words.addCard}</Button>
            <Button variant="danger" disabled={table.rows.length < 2} onClick={onRemove}>
              {words.removeCard(chosen || '…')}
            </Button>
          </>
        )}
        <Button quiet onClick={() => download(`${title || words.untitled}.csv`, table.csv)}>
          {words.exportCsv}
        </Button>
        <Button
          disabled={!canPlay}
          busy={busy !== undefined}
          title={canPlay ? undefined : words.playUnsaved}
          onClick={() => void play()}
        >
          {words.play}
        </Button>
      </div>
      {!fixed && (
        <form
          className="EditorBar-save"
          onSubmit={(event) => {
            event.preventDefault();
            if (!canSave) return;
            onSave(notes).then(
              () => setNotes(''),
              () => undefined, // what went wrong stands below the form
            );
          }}
        >
          {!set && (
            <Field
              label={words.setTitle}
              value={title}
              maxLength={60}
              onChange={(event) => onTitle(event.target.value)}
            />
          )}
          <Field label={words.notes} value={notes} maxLength={500} onChange={(event) => setNotes(event.target.value)} />
          <Button type="submit" variant="primary" disabled={!canSave} busy={saving}>
            {words.save}
          </Button>
        </form>
      )}
      {trouble && <Trouble>{problemText(trouble)}</Trouble>}
      <PasteSheet open={pasting} onClose={() => setPasting(false)} onTake={table.write} />
    </header>
  );
}
