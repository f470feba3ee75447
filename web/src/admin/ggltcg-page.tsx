import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { Panel } from '../design/panel.js';
import { to } from '../to.js';
import { ago, moment } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { Console } from './console.js';
import { Listing } from './listing.js';
import { PlanSheet } from './plan-sheet.js';
import type { Plan } from './plan-sheet.js';
import { Search } from './search.js';
import { useChanged } from './use-changed.js';
import { useWhole } from './use-whole.js';

const AT_ONCE = 100;

interface EndedGame {
  readonly game_id: string;
  readonly player1_name: string;
  readonly player2_name: string;
  readonly player1_id: string;
  readonly winner_id: string | null;
  readonly turn_count: number;
  readonly completed_at: string;
}

/** What the language model was asked and answered, and the games of GGLTCG that are over. */
export function GgltcgPage() {
  const { sections } = useAdminWords();
  return (
    <Console at="ggltcg" title={sections.ggltcg}>
      <h1 className="unseen">{sections.ggltcg}</h1>
      <Plans />
      <EndedGames />
    </Console>
  );
}

function Plans() {
  const { ggltcg } = useAdminWords();
  const [search] = useSearchParams();
  const change = useChanged();
  const game = search.get('game') ?? undefined;
  const [text, setText] = useState(game ?? '');
  const [read, setRead] = useState<Plan>();
  const plans = useWhole<Plan>('/api/ggltcg/admin/ai-logs', 'ai_logs', { limit: AT_ONCE, game_id: game });
  return (
    <Panel
      title={ggltcg.plans}
      aside={
        <Search
          label={ggltcg.gameSearch}
          value={text}
          onChange={setText}
          onFind={() => change({ game: text.trim() })}
        />
      }
    >
      <p className="soft small">{ggltcg.written}</p>
      <Listing
        of={plans}
        label={ggltcg.plans}
        none={ggltcg.noPlans}
        head={
          <>
            <th>{ggltcg.at}</th>
            <th>{ggltcg.game}</th>
            <th className="n">{ggltcg.turn}</th>
            <th>{ggltcg.model}</th>
            <th>{ggltcg.decided}</th>
            <th>{ggltcg.reasoning}</th>
            <th>{ggltcg.text}</th>
          </>
        }
        row={(plan) => (
          <tr key={`${plan.game_id} ${plan.created_at} ${plan.turn_number}`}>
            <td className="soft">{moment(plan.created_at)}</td>
            <td className="mono">
              <Link to={to.admin('sessions', plan.game_id)}>{plan.game_id.slice(0, 8)}</Link>
            </td>
            <td className="n">{plan.turn_number}</td>
            <td>{plan.model_name}</td>
            <td>
              {plan.plan_execution_status === 'complete' ? (
                <Badge kind="good">{ggltcg.byModel}</Badge>
              ) : (
                <Badge kind="warm">{plan.fallback_reason ?? ggltcg.bySearch}</Badge>
              )}
            </td>
            <td className="mono">{plan.reasoning}</td>
            <td>
              <Button quiet onClick={() => setRead(plan)}>
                {ggltcg.read}
              </Button>
            </td>
          </tr>
        )}
      />
      <PlanSheet plan={read} onClose={() => setRead(undefined)} />
    </Panel>
  );
}

function EndedGames() {
  const { ggltcg } = useAdminWords();
  const games = useWhole<EndedGame>('/api/ggltcg/admin/playbacks', 'playbacks', { limit: AT_ONCE });
  return (
    <Panel title={ggltcg.ended}>
      <Listing
        of={games}
        label={ggltcg.ended}
        none={ggltcg.noneEnded}
        head={
          <>
            <th>{ggltcg.game}</th>
            <th>{ggltcg.players}</th>
            <th>{ggltcg.winner}</th>
            <th className="n">{ggltcg.turns}</th>
            <th className="n">{ggltcg.over}</th>
          </>
        }
        row={(one) => (
          <tr key={one.game_id}>
            <td className="mono">
              <Link to={to.admin('sessions', one.game_id)}>{one.game_id.slice(0, 8)}</Link>
            </td>
            <td>
              {one.player1_name}, {one.player2_name}
            </td>
            <td>{winnerOf(one) ?? ggltcg.draw}</td>
            <td className="n">{one.turn_count}</td>
            <td className="n soft">{ago(one.completed_at)}</td>
          </tr>
        )}
      />
    </Panel>
  );
}

function winnerOf({ winner_id, player1_id, player1_name, player2_name }: EndedGame): string | undefined {
  if (winner_id === null) return undefined;
  return winner_id === player1_id ? player1_name : player2_name;
}
