import { NotFound } from '../shell/not-found.js';
import { AuditPage } from './audit-page.js';
import { AdminsOnly } from './console.js';
import { FiguresPage } from './figures-page.js';
import { GgltcgPage } from './ggltcg-page.js';
import { RefusalsPage } from './refusals-page.js';
import { ReportPage } from './report-page.js';
import { ReportsPage } from './reports-page.js';
import { SessionPage } from './session-page.js';
import { SessionsPage } from './sessions-page.js';
import { UserPage } from './user-page.js';
import { UsersPage } from './users-page.js';

interface Props {
  readonly section: string | undefined;
  readonly id: string | undefined;
}

/** The pages of the console, by what follows `/admin`. */
export function AdminRoutes(props: Props) {
  return (
    <AdminsOnly>
      <Section {...props} />
    </AdminsOnly>
  );
}

function Section({ section, id }: Props) {
  if (section === undefined) return <FiguresPage />;
  if (id !== undefined) {
    if (section === 'sessions') return <SessionPage key={id} id={id} />;
    if (section === 'users') return <UserPage key={id} id={id} />;
    if (section === 'reports') return <ReportPage key={id} id={id} />;
    return <NotFound />;
  }
  if (section === 'sessions') return <SessionsPage />;
  if (section === 'users') return <UsersPage />;
  if (section === 'audit') return <AuditPage />;
  if (section === 'reports') return <ReportsPage />;
  if (section === 'refusals') return <RefusalsPage />;
  return section === 'ggltcg' ? <GgltcgPage /> : <NotFound />;
}
