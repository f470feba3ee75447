import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { isProblem } from '@parlour/client';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Field } from '../design/field.js';
import { Trouble } from '../design/notice.js';
import { usePageWords } from '../words/use-page-words.js';
import { backTo } from './back-to.js';
import { server } from './server.js';

/** The way back of a guest who has written a recovery code down. */
export function RecoverForm({ children }: { readonly children: ReactNode }) {
  const { recovery } = usePageWords();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await server.account.recover(code);
      go(backTo(search.get('back')));
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  const isUnknown = isProblem(error) && error.code === 'UNKNOWN_RECOVERY_CODE';
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <Field
        label={recovery.field}
        hint={recovery.hint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
      />
      {error !== undefined && <Trouble>{isUnknown ? recovery.unknown : problemText(error)}</Trouble>}
      <div className="row">
        <Button leading type="submit" busy={busy}>
          {recovery.button}
        </Button>
        {children}
      </div>
    </form>
  );
}
