import { useState } from 'react';
import { problemText } from '../api/problem-text.js';
import { useGame } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Select } from '../design/field.js';
import { Icon } from '../design/icon.js';
import { Panel } from '../design/panel.js';
import { toast } from '../design/toast.js';
import { usePageWords } from '../words/use-page-words.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { ReasonSheet } from './reason-sheet.js';
import { askTournament, askWithReason, isGoingOn } from './use-tournaments.js';
import type { TournamentPage } from './use-tournaments.js';

/** What the organiser alone may do with the whole tournament. */
export function Organiser({ tournament }: { readonly tournament: TournamentPage }) {
  const words = useTournamentWords();
  const [isEnding, setIsEnding] = useState(false);
  const { id, status } = tournament;
  if (!isGoingOn(status)) return null;
  return (
    <Panel
      title={words.organise}
      aside={
        <Button quiet compact onClick={() => setIsEnding(true)}>
          {words.callOff}
        </Button>
      }
    >
      {status === 'registration' ? <Opening tournament={tournament} /> : <p className="soft">{words.organiseMore}</p>}
      <ReasonSheet
        open={isEnding}
        title={words.callOffSure}
        about={words.callOffMore}
        act={words.callOff}
        onClose={() => setIsEnding(false)}
        onDo={(reason) => askWithReason(id, 'cancel', reason)}
      />
    </Panel>
  );
}

/** Bots are entered and the first round begun while registration is open. */
function Opening({ tournament }: { readonly tournament: TournamentPage }) {
  const words = useTournamentWords();
  const pages = usePageWords();
  const game = useGame(tournament.game);
  const [level, setLevel] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = async (path: string, body?: object) => {
    setBusy(true);
    await askTournament(tournament.id, path, body).catch((error: unknown) => toast(problemText(error)));
    setBusy(false);
  };
  const isFull = tournament.players.length >= tournament.maxPlayers;
  return (
    <>
      {game?.bots && (
        <div className="tool-line">
          <Select
            label={words.botLevel}
            options={game.bots.levels.map((value) => ({ value, label: pages.level(value) }))}
            value={level ?? game.bots.default}
            onChoose={setLevel}
          />
          <Button
            busy={busy}
            disabled={isFull}
            onClick={() => void ask('bots', { level: level ?? game.bots?.default })}
          >
            <Icon name="bot" /> {words.enterBot}
          </Button>
        </div>
      )}
      <div className="row">
        <Button leading busy={busy} disabled={tournament.players.length < 2} onClick={() => void ask('start')}>
          {words.start}
        </Button>
        <p className="soft">{words.startMore}</p>
      </div>
    </>
  );
}
