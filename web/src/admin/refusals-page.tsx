import { Badge } from '../design/chip.js';
import { Panel } from '../design/panel.js';
import { ago } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { Console } from './console.js';
import { Listing } from './listing.js';
import { useWhole } from './use-whole.js';

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
  const players = useWhole<RefusedPlayer>('/api/tcg-fuel/refusals', 'players');
  return (
    <Console at="refusals" title={sections.refusals}>
      <h1 className="unseen">{sections.refusals}</h1>
      <Panel title={refusal.title}>
        <Listing
          of={players}
          label={refusal.title}
          none={refusal.none}
          head={
            <>
              <th>{refusal.player}</th>
              <th className="n">{refusal.total}</th>
              <th>{refusal.codes}</th>
              <th className="n">{refusal.last}</th>
            </>
          }
          row={({ username, total, codes, lastAt }) => (
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
          )}
        />
      </Panel>
    </Console>
  );
}
