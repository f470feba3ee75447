import { useState } from 'react';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { Icon } from '../design/icon.js';
import { Face } from '../design/plate.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { ReasonSheet } from './reason-sheet.js';
import { askWithReason, isGoingOn, takeOutBot } from './use-tournaments.js';
import type { Entrant, TournamentPage } from './use-tournaments.js';

interface Props {
  readonly tournament: TournamentPage;
  readonly me?: number;
  readonly isOrganiser: boolean;
}

/** Who takes part, in the order of registration. The organiser may take players out, with a reason unless it is a bot that has not played. */
export function Entrants({ tournament: { id, players, status }, me, isOrganiser }: Props) {
  const words = useTournamentWords();
  const [leaving, setLeaving] = useState<Entrant>();
  const mayTakeOut = isOrganiser && isGoingOn(status);
  const takeOut = (entrant: Entrant) => {
    if (entrant.level !== null && status === 'registration') void takeOutBot(id, entrant.playerId);
    else setLeaving(entrant);
  };
  return (
    <>
      <ul className="entrants">
        {players.map((entrant) => {
          const { playerId, name, level, dropped } = entrant;
          return (
            <li key={playerId} className={playerId === me ? 'is-me' : undefined}>
              <Face name={name} kind={level === null ? 'person' : 'bot'} />
              <span>{name}</span>
              {dropped && <Badge>{words.dropped}</Badge>}
              {mayTakeOut && !dropped && playerId !== me && (
                <Button quiet round aria-label={words.takeOut(name)} onClick={() => takeOut(entrant)}>
                  <Icon name="x" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ReasonSheet
        open={leaving !== undefined}
        title={words.takeOutSure(leaving?.name ?? '')}
        about={status === 'running' ? words.takeOutMore : words.takeOutEarly}
        act={words.takeOutShort}
        onClose={() => setLeaving(undefined)}
        onDo={(reason) => askWithReason(id, `players/${leaving?.playerId}/drop`, reason)}
      />
    </>
  );
}
