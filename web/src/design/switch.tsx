import type { ReactNode } from 'react';
import './field.css';

interface Props {
  readonly on: boolean;
  readonly children?: ReactNode;
  readonly label?: string;
  onChange(on: boolean): void;
}

/** On or off, at once. Its words are its children, or `label` where they stand elsewhere. */
export function Switch({ on, children, label, onChange }: Props) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
      {children}
    </label>
  );
}
