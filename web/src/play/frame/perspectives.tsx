import type { Source } from '@parlour/client';
import { useStore } from 'zustand';
import { Segmented } from '../../design/choices.js';

interface Props {
  readonly source: Source;
  readonly as: string | undefined;
  /** The game has ended, whatever version is looked at. */
  readonly over: boolean;
  onAs(as: string): void;
}

/** Through whose eyes a finished game is looked at. */
export function Perspectives({ source, as, over, onAs }: Props) {
  const players = useStore(source.state, (session) => session.players);
  if (!over) return null;
  const options = [
    { value: 'all', label: 'All open' },
    ...players.map(({ seat, name }) => ({ value: `seat${seat}`, label: `As ${name}` })),
    { value: 'public', label: 'Public' },
  ];
  return (
    <div className="perspectives">
      <Segmented legend="Perspective" quietLegend options={options} value={as ?? 'all'} onChange={onAs} />
    </div>
  );
}
