import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.js';

/** One screen, several hands: nothing is shown until the next player has it. */
export function Curtain({ name, onRaise }: { readonly name: string; onRaise(): void }) {
  const curtain = useRef<HTMLDivElement>(null);
  useEffect(() => curtain.current?.querySelector('button')?.focus(), []);
  return (
    <div className="curtain" ref={curtain} role="group" aria-label={`Hand the screen to ${name}`}>
      <h2>Hand the screen to {name}</h2>
      <p>Nothing is shown until {name} is ready.</p>
      <Button leading onClick={onRaise}>
        I am {name}
      </Button>
    </div>
  );
}
