import { useState } from 'react';
import { Segmented } from '../design/choices.js';
import { Field, Select } from '../design/field.js';
import { Switch } from '../design/switch.js';
import { usePageWords } from '../words/use-page-words.js';
import { optionName, optionText } from './option-form.js';
import type { OptionLine, OptionValue } from './option-form.js';
import { chosenWay, optionWays } from './option-ways.js';
import type { OptionWay } from './option-ways.js';

const FEW = 4;

interface FieldProps {
  readonly line: OptionLine;
  readonly value: unknown;
  /** `inner` is the member of the option that was changed, if not the whole of it. */
  onChange(value: OptionWay['value'], inner?: OptionLine): void;
}

/** One option: a switch, a number, one of a few values, or one of several forms with members of its own. */
export function OptionField(props: FieldProps) {
  const { line, value, onChange } = props;
  const { path, schema } = line;
  const name = optionName(path);
  if (schema.oneOf) return <WaysField {...props} />;
  if (schema.enum) {
    const values: readonly unknown[] = schema.nullable ? [null, ...schema.enum] : schema.enum;
    return (
      <OneOfFew
        line={line}
        values={values}
        chosen={values.indexOf(value)}
        onChoose={(index) => onChange(values[index] as OptionValue)}
      />
    );
  }
  if (schema.type === 'boolean') {
    return (
      <div className="option-line">
        <Switch on={value === true} onChange={onChange}>
          <b>{name}</b>
        </Switch>
        {schema.description !== undefined && <p className="soft small">{schema.description}</p>}
      </div>
    );
  }
  return (
    <div className="option-line">
      <NumberField {...props} />
    </div>
  );
}

/** What is being typed stays as it is typed; the option follows as soon as it is a number. */
function NumberField({ line: { path, schema }, value, onChange }: FieldProps) {
  const { form } = usePageWords();
  const [typed, setTyped] = useState<string>();
  const seconds = path.at(-1)?.endsWith('Ms') === true;
  const scale = seconds ? 1000 : 1;
  return (
    <Field
      label={optionName(path)}
      hint={schema.description ?? (schema.nullable ? form.emptyMeansNone : undefined)}
      type="number"
      inputMode="numeric"
      min={schema.minimum === undefined ? undefined : schema.minimum / scale}
      max={schema.maximum === undefined ? undefined : schema.maximum / scale}
      step={schema.type === 'integer' && !seconds ? 1 : 'any'}
      value={typed ?? (typeof value === 'number' ? value / scale : '')}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        const { value: text } = event.target;
        setTyped(text);
        if (text === '') return schema.nullable ? onChange(null) : undefined;
        const number = Number(text) * scale;
        if (Number.isFinite(number)) onChange(number);
      }}
    />
  );
}

/** A value of several forms: first which, then what that form asks besides. */
function WaysField({ line, value, onChange }: FieldProps) {
  const ways = optionWays(line);
  const chosen = chosenWay(ways, value);
  const members = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return (
    <>
      <OneOfFew
        line={line}
        values={ways.map(({ fixed }) => fixed)}
        chosen={chosen}
        onChoose={(index) => onChange(ways[index]!.value)}
      />
      {ways[chosen]?.lines.map((inner) => (
        <OptionField
          key={inner.path.join('.')}
          line={inner}
          value={members[inner.path.at(-1) ?? '']}
          onChange={(now) => onChange(now, inner)}
        />
      ))}
    </>
  );
}

interface OneOfFewProps {
  readonly line: OptionLine;
  readonly values: readonly unknown[];
  readonly chosen: number;
  onChoose(index: number): void;
}

function OneOfFew({ line: { path, schema }, values, chosen, onChoose }: OneOfFewProps) {
  const { form } = usePageWords();
  const name = optionName(path);
  const options = values.map((one, index) => ({
    value: String(index),
    label: optionText(one, path, form),
  }));
  const choose = (index: string) => onChoose(Number(index));
  const short = options.length <= FEW && options.every(({ label }) => label.length <= 12);
  return (
    <div className="option-line">
      {short ? (
        <>
          <Segmented legend={name} options={options} value={String(chosen)} onChange={choose} />
          {schema.description !== undefined && <p className="soft small">{schema.description}</p>}
        </>
      ) : (
        <Select label={name} hint={schema.description} options={options} value={String(chosen)} onChoose={choose} />
      )}
    </div>
  );
}
