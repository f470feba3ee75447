import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { Badge } from '../design/chip.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { ago } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import { Console } from './console.js';
import '../design/grid.css';

interface RefusedPlayer {
  readonly playerId: number | null;
  readonly username: string;
  readonly total: number;
  readonly codes: Readonly<Record<string, number>>;
  readonly lastAt: string;
}

/** Players who were refused something in TCG Fuel, and with which codes: a client that cheats, or one that is wrong. */
export function RefusalsPage() {
  const { refusal, sections } = useAdminWords();
  const { wait } = useWords();
  const { data, error } = useQuery({
    queryKey: ['admin', 'refusals'],
    queryFn: () => server.rest.get<{ readonly players: readonly RefusedPlayer[] }>('/api/tcg-fuel/refusals'),
  });
  return (
    <Console at="refusals" title={sections.refusals}>
      <h1 className="unseen">{sections.refusals}</h1>
      <Panel title={refusal.title}>
        {error && <Trouble>{problemText(error)}</Trouble>}
        {!data && !error && <Waiting label={wait} />}
        {data?.players.length === 0 && <p className="soft">{refusal.none}</p>}
        {data && data.players.length > 0 && (
          <div className="wide-table" role="group" aria-label={refusal.title} tabIndex={0}>
            <table className="grid">
              <thead>
                <tr>
                  <th>{refusal.player}</th>
                  <th className="n">{refusal.total}</th>
                  <th>{refusal.codes}</th>
                  <th className="n">{refusal.last}</th>
                </tr>
              </thead>
              <tbody>
                {data.players.map(({ username, total, codes, lastAt }) => (
                  <tr key={username}>
                    <td>{username}</td>
                    <td className="n">{total}</td>
                    <td>
                      {Object.entries(codes).map(([code, count]) => (
                        <Badge key={code}>
                          {code} {count}
                        </Badge>
                      ))}
                    </td>
                    <td className="n soft">{ago(lastAt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Panel>
    </Console>
  );
}
