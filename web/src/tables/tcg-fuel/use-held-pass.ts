import { useEffect } from 'react';
import { whenHeld } from './hold.js';

const HOLD_MS = 350;
const PASS = '.prompt [data-press^="=way:pass_priority"]';
const UNTIL = '.prompt .acts [aria-haspopup="menu"]';
/** A press that was held is followed by its click within this time, on a slow phone too. */
const CLICK_MS = 1_000;

/** *Pass*, held and let go, opens what can be passed until; the press then passes nothing. */
export function useHeldPass(): void {
  useEffect(() => {
    let lift = (): void => undefined;
    let held: HTMLElement | undefined;
    const down = ({ target, button }: PointerEvent): void => {
      lift();
      const pass = target instanceof Element && button === 0 ? target.closest<HTMLElement>(PASS) : null;
      if (!pass) return;
      lift = whenHeld(HOLD_MS, () => {
        held = pass;
        pass.dataset.held = '';
      });
    };
    const letGo = (): void => {
      lift();
      delete held?.dataset.held;
      held = undefined;
    };
    const up = (): void => {
      const pass = held;
      letGo();
      if (!pass) return;
      const swallow = (event: MouseEvent): void => {
        if (event.target instanceof Element && event.target.closest(PASS) === pass) event.stopPropagation();
      };
      document.addEventListener('click', swallow, { capture: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), CLICK_MS);
      // A menu that is opened before the press has ended would be closed by its end.
      setTimeout(() => document.querySelector<HTMLElement>(UNTIL)?.click());
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', letGo);
    return () => {
      letGo();
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', letGo);
    };
  }, []);
}
