import { useState } from 'react';
import type { GameShape } from '@parlour/client';
import { Button } from '../../design/button.js';
import type { Playing } from '../playing.js';
import { shortName } from './arrange.js';
import type { Tool } from './offer.js';
import type { Division } from './reading.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
  readonly tool: Extract<Tool<G['action']>, { tool: 'divide' }>;
}

/** Shares of an amount: each part has a stepper that goes to the next division that is offered. */
export function Divide<G extends GameShape, Face>({ play, tool }: Props<G, Face>) {
  const { ask } = useTableWords();
  const [chosen, setChosen] = useState<readonly number[]>(() => tool.shares.map(() => 0));
  const action = tool.compose(chosen);
  return (
    <>
      <div className="divide" role="group" aria-label={ask.divide}>
        {tool.shares.map(({ of, options }, index) => {
          const now = options[chosen[index] ?? 0];
          if (!now) return null;
          const choose = (option: number): void => setChosen(chosen.with(index, option));
          return (
            <fieldset key={of}>
              <legend>{shortName(play, of)}</legend>
              {partsOf(options).map((to) => (
                <Share key={to} play={play} to={to} now={now} options={options} onChoose={choose} />
              ))}
            </fieldset>
          );
        })}
      </div>
      <Button leading data-done disabled={!action} onClick={() => action && play.send(action)}>
        {ask.done}
      </Button>
    </>
  );
}

interface ShareProps<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
  readonly to: string;
  readonly now: Division;
  readonly options: readonly Division[];
  onChoose(option: number): void;
}

function Share<G extends GameShape, Face>({ play, to, now, options, onChoose }: ShareProps<G, Face>) {
  const { ask } = useTableWords();
  const { Small, words } = play.kind;
  const name = shortName(play, to);
  const have = amountFor(now, to);
  const less = nearestOption(options, now, to, -1);
  const more = nearestOption(options, now, to, 1);
  return (
    <span className="share">
      {Small && <Small play={play} item={to} />}
      <span className="share-name">
        {name}
        <small>{words.share?.(to, have, play.telling('newest'))}</small>
      </span>
      <Button round compact aria-label={ask.lessOf(name)} disabled={less < 0} onClick={() => onChoose(less)}>
        −
      </Button>
      <output>{have}</output>
      <Button round compact aria-label={ask.moreOf(name)} disabled={more < 0} onClick={() => onChoose(more)}>
        +
      </Button>
    </span>
  );
}

function partsOf(options: readonly Division[]): readonly string[] {
  return [...new Set(options.flatMap(({ parts }) => parts.map(({ to }) => to)))];
}

function amountFor({ parts }: Division, to: string): number {
  return parts.find((part) => part.to === to)?.amount ?? 0;
}

/** The offered division in which this part gets least more (or less), and the others change least. */
export function nearestOption(options: readonly Division[], now: Division, to: string, by: -1 | 1): number {
  let best = -1;
  let bestCost = Infinity;
  options.forEach((option, index) => {
    const step = (amountFor(option, to) - amountFor(now, to)) * by;
    if (step <= 0) return;
    const change = partsOf([option, now]).reduce(
      (sum, part) => sum + Math.abs(amountFor(option, part) - amountFor(now, part)),
      0,
    );
    const cost = step * 1000 + change;
    if (cost < bestCost) [best, bestCost] = [index, cost];
  });
  return best;
}
