import type { Source } from '@parlour/client';
import { useStore } from 'zustand';
import { Segmented } from '../../design/choices.js';
import { useBesideWords } from '../../words/use-beside-words.js';

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
  const { back } = useBesideWords();
  if (!told) return null;
  const options = [
    { value: 'all', label: back.allOpen },
    ...players.map(({ seat, name }) => ({ value: `seat${seat}`, label: back.as(name) })),
    { value: 'public', label: back.public },
  ];
  return (
    <section className="perspectives" aria-label={back.perspective}>
      <Segmented legend={back.perspective} quietLegend options={options} value={as ?? 'all'} onChange={onAs} />
    </section>
  );
}
