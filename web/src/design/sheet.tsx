import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import './sheet.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  onClose(): void;
}

/** A dialog that the browser itself keeps in front and gives the keyboard to; on phones it rises from the lower edge. */
export function Sheet({ open, title, children, className, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open && !sheet.current?.open) sheet.current?.showModal();
    if (!open && sheet.current?.open) sheet.current.close();
  }, [open]);
  return (
    <dialog
      className={classNames('sheet', className)}
      ref={sheet}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === sheet.current) onClose(); // the backdrop belongs to the dialog itself
      }}
    >
      {open && (
        <div className="sheet-body">
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
