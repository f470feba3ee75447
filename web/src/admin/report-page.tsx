import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { renew } from '../api/query-client.js';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { classNames } from '../design/class-names.js';
import { Field } from '../design/field.js';
import { Note, Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { to } from '../to.js';
import { day, moment } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import type { ReportInContext } from './admin.types.js';
import { Console } from './console.js';

/** One reported message, what was said around it, and the verdict. */
export function ReportPage({ id }: { readonly id: string }) {
  const words = useAdminWords();
  const { wait } = useWords();
  const { data: report, error } = useQuery({
    queryKey: ['admin', 'report', id],
    queryFn: () => server.rest.get<ReportInContext>(`/api/admin/reports/${encodeURIComponent(id)}`),
  });
  return (
    <Console at="reports" title={words.report.named(id)}>
      <div className="welcome">
        <h1>{words.report.named(id)}</h1>
        <Link to={to.admin('reports')}>{words.report.back}</Link>
      </div>
      {error ? (
        <Trouble>{problemText(error)}</Trouble>
      ) : report ? (
        <Reported report={report} />
      ) : (
        <Waiting label={wait} lines={4} />
      )}
    </Console>
  );
}

function Reported({ report }: { readonly report: ReportInContext }) {
  const { report: words } = useAdminWords();
  const { message, answer, context, scope, scopeId, channel } = report;
  return (
    <>
      <Panel title={words.said(message.name)} aside={<span className="soft small">{moment(message.at)}</span>}>
        <div className="stack">
          <blockquote className="reported">{message.text}</blockquote>
          <p className="soft">
            {words.in[scope]}, {words.channels[channel]} ·{' '}
            {report.reason === null ? words.noReason : words.reason(report.reason)}
          </p>
          <p className="row">
            {message.userId !== null && <Link to={to.admin('users', message.userId)}>{words.sender}</Link>}
            {scope === 'session' && <Link to={to.admin('sessions', scopeId)}>{words.where}</Link>}
          </p>
        </div>
      </Panel>
      {answer ? (
        <Note icon="check">
          <b>{words.verdicts[answer.verdict]}.</b> {words.answeredAt(day(answer.at))}. {answer.note}
        </Note>
      ) : (
        <Answer id={report.id} />
      )}
      <Panel title={words.context}>
        <ol className="context">
          {context.map((line) => (
            <li key={line.id} className={classNames(line.id === message.id && 'meant')}>
              <b>{line.name}</b> {line.text} {line.hidden && <Badge kind="bad">{words.hiddenLine}</Badge>}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function Answer({ id }: { readonly id: string }) {
  const { report: words } = useAdminWords();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const answer = async (verdict: 'hide' | 'dismiss'): Promise<void> => {
    setBusy(true);
    try {
      const kept = note.trim();
      await server.rest.post(`/api/admin/reports/${encodeURIComponent(id)}/answer`, {
        verdict,
        ...(kept === '' ? undefined : { note: kept }),
      });
      await renew(['admin']);
    } catch (error) {
      setWrong(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <Field
        label={words.note}
        hint={words.noteHint}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      {wrong !== undefined && <Trouble>{wrong}</Trouble>}
      <div className="row">
        <Button danger busy={busy} onClick={() => void answer('hide')}>
          {words.hide}
        </Button>
        <Button busy={busy} onClick={() => void answer('dismiss')}>
          {words.dismiss}
        </Button>
      </div>
    </div>
  );
}
