import { useEffect, useRef } from 'react';
import type { GameShape } from '@parlour/client';
import { layBeside } from '../../design/beside.js';
import type { Playing } from '../playing.js';
import { usePlaying } from '../use-playing.js';
import { PromptButton } from './prompt-bar.js';

/** Several kinds of action begin with one card: they stand at that card. */
export function CardMenu<G extends GameShape, Face>({ play }: { readonly play: Playing<G, Face> }) {
  const menu = usePlaying(play, (now) => now.ask.menu);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [list, at] = [box.current, menu && document.querySelector(`[data-ref="${CSS.escape(menu.at)}"]`)];
    if (!list || !at) return;
    layBeside(list, at, { side: 'above', along: 'middle', gap: 8 });
    list.querySelector('button')?.focus();
  }, [menu]);

  if (!menu) return null;
  return (
    <div ref={box} className="card-menu" role="group" aria-label="What to do with it" data-zone="menu">
      {menu.ways.map((button) => (
        <PromptButton key={button.press} play={play} button={button} />
      ))}
    </div>
  );
}
