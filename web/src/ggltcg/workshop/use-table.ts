import { useEffect, useMemo, useState } from 'react';
import { emptyRow, fromCsv, toCsv } from './card-table.js';
import type { Row } from './card-table.js';
import { findDraft, keepDraft } from './draft.js';
import { useReport } from './workshop-server.js';

/** After so long without a key the server looks at the table. */
const PAUSE_MS = 250;

/** The table in the grid: what is kept of it, what is written since, and what is wrong with it. */
export function useTable(name: string, kept: string | undefined) {
  const base = useMemo(() => (kept === undefined ? undefined : fromCsv(kept)), [kept]);
  const [written, setWritten] = useState<readonly Row[] | undefined>(() => findDraft(name));
  const rows = written ?? base ?? [emptyRow()];
  const csv = toCsv(rows);
  const looked = useSettled(csv);
  const report = useReport(looked);
  useEffect(() => keepDraft(name, written), [name, written]);
  const isDirty = written !== undefined && (base === undefined || toCsv(base) !== csv);
  return {
    rows,
    csv,
    report: report.data,
    /** The report is about the table as it stands. */
    isChecked: looked === csv && !report.isPlaceholderData && report.data !== undefined,
    isDirty,
    write: setWritten,
    change: (at: number, change: Partial<Row>) =>
      setWritten(rows.map((row, index) => (index === at ? { ...row, ...change } : row))),
    forget: () => setWritten(undefined),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
