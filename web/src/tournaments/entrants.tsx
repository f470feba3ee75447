import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { Icon } from '../design/icon.js';
import { Face } from '../design/plate.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { takeOutBot } from './use-tournaments.js';
import type { TournamentPage } from './use-tournaments.js';

interface Props {
  readonly tournament: TournamentPage;
  readonly me?: number;
  readonly isOrganiser: boolean;
}

/** Who takes part, in the order of registration. The organiser may take bots out until the first round begins. */
export function Entrants({ tournament: { id, players, status }, me, isOrganiser }: Props) {
  const words = useTournamentWords();
  return (
    <ul className="entrants">
      {players.map(({ playerId, name, level, dropped }) => (
        <li key={playerId} className={playerId === me ? 'is-me' : undefined}>
          <Face name={name} kind={level === null ? 'person' : 'bot'} />
          <span>{name}</span>
          {dropped && <Badge>{words.dropped}</Badge>}
          {isOrganiser && level !== null && status === 'registration' && (
            <Button quiet round aria-label={words.takeOut(name)} onClick={() => void takeOutBot(id, playerId)}>
              <Icon name="x" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
