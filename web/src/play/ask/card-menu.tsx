import { useEffect, useRef, useState } from 'react';
import type { GameShape, Problem } from '@parlour/client';
import { layBeside } from '../../design/beside.js';
import { Button } from '../../design/button.js';
import type { Playing } from '../playing.js';
import { usePlaying } from '../use-playing.js';
import { PromptButton } from './prompt-bar.js';
import { labelOf } from './sentences.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
}

/** Several kinds of action begin with one card: they stand at that card, with those that are not offered now and why. */
export function CardMenu<G extends GameShape, Face>({ play }: Props<G, Face>) {
  const { ask: words } = useTableWords();
  const menu = usePlaying(play, (now) => now.ask.menu);
  const box = useRef<HTMLDivElement>(null);
  const others = useOthers(play, menu?.at);

  useEffect(() => {
    const [list, at] = [box.current, menu && document.querySelector(`[data-ref="${CSS.escape(menu.at)}"]`)];
    if (!list || !at) return;
    layBeside(list, at, { side: 'above', along: 'middle', gap: 8 });
    list.querySelector('button')?.focus();
  }, [menu]);

  if (!menu) return null;
  const offered = new Map(menu.ways.map((button) => [button.meaning.way.type, button]));
  const order = [
    ...new Set([...others.map(({ action }) => action.type), ...menu.ways.map(({ meaning }) => meaning.way.type)]),
  ];
  return (
    <div ref={box} className="card-menu" role="group" aria-label={words.menu} data-zone="menu">
      {order.flatMap((type) =>
        offered.has(type)
          ? menu.ways
              .filter(({ meaning }) => meaning.way.type === type)
              .map((button) => <PromptButton key={button.press} play={play} button={button} />)
          : [
              <Button key={type} disabled className="not-now">
                {labelOf(play.kind, { type }, {}, play.telling('newest'))}
                <small>{others.find(({ action }) => action.type === type)?.problem?.message ?? words.notNow}</small>
              </Button>,
            ],
      )}
    </div>
  );
}

interface Other<A> {
  readonly action: A;
  readonly problem?: Problem;
}

/** What else the thing could do at another time, and what the server says against it now. */
function useOthers<G extends GameShape, Face>(
  play: Playing<G, Face>,
  at: string | undefined,
): readonly Other<G['action']>[] {
  const [others, setOthers] = useState<readonly Other<G['action']>[]>([]);
  useEffect(() => {
    let gone = false;
    const actions = at === undefined ? [] : play.couldDo(at);
    setOthers(actions.map((action) => ({ action })));
    void Promise.all(
      actions.map(async (action) => {
        const problem = await play.whyNot(action);
        return { action, ...(problem && { problem }) };
      }),
    ).then((told) => {
      if (!gone && told.length > 0) setOthers(told);
    });
    return () => {
      gone = true;
    };
  }, [play, at]);
  return others;
}
