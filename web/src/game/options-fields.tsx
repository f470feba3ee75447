import { Choices, Segmented } from '../design/choices.js';
import { Field, Select } from '../design/field.js';
import { Switch } from '../design/switch.js';
import type { Game } from '../api/types.js';
import { usePageWords } from '../words/use-page-words.js';
import { optionLines, optionName, optionText, valueAt, withValue } from './option-form.js';
import type { OptionLine, OptionValue } from './option-form.js';

interface Props {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  onChange(options: Record<string, unknown>): void;
}

const FEW = 4;

/** The options of a game: presets first, the rest folded. */
export function OptionsFields({ game, options, onChange }: Props) {
  const { form } = usePageWords();
  const lines = optionLines(game.optionSchema);
  if (lines.length === 0 && game.presets.length === 0) return null;
  const chosen =
    game.presets.find((preset) => same(preset.options, options))?.name ??
    (Object.keys(options).length === 0 ? '' : 'own');
  /** One of the presets is what is usual: it needs no second name. */
  const named = game.presets.some((preset) => Object.keys(preset.options).length === 0);
  const about = game.presets.find(({ name }) => name === chosen)?.about;
  return (
    <div className="stack">
      {game.presets.length > 0 && (
        <div className="stack tight">
          <Choices
            legend={form.preset}
            options={[
              ...(named ? [] : [{ value: '', label: form.usual }]),
              ...game.presets.map(({ name, title }) => ({ value: name, label: title })),
              ...(chosen === 'own' ? [{ value: 'own', label: form.own }] : []),
            ]}
            value={chosen}
            onChange={(name) => onChange({ ...game.presets.find((preset) => preset.name === name)?.options })}
          />
          {about !== undefined && <p className="soft small">{about}</p>}
        </div>
      )}
      {lines.length > 0 && (
        <details className="folded">
          <summary>{form.more(lines.length)}</summary>
          <div className="option-lines">
            {lines.map((line) => (
              <OptionField
                key={line.path.join('.')}
                line={line}
                value={valueAt(options, line)}
                onChange={(value) => onChange(withValue(options, line, value))}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface FieldProps {
  readonly line: OptionLine;
  readonly value: unknown;
  onChange(value: OptionValue): void;
}

function OptionField({ line: { path, schema }, value, onChange }: FieldProps) {
  const { form } = usePageWords();
  const name = optionName(path);
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
  if (schema.enum) return <EnumField name={name} schema={schema} path={path} value={value} onChange={onChange} />;
  const seconds = path.at(-1)?.endsWith('Ms') === true;
  const scale = seconds ? 1000 : 1;
  return (
    <div className="option-line">
      <Field
        label={name}
        hint={schema.description ?? (schema.nullable ? form.emptyMeansNone : undefined)}
        type="number"
        inputMode="numeric"
        min={schema.minimum === undefined ? undefined : schema.minimum / scale}
        max={schema.maximum === undefined ? undefined : schema.maximum / scale}
        step={schema.type === 'integer' && !seconds ? 1 : 'any'}
        value={typeof value === 'number' ? value / scale : ''}
        onChange={(event) => {
          const { value: text } = event.target;
          if (text === '') return schema.nullable ? onChange(null) : undefined;
          const number = Number(text) * scale;
          if (Number.isFinite(number)) onChange(number);
        }}
      />
    </div>
  );
}

function EnumField({
  name,
  schema,
  path,
  value,
  onChange,
}: {
  readonly name: string;
  readonly schema: OptionLine['schema'];
  readonly path: readonly string[];
  readonly value: unknown;
  onChange(value: OptionValue): void;
}) {
  const { form } = usePageWords();
  const all: readonly unknown[] = schema.nullable ? [null, ...(schema.enum ?? [])] : (schema.enum ?? []);
  const options = all.map((one, index) => ({
    value: String(index),
    label: optionText(one, path, form.yes, form.no, form.none),
  }));
  const chosen = String(all.findIndex((one) => one === value));
  const choose = (index: string) => {
    const one = all[Number(index)];
    if (one === null || typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') onChange(one);
  };
  const short = options.length <= FEW && options.every(({ label }) => label.length <= 12);
  return (
    <div className="option-line">
      {short ? (
        <>
          <Segmented legend={name} options={options} value={chosen} onChange={choose} />
          {schema.description !== undefined && <p className="soft small">{schema.description}</p>}
        </>
      ) : (
        <Select label={name} hint={schema.description} options={options} value={chosen} onChoose={choose} />
      )}
    </div>
  );
}

function same(a: object, b: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([x], [y]) => x.localeCompare(y)));
  return sorted(a) === sorted(b);
}
