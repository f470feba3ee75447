import { Choices } from '../design/choices.js';
import type { Game } from '../api/types.js';
import { usePageWords } from '../words/use-page-words.js';
import { OptionField } from './option-field.js';
import { optionLines, valueAt, withValue } from './option-form.js';

interface Props {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  onChange(options: Record<string, unknown>): void;
}

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
                onChange={(value, inner = line) => onChange(withValue(options, inner, value))}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function same(a: object, b: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([x], [y]) => x.localeCompare(y)));
  return sorted(a) === sorted(b);
}
