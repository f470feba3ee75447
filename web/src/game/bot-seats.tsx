import type { Game } from '../api/types.js';
import { Segmented } from '../design/choices.js';
import { Select } from '../design/field.js';
import { usePageWords } from '../words/use-page-words.js';

interface Props {
  readonly game: Game;
  /** The level of each bot. */
  readonly levels: readonly string[];
  readonly min: number;
  readonly max: number;
  onChange(levels: readonly string[]): void;
}

/** As many numbers stand side by side on a phone, each wide enough for a finger. */
const MOST_SIDE_BY_SIDE = 6;

/** How many bots, and how strong each plays. */
export function BotSeats({ game, levels, min, max, onChange }: Props) {
  const { form, level } = usePageWords();
  if (!game.bots) return null;
  const { levels: all, default: usual } = game.bots;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const setCount = (count: number): void => onChange(Array.from({ length: count }, (_, i) => levels[i] ?? usual));
  return (
    <div className="stack">
      {counts.length > MOST_SIDE_BY_SIDE ? (
        <Select
          label={form.bots}
          options={counts.map((value) => ({ value: String(value), label: String(value) }))}
          value={String(levels.length)}
          onChoose={(count) => setCount(Number(count))}
        />
      ) : (
        counts.length > 1 && (
          <Segmented
            legend={form.bots}
            options={counts.map((value) => ({ value, label: String(value) }))}
            value={levels.length}
            onChange={setCount}
          />
        )
      )}
      {levels.length > 0 && (
        <div className="option-lines">
          {levels.map((chosen, seat) => (
            <Select
              key={seat}
              label={levels.length === 1 ? form.level : form.levelOf(seat + 1)}
              options={all.map((value) => ({ value, label: level(value) }))}
              value={chosen}
              onChoose={(value) => onChange(levels.map((one, i) => (i === seat ? value : one)))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
