import { Icon } from '../design/icon.js';
import '../design/field.css';

interface Props {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  onFind(): void;
}

/** A line to search by; Enter finds. */
export function Search({ label, value, onChange, onFind }: Props) {
  return (
    <form
      role="search"
      className="admin-search"
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <Icon name="search" />
      <input
        className="field"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </form>
  );
}
