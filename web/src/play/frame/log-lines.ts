import type { GameShape, HistoryEntry } from '@parlour/client';
import { namesIn } from '../named.js';
import type { TaleLine } from '../playing.js';
import type { Named, TableKind, Telling } from '../table-kind.js';

/** A line of the log. */
export interface LogLine {
  readonly key: string;
  readonly version: number;
  readonly text: string;
  /** Said by the page, not by the game. */
  readonly aside?: boolean;
  readonly rule?: string;
  readonly names?: readonly Named[];
  /** Milliseconds since 1970; undefined where no one has told it. */
  readonly at?: number;
}

/** A turn or a round with what happened in it. */
export interface LogSection {
  readonly heading?: string;
  readonly lines: readonly LogLine[];
}

interface Told {
  readonly text: string;
  readonly version: number;
  readonly heading?: boolean;
  readonly aside?: boolean;
  readonly rule?: string;
  readonly names?: readonly Named[];
  readonly at?: number;
}

/** The part of a table kind that tells what happened. */
interface Teller<G extends GameShape> extends Pick<TableKind<G>, 'heading' | 'named'> {
  readonly words: Pick<TableKind<G>['words'], 'events'>;
}

/** What happened before the page was opened, told as the tale would have told it. */
export function earlierLines<G extends GameShape>(
  kind: Teller<G>,
  entries: readonly HistoryEntry<G>[],
  telling: Telling<G>,
): Told[] {
  return entries.flatMap(({ version, at, events }) =>
    events.flatMap((event) => {
      const heading = kind.heading?.(event, telling);
      const text = sentence(kind, event, telling);
      return [
        ...(heading === undefined ? [] : [{ version, at, text: heading, heading: true }]),
        ...(text === null ? [] : [{ version, at, text, ...ruleOf(event), ...namesIn(kind, event, events, text) }]),
      ];
    }),
  );
}

/** Lines under their headings, each version told once: what is in the tale is not told again from the history. */
export function logSections(
  earlier: readonly Told[],
  tale: readonly TaleLine[],
  times: ReadonlyMap<number, number>,
): LogSection[] {
  const first = tale[0]?.version ?? Infinity;
  const all = [...earlier.filter(({ version }) => version < first), ...tale];
  const sections: { heading?: string; lines: LogLine[] }[] = [];
  all.forEach((line, index) => {
    if (line.heading) {
      sections.push({ heading: line.text, lines: [] });
      return;
    }
    if (sections.length === 0) sections.push({ lines: [] });
    const at = 'at' in line ? line.at : times.get(line.version);
    sections.at(-1)?.lines.push({
      key: `${line.version}.${index}`,
      version: line.version,
      text: line.text,
      ...(line.aside ? { aside: true } : undefined),
      ...(line.rule === undefined ? undefined : { rule: line.rule }),
      ...(line.names === undefined ? undefined : { names: line.names }),
      ...(at === undefined ? undefined : { at }),
    });
  });
  return sections.filter(({ heading, lines }) => heading !== undefined || lines.length > 0);
}

/** A sentence that cannot be made (a new kind of event, an old view) is left out rather than breaking the table. */
function sentence<G extends GameShape>(
  { words }: Pick<Teller<G>, 'words'>,
  event: G['event'],
  telling: Telling<G>,
): string | null {
  const tellers: Readonly<Record<string, unknown>> = words.events;
  const tell = tellers[event.type];
  if (typeof tell !== 'function') return null;
  try {
    const told: unknown = tell(event, telling);
    return typeof told === 'string' ? told : null;
  } catch {
    return null;
  }
}

function ruleOf(event: object): { readonly rule?: string } {
  const { rule } = event as { readonly rule?: unknown };
  return typeof rule === 'string' ? { rule } : {};
}
