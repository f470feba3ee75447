import type { Game } from '../../../api/types.js';
import { brought } from '../../../decks/chosen-deck.js';
import { Button } from '../../../design/button.js';
import { LinkButton } from '../../../design/link-button.js';
import { Coming } from '../../../design/notice.js';
import { Panel } from '../../../design/panel.js';
import { useStart } from '../../../house/use-start.js';
import { lookFor } from '../../../lobby/queue.js';
import { to } from '../../../to.js';
import { beginFirstSteps, endFirstSteps, useFirstSteps } from './first-steps.js';
import { startWords } from './words.en.js';

/** The ways to a table that this game has of its own: the guided first game, the two queues, and solo with a deck. */
export function GamePanel({ game }: { readonly game: Game }) {
  const { data: steps, isLoading } = useFirstSteps();
  const { busy, start } = useStart();
  const look = (mode: string) =>
    start(mode, async () => {
      await lookFor(game.slug, game.title, { mode, ...brought(game.slug) });
      return undefined;
    });
  // The guided game may stand above the queues.
  if (isLoading) return <Coming />;
  const isNew = steps !== undefined && !steps.done && steps.game_id === null;
  return (
    <div className={isNew ? 'halves' : undefined}>
      {isNew && (
        <Panel title={startWords.first}>
          <p>{startWords.firstMore}</p>
          <p className="row">
            <Button leading busy={busy === 'first'} onClick={() => void start('first', beginFirstSteps)}>
              {startWords.begin}
            </Button>
            <Button quiet onClick={() => void endFirstSteps()}>
              {startWords.skip}
            </Button>
          </p>
        </Panel>
      )}
      <Panel title={startWords.people}>
        <p>{startWords.peopleMore}</p>
        <p className="row">
          <Button busy={busy === 'casual'} onClick={() => void look('casual')}>
            {startWords.casual}
          </Button>
          <Button busy={busy === 'ranked'} onClick={() => void look('ranked')}>
            {startWords.ranked}
          </Button>
          <LinkButton quiet to={to.newGame(game.slug)}>
            {startWords.solo}
          </LinkButton>
        </p>
      </Panel>
    </div>
  );
}
