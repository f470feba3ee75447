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

/** How many bots, and how strong each plays. */
export function BotSeats({ game, levels, min, max, onChange }: Props) {
  const { form, level } = usePageWords();
  if (!game.bots) return null;
  const { levels: all, default: usual } = game.bots;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <div className="stack">
      {counts.length > 1 && (
        <Segmented
          legend={form.bots}
          options={counts.map((value) => ({ value, label: String(value) }))}
          value={levels.length}
          onChange={(count) => onChange(Array.from({ length: count }, (_, i) => levels[i] ?? usual))}
        />
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
