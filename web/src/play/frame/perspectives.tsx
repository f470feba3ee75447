import type { Source } from '@parlour/client';
import { useStore } from 'zustand';
import { Segmented } from '../../design/choices.js';

interface Props {
  readonly source: Source;
  readonly as: string | undefined;
  /** Everything may be told: the game or its round has ended, whatever version is looked at. */
  readonly told: boolean;
  onAs(as: string): void;
}

/** Through whose eyes a game is looked at, once nothing is secret any more. */
export function Perspectives({ source, as, told, onAs }: Props) {
  const players = useStore(source.state, (session) => session.players);
  if (!told) return null;
  const options = [
    { value: 'all', label: 'All open' },
    ...players.map(({ seat, name }) => ({ value: `seat${seat}`, label: `As ${name}` })),
    { value: 'public', label: 'Public' },
  ];
  return (
    <section className="perspectives" aria-label="Perspective">
      <Segmented legend="Perspective" quietLegend options={options} value={as ?? 'all'} onChange={onAs} />
    </section>
  );
}
