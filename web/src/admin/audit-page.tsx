import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Select } from '../design/field.js';
import { Panel } from '../design/panel.js';
import { useAdminWords } from '../words/use-admin-words.js';
import type { FoundUser } from './admin.types.js';
import { Console } from './console.js';
import { DeedRows } from './deed-rows.js';
import { Search } from './search.js';
import { useChanged } from './use-changed.js';
import { usePages } from './use-pages.js';

/** What admins did, by whom, of which kind, and to what. */
export function AuditPage() {
  const words = useAdminWords();
  const [search] = useSearchParams();
  const change = useChanged();
  const { items: admins = [] } = usePages<FoundUser>('/api/admin/users', { role: 'admin' });
  const [target, admin, deed] = ['target', 'admin', 'deed'].map((name) => search.get(name) ?? undefined);
  const [text, setText] = useState(target ?? '');
  return (
    <Console at="audit" title={words.sections.audit}>
      <h1 className="unseen">{words.sections.audit}</h1>
      <Panel
        title={words.sections.audit}
        aside={
          <div className="admin-find">
            <Search
              label={words.audit.targetSearch}
              value={text}
              onChange={setText}
              onFind={() => change({ target: text.trim() })}
            />
            <Select
              label={words.audit.admin}
              quietLabel
              value={admin ?? ''}
              options={[
                { value: '', label: words.audit.anyAdmin },
                ...admins.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChoose={(chosen) => change({ admin: chosen })}
            />
            <Select
              label={words.audit.deed}
              quietLabel
              value={deed ?? ''}
              options={[
                { value: '', label: words.audit.anyDeed },
                ...Object.entries(words.audit.deeds).map(([value, label]) => ({ value, label })),
              ]}
              onChoose={(chosen) => change({ deed: chosen })}
            />
          </div>
        }
      >
        <DeedRows of={{ target, admin, deed }} />
      </Panel>
    </Console>
  );
}
