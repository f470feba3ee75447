import type { Seat } from '@parlour/client';

/**
 * The name of something that can be pressed or pointed at: `card:17`, `slot:1.3`, `tile:2,1`, `seat:0`, `pile:discard`.
 * What is hidden is named by its place (`hand:1.4`: the fifth back of seat 1), never by an id. A ref never begins with `=`.
 */
export type Ref = string;

/**
 * Where an item lies. A zone is a row: its items have the indices 0 to n-1 without gaps, so whatever leaves closes the row.
 * A fixed place (a tile, a slot that never moves) is a zone of its own, with a single item in it.
 */
export interface Place {
  readonly zone: string;
  readonly index: number;
}

/** How an item holds itself. */
export interface Pose {
  readonly tapped?: boolean;
  readonly asleep?: boolean;
  readonly dim?: boolean;
  readonly raised?: boolean;
  readonly turned?: boolean;
  readonly locked?: boolean;
}

/** One thing on the table. `Face` is what a table draws on it; `'down'` is a back, `undefined` an item without a face. */
export interface SceneItem<Face = unknown> {
  readonly ref: Ref;
  readonly place: Place;
  readonly face: Face | 'down' | undefined;
  readonly owner?: Seat;
  readonly numbers: Readonly<Record<string, number>>;
  /** States in words of the table (`frozen`, `penalised`): a set, kept sorted. */
  readonly marks: readonly string[];
  readonly pose: Pose;
}

/** An arrow that stays: who attacks whom, what a spell is aimed at. */
export interface Link {
  readonly from: Ref;
  readonly to: Ref;
  readonly kind: string;
}

/** What lies where, as one viewer knows it. Pure data, made from a view or by the edits of beats. */
export interface Scene<Face = unknown> {
  readonly items: ReadonlyMap<Ref, SceneItem<Face>>;
  /** Numbers without an item: `deck`, `life:1`. */
  readonly counters: ReadonlyMap<string, number>;
  /** Words without an item: `phase` -> `combat`, `turn` -> `1`. */
  readonly facts: ReadonlyMap<string, string>;
  readonly links: readonly Link[];
}

/** An item as a table writes it down: what is left out is empty, and the index is the place in the row so far. */
export interface ItemDraft<Face = unknown> {
  readonly ref: Ref;
  readonly zone: string;
  readonly face?: Face | 'down';
  readonly owner?: Seat;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly marks?: readonly string[];
  readonly pose?: Pose;
}

/** What a table hands to {@link sceneOf}. */
export interface SceneDraft<Face = unknown> {
  /** In the order of their rows. */
  readonly items: Iterable<ItemDraft<Face>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly links?: readonly Link[];
}

/** Makes a scene of what a table lists: rows are numbered in the order of the list. */
export function sceneOf<Face>(draft: SceneDraft<Face>): Scene<Face> {
  const items = new Map<Ref, SceneItem<Face>>();
  const lengths = new Map<string, number>();
  for (const one of draft.items) {
    if (items.has(one.ref)) throw new Error(`Two items of the scene are called ${one.ref}.`);
    const index = lengths.get(one.zone) ?? 0;
    lengths.set(one.zone, index + 1);
    items.set(one.ref, itemOf(one, index));
  }
  return {
    items,
    counters: new Map(Object.entries(draft.counters ?? {})),
    facts: new Map(Object.entries(draft.facts ?? {})),
    links: draft.links ?? [],
  };
}

/** A scene with nothing in it. */
export const emptyScene: Scene<never> = { items: new Map(), counters: new Map(), facts: new Map(), links: [] };

/** The items of a zone, in the order of their row. */
export function rowOf<Face>({ items }: Pick<Scene<Face>, 'items'>, zone: string): readonly SceneItem<Face>[] {
  return [...items.values()]
    .filter(({ place }) => place.zone === zone)
    .sort((one, other) => one.place.index - other.place.index);
}

/** An item at an index of its row. */
export function itemOf<Face>(draft: ItemDraft<Face>, index: number): SceneItem<Face> {
  const { ref, zone, face, owner, numbers = {}, marks = [], pose = {} } = draft;
  return {
    ref,
    place: { zone, index },
    face,
    ...(owner === undefined ? undefined : { owner }),
    numbers,
    marks: sorted(marks),
    pose: posed(pose),
  };
}

/** Marks are a set: each once, in one order. */
export function sorted(marks: readonly string[]): readonly string[] {
  return [...new Set(marks)].sort();
}

/** A pose without what it is not. */
export function posed(pose: Pose): Pose {
  return Object.fromEntries(Object.entries(pose).filter(([, holds]) => holds === true));
}
