import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useSetting } from '../../settings/use-settings.js';
import { detailFor } from './art/cards.js';
import type { CardStyle, Detail } from './art/cards.js';

/** How cards are drawn at this table now. */
export interface Look extends Pick<CardStyle, 'paper' | 'suits'> {
  readonly mini: Detail;
  readonly own: Detail;
  readonly middle: Detail;
  /** Other hands are too small to press: they are opened as a sheet. */
  readonly sheets: boolean;
}

const FIRST: Look = { paper: 'day', suits: 'two', mini: 'small', own: 'small', middle: 'full', sheets: false };

export const LookOfTable = createContext<Look>(FIRST);
export const useLook = (): Look => useContext(LookOfTable);

const SHEETS_BELOW_PX = 700;
const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

/** Measures the table, and reads the settings: the box of a card decides how much of it is drawn. */
export function useMeasuredLook(root: HTMLElement | null): Look {
  const theme = useSetting('theme');
  const fourColours = useSetting('fourColourSuits');
  const isDark = useSyncExternalStore(
    (changed) => {
      dark?.addEventListener('change', changed);
      return () => dark?.removeEventListener('change', changed);
    },
    () => dark?.matches ?? false,
  );
  const [sizes, setSizes] = useState<Pick<Look, 'mini' | 'own' | 'middle' | 'sheets'>>(FIRST);
  useLayoutEffect(() => {
    if (!root) return;
    const measure = (): void => {
      const next = { ...sizesIn(root), sheets: root.clientWidth < SHEETS_BELOW_PX };
      setSizes((now) => (isSame(now, next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    measure();
    return () => observer.disconnect();
  }, [root]);
  const paper = theme === 'dark' || (theme === 'system' && isDark) ? 'lamp' : 'day';
  return { ...sizes, paper, suits: fourColours ? 'four' : 'two' };
}

function sizesIn(root: HTMLElement): Pick<Look, 'mini' | 'own' | 'middle'> {
  const width = (selector: string): number => root.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0;
  return {
    mini: detailFor(width('.seat .slot') || 58),
    own: detailFor(width('.own .slot') || 74),
    middle: detailFor(width('.middle .stack') || 92),
  };
}

function isSame(one: object, other: object): boolean {
  return Object.entries(other).every(([name, value]) => (one as Record<string, unknown>)[name] === value);
}
