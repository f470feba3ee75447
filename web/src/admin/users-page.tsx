import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Badge } from '../design/chip.js';
import { Panel } from '../design/panel.js';
import { Face } from '../design/plate.js';
import { to } from '../to.js';
import { day } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import type { FoundUser } from './admin.types.js';
import { Console } from './console.js';
import { Listing } from './listing.js';
import { Search } from './search.js';
import { useChanged } from './use-changed.js';
import { usePages } from './use-pages.js';

/** Finds accounts by name or e-mail address. */
export function UsersPage() {
  const words = useAdminWords();
  const [search] = useSearchParams();
  const change = useChanged();
  const find = search.get('find') ?? '';
  const [text, setText] = useState(find);
  const users = usePages<FoundUser>('/api/admin/users', { search: find === '' ? undefined : find });
  return (
    <Console at="users" title={words.sections.users}>
      <h1 className="unseen">{words.sections.users}</h1>
      <Panel
        title={words.sections.users}
        aside={
          <div className="admin-find">
            <Search
              label={words.user.search}
              value={text}
              onChange={setText}
              onFind={() => change({ find: text.trim() })}
            />
          </div>
        }
      >
        <Listing
          of={users}
          label={words.sections.users}
          head={
            <>
              <th>{words.user.name}</th>
              <th>{words.user.email}</th>
              <th>{words.user.kind}</th>
              <th>{words.user.role}</th>
              <th>{words.user.state}</th>
              <th className="n">{words.user.since}</th>
            </>
          }
          row={(user) => (
            <tr key={user.id}>
              <td>
                <span className="row stay">
                  <Face name={user.name} /> <Link to={to.admin('users', user.id)}>{user.name}</Link>
                </span>
              </td>
              <td className="soft">{user.email}</td>
              <td>{words.user.kinds[user.kind]}</td>
              <td>
                <Badge kind={user.role === 'admin' ? 'warm' : undefined}>{words.user.roles[user.role]}</Badge>
              </td>
              <td>{user.bannedAt !== null && <Badge kind="bad">{words.user.banned}</Badge>}</td>
              <td className="n soft">{day(user.createdAt)}</td>
            </tr>
          )}
        />
      </Panel>
    </Console>
  );
}
