import { useEffect, useState } from 'react';
import { Button } from '../../design/button.js';
import { Panel } from '../../design/panel.js';
import { EvaluationGraph } from './evaluation-graph.js';
import { traysOf } from './past.js';
import type { TrayThen } from './past.js';
import { useReview } from './use-review.js';

interface Props {
  readonly gameId: string;
  readonly round: number;
  onLook(then: TrayThen | undefined): void;
}

/** The finished game once more: a scrubber over its trays, and how each turn stood. */
export function LookBack({ gameId, round, onLook }: Props) {
  const { actions, turns, trouble } = useReview(gameId, round);
  const [at, setAt] = useState<number>();
  useEffect(() => () => onLook(undefined), [onLook]);

  if (actions.length === 0) return null;
  const trays = traysOf(actions);
  const end = trays.length - 1;
  const position = at ?? end;
  const look = (index: number): void => {
    setAt(index);
    onLook(trays[index]);
  };
  return (
    <Panel>
      <h3>Look back</h3>
      <div className="scrubber">
        <Button quiet aria-label="One action back" disabled={position === 0} onClick={() => look(position - 1)}>
          ‹
        </Button>
        <input
          type="range"
          min={0}
          max={end}
          value={position}
          aria-label="Action of the game"
          aria-valuetext={`Action ${position} of ${end}`}
          onChange={(event) => look(Number(event.target.value))}
        />
        <Button quiet aria-label="One action on" disabled={position === end} onClick={() => look(position + 1)}>
          ›
        </Button>
      </div>
      <p className="soft small">
        Action {position} of {end}
      </p>
      {turns === undefined && (
        <p className="soft small">
          {trouble ? 'The evaluation is not there yet. Trying again …' : 'Looking at every turn …'}
        </p>
      )}
      {turns && turns.length > 1 && <EvaluationGraph turns={turns} now={actions[position - 1]?.version ?? 0} />}
    </Panel>
  );
}
