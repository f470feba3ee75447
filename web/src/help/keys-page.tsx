import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { usePageWords } from '../words/use-page-words.js';
import '../design/grid.css';
import '../design/menu.css';

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
        <table className="grid">
          <caption className="unseen">{keys.title}</caption>
          <thead>
            <tr>
              <th scope="col">{keys.key}</th>
              <th scope="col">{keys.does}</th>
            </tr>
          </thead>
          <tbody>
            {keys.list.map(([names, does]) => (
              <tr key={does}>
                <td className="row">
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </Page>
  );
}
