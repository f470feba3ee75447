import { useState } from 'react';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { classNames } from '../design/class-names.js';
import { Field, Select } from '../design/field.js';
import { LinkButton } from '../design/link-button.js';
import { Sheet } from '../design/sheet.js';
import { toast } from '../design/toast.js';
import { to } from '../to.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { useWords } from '../words/use-words.js';
import { askTournament } from './use-tournaments.js';
import type { Match, TournamentPage } from './use-tournaments.js';

export interface RoundProps {
  readonly tournament: TournamentPage;
  readonly matches: readonly Match[];
  readonly round: number;
  readonly me?: number;
  readonly isOrganiser: boolean;
  nameOf(playerId: number | null): string;
}

/** The matches of a round: who meets whom, how it stands, and the tables that can be watched. */
export function Round({ tournament, matches, round, me, isOrganiser, nameOf }: RoundProps) {
  const words = useTournamentWords();
  const [judged, setJudged] = useState<Match>();
  const isNow = tournament.status === 'running' && round === tournament.currentRound;
  return (
    <>
      <ol className="pairings">
        {matches
          .filter((match) => match.round === round)
          .map((match) => {
            const [a, b] = [nameOf(match.playerA), match.playerB === null ? words.bye : nameOf(match.playerB)];
            const isMine = me !== undefined && (match.playerA === me || match.playerB === me);
            const isOver = match.status === 'finished';
            return (
              <li key={match.id} className={classNames(isMine && 'is-me')}>
                <span className="soft">{match.number}</span>
                <span className={classNames('side-a', match.winnerId === match.playerA && 'won')}>{a}</span>
                <b className="score">
                  {match.winsA}–{match.winsB}
                </b>
                <span className={classNames(match.winnerId !== null && match.winnerId === match.playerB && 'won')}>
                  {b}
                </span>
                <span className="pairing-end">
                  {isOver ? (
                    <span className="soft">{match.playerB === null ? words.free : words.ended}</span>
                  ) : match.sessionId !== null && tournament.status !== 'cancelled' ? (
                    <LinkButton compact to={to.table(tournament.game, match.sessionId)} aria-label={words.watch(a, b)}>
                      {words.watchShort}
                    </LinkButton>
                  ) : (
                    <span className="soft">
                      {tournament.status === 'cancelled' ? words.calledOffShort : words.waits}
                    </span>
                  )}
                  {isOrganiser && match.playerB !== null && isNow && (
                    <Button compact aria-label={words.decideMatch(a, b)} onClick={() => setJudged(match)}>
                      {words.decide}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
      </ol>
      <Sheet
        open={judged !== undefined}
        title={judged ? words.decideMatch(nameOf(judged.playerA), nameOf(judged.playerB)) : ''}
        onClose={() => setJudged(undefined)}
      >
        {judged && (
          <Decision tournament={tournament} match={judged} nameOf={nameOf} onDone={() => setJudged(undefined)} />
        )}
      </Sheet>
    </>
  );
}

interface DecisionProps extends Pick<RoundProps, 'tournament' | 'nameOf'> {
  readonly match: Match;
  onDone(): void;
}

/** The organiser's last word on a match, with a reason that everybody can read. */
function Decision({ tournament, match, nameOf, onDone }: DecisionProps) {
  const words = useTournamentWords();
  const { cancel } = useWords();
  const scores = tournament.bestOf === 1 ? (['0', '1'] as const) : (['0', '1', '2'] as const);
  const [winsA, setWinsA] = useState<(typeof scores)[number]>('0');
  const [winsB, setWinsB] = useState<(typeof scores)[number]>('0');
  const [reason, setReason] = useState('');
  const decide = async () => {
    const body = { winsA: Number(winsA), winsB: Number(winsB), ...(reason.trim() !== '' && { reason: reason.trim() }) };
    try {
      await askTournament(tournament.id, `matches/${match.id}/result`, body);
      onDone();
    } catch (error) {
      toast(problemText(error));
    }
  };
  const options = scores.map((value) => ({ value, label: value }));
  return (
    <div className="stack">
      <Select label={words.gamesWon(nameOf(match.playerA))} options={options} value={winsA} onChoose={setWinsA} />
      <Select label={words.gamesWon(nameOf(match.playerB))} options={options} value={winsB} onChoose={setWinsB} />
      <Field
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="row">
        <Button onClick={onDone}>{cancel}</Button>
        <Button leading onClick={() => void decide()}>
          {words.decide}
        </Button>
      </div>
    </div>
  );
}
