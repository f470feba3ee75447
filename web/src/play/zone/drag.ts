import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { GameShape } from '@parlour/client';
import type { Playing } from '../playing.js';
import type { Ref } from '../stage/scene.js';

/** Further than this a press is a drag. */
const FAR = 12;

/** Dragging is a shortcut for two presses: picking a thing up is the first, dropping it on an open ref the second. */
export function useDrag<G extends GameShape, Face>(play: Playing<G, Face>, ref: Ref) {
  const from = useRef<{ readonly x: number; readonly y: number; isOn: boolean } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      from.current = { x: event.clientX, y: event.clientY, isOn: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.isOn && Math.hypot(dx, dy) < FAR) return;
      if (!start.isOn) {
        const offer = play.state.getState().ask.open.get(ref);
        if (offer?.role !== 'source') return;
        start.isOn = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        play.press(ref);
      }
      event.currentTarget.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      from.current = undefined;
      if (!start?.isOn) return;
      event.currentTarget.style.translate = '';
      event.currentTarget.addEventListener('click', swallow, { capture: true, once: true });
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const target = under
        .map((element) => element.closest<HTMLElement>('[data-ref]')?.dataset.ref)
        .find((other) => other !== undefined && other !== ref);
      const { ask } = play.state.getState();
      if (target !== undefined && ask.open.get(target)?.role === 'target') play.press(target);
      else if (!ask.ready) play.cancel();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.style.translate = '';
      if (from.current?.isOn) play.cancel();
      from.current = undefined;
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
