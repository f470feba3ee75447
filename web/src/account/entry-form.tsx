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

/** What was typed. */
export interface Entry {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Props {
  readonly button: string;
  readonly withName?: string;
  readonly newPassword: boolean;
  readonly children?: ReactNode;
  enter(entry: Entry): Promise<unknown>;
}

/** A form for signing in or registering; what the server minds is said at its field. */
export function EntryForm({ button, withName, newPassword, children, enter }: Props) {
  const { account } = usePageWords();
  const [entry, setEntry] = useState<Entry>({ name: withName ?? '', email: '', password: '' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const code = isProblem(error) ? error.code : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await enter(entry);
      go(backTo(search.get('back')));
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  const typed = (name: keyof Entry) => ({
    value: entry[name],
    required: true,
    onChange: (event: { readonly target: HTMLInputElement }) => setEntry({ ...entry, [name]: event.target.value }),
  });
  const atField = code === 'NAME_TAKEN' || code === 'EMAIL_TAKEN';
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      {withName !== undefined && (
        <Field
          label={account.name}
          hint={account.nameHint}
          error={code === 'NAME_TAKEN' ? problemText(error) : undefined}
          autoComplete="nickname"
          maxLength={50}
          {...typed('name')}
        />
      )}
      <Field
        label={account.email}
        error={code === 'EMAIL_TAKEN' ? problemText(error) : undefined}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...typed('email')}
      />
      <Field
        label={account.password}
        hint={newPassword ? account.passwordHint : undefined}
        type="password"
        autoComplete={newPassword ? 'new-password' : 'current-password'}
        minLength={newPassword ? 8 : 1}
        maxLength={200}
        {...typed('password')}
      />
      {error !== undefined && !atField && <Trouble>{problemText(error)}</Trouble>}
      <div className="row">
        <Button leading type="submit" busy={busy}>
          {button}
        </Button>
        {children}
      </div>
    </form>
  );
}
