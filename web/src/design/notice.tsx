import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon, Lamp } from './icon.js';
import type { IconName } from './icon.js';
import './panel.css';

/** Something went wrong: said aloud at once. */
export function Trouble({ children }: { readonly children: ReactNode }) {
  return (
    <div className="trouble" role="alert">
      <Icon name="warn" />
      <div>{children}</div>
    </div>
  );
}

/** Something worth knowing. */
export function Note({ icon = 'person', children }: { readonly icon?: IconName; readonly children: ReactNode }) {
  return (
    <div className="note">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Nothing is here, and what to do about it. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div className="empty">
      <Lamp />
      <p className="empty-title">{title}</p>
      {children}
    </div>
  );
}

interface WaitingProps {
  readonly label: string;
  readonly lines?: number;
  /** It may take a minute: what stands below does not wait for it. */
  readonly lasting?: boolean;
}

/** After so long a reader would rather press what may still move than wait for it. */
const PATIENCE_MS = 5000;

/** Whether what stands below still keeps back: not for ever, for the answer may be one that never comes. */
function useKeepsBack(): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}

/** Lines of grey while something is fetched. */
export function Waiting({ label, lines = 3, lasting = false }: WaitingProps) {
  const keepsBack = useKeepsBack();
  return (
    <div
      className={classNames('stack tight', keepsBack && !lasting && 'coming')}
      role="status"
      aria-busy="true"
      aria-label={label}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span className="skeleton" key={line} style={{ width: `${[55, 100, 80][line % 3]}%` }} />
      ))}
    </div>
  );
}

/** Something is on its way that may take room here: what stands below keeps back for it, so nothing moves away under a press. */
export function Coming() {
  const keepsBack = useKeepsBack();
  return <span className={keepsBack ? 'coming' : undefined} hidden aria-busy="true" />;
}
