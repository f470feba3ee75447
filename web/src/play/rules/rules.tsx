import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../design/icon.js';
import { stretches } from './inline.js';
import type { Rule, RulesSection } from './rules.types.js';
import { searchRules } from './search-rules.js';
import '../../design/field.css';
import './rules.css';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  readonly sections: readonly RulesSection[];
  /** The rule to show: it is scrolled to and marked. */
  readonly rule?: string;
}

/** A rules sheet: chapters beside it, a search above it, every rule under its number. */
export function Rules({ sections, rule }: Props) {
  const { rules } = useBesideWords();
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(rule);
  const sheet = useRef<HTMLDivElement>(null);
  const found = searchRules(sections, wanted);
  const known = new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const lead = (id: string): void => {
    setWanted('');
    setShown(id);
  };
  useEffect(() => setShown(rule), [rule]);
  useEffect(() => {
    if (shown === undefined) return;
    const place = sheet.current?.querySelector<HTMLElement>(`[id="${CSS.escape(shown)}"]`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className="rules" ref={sheet}>
      <nav className="rules-chapters" aria-label={rules.chapters}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Anchor id={id} onLead={lead}>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules-text">
        <Search value={wanted} onSearch={setWanted} found={found.reduce((sum, { rules }) => sum + rules.length, 0)} />
        {found.map(({ id, title, about, picture, rules }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {about && <p className="soft">{about}</p>}
            {picture}
            <ol>
              {rules.map((one) => (
                <RuleLine key={one.id} rule={one} shown={shown === one.id} known={known} onLead={lead} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

interface LineProps {
  readonly rule: Rule;
  readonly shown: boolean;
  readonly known: ReadonlySet<string>;
  readonly onLead: (id: string) => void;
}

function RuleLine({ rule, shown, known, onLead }: LineProps) {
  return (
    <li id={rule.id} tabIndex={-1} data-shown={shown || undefined}>
      <Anchor id={rule.id} onLead={onLead} className="rule-number">
        {rule.id}
      </Anchor>
      <p>
        {stretches(rule.text, (id) => known.has(id)).map((stretch, place) => {
          if (stretch.is === 'stress') return <strong key={place}>{stretch.text}</strong>;
          if (stretch.is === 'code') return <code key={place}>{stretch.text}</code>;
          if (stretch.is === 'text') return stretch.text;
          return (
            <Anchor key={place} id={stretch.text} onLead={onLead}>
              {stretch.text}
            </Anchor>
          );
        })}
      </p>
    </li>
  );
}

interface AnchorProps {
  readonly id: string;
  readonly className?: string;
  readonly children: string;
  readonly onLead: (id: string) => void;
}

/** A link within the sheet. On the page of the rules it is in the address too, to be copied; over a table it is not. */
function Anchor({ id, className, children, onLead }: AnchorProps) {
  return (
    <a
      href={`#${id}`}
      className={className}
      onClick={(event) => {
        const isOverTable = event.currentTarget.closest('dialog') !== null;
        event.preventDefault();
        if (!isOverTable) history.replaceState(history.state, '', `#${id}`);
        onLead(id);
      }}
    >
      {children}
    </a>
  );
}

interface SearchProps {
  readonly value: string;
  readonly found: number;
  onSearch(value: string): void;
}

function Search({ value, found, onSearch }: SearchProps) {
  const { rules } = useBesideWords();
  const id = useId();
  return (
    <div className="rules-search" role="search">
      <div className="search">
        <Icon name="search" />
        <label htmlFor={id} className="unseen">
          {rules.search}
        </label>
        <input
          id={id}
          type="search"
          className="field"
          placeholder={rules.search}
          value={value}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p className="soft" role="status">
        {value.trim() === '' ? '' : rules.found(found)}
      </p>
    </div>
  );
}
