import { Panel } from '../design/panel.js';
import { KeyTable } from '../settings/key-table.js';
import { Page } from '../shell/page.js';
import { usePageWords } from '../words/use-page-words.js';

/** Every key of a table. */
export function KeysPage() {
  const { keys } = usePageWords();
  return (
    <Page title={keys.title} className="narrow">
      <div>
        <h1>{keys.title}</h1>
        <p className="soft">{keys.about}</p>
      </div>
      <Panel>
        <KeyTable />
      </Panel>
    </Page>
  );
}
