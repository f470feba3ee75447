import { useState } from 'react';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Field } from '../design/field.js';
import { Trouble } from '../design/notice.js';
import { useAdminWords } from '../words/use-admin-words.js';

interface Props {
  readonly title: string;
  /** What the deed does, and what players see of it. */
  readonly about: string;
  readonly act: string;
  /** Without a reason where the server keeps none. */
  readonly reasoned?: boolean;
  onLeave(): void;
  onDo(reason: string): Promise<void>;
}

/** Asks once more before a deed that players feel, and for its reason. */
export function DeedForm({ title, about, act, reasoned = true, onLeave, onDo }: Props) {
  const { deed } = useAdminWords();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const isReady = !reasoned || reason.trim() !== '';
  const send = async (): Promise<void> => {
    setBusy(true);
    setWrong(undefined);
    try {
      await onDo(reason.trim());
    } catch (error) {
      setWrong(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="deed stack"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) void send();
      }}
    >
      <b>{title}</b>
      <p className="soft">{about}</p>
      {reasoned && (
        <Field
          label={deed.reason}
          value={reason}
          maxLength={500}
          required
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {wrong !== undefined && <Trouble>{wrong}</Trouble>}
      <div className="row">
        <Button danger type="submit" busy={busy} disabled={!isReady}>
          {act}
        </Button>
        <Button quiet onClick={onLeave}>
          {deed.leave}
        </Button>
      </div>
    </form>
  );
}
