import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/button.js';
import { Sheet } from '../design/sheet.js';
import { useDeckWords } from '../words/use-deck-words.js';

interface Props {
  readonly isUnsaved: boolean;
  onSave(leaveTo: string): void;
}

/** Asks before a link leads away from what is not saved. */
export function LeaveGuard({ isUnsaved, onSave }: Props) {
  const words = useDeckWords();
  const [, go] = useLocation();
  const [leaveTo, setLeaveTo] = useState<string>();
  useEffect(() => {
    if (!isUnsaved) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target !== '' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaveTo(link.pathname + link.search);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [isUnsaved]);
  const close = () => setLeaveTo(undefined);
  return (
    <Sheet open={leaveTo !== undefined} title={words.leave} onClose={close}>
      <p>{words.leaveMore}</p>
      <div className="row">
        <Button onClick={close}>{words.stay}</Button>
        <Button onClick={() => leaveTo !== undefined && go(leaveTo)}>{words.leaveIt}</Button>
        <Button
          leading
          onClick={() => {
            close();
            if (leaveTo !== undefined) onSave(leaveTo);
          }}
        >
          {words.saveAndLeave}
        </Button>
      </div>
    </Sheet>
  );
}
