import { useState } from 'react';
import type { GameShape } from '@parlour/client';
import { Button } from '../../design/button.js';
import type { Playing } from '../playing.js';
import type { Tool } from './offer.js';
import { labelOf, withPrice } from './sentences.js';
import { usePlaying } from '../use-playing.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
  readonly tool: Extract<Tool<G['action']>, { tool: 'amount' }>;
}

/** A number among those that are offered. */
export function Stepper<G extends GameShape, Face>({ play, tool }: Props<G, Face>) {
  const { ask } = useTableWords();
  const [index, setIndex] = useState(0);
  const soFar = usePlaying(play, (now) => now.ask.soFar);
  const at = Math.min(index, tool.values.length - 1);
  const chosen = tool.values[at];
  if (!chosen) return null;
  const { value, press, caption } = chosen;
  const label = labelOf(play.kind, tool.way, { ...soFar, [tool.step]: value }, play.telling());
  return (
    <div className="stepper" role="group" aria-label={tool.step}>
      <Button round aria-label={ask.less} disabled={at === 0} onClick={() => setIndex(at - 1)}>
        −
      </Button>
      <output aria-live="polite">{withPrice(play.kind, String(value), caption)}</output>
      <Button round aria-label={ask.more} disabled={at === tool.values.length - 1} onClick={() => setIndex(at + 1)}>
        +
      </Button>
      <Button
        leading
        data-press={press}
        onClick={() => {
          play.choose({ press, role: 'target', ways: [tool.way], step: tool.step });
          play.done();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
