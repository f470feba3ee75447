import type { StoryLine } from './story-line.js';

type MomentKind = 'sweep' | 'swap' | 'copy' | 'busy' | 'direct' | 'tussle';

/** Something worth telling. */
export interface Moment {
  readonly kind: MomentKind;
  readonly at: number;
  readonly player: string;
  readonly subject: string;
  readonly naps: string;
}

const PRIORITY: readonly MomentKind[] = ['sweep', 'swap', 'copy', 'busy', 'direct', 'tussle'];
const MOST = 6;

/** The biggest moments of a game, in the order they happened. What the words of a line say decides, not card names. */
export function biggestMoments(lines: readonly StoryLine[]): Moment[] {
  const found: Moment[] = [];
  let tussled = false;
  for (const [at, line] of lines.entries()) {
    const moment = momentOf(line, at, tussled);
    if (line.action_type === 'tussle') tussled = true;
    if (moment) found.push(moment);
  }
  return found
    .sort((one, other) => PRIORITY.indexOf(one.kind) - PRIORITY.indexOf(other.kind) || one.at - other.at)
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at);
}

function momentOf({ action_type, description, player }: StoryLine, at: number, tussled: boolean): Moment | undefined {
  const naps = nappers(description);
  const told = (kind: MomentKind, subject: string): Moment => ({ kind, at, player, subject, naps: listed(naps) });
  const [, played = ''] = /^Played (.+?) (?:for \d+ CC|by sleeping)/.exec(description) ?? [];
  if (action_type === 'play_card') {
    if (/^Played (Clean|Toynado)\b/.test(description)) return told('sweep', played);
    const [, stolen] = /\(took control of (.+?)\)(?:;|$)/.exec(description) ?? [];
    if (stolen) return told('swap', stolen);
    const [, copied] = /\(copied (.+?)\)(?:;|$)/.exec(description) ?? [];
    if (copied) return told('copy', copied);
    return naps.length >= 2 ? told('busy', played) : undefined;
  }
  if (action_type !== 'tussle') return undefined;
  const [, flier] = /^(.+?) attacked directly/.exec(description) ?? [];
  if (flier && !description.includes('cancelled')) return told('direct', flier);
  const [, one = '', other = ''] = /^(.+?) tussled (.+?) for /.exec(description) ?? [];
  if (description.includes('both sleeped') || naps.length >= 2) return told('busy', `${one} and ${other}`);
  return tussled || one === '' ? undefined : told('tussle', `${one} and ${other}`);
}

/** Who lies down in a line. */
export function nappers(description: string): string[] {
  const [, also = ''] = /also sleeped: (.*)$/.exec(description) ?? [];
  const [, one] = /: ([^:;]+?) sleeped(?:;|$)/.exec(description) ?? [];
  const [, chosen] = /\(sleeped (.+?)\)(?:;|$)/.exec(description) ?? [];
  const single = one && one !== 'nobody' && one !== 'both' ? [one] : [];
  return [...single, ...(chosen ? chosen.split(', ') : []), ...also.split(', ').filter((name) => name !== '')];
}

/** `Ka`, `Ka and Umbruh`, `Ka, Umbruh and Block`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}
