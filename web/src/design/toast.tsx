import { create } from 'zustand';
import { Button } from './button.js';
import './toast.css';

interface Told {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; press(): void };
}

const SHOWN_MS = 7000;
const MOST = 3;
let lastId = 0;

const useTold = create<{ readonly told: readonly Told[] }>(() => ({ told: [] }));

/**
 * Says a sentence at the lower edge for a few seconds; with an action it stays until that is pressed, newer ones replace
 * it, or the caller takes it back with what is returned.
 */
export function toast(text: string, action?: Told['action']): () => void {
  const id = ++lastId;
  useTold.setState(({ told }) => ({
    told: [...told.filter((other) => other.text !== text), { id, text, action }].slice(-MOST),
  }));
  if (!action) setTimeout(() => dismiss(id), SHOWN_MS);
  return () => dismiss(id);
}

function dismiss(id: number): void {
  useTold.setState(({ told }) => ({ told: told.filter((one) => one.id !== id) }));
}

/** Where toasts appear; the shell has one. */
export function Toasts() {
  const told = useTold((state) => state.told);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {told.map(({ id, text, action }) => (
        <div className="toast" key={id}>
          {text}
          {action && (
            <Button
              compact
              onClick={() => {
                dismiss(id);
                action.press();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
