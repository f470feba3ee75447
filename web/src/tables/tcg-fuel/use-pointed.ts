import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { whenHeld } from './hold.js';
import type { Face, TcgFuel } from './shapes.js';

const HOVER_MS = 250;
const HOLD_MS = 350;
const SLIP_PX = 8;

/** The card that a mouse rests on; a finger that is held on a card inspects it. */
export function usePointed(play: Playing<TcgFuel, Face>, root: RefObject<HTMLElement | null>): Ref | undefined {
  const [pointed, setPointed] = useState<Ref>();
  useEffect(() => {
    const table = root.current;
    if (!table) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lift = (): void => undefined;
    let down: { readonly x: number; readonly y: number } | undefined;
    const over = (event: PointerEvent): void => {
      const ref = cardUnder(event);
      clearTimeout(timer);
      if (event.pointerType !== 'touch' && ref !== undefined) timer = setTimeout(() => setPointed(ref), HOVER_MS);
    };
    const pressed = (event: PointerEvent): void => {
      const ref = cardUnder(event);
      if (event.pointerType !== 'touch' || ref === undefined) return;
      down = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      lift();
      lift = whenHeld(HOLD_MS, () => {
        play.inspect(ref);
        // The finger is still on the card: letting go is not a press.
        table.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => table.removeEventListener('click', swallow, { capture: true }), 1_000);
      });
    };
    const moved = (event: PointerEvent): void => {
      if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP_PX) ended();
    };
    const ended = (): void => {
      lift();
      down = undefined;
    };
    const listeners = { pointerover: over, pointerdown: pressed, pointermove: moved, pointerup: ended } as const;
    for (const [name, listener] of Object.entries(listeners)) table.addEventListener(name, listener as EventListener);
    table.addEventListener('pointercancel', ended);
    return () => {
      clearTimeout(timer);
      lift();
      for (const [name, listener] of Object.entries(listeners)) {
        table.removeEventListener(name, listener as EventListener);
      }
      table.removeEventListener('pointercancel', ended);
    };
  }, [play, root]);
  return pointed;
}

function cardUnder({ target }: PointerEvent): Ref | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-ref^="card:"], [data-ref^="stack:"]')?.dataset.ref
    : undefined;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
