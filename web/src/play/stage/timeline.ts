import type { Eyes, GameShape, PlayerAtTable, Step } from '@parlour/client';
import type { Staging, TableKind } from '../table-kind.js';
import type { Beat } from './beat.js';
import { tellingOf } from '../telling.js';
import { edited } from './edit.js';
import type { Scene } from './scene.js';

/** A beat at its time, at speed 1, with the scene once it has begun. */
export interface TimedBeat<Face> {
  readonly beat: Beat<Face>;
  readonly at: number;
  readonly scene: Scene<Face>;
  /** Which event of the step it belongs to. */
  readonly event: number;
}

/** A step as it is told. */
export interface Timeline<Face> {
  readonly beats: readonly TimedBeat<Face>[];
  readonly ms: number;
  /** The scene after the last beat, before the view corrects it. */
  readonly scene: Scene<Face>;
}

/** What a step begins from. */
export interface Beginning<G extends GameShape, Face> {
  readonly scene: Scene<Face>;
  readonly view?: G['view'];
  readonly eyes: Eyes;
  readonly players: readonly PlayerAtTable[];
}

/** What beats are made by, and the words of banners that bring none of their own. */
type Telling<G extends GameShape, Face> = Pick<TableKind<G, Face>, 'staging'> &
  Partial<Pick<TableKind<G, Face>, 'words' | 'heading'>>;

/** The beats of a step, one after the other or side by side. Pure: nothing is drawn or timed here. */
export function timelineOf<G extends GameShape, Face>(
  kind: Telling<G, Face>,
  step: Pick<Step<G>, 'events' | 'picture'>,
  { scene, view, eyes, players }: Beginning<G, Face>,
): Timeline<Face> {
  const beats: TimedBeat<Face>[] = [];
  let now = scene;
  let begun = 0;
  let end = 0;
  const { events, picture } = step;
  for (const [index, event] of events.entries()) {
    const stage: Staging<G, Face> = { scene: now, before: view, after: picture?.view, events, index, eyes, players };
    for (const staged of stagedBy(kind, event, stage)) {
      const beat = withWords(staged, () => sentenceOf(kind, event, stage));
      const at = beat.with === 'previous' ? begun : end;
      now = edited(now, beat.edits ?? []);
      beats.push({ beat, at, scene: now, event: index });
      begun = at;
      end = Math.max(end, at + beat.ms);
    }
  }
  return { beats, ms: end, scene: now };
}

/** An event that a newer server tells and this page does not know changes nothing until the view comes. */
function stagedBy<G extends GameShape, Face>(
  kind: Pick<TableKind<G, Face>, 'staging'>,
  event: G['event'],
  stage: Staging<G, Face>,
): readonly Beat<Face>[] {
  const staged = kind.staging[event.type as G['event']['type']] as
    ((event: G['event'], stage: Staging<G, Face>) => readonly Beat<Face>[]) | undefined;
  return staged?.(event, stage) ?? [];
}

/** A banner without words has those of its event. */
function withWords<Face>(beat: Beat<Face>, sentence: () => string | undefined): Beat<Face> {
  if (!beat.shows?.some((show) => show.show === 'banner' && show.text === undefined)) return beat;
  const text = sentence();
  return {
    ...beat,
    shows: beat.shows.map((show) => (show.show === 'banner' && show.text === undefined ? { ...show, text } : show)),
  };
}

/** The heading that an event begins, or its sentence. */
function sentenceOf<G extends GameShape, Face>(
  { heading, words }: Telling<G, Face>,
  event: G['event'],
  { before, after, eyes, players }: Staging<G, Face>,
): string | undefined {
  const view = before ?? after;
  if (view === undefined) return undefined;
  const telling = tellingOf<G>(eyes, players, view, after);
  const inWords = words?.events[event.type as G['event']['type']] as
    ((event: G['event'], telling: ReturnType<typeof tellingOf<G>>) => string | null) | undefined;
  return heading?.(event, telling) ?? inWords?.(event, telling) ?? undefined;
}
