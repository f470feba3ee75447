import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.js';
import { Icon } from '../../design/icon.js';
import type { IconName } from '../../design/icon.js';
import { Sheet } from '../../design/sheet.js';
import { Tabs } from '../../design/tabs.js';
import { useTableWords } from '../../words/use-table-words.js';

/** What is beside a table. */
export type SideName = 'log' | 'talk' | 'people' | 'fair' | 'more';

/** One of the things beside a table. */
export interface SidePart {
  readonly id: SideName;
  readonly icon: IconName;
  readonly label: string;
  readonly unread?: boolean;
  readonly content: ReactNode;
}

interface Props {
  readonly parts: readonly SidePart[];
  readonly shown: SideName;
  onShow(part: SideName): void;
}

/** Beside the table on wide screens. */
export function Side({ parts, shown, onShow }: Props) {
  const { frame } = useTableWords();
  const tabs = parts.map(({ id, icon, label, unread, content }) => ({
    id,
    content,
    label: (
      <>
        <Icon name={icon} />
        {label}
        {unread && <span className="dot unread-dot" role="img" aria-label={frame.unread} />}
      </>
    ),
  }));
  return (
    <aside className="side" aria-label={frame.beside}>
      <Tabs className="side-tabs" label={frame.beside} tabs={tabs} shown={shown} spread onShow={onShow} />
    </aside>
  );
}

interface FootProps extends Omit<Props, 'shown'> {
  readonly onLookBack?: () => void;
}

/** The same on phones and tablets: a bar at the foot, each part in a sheet. */
export function FootBar({ parts, onShow, onLookBack }: FootProps) {
  const { frame } = useTableWords();
  const [open, setOpen] = useState<SideName>();
  const part = parts.find(({ id }) => id === open);
  return (
    <>
      <nav className="footbar" aria-label={frame.besideSmall}>
        {parts.map(({ id, icon, label, unread }) => (
          <button
            type="button"
            key={id}
            onClick={() => {
              onShow(id);
              setOpen(id);
            }}
          >
            <Icon name={icon} />
            {label}
            {unread && <span className="unread" role="img" aria-label={frame.unread} />}
          </button>
        ))}
        {onLookBack && (
          <button type="button" onClick={onLookBack}>
            <Icon name="undo" />
            {frame.lookBack}
          </button>
        )}
      </nav>
      <Sheet
        open={part !== undefined}
        title={part?.label ?? ''}
        className="beside-sheet"
        onClose={() => setOpen(undefined)}
      >
        {part?.content}
        <Button quiet round className="beside-close" aria-label={frame.close} onClick={() => setOpen(undefined)}>
          <Icon name="x" />
        </Button>
      </Sheet>
    </>
  );
}
