import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.js';
import { useTableWords } from '../../words/use-table-words.js';

/** One screen, several hands: nothing is shown until the next player has it. */
export function Curtain({ name, onRaise }: { readonly name: string; onRaise(): void }) {
  const { frame } = useTableWords();
  const curtain = useRef<HTMLDivElement>(null);
  useEffect(() => curtain.current?.querySelector('button')?.focus(), []);
  return (
    <div className="curtain" ref={curtain} role="group" aria-label={frame.handOver(name)}>
      <h2>{frame.handOver(name)}</h2>
      <p>{frame.covers(name)}</p>
      <Button leading onClick={onRaise}>
        {frame.iAm(name)}
      </Button>
    </div>
  );
}
