import { useTournamentWords } from '../words/use-tournament-words.js';
import type { Match, TournamentPage } from './use-tournaments.js';

interface Props {
  readonly log: TournamentPage['log'];
  readonly matches: readonly Match[];
  nameOf(playerId: number | null): string;
}

/** What the organiser has decided: which match, how, and why. */
export function Decisions({ log, matches, nameOf }: Props) {
  const words = useTournamentWords();
  return (
    <ul className="decisions">
      {log.map(({ at, name, matchId, winsA, winsB, reason }) => {
        const match = matches.find(({ id }) => id === matchId);
        if (!match) return null;
        return (
          <li key={at}>
            <b>
              {nameOf(match.playerA)} {winsA}–{winsB} {nameOf(match.playerB)}
            </b>
            <span className="soft small">{words.decidedBy(name, match.round)}</span>
            {reason !== null && <q>{reason}</q>}
          </li>
        );
      })}
    </ul>
  );
}
