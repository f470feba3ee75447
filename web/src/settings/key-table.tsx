import type { ReactNode } from 'react';
import { usePageWords } from '../words/use-page-words.js';
import { isKeyName } from './key-setting.js';
import { SETTINGS } from './settings.js';
import { useSetting } from './use-settings.js';
import type { KeyName } from './key-setting.js';
import '../design/grid.css';
import '../design/menu.css';

/** Keys and what they do. */
export type KeyRow = readonly [keys: readonly string[], does: string];

const OWN = Object.keys(SETTINGS.keys).filter(isKeyName);

/** Every key of a table, with the letters that this reader has chosen, and those that one game has besides. */
export function KeyTable({ besides = [] }: { readonly besides?: readonly KeyRow[] }) {
  const { keys } = usePageWords();
  return (
    <table className="grid">
      <caption className="unseen">{keys.title}</caption>
      <thead>
        <tr>
          <th scope="col">{keys.key}</th>
          <th scope="col">{keys.does}</th>
        </tr>
      </thead>
      <tbody>
        {besides.map((row) => (
          <Row key={row[1]} row={row} />
        ))}
        {keys.list.map((row) => (
          <Row key={row[1]} row={row} />
        ))}
        {OWN.map((name) => (
          <OwnRow key={name} name={name} />
        ))}
      </tbody>
    </table>
  );
}

function OwnRow({ name }: { readonly name: KeyName }) {
  const { keys, settings } = usePageWords();
  const value = useSetting(name);
  const [title, about] = settings.names[name];
  return (
    <Line keys={value === '' ? <span className="soft">{keys.none}</span> : <kbd>{value.toUpperCase()}</kbd>}>
      {keys.what(title, about)}
    </Line>
  );
}

function Row({ row: [names, does] }: { readonly row: KeyRow }) {
  return (
    <Line
      keys={names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    >
      {does}
    </Line>
  );
}

function Line({ keys, children }: { readonly keys: ReactNode; readonly children: ReactNode }) {
  return (
    <tr>
      <td className="row">{keys}</td>
      <td>{children}</td>
    </tr>
  );
}
