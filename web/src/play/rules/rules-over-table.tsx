import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import { Waiting } from '../../design/notice.js';
import { to } from '../../to.js';
import type { AnyTableKind } from '../table-kind.js';
import { useRulesSheet } from './use-rules-sheet.js';
import './rules-over-table.css';
import { useTableWords } from '../../words/use-table-words.js';

const OpenRules = createContext<((rule?: string) => void) | undefined>(undefined);

/** Opens the rules over the table; undefined where the game has no rules sheet. */
export function useOpenRules(): ((rule?: string) => void) | undefined {
  return useContext(OpenRules);
}

interface Props {
  readonly kind: AnyTableKind;
  readonly children: ReactNode;
}

/** The rules of a game can be read at its table without leaving it. */
export function RulesOverTable({ kind, children }: Props) {
  const { rules } = useTableWords();
  const [open, setOpen] = useState<{ readonly rule?: string }>();
  const openRules = (rule?: string): void => setOpen(rule === undefined ? {} : { rule });
  return (
    <OpenRules.Provider value={kind.RulesSheet ? openRules : undefined}>
      {children}
      <Sheet
        open={open !== undefined}
        title={rules.of(kind.words.game)}
        className="broad rules-sheet"
        onClose={() => setOpen(undefined)}
      >
        {open && <TheRules kind={kind} rule={open.rule} />}
        <div className="row">
          <Button leading onClick={() => setOpen(undefined)}>
            {rules.back}
          </Button>
        </div>
      </Sheet>
    </OpenRules.Provider>
  );
}

function TheRules({ kind, rule }: { readonly kind: AnyTableKind; readonly rule: string | undefined }) {
  const { rules } = useTableWords();
  const sheet = useRulesSheet(kind);
  if (sheet === undefined) return <Waiting label={rules.loading} lines={6} />;
  if (sheet === 'missing') return <p>{rules.missing}</p>;
  return <sheet.Sheet rule={rule} />;
}

interface RuleLinkProps {
  readonly slug: string;
  readonly rule: string;
  /** Only the number is shown; it is read as the rule's name all the same. */
  readonly short?: boolean;
}

/** The number of a rule: at a table a press opens the rules over it. Plain text where there is no sheet to open. */
export function RuleLink({ slug, rule, short = false }: RuleLinkProps) {
  const { rules } = useTableWords();
  const openRules = useOpenRules();
  if (!openRules) return <span className="rule-name">{rule}</span>;
  return (
    <a
      className="rule-link"
      aria-label={short ? rules.rule(rule) : undefined}
      href={to.rules(slug, rule)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openRules(rule);
      }}
    >
      {short ? rule : rules.rule(rule)}
    </a>
  );
}
