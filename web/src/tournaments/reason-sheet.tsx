import { useState } from 'react';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Field } from '../design/field.js';
import { Sheet } from '../design/sheet.js';
import { toast } from '../design/toast.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { useWords } from '../words/use-words.js';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** What the deed does to those who play. */
  readonly about: string;
  readonly act: string;
  onClose(): void;
  onDo(reason: string): Promise<void>;
}

/** Asks once more before a deed of the organiser, and for a reason that everybody can read. */
export function ReasonSheet({ open, title, about, act, onClose, onDo }: Props) {
  const words = useTournamentWords();
  const { cancel } = useWords();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await onDo(reason.trim());
      setReason('');
      onClose();
    } catch (error) {
      toast(problemText(error));
    }
    setBusy(false);
  };
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <div className="stack">
        <p>{about}</p>
        <Field
          label={words.reason}
          hint={words.reasonHint}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="row">
          <Button onClick={onClose}>{cancel}</Button>
          <Button danger busy={busy} onClick={() => void send()}>
            {act}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
