import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.js';
import './tabs.css';

/** One tab and what it shows. */
export interface Tab<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly shown: T;
  readonly spread?: boolean;
  readonly className?: string;
  onShow(tab: T): void;
}

/** Tabs with one stop for the keyboard; arrows, Home and End choose. */
export function Tabs<T extends string>({ label, tabs, shown, spread, className, onShow }: Props<T>) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const moves = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === shown);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[next % tabs.length];
    if (!tab) return;
    onShow(tab.id);
    bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[next % tabs.length]?.focus();
  };
  const content = tabs.find((tab) => tab.id === shown)?.content;
  return (
    <div className={className}>
      <div
        className={classNames('tabs', spread && 'spread')}
        role="tablist"
        aria-label={label}
        ref={bar}
        onKeyDown={moves}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={0} className="tab-panel">
        {content}
      </div>
    </div>
  );
}
