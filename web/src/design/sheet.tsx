import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog that the browser itself keeps in front and gives the keyboard to. */
export function Sheet({ open, title, children, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open && !sheet.current?.open) sheet.current?.showModal();
    if (!open && sheet.current?.open) sheet.current.close();
  }, [open]);
  return (
    <dialog className="sheet" ref={sheet} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
