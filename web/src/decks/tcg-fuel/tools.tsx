import { useState } from 'react';
import { server } from '../../account/server.js';
import { problemText } from '../../api/problem-text.js';
import { Button } from '../../design/button.js';
import { toast } from '../../design/toast.js';
import { copyText } from '../../play/frame/copy-text.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { Bench } from '../deck-kind.js';
import { pilesOf } from '../piles.js';
import type { FuelCard } from './cards.js';
import { picksOf } from './entries.js';

interface ReadList {
  readonly cards: readonly { readonly card: string; readonly count: number }[];
  readonly errors: readonly string[];
}

/** A deck as lines such as `4 Kettle Imp`: out of here, and back in. */
export function FuelTools({ bench }: { readonly bench: Bench<FuelCard> }) {
  const { fuel } = useDeckWords();
  const lines = [...pilesOf(bench.draft.picks, bench.rules, bench.cards).values()]
    .map(({ card, picks }) => `${picks.length} ${card.name}`)
    .join('\n');
  const [typed, setTyped] = useState<string>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const read = async () => {
    try {
      const list = await server.rest.post<ReadList>('/api/tcg-fuel/decks/read', { text: typed ?? lines });
      setErrors(list.errors);
      if (list.errors.length > 0) return;
      const picks = picksOf(list.cards);
      bench.change({ picks });
      setTyped(undefined);
      toast(fuel.readDone(picks.length));
    } catch (error) {
      toast(problemText(error));
    }
  };
  return (
    <div className="stack tight">
      <label className="label">
        <span>{fuel.lines}</span>
        <textarea
          className="field deck-lines"
          rows={8}
          spellCheck={false}
          value={typed ?? lines}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="hint">{fuel.linesHint}</span>
      </label>
      {errors.length > 0 && (
        <div role="alert">
          <ul className="deck-errors">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="row">
        <Button compact onClick={() => void read()}>
          {fuel.read}
        </Button>
        <Button compact onClick={() => void copyText(lines).then(() => toast(fuel.copied))}>
          {fuel.copyLines}
        </Button>
      </div>
    </div>
  );
}
