import type { PlayerAtTable, Seat } from '@parlour/client';
import { Segmented } from '../../design/choices.js';
import { Icon } from '../../design/icon.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  readonly players: readonly PlayerAtTable[];
  readonly bottom: Seat;
  onBottom(seat: Seat): void;
}

/** Where a player has the prompt, a spectator is told so, and chooses whose side is at the bottom. */
export function WatchBar({ players, bottom, onBottom }: Props) {
  const { frame } = useTableWords();
  return (
    <section className="watchbar" aria-label={frame.watching}>
      <Icon name="eye" />
      <span>
        <b>{frame.youWatch}</b> <span className="soft">{frame.covered}</span>
      </span>
      <div className="end">
        <Segmented
          legend={frame.bottom}
          quietLegend
          options={players.map(({ seat, name }) => ({ value: seat, label: name }))}
          value={bottom}
          onChange={onBottom}
        />
      </div>
    </section>
  );
}
