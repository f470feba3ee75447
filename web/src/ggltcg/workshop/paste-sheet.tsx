import { useState } from 'react';
import { Button } from '../../tables/ggltcg/button.js';
import { Sheet } from '../../design/sheet.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { fromCsv } from './card-table.js';
import type { Row } from './card-table.js';

interface Props {
  readonly open: boolean;
  onClose(): void;
  onTake(rows: readonly Row[]): void;
}

/** A whole table at once, from a file or a spreadsheet. */
export function PasteSheet({ open, onClose, onTake }: Props) {
  const [text, setText] = useState('');
  const rows = fromCsv(text);
  return (
    <Sheet open={open} title={words.paste} className="PasteSheet" onClose={onClose}>
      <label className="label">
        {words.pasteAbout}
        <textarea className="field" rows={10} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p className="row">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          variant="primary"
          disabled={rows.length === 0}
          onClick={() => {
            onTake(rows);
            setText('');
            onClose();
          }}
        >
          {words.take}
        </Button>
      </p>
    </Sheet>
  );
}
