import { useEffect, useState } from 'react';
import { CardFrame } from '../../design/card-frame.js';
import { ask } from '../../net/rest.js';
import { EvaluationGraph } from './evaluation-graph.js';
import type { TurnVerdict } from './evaluation-graph.js';
import { BASE } from './game-types.js';
import type { WireAction } from './game-types.js';
import { boardsOf } from './past.js';
import type { BoardAt } from './past.js';

interface Props {
  readonly gameId: string;
  readonly round: number;
  onLook(past: BoardAt | undefined): void;
}

type LoggedAction = WireAction & { readonly version: number };

/** The finished game once more: a scrubber over its boards, and how each turn stood. */
export function LookBack({ gameId, round, onLook }: Props) {
  const [actions, setActions] = useState<readonly LoggedAction[]>([]);
  const [turns, setTurns] = useState<readonly TurnVerdict[]>([]);
  const [at, setAt] = useState<number>();

  useEffect(() => {
    const path = `${BASE}/games/${gameId}`;
    ask<{ actions: LoggedAction[] }>('GET', `${path}/history?round=${round}`).then(
      (answer) => setActions(answer.actions),
      () => undefined,
    );
    ask<{ turns: TurnVerdict[] }>('GET', `${path}/analysis`).then(
      (answer) => setTurns(answer.turns),
      () => undefined,
    );
    return () => onLook(undefined);
  }, [gameId, round]);

  if (actions.length === 0) return null;
  const boards = boardsOf(actions);
  const position = at ?? boards.length - 1;
  const look = (index: number): void => {
    setAt(index);
    onLook(index === boards.length - 1 ? undefined : boards[index]);
  };
  return (
    <CardFrame>
      <h3>Look back</h3>
      <label>
        <span className="soft small">
          Action {position} of {boards.length - 1}
        </span>
        <input
          className="scrubber"
          type="range"
          min={0}
          max={boards.length - 1}
          value={position}
          aria-label="Action of the game"
          onChange={(event) => look(Number(event.target.value))}
        />
      </label>
      {turns.length > 1 && <EvaluationGraph turns={turns} now={actions[position - 1]?.version ?? 0} />}
    </CardFrame>
  );
}
