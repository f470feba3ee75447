import { useState } from 'react';
import { problemText } from '../api/problem-text.js';
import { brought } from '../decks/chosen-deck.js';
import { DeckChoice } from '../decks/deck-choice.js';
import { hasDecks } from '../decks/index.js';
import { Button } from '../design/button.js';
import { Panel } from '../design/panel.js';
import { Sheet } from '../design/sheet.js';
import { toast } from '../design/toast.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { useWords } from '../words/use-words.js';
import { askTournament } from './use-tournaments.js';
import type { TournamentPage } from './use-tournaments.js';

interface Props {
  readonly tournament: TournamentPage;
  readonly me?: number;
}

/** Register while that is possible, with a deck where the game has them; leave once one is in. */
export function TakePart({ tournament, me }: Props) {
  const words = useTournamentWords();
  const { cancel } = useWords();
  const [isLeaving, setIsLeaving] = useState(false);
  const mine = tournament.players.find(({ playerId }) => playerId === me);
  const leave = async () => {
    setIsLeaving(false);
    await askTournament(tournament.id, 'drop').catch((error: unknown) => toast(problemText(error)));
  };
  const isOpen = tournament.status === 'registration' || tournament.status === 'running';
  if (mine && !mine.dropped && isOpen) {
    return (
      <div className="row">
        <p>{words.registered}</p>
        <Button quiet onClick={() => setIsLeaving(true)}>
          {words.drop}
        </Button>
        <Sheet open={isLeaving} title={words.dropSure} onClose={() => setIsLeaving(false)}>
          <p>{words.dropMore}</p>
          <div className="row">
            <Button onClick={() => setIsLeaving(false)}>{cancel}</Button>
            <Button danger onClick={() => void leave()}>
              {words.drop}
            </Button>
          </div>
        </Sheet>
      </div>
    );
  }
  return tournament.status === 'registration' ? <Register tournament={tournament} /> : null;
}

function Register({ tournament }: { readonly tournament: TournamentPage }) {
  const words = useTournamentWords();
  const { game } = tournament;
  const [busy, setBusy] = useState(false);
  const register = async () => {
    setBusy(true);
    await askTournament(tournament.id, 'register', brought(game)).catch((error: unknown) => toast(problemText(error)));
    setBusy(false);
  };
  return (
    <Panel title={words.register}>
      <div className="tool-line">
        {hasDecks(game) && (
          <div>
            <DeckChoice slug={game} />
            <p className="soft small">{words.registerMore}</p>
          </div>
        )}
        <Button leading busy={busy} onClick={() => void register()}>
          {words.register}
        </Button>
      </div>
    </Panel>
  );
}
