import { useState } from 'react';
import { problemText } from '../../api/problem-text.js';
import { Button } from '../../tables/ggltcg/button.js';
import { Select } from '../../design/field.js';
import { Trouble } from '../../design/notice.js';
import { Panel } from '../../design/panel.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { BalancePanel } from './balance-panel.js';
import { ComparisonPanel } from './comparison-panel.js';
import { partnerOf, versionOf } from './partner.js';
import { useBalance, useRunning, useRuns } from './workshop-server.js';
import type { Run, SetVersions } from './workshop-server.js';

const GAMES = ['50', '200', '1000', '2000'] as const;
const LEVELS = ['easy', 'normal', 'hard'] as const;
const ALONE = '0';

/** Bots play the latest version; how far they are, how each card did, and what the change did. */
export function SimulationPanel({ set }: { readonly set: SetVersions }) {
  const { data: runs = [] } = useRuns(set.name);
  const [chosen, setChosen] = useState<string>();
  const shown = runs.find(({ id }) => id === chosen) ?? runs[0];
  const balance = useBalance(shown).data;
  const partner = shown && partnerOf(shown, runs);
  return (
    <Panel title={words.balance} className="Balance">
      <p className="soft">{words.balanceAbout}</p>
      <NewRuns set={set} onBegun={() => setChosen(undefined)} />
      {runs.length === 0 ? (
        <p className="soft">{words.noRuns}</p>
      ) : (
        <ul className="Runs" aria-label={words.simulations}>
          {runs.slice(0, 8).map((run) => (
            <RunLine key={run.id} set={set} run={run} chosen={run === shown} onChoose={() => setChosen(run.id)} />
          ))}
        </ul>
      )}
      {shown && partner && <ComparisonPanel after={shown} before={partner} />}
      {shown && balance && <BalancePanel run={shown} balance={balance} />}
    </Panel>
  );
}

function NewRuns({ set, onBegun }: { readonly set: SetVersions; onBegun(): void }) {
  const latest = set.latest_version;
  const [games, setGames] = useState<(typeof GAMES)[number]>('200');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('easy');
  const [wanted, setWanted] = useState<string>();
  const { begin } = useRunning(set.name);
  const earlier = set.versions.filter(({ version }) => version < latest).map(({ version }) => String(version));
  const against = wanted ?? earlier[0] ?? ALONE;
  const start = () => {
    const common = { games: Number(games), level };
    const before = Number(against);
    begin.mutate(
      before === 0
        ? [{ version: latest, ...common }]
        : [
            { version: before, ...common, compare_with: latest },
            { version: latest, ...common, compare_with: before },
          ],
      { onSuccess: onBegun },
    );
  };
  return (
    <div className="NewRuns">
      <Select
        label={words.games}
        options={GAMES.map((value) => ({ value, label: value }))}
        value={games}
        onChoose={setGames}
      />
      <Select
        label={words.level}
        options={LEVELS.map((value) => ({ value, label: words.levels[value] }))}
        value={level}
        onChoose={setLevel}
      />
      {earlier.length > 0 && (
        <Select
          label={words.compare}
          options={[
            ...earlier.map((value) => ({ value, label: words.version(Number(value)) })),
            { value: ALONE, label: words.alone },
          ]}
          value={against}
          onChoose={setWanted}
        />
      )}
      <Button variant="primary" busy={begin.isPending} onClick={start}>
        {words.run}
      </Button>
      {begin.error && <Trouble>{problemText(begin.error)}</Trouble>}
    </div>
  );
}

interface LineProps {
  readonly set: SetVersions;
  readonly run: Run;
  readonly chosen: boolean;
  onChoose(): void;
}

function RunLine({ set, run, chosen, onChoose }: LineProps) {
  const { change } = useRunning(set.name);
  const { id, status, games, games_done, plan } = run;
  const title = words.runOf(versionOf(run), plan.level, games);
  return (
    <li data-status={status} aria-current={chosen || undefined}>
      <Button quiet aria-pressed={chosen} onClick={onChoose}>
        {title}
      </Button>
      <progress aria-label={title} max={games} value={games_done} />
      <span>
        {words.progress(games_done, games)}, {words.statuses[status]}
      </span>
      <span className="row">
        {status === 'running' && (
          <Button compact onClick={() => change.mutate({ id, to: 'pause' })}>
            {words.pause}
          </Button>
        )}
        {status === 'paused' && (
          <Button compact onClick={() => change.mutate({ id, to: 'resume' })}>
            {words.resume}
          </Button>
        )}
        {(status === 'running' || status === 'paused') && (
          <Button compact variant="danger" onClick={() => change.mutate({ id, to: 'cancel' })}>
            {words.stop}
          </Button>
        )}
      </span>
    </li>
  );
}
