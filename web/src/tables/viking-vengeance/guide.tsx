import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../design/button.js';
import type { Playing } from '../../play/playing.js';
import { playerAt } from './shapes.js';
import type { Face, VikingVengeance } from './shapes.js';
import { endFirstSteps, useFirstSteps } from './start/first-steps.js';
import { guideWords } from './start/words.en.js';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
}

const LAST = guideWords.steps.length;

/** Whether this table is the guided first game of the reader, and the guide has not been sent away. */
export function useIsGuided({ source }: Playing<VikingVengeance, Face>): boolean {
  const { sessionId, number, seats, players } = useStore(source.state);
  const isSolo = number > 0 && seats.length === 1 && players.some(({ kind }) => kind === 'bot') && !source.seek;
  const { data: steps } = useFirstSteps(isSolo);
  return isSolo && steps !== undefined && steps.game_id === sessionId && !steps.done;
}

/** The guide of the first game: one sentence for what to try next, until each thing has been done once. */
export function Guide({ play }: Props) {
  const step = useSteps(play);
  const [title, text] = guideWords.steps[step] ?? guideWords.end;
  const isEnd = step >= LAST;
  return (
    <aside className="vv-guide" aria-label={guideWords.label}>
      <p role="status">
        <b>
          {!isEnd && <small>{guideWords.of(step + 1)}</small>} {title}
        </b>{' '}
        {text}
      </p>
      <Button compact leading={isEnd} onClick={() => void endFirstSteps()}>
        {isEnd ? guideWords.close : guideWords.skip}
      </Button>
    </aside>
  );
}

/** How many of the steps have been taken: place, turn, ability, in this order. */
function useSteps({ source }: Playing<VikingVengeance, Face>): number {
  const [done, setDone] = useState(() => {
    const { picture, seats } = source.state.getState();
    const placed = picture ? playerAt(picture.view, seats[0] ?? 0).placed.length : 0;
    return placed > 0 ? 1 : 0;
  });
  useEffect(
    () =>
      source.onStep(({ events, picture }) => {
        const { seats } = source.state.getState();
        if (!picture || seats[0] === undefined) return;
        const me = playerAt(picture.view, seats[0]).userId;
        const placed = events.find((event) => event.type === 'card_placed' && event.owner === me);
        if (placed?.type !== 'card_placed') return;
        const turned = events.some((event) => event.type === 'card_flipped' && event.to === me);
        const ability = picture.view.hydratedCardDataCache[placed.cardId]?.special_ability_id ?? null;
        setDone((was) => (was === 0 || (was === 1 && turned) || (was === 2 && ability !== null) ? was + 1 : was));
      }),
    [source],
  );
  return done;
}
