import { Link, useSearchParams } from 'wouter';
import { Badge } from '../design/chip.js';
import { Segmented } from '../design/choices.js';
import { Panel } from '../design/panel.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import type { Report } from './admin.types.js';
import { Console } from './console.js';
import { Listing } from './listing.js';
import { useChanged } from './use-changed.js';
import { usePages } from './use-pages.js';

/** Messages that players reported. */
export function ReportsPage() {
  const words = useAdminWords();
  const [search] = useSearchParams();
  const change = useChanged();
  const state = search.get('state') === 'answered' ? 'answered' : 'open';
  const reports = usePages<Report>('/api/admin/reports', { state });
  return (
    <Console at="reports" title={words.sections.reports}>
      <h1 className="unseen">{words.sections.reports}</h1>
      <Panel
        title={words.sections.reports}
        aside={
          <Segmented
            legend={words.report.state}
            quietLegend
            value={state}
            options={[
              { value: 'open', label: words.report.open },
              { value: 'answered', label: words.report.answered },
            ]}
            onChange={(chosen) => change({ state: chosen === 'open' ? '' : chosen })}
          />
        }
      >
        <Listing
          of={reports}
          label={words.sections.reports}
          none={state === 'open' ? words.report.noneOpen : words.report.noneAnswered}
          head={
            <>
              <th>{words.report.columns.id}</th>
              <th>{words.report.columns.message}</th>
              <th>{words.report.columns.reason}</th>
              <th>{words.report.columns.state}</th>
              <th className="n">{words.report.columns.at}</th>
            </>
          }
          row={(report) => (
            <tr key={report.id}>
              <td className="mono">
                <Link to={to.admin('reports', report.id)} aria-label={words.report.named(report.id)}>
                  {report.id}
                </Link>
              </td>
              <td>
                <b>{report.message.name}</b>: <q>{report.message.text}</q>
              </td>
              <td>{report.reason}</td>
              <td>
                {report.answer === null ? (
                  <Badge kind="warm">{words.report.open}</Badge>
                ) : (
                  <Badge kind={report.answer.verdict === 'hidden' ? 'bad' : undefined}>
                    {words.report.verdicts[report.answer.verdict]}
                  </Badge>
                )}
              </td>
              <td className="n soft">{ago(report.at)}</td>
            </tr>
          )}
        />
      </Panel>
    </Console>
  );
}
