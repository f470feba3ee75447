import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { layBeside } from './beside.js';
import { buttonClass } from './button.js';
import type { ButtonLook } from './button.js';
import './menu.css';

interface Props extends ButtonLook {
  /** What the button says to those who cannot see its icon. */
  readonly label: string;
  /** What is on the button. */
  readonly button: ReactNode;
  /** `MenuItem`s, and `<hr>`s between groups. */
  readonly children: ReactNode;
}

/** A button with a menu. The platform's popover closes it on Escape or a press elsewhere; arrows, Home and End move in it. */
export function Menu({ label, button, children, ...look }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const toggled = (event: ToggleEvent) => {
      opener.current?.setAttribute('aria-expanded', String(event.newState === 'open'));
      if (event.newState !== 'open' || !opener.current) return;
      layBeside(menu, opener.current, { side: 'below', along: 'end', gap: 6 });
      items(menu)[0]?.focus();
    };
    menu.addEventListener('toggle', toggled);
    return () => menu.removeEventListener('toggle', toggled);
  }, []);

  const moves = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = items(event.currentTarget);
    const at = all.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  };

  return (
    <>
      <button
        type="button"
        ref={opener}
        className={buttonClass(look)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded="false"
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        ref={list}
        id={id}
        className="menu"
        role="menu"
        aria-label={label}
        popover="auto"
        onKeyDown={moves}
        onClick={(event) => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

interface ItemProps {
  readonly children: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  onPress(): void;
}

/** One line of a menu. */
export function MenuItem({ children, danger, disabled, onPress }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={danger ? 'danger' : ''}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
}
