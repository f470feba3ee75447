import { useState } from 'react';
import { Button } from '../../tables/ggltcg/button.js';
import { Field } from '../../design/field.js';
import { Panel } from '../../design/panel.js';
import { Glyph } from '../../tables/ggltcg/icons.js';
import { traitsOf } from '../../tables/ggltcg/traits.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { useEffectReference } from './workshop-server.js';

interface Props {
  readonly fixed: boolean;
  /** The effects of the chosen row: they stand first. */
  readonly written: string;
  /** Puts an example into the chosen row. */
  onInsert(example: string): void;
}

/** The whole effect language beside the grid: found by name or meaning, put into the chosen row by a press. */
export function EffectList({ fixed, written, onInsert }: Props) {
  const [wanted, setWanted] = useState('');
  const { data: effects = [] } = useEffectReference();
  const text = wanted.trim().toLowerCase();
  const kinds = new Set(written.split(';').map((effect) => effect.trim().split(':')[0]));
  const found = effects
    .filter(({ type, about, family }) => `${type} ${about} ${family}`.toLowerCase().includes(text))
    .toSorted((one, other) => Number(kinds.has(other.type)) - Number(kinds.has(one.type)));
  return (
    <Panel title={words.effects(effects.length)} className="Reference">
      <Field label={words.find} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      <ul tabIndex={0} aria-label={words.effects(found.length)}>
        {found.map(({ type, syntax, about, family, targets, example }) => (
          <li key={type} className={kinds.has(type) ? 'is-written' : undefined}>
            <Glyph name={traitsOf(type)[0]?.picture ?? 'aim'} />
            <p>
              <code>{syntax}</code>
              <small>{about.replaceAll('`', '')}</small>
              <small>
                {words.forExample} <code>{example}</code>
              </small>
              <small>
                <em>{words.family(family, targets)}</em>
              </small>
            </p>
            {!fixed && (
              <Button quiet compact aria-label={words.insert(example)} onClick={() => onInsert(example)}>
                {words.add}
              </Button>
            )}
          </li>
        ))}
        {found.length === 0 && <li>{words.noEffect}</li>}
      </ul>
    </Panel>
  );
}
