import { useState } from 'react';
import { Button } from '../design/button.js';
import { Panel } from '../design/panel.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { Round } from './round.js';
import type { RoundProps } from './round.js';

/** Every round that has begun, the newest first on the screen. */
export function Rounds(props: Omit<RoundProps, 'round'>) {
  const words = useTournamentWords();
  const { currentRound } = props.tournament;
  const [chosen, setChosen] = useState<number>();
  const round = chosen ?? currentRound;
  return (
    <Panel title={words.round(round)}>
      {currentRound > 1 && (
        <div className="round-choice" role="group" aria-label={words.whichRound}>
          {Array.from({ length: currentRound }, (_, index) => index + 1).map((one) => (
            <Button
              key={one}
              compact
              aria-label={words.round(one)}
              aria-pressed={one === round}
              onClick={() => setChosen(one)}
            >
              {one}
            </Button>
          ))}
        </div>
      )}
      <Round {...props} round={round} />
    </Panel>
  );
}
