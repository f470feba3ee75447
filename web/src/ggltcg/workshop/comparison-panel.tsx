import { workshopEn as words } from '../../words/workshop.en.js';
import { IntervalPlot } from './interval-plot.js';
import { versionOf } from './partner.js';
import { useComparison } from './workshop-server.js';
import type { Change, Run } from './workshop-server.js';

/** What a version did against the one before, on the same deals: luck that both had does not count. */
export function ComparisonPanel({ after, before }: { readonly after: Run; readonly before: Run }) {
  const { data } = useComparison(after, before);
  if (!data) return null;
  const { first_player: first, mean_turns: turns } = data;
  return (
    <section className="Comparison" data-testid="comparison">
      <h3>{words.comparison(versionOf(after), versionOf(before))}</h3>
      <p>{words.comparisonAbout(data.same_deals, data.decided_otherwise)}</p>
      <IntervalPlot
        about={words.comparison(versionOf(after), versionOf(before))}
        middle={0}
        unit=""
        rows={[
          ...data.cards.map(({ card_name, change }) => rowOf(card_name, change)),
          rowOf(words.firstChange, first.change),
        ]}
      />
      <p>{words.turnsChange(turns.before, turns.after)}</p>
    </section>
  );
}

/** Marked where the whole interval lies on one side: the change did something. */
function rowOf(name: string, { by, low, high }: Change) {
  return { name, value: by, low, high, label: words.points(by), marked: low > 0 || high < 0 };
}
