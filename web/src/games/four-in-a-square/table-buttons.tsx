import { Button } from '../../design/button.js';
import { LinkButton } from '../../design/link-button.js';
import type { HintOnTable } from './use-hint.js';
import { RestartButton } from './restart-button.js';

interface Props {
  readonly over: boolean;
  readonly mine: boolean;
  readonly seated: boolean;
  /** Between two people nobody is hinted at. */
  readonly hints: HintOnTable | undefined;
  onRestart(): void;
}

/** What one can do beside playing. */
export function TableButtons({ over, mine, seated, hints, onRestart }: Props) {
  return (
    <div className="buttons">
      {seated && !over && hints && (
        <Button disabled={!mine || hints.thinking} onClick={() => void hints.askForHint()}>
          {hints.thinking ? 'Thinking …' : 'Hint'}
        </Button>
      )}
      {seated && <RestartButton over={over} onRestart={onRestart} />}
      <LinkButton to="/four-in-a-square">New game</LinkButton>
    </div>
  );
}
