import type { Source } from '@parlour/client';
import { useStore } from 'zustand';
import { Segmented } from '../../design/choices.js';

interface Props {
  readonly source: Source;
  readonly as: string | undefined;
  onAs(as: string): void;
}

/** Through whose eyes a finished game is looked at. */
export function Perspectives({ source, as, onAs }: Props) {
  const players = useStore(source.state, (session) => session.players);
  const over = useStore(source.state, (session) => session.phase === 'over');
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
