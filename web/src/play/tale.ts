import type { GameShape, Step } from '@parlour/client';
import { currentTableWords } from '../words/use-table-words.js';
import type { TaleLine } from './playing.js';
import { namesIn } from './named.js';
import type { TableKind, Telling } from './table-kind.js';

/** The sentences of a step. A step that was jumped over has one line that says so. */
export function taleOf<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  { events, version, from, kind: how }: Step<G>,
  telling: Telling<G>,
  late: boolean,
): readonly Omit<TaleLine, 'id'>[] {
  if (how === 'jump') {
    const missed = version - from;
    return missed > 1 ? [{ version, text: currentTableWords().log.missed(missed), late: true }] : [];
  }
  return events.flatMap((event) => {
    const sentence = kind.words.events[event.type as G['event']['type']] as
      ((event: G['event'], telling: Telling<G>) => string | null) | undefined;
    const heading = kind.heading?.(event, telling);
    const text = sentence?.(event, telling) ?? null;
    const mark = kind.marks(event);
    const { rule } = event as { readonly rule?: string };
    const extras = { ...(mark && { mark }), ...(rule !== undefined && { rule }), ...(late && { late }) };
    return [
      ...(heading === undefined ? [] : [{ version, text: heading, heading: true }]),
      ...(text === null ? [] : [{ version, text, ...namesIn(kind, event, events, text), ...extras }]),
    ];
  });
}

/** What is read aloud of a step: its first sentence, and how much more there was. */
export function spokenOf(lines: readonly Pick<TaleLine, 'text' | 'heading'>[]): string {
  const [first, ...more] = lines.filter(({ heading }) => !heading);
  if (!first) return '';
  return more.length === 0 ? first.text : currentTableWords().log.andMore(first.text, more.length);
}
