import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly open: boolean;
  readonly label: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog that the browser itself keeps in front and gives the keyboard to. */
export function Sheet({ open, label, children, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !sheet.current?.open) sheet.current?.showModal();
    if (!open && sheet.current?.open) sheet.current.close();
  }, [open]);
  return (
    <dialog className="sheet" ref={sheet} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
}
