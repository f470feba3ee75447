import { useState } from 'react';
import { Button } from '../design/button.js';
import { Panel } from '../design/panel.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { Bracket } from './bracket.js';
import type { BracketProps } from './bracket.js';

/** The bracket as a tree, or round by round as a list, which fits every screen. */
export function BracketAndList({ title, ...bracket }: BracketProps & { readonly title: string }) {
  const words = useTournamentWords();
  const [isList, setIsList] = useState(false);
  return (
    <Panel
      title={title}
      aside={
        <Button quiet compact aria-pressed={isList} onClick={() => setIsList(!isList)}>
          {isList ? words.asTree : words.asList}
        </Button>
      }
    >
      {isList ? <List {...bracket} /> : <Bracket {...bracket} />}
    </Panel>
  );
}

function List({ matches, nameOf }: BracketProps) {
  const words = useTournamentWords();
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((one, other) => one - other);
  const inFirst = matches.filter(({ round }) => round === rounds[0]).length;
  return rounds.map((round, index) => (
    <section key={round} className="bracket-round">
      <h3>{words.finals(inFirst / 2 ** index)}</h3>
      <ul className="pairings">
        {matches
          .filter((match) => match.round === round)
          .map(({ id, number, playerA, playerB, winsA, winsB, winnerId }) => (
            <li key={id}>
              <span className="soft">{number}</span>
              <span className={winnerId === playerA ? 'side-a won' : 'side-a'}>{nameOf(playerA)}</span>
              <b className="score">
                {winsA}–{winsB}
              </b>
              <span className={winnerId !== null && winnerId === playerB ? 'won' : undefined}>
                {playerB === null ? words.bye : nameOf(playerB)}
              </span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
