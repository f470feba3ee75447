import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { GameShape } from '@parlour/client';
import type { Playing } from '../playing.js';
import type { Ref } from '../stage/scene.js';

/** Further than this a press is a drag. */
const FAR = 12;
/** A flick upwards past this part of the screen plays. */
const PLAY_LINE = 0.25;

interface Start {
  readonly x: number;
  readonly y: number;
  isOn: boolean;
}

/**
 * Dragging is a shortcut for two presses: picking a thing up is the first, dropping it on an open ref the second. What needs no
 * target is played by a flick upwards. Everything works without it.
 */
export function useDrag<G extends GameShape, Face>(play: Playing<G, Face>, ref: Ref) {
  const from = useRef<Start | undefined>(undefined);
  const lift = (start: Start, event: PointerEvent<HTMLElement>): boolean => {
    if (play.state.getState().ask.open.get(ref)?.role !== 'source') return false;
    start.isOn = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragged = '';
    play.press(ref);
    return true;
  };
  const putDown = (element: HTMLElement): void => {
    from.current = undefined;
    element.style.translate = '';
    delete element.dataset.dragged;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !play.style.drag) return;
      // Elsewhere a finger scrolls.
      if (event.pointerType === 'touch' && !event.currentTarget.closest('[data-zone^="hand"]')) return;
      from.current = { x: event.clientX, y: event.clientY, isOn: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.isOn && (Math.hypot(dx, dy) < FAR || !lift(start, event))) return;
      event.currentTarget.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      putDown(event.currentTarget);
      if (!start?.isOn) return;
      // A drag that ends where it began would count as a press too.
      event.currentTarget.addEventListener('click', swallow, { capture: true, once: true });
      const { currentTarget: element } = event;
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      const target = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((under) => under.closest<HTMLElement>('[data-ref]')?.dataset.ref)
        .find((other) => other !== undefined && other !== ref);
      const { ask } = play.state.getState();
      if (target !== undefined && ask.open.get(target)?.role === 'target') play.press(target);
      else if (ask.ready && start.y - event.clientY > innerHeight * PLAY_LINE) play.done();
      else if (!ask.ready) play.cancel();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      const isOn = from.current?.isOn;
      putDown(event.currentTarget);
      if (isOn) play.cancel();
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
