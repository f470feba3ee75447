import { useId } from 'react';
import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react';
import './field.css';

interface Around {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
}

/** A line to type in, with its label, a hint and what is wrong with it. */
export function Field({ label, hint, error, ...rest }: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="label">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-about`}
        {...rest}
      />
      <About id={`${id}-about`} hint={hint} error={error} />
    </div>
  );
}

interface SelectProps<T extends string>
  extends Around, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: NoInfer<T>;
  /** The label stands elsewhere and is only spoken. */
  readonly quietLabel?: boolean;
  onChoose(value: NoInfer<T>): void;
}

/** One of many, as the platform shows it. */
export function Select<T extends string>({
  label,
  hint,
  error,
  options,
  value,
  quietLabel,
  onChoose,
  ...rest
}: SelectProps<T>) {
  const id = useId();
  const chosen = (text: string) => options.find((option) => option.value === text)?.value;
  return (
    <div className="label">
      <label htmlFor={id} className={quietLabel ? 'unseen' : undefined}>
        {label}
      </label>
      <select
        id={id}
        className="field"
        aria-describedby={`${id}-about`}
        value={value}
        onChange={(event) => {
          const next = chosen(event.target.value);
          if (next !== undefined) onChoose(next);
        }}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <About id={`${id}-about`} hint={hint} error={error} />
    </div>
  );
}

function About({ id, hint, error }: { readonly id: string; readonly hint?: string; readonly error?: string }) {
  return (
    <span id={id}>
      {error ? <span className="field-error">{error}</span> : hint ? <span className="hint">{hint}</span> : null}
    </span>
  );
}
