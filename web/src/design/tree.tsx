import { useState } from 'react';
import './tree.css';

interface Props {
  readonly name: string;
  readonly value: unknown;
  /** Open from the start. */
  readonly open?: boolean;
}

/** Any value as a tree that opens by a press. */
export function Tree({ name, value, open = false }: Props) {
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="tree-leaf">
        {name}: <code>{JSON.stringify(value) ?? 'undefined'}</code>
      </div>
    );
  }
  return (
    <details className="tree" open={open}>
      <summary>
        {name} <span className="soft">{sizeOf(value)}</span>
      </summary>
      <Members value={value} open={open} />
    </details>
  );
}

/** Drawn only once they are opened: views are large. */
function Members({ value, open: atFirst }: { readonly value: object; readonly open: boolean }) {
  const [open, setOpen] = useState(atFirst);
  return (
    <div ref={(element) => element?.parentElement?.addEventListener('toggle', () => setOpen(true), { once: true })}>
      {open && Object.entries(value).map(([name, inner]) => <Tree key={name} name={name} value={inner} />)}
    </div>
  );
}

function sizeOf(value: object): string {
  const size = Object.keys(value).length;
  return Array.isArray(value) ? `[${size}]` : `{${size}}`;
}
