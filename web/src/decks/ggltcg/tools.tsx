import { isProblem } from '@parlour/client';
import { useState } from 'react';
import { server } from '../../account/server.js';
import { problemText } from '../../api/problem-text.js';
import { Button } from '../../design/button.js';
import { Select } from '../../design/field.js';
import { toast } from '../../design/toast.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { Bench } from '../deck-kind.js';
import type { ToyCard } from './cards.js';

/** Six cards at random, or by their names. */
export function ToyTools({ bench }: { readonly bench: Bench<ToyCard> }) {
  return (
    <div className="stack tight">
      <AtRandom bench={bench} />
      <ByNames bench={bench} />
    </div>
  );
}

function AtRandom({ bench }: { readonly bench: Bench<ToyCard> }) {
  const { toys } = useDeckWords();
  const { size } = bench.rules;
  const [count, setCount] = useState('');
  const deal = async () => {
    const num_toys = count === '' ? 0 : Number(count);
    const body = { num_toys, num_actions: count === '' ? 0 : size - num_toys, edition: bench.variant };
    try {
      const { deck } = await server.rest.post<{ readonly deck: readonly string[] }>(
        '/api/ggltcg/games/random-deck',
        body,
      );
      bench.change({ picks: deck });
    } catch (error) {
      toast(problemText(error));
    }
  };
  return (
    <div className="tool-line">
      <Select
        label={toys.howMany}
        options={[
          { value: '', label: toys.anyMix },
          ...Array.from({ length: size + 1 }, (_, n) => ({ value: String(n), label: String(n) })),
        ]}
        value={count}
        onChoose={setCount}
      />
      <Button onClick={() => void deal()}>{toys.deal}</Button>
    </div>
  );
}

/** Names as they are typed or pasted; the server tells the nearest ones of a name it does not know. */
function ByNames({ bench }: { readonly bench: Bench<ToyCard> }) {
  const { toys } = useDeckWords();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<{ readonly text: string; readonly near: readonly string[] }>();
  const names = typed
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const read = async () => {
    try {
      const body = { deck: names, edition: bench.variant };
      const { deck } = await server.rest.post<{ readonly deck: readonly string[] }>(
        '/api/ggltcg/games/check-deck',
        body,
      );
      bench.change({ picks: deck });
      setWrong(undefined);
      setTyped('');
    } catch (error) {
      const near = isProblem(error) ? (error.details as { readonly near?: readonly string[] } | undefined)?.near : [];
      setWrong({ text: problemText(error), near: near ?? [] });
    }
  };
  const replace = (name: string) => {
    const stranger = names.find((one) => !bench.cards.has(one) || !bench.cards.get(one)!.prints[bench.variant]);
    setTyped(names.map((one) => (one === stranger ? name : one)).join('\n'));
    setWrong(undefined);
  };
  return (
    <>
      <label className="label">
        <span>{toys.names}</span>
        <textarea
          className="field deck-lines"
          rows={6}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="hint">{toys.namesHint}</span>
      </label>
      {wrong && (
        <div role="alert" className="deck-wrong">
          <p>{wrong.text}</p>
          <div className="row">
            {wrong.near.map((name) => (
              <Button compact key={name} aria-label={toys.near(name)} onClick={() => replace(name)}>
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className="row">
        <Button compact disabled={names.length === 0} onClick={() => void read()}>
          {toys.readNames}
        </Button>
      </div>
    </>
  );
}
