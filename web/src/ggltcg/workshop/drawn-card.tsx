import { Field } from '../../design/field.js';
import { Panel } from '../../design/panel.js';
import { CardDisplay } from '../../tables/ggltcg/card-display.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { fromCsv } from './card-table.js';
import type { Row } from './card-table.js';
import { draftArt, faceOfRow } from './draft-face.js';
import { drawnFrom } from './drawn-from.js';
import { useVersion } from './workshop-server.js';

interface Props {
  readonly row: Row;
  readonly number: number;
  readonly fixed: boolean;
  onChange(change: Partial<Row>): void;
}

/** The chosen card as it will look, at every size and asleep, with the fields that a narrow grid has no room for. */
export function DrawnCard({ row, number, fixed, onChange }: Props) {
  const face = faceOfRow(row);
  // The game's own cards have drawings of their own, also in a copy.
  const drawn = useVersion('shipped', 1).data;
  const from = drawn && !fromCsv(drawn.csv).some(({ name }) => name === face.name) ? drawnFrom(face) : undefined;
  const [awake, asleep] = [draftArt(face), draftArt(face, true)];
  return (
    <Panel title={words.drawn(number)} className="Drawn">
      <div className="Drawn-cards" aria-hidden="true">
        <span className="Drawn-sheet">
          <CardDisplay face={face} art={awake} />
        </span>
        <span className="Drawn-small">
          <CardDisplay face={face} art={awake} />
          <span className="Drawn-chip">
            <CardDisplay face={face} art={awake} />
          </span>
          <CardDisplay face={face} art={asleep} asleep />
        </span>
      </div>
      {from !== undefined && <p className="soft">{from}</p>}
      {!fixed && (
        <div className="Drawn-fields">
          <Field
            label={words.columns.effect_text}
            value={row.effect_text}
            maxLength={400}
            onChange={(event) => onChange({ effect_text: event.target.value })}
          />
          <Field
            label={words.columns.primary_color}
            value={row.primary_color}
            maxLength={7}
            placeholder="#C74444"
            onChange={(event) => onChange({ primary_color: event.target.value })}
          />
          <Field
            label={words.columns.accent_color}
            value={row.accent_color}
            maxLength={7}
            placeholder="#F0C25A"
            onChange={(event) => onChange({ accent_color: event.target.value })}
          />
        </div>
      )}
    </Panel>
  );
}
