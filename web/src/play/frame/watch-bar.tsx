import type { PlayerAtTable, Seat } from '@parlour/client';
import { Segmented } from '../../design/choices.js';
import { Icon } from '../../design/icon.js';

interface Props {
  readonly players: readonly PlayerAtTable[];
  readonly bottom: Seat;
  onBottom(seat: Seat): void;
}

/** Where a player has the prompt, a spectator is told so, and chooses whose side is at the bottom. */
export function WatchBar({ players, bottom, onBottom }: Props) {
  return (
    <section className="watchbar" aria-label="Watching">
      <Icon name="eye" />
      <span>
        <b>You are watching.</b> <span className="soft">Hands stay covered.</span>
      </span>
      <div className="end">
        <Segmented
          legend="Whose side is at the bottom"
          quietLegend
          options={players.map(({ seat, name }) => ({ value: seat, label: name }))}
          value={bottom}
          onChange={onBottom}
        />
      </div>
    </section>
  );
}
