import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import './field.css';

interface Props<T extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: NoInfer<T>;
  /** The legend stands elsewhere and is only spoken. */
  readonly quietLegend?: boolean;
  onChange(value: NoInfer<T>): void;
}

/** One of a few, as pills. */
export function Choices<T extends string | number>(props: Props<T>) {
  return <Radios {...props} />;
}

/** One of a few, side by side in one piece. */
export function Segmented<T extends string | number>(props: Props<T>) {
  return <Radios {...props} joined />;
}

function Radios<T extends string | number>({
  legend,
  options,
  value,
  quietLegend,
  joined,
  onChange,
}: Props<T> & { readonly joined?: boolean }) {
  const name = useId();
  return (
    <fieldset className={classNames('choices', joined && 'joined')}>
      <legend className={quietLegend ? 'unseen' : undefined}>{legend}</legend>
      <div className="set">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
