import { useState } from 'react';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Select } from '../design/field.js';
import { Panel } from '../design/panel.js';
import { Sheet } from '../design/sheet.js';
import { toast } from '../design/toast.js';
import type { AnyDeckKind } from '../decks/deck-kind.js';
import { useDeckKind, useKeptDecks } from '../decks/use-decks.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { useWords } from '../words/use-words.js';
import { askTournament, GAME } from './use-tournaments.js';
import type { TournamentPage } from './use-tournaments.js';

interface Props {
  readonly tournament: TournamentPage;
  readonly me?: number;
}

/** Register with a deck while that is possible; leave once one is in. */
export function TakePart({ tournament, me }: Props) {
  const words = useTournamentWords();
  const { cancel } = useWords();
  const kind = useDeckKind(GAME);
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
  if (tournament.status !== 'registration' || !kind || kind === 'missing') return null;
  return <Register kind={kind} tournament={tournament} />;
}

function Register({ kind, tournament }: { readonly kind: AnyDeckKind; readonly tournament: TournamentPage }) {
  const words = useTournamentWords();
  const { data: decks = [] } = useKeptDecks(kind);
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const deck = decks.find(({ id }) => id === chosen) ?? decks[0];
  const register = async () => {
    if (!deck) return;
    setBusy(true);
    // Starters are known by name on the page and by number to tournaments: their order is their number.
    const deckId = /^\d+$/.test(deck.id) ? Number(deck.id) : decks.indexOf(deck) + 1;
    await askTournament(tournament.id, 'register', { deckId }).catch((error: unknown) => toast(problemText(error)));
    setBusy(false);
  };
  return (
    <Panel title={words.register}>
      <div className="tool-line">
        <Select
          label={words.registerWith}
          hint={words.registerMore}
          options={decks.map(({ id, name }) => ({ value: id, label: name }))}
          value={deck?.id ?? ''}
          onChoose={setChosen}
        />
        <Button leading busy={busy} onClick={() => void register()}>
          {words.register}
        </Button>
      </div>
    </Panel>
  );
}

/** What the organiser alone may do. */
export function Organiser({ tournament }: { readonly tournament: TournamentPage }) {
  const words = useTournamentWords();
  if (tournament.status !== 'registration') return null;
  const start = () => askTournament(tournament.id, 'start').catch((error: unknown) => toast(problemText(error)));
  return (
    <div className="row">
      <Button disabled={tournament.players.length < 2} onClick={() => void start()}>
        {words.start}
      </Button>
      <p className="soft">{words.startMore}</p>
    </div>
  );
}
