interface Props<T extends string | number> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  onChange(value: T): void;
}

/** One of a few. */
export function Choices<T extends string | number>({ legend, name, options, value, onChange }: Props<T>) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="row">
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
