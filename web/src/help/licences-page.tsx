import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { usePageWords } from '../words/use-page-words.js';
import '../design/grid.css';

/** What the page carries that others made; `npm run build:web` reads the same packages. */
const CARRIED: readonly (readonly [name: string, licence: string, what: string])[] = [
  ['react, react-dom', 'MIT', 'Meta Platforms, Inc. and affiliates'],
  ['@tanstack/react-query', 'MIT', 'Tanner Linsley'],
  ['zustand', 'MIT', 'Paul Henschel'],
  ['wouter', 'Unlicense', 'Alexey Taktarov'],
  ['socket.io-client', 'MIT', 'Guillermo Rauch and contributors'],
  ['@noble/hashes', 'MIT', 'Paul Miller'],
  ['uqr', 'MIT', 'Anthony Fu; QR Code generator by Project Nayuki'],
  ['Alegreya, Alegreya Sans', 'OFL-1.1', 'The Alegreya Project Authors'],
  ['Metamorphous', 'OFL-1.1', 'Sorkin Type Co'],
  ['Bangers', 'OFL-1.1', 'The Bangers Project Authors'],
  ['Big Shoulders', 'OFL-1.1', 'The Big Shoulders Project Authors'],
  ['Lato', 'OFL-1.1', 'Łukasz Dziedzic'],
];

/** Third-party notices. */
export function LicencesPage() {
  const { licences, nav } = usePageWords();
  return (
    <Page title={nav.licences} className="narrow">
      <div>
        <h1>{nav.licences}</h1>
        <p className="soft">{licences.about}</p>
      </div>
      <Panel>
        <table className="grid">
          <caption className="unseen">{nav.licences}</caption>
          <thead>
            <tr>
              <th scope="col">{licences.what}</th>
              <th scope="col">{licences.licence}</th>
              <th scope="col">{licences.by}</th>
            </tr>
          </thead>
          <tbody>
            {CARRIED.map(([name, licence, by]) => (
              <tr key={name}>
                <td>
                  <b>{name}</b>
                </td>
                <td>{licence}</td>
                <td>{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </Page>
  );
}
