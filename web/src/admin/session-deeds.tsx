import { useState } from 'react';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Icon } from '../design/icon.js';
import { Note, Trouble } from '../design/notice.js';
import { useAdminWords } from '../words/use-admin-words.js';
import type { SessionSheet } from './admin.types.js';
import { DeedForm } from './deed-form.js';

interface Props {
  readonly sheet: SessionSheet;
  /** The version that is looked at: where a rewind goes back to. */
  readonly version: number;
  onDone(): Promise<void>;
}

interface Verification {
  readonly agrees: boolean;
  readonly actions: number;
  readonly snapshots: number;
  readonly difference: { readonly version: number; readonly what: string } | null;
}

/** What an admin can do to a session: check it, take it back, end it. */
export function SessionDeeds({ sheet, version, onDone }: Props) {
  const { session } = useAdminWords();
  const [asked, setAsked] = useState<'rewind' | 'cancel'>();
  const [checking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Verification>();
  const [wrong, setWrong] = useState<string>();
  const path = `/api/admin/sessions/${encodeURIComponent(sheet.sessionId)}`;
  const verify = async (): Promise<void> => {
    setChecking(true);
    setWrong(undefined);
    try {
      setChecked(await server.rest.post<Verification>(`${path}/verify`));
    } catch (error) {
      setWrong(problemText(error));
    } finally {
      setChecking(false);
    }
  };
  const done = async (deed: 'rewind' | 'cancel', body: object): Promise<void> => {
    await server.rest.post(`${path}/${deed}`, body);
    setAsked(undefined);
    setChecked(undefined);
    await onDone();
  };
  const isNewest = version === sheet.version;
  return (
    <div className="stack">
      <div className="row">
        <Button busy={checking} onClick={() => void verify()}>
          <Icon name="shield" /> {session.verify}
        </Button>
        <Button danger disabled={isNewest} onClick={() => setAsked('rewind')}>
          <Icon name="undo" /> {session.rewind}
        </Button>
        <Button danger disabled={sheet.status !== 'active'} onClick={() => setAsked('cancel')}>
          <Icon name="x" /> {session.cancel}
        </Button>
        {isNewest && <span className="soft small">{session.rewindFirst}</span>}
      </div>
      {wrong !== undefined && <Trouble>{wrong}</Trouble>}
      {checked?.agrees && <Note icon="check">{session.agrees(checked.actions, checked.snapshots)}</Note>}
      {checked?.difference && <Trouble>{session.differs(checked.difference.version, checked.difference.what)}</Trouble>}
      {asked === 'rewind' && !isNewest && (
        <DeedForm
          title={session.rewindAsk(version)}
          about={session.rewindMore(sheet.version - version)}
          act={session.rewind}
          onLeave={() => setAsked(undefined)}
          onDo={(reason) => done('rewind', { toVersion: version, reason })}
        />
      )}
      {asked === 'cancel' && (
        <DeedForm
          title={session.cancelAsk}
          about={session.cancelMore}
          act={session.cancel}
          onLeave={() => setAsked(undefined)}
          onDo={(reason) => done('cancel', { reason })}
        />
      )}
    </div>
  );
}
