import { Link } from 'wouter';
import { to } from '../to.js';
import { moment } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import type { LoggedDeed } from './admin.types.js';
import { Listing } from './listing.js';
import { usePages } from './use-pages.js';

interface Wanted {
  readonly target?: string;
  readonly admin?: string;
  readonly deed?: string;
}

/** Deeds of admins, the latest first. */
export function DeedRows({ of: wanted }: { readonly of: Wanted }) {
  const { audit, sections } = useAdminWords();
  const deeds = usePages<LoggedDeed>('/api/admin/audit', { ...wanted });
  return (
    <Listing
      of={deeds}
      label={sections.audit}
      head={
        <>
          <th>{audit.at}</th>
          <th>{audit.admin}</th>
          <th>{audit.deed}</th>
          <th>{audit.target}</th>
          <th>{audit.details}</th>
        </>
      }
      row={(deed) => (
        <tr key={deed.id}>
          <td className="soft">{moment(deed.at)}</td>
          <td>
            <Link to={to.admin('users', deed.adminId)}>{deed.adminName ?? audit.gone}</Link>
          </td>
          <td>
            <b>{audit.deeds[deed.deed] ?? deed.deed}</b>
          </td>
          <td>
            <Target deed={deed} />
          </td>
          <td className="mono">{deed.details && JSON.stringify(deed.details)}</td>
        </tr>
      )}
    />
  );
}

function Target({ deed: { targetType, targetId } }: { readonly deed: LoggedDeed }) {
  const { audit } = useAdminWords();
  const short = targetId.slice(0, 8);
  if (targetType === 'server') return audit.targets.server;
  return (
    <>
      {audit.targets[targetType]}{' '}
      <Link className="mono" to={to.admin(`${targetType}s`, targetId)}>
        {short}
      </Link>
    </>
  );
}
