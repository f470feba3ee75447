import { useTournamentWords } from '../words/use-tournament-words.js';
import type { LoggedDeed, Match, TournamentPage } from './use-tournaments.js';

interface Props {
  readonly log: TournamentPage['log'];
  readonly matches: readonly Match[];
  nameOf(playerId: number | null): string;
}

/** What the organiser has decided: a match and how, who was taken out, or that all was called off; and why. */
export function Decisions({ log, matches, nameOf }: Props) {
  const words = useTournamentWords();
  return (
    <ul className="decisions">
      {log.map((deed) => {
        const match = matches.find(({ id }) => id === deed.matchId);
        if (deed.deed === 'decided' && !match) return null;
        return (
          <li key={deed.at}>
            <b>
              {match
                ? `${nameOf(match.playerA)} ${deed.winsA}–${deed.winsB} ${nameOf(match.playerB)}`
                : deed.player === null
                  ? words.calledOff
                  : words.takenOut(deed.player)}
            </b>
            <span className="soft small">
              {match ? words.decidedBy(deed.name, match.round) : words.doneBy(deed.name)}
            </span>
            {deed.reason !== null && <q>{deed.reason}</q>}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether it is the organiser's: players who leave by themselves are told by the list of players. */
export function isDecision({ deed, player }: LoggedDeed): boolean {
  return deed === 'decided' || deed === 'cancelled' || (deed === 'dropped' && player !== null);
}
