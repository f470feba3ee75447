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
    const now = new Map(buttons.map((button) => [nameOf(button), button.getBoundingClientRect()]));
    for (const button of buttons) {
      const name = nameOf(button);
      if (before.current.has(name)) continue;
      const place = now.get(name)!;
      if (![...before.current.values()].some((other) => overlap(place, other))) continue;
      button.dataset.fresh = '';
      setTimeout(() => delete button.dataset.fresh, SETTLE_MS);
    }
    before.current = now;
  });
}

function nameOf({ dataset, textContent }: HTMLElement): string {
  return dataset.press ?? textContent;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
