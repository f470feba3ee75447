import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const SETTLE_MS = 300;

/**
 * People press by memory: a button that appears where another one was takes no pointer for a moment. Keys are not concerned,
 * because the focus does not pass from one button to another by itself.
 */
export function useSettling(bar: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('.acts .button') ?? [])];
    const had = before.current;
    // To measure makes the page lay itself out: only where a button has come or gone, and when it does so anyway.
    if (buttons.length === had.size && buttons.every((one) => had.has(nameOf(one)))) return undefined;
    const fresh = buttons.filter((button) => had.size > 0 && !had.has(nameOf(button)));
    for (const button of fresh) button.dataset.fresh = '';
    let isMeasured = false;
    const frame = requestAnimationFrame(() => {
      isMeasured = true;
      before.current = new Map(buttons.map((button) => [nameOf(button), button.getBoundingClientRect()]));
      for (const button of fresh) {
        const place = before.current.get(nameOf(button))!;
        const isRisky = [...had.values()].some((other) => overlap(place, other));
        if (isRisky) setTimeout(() => delete button.dataset.fresh, SETTLE_MS);
        else delete button.dataset.fresh;
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      if (!isMeasured) for (const button of fresh) delete button.dataset.fresh;
    };
  });
}

function nameOf({ dataset, textContent }: HTMLElement): string {
  return dataset.press ?? textContent;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
