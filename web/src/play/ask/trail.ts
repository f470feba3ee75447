import { asMember, canonical, fills, isForm } from '@parlour/client';
import type { Choice, Form, Json, Slot } from '@parlour/client';
import type { Way } from './offer.js';
import { isListed, Paths } from './token.js';
import type { Token } from './token.js';
import { many, one } from './reading.js';
import type { AnyReading, AnyStep, ArrangeStep, DivideStep, Manner, Sight, Steps, Where } from './reading.js';

/** A question on the way to an action. */
export type Station =
  | { readonly kind: 'one'; readonly step: string; readonly token: Token; readonly amount: boolean }
  | {
      readonly kind: 'set';
      readonly step: string;
      readonly tokens: readonly Token[];
      readonly min: number;
      readonly max: number;
      readonly slot?: Slot;
    }
  | {
      readonly kind: 'tool';
      readonly step: string;
      readonly tool: ArrangeStep<string, never, never> | DivideStep<string, never, never>;
    };

/** One choice as a way of presses: everything but its sets is settled, and its action follows from what its sets take. */
export interface Trail<A extends { type: string }> {
  readonly way: Way;
  readonly manner: Manner;
  /** Found when they are first looked at: a picture offers many ways, and few of them are gone. */
  readonly stations: readonly Station[];
  /** Whether it begins with an entry of a list, told without its stations. */
  readonly beginsWithList: boolean;
  /** Which of the choices it comes from. */
  readonly choice: number;
  /** The members that are settled. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly form?: Form<A>;
  /** A set of everything or of nothing, offered by one press. */
  readonly shortcut?: 'all' | 'none';
}

/** The readings of a game, by kind of action. A kind without one is read as a list of everything. */
export type Readings = Readonly<Record<string, AnyReading | 'by-the-table' | undefined>>;

/** Where the values of a kind without a reading lie. */
export type Find = (member: string, value: unknown, sight: Sight<unknown>) => Where;

/** Every way of presses that the choices allow. */
export function trailsOf<A extends { type: string }>(
  choices: readonly Choice<A>[],
  readings: Readings,
  sight: Sight<unknown>,
  find: Find = () => undefined,
): readonly Trail<A>[] {
  const forms = choices.filter((choice) => isForm(choice));
  const trails: Trail<A>[] = [];
  const ways = new Map<string, DraftsOfWay<A>>();
  choices.forEach((choice, index) => {
    const { type } = isForm(choice) ? choice.form : choice;
    const reading = readings[type];
    if (reading === 'by-the-table') return;
    const covering = isForm(choice) ? undefined : forms.find((form) => form.form.type === type && fills(form, choice));
    const shortcut = covering && shortcutOf(covering, choice as A);
    if (covering && !shortcut) return;
    for (const settled of settledOf<A>(choice)) {
      const members = [...Object.keys(settled.base), ...Object.keys(settled.slots)].filter((name) => name !== 'type');
      const [way, steps] = stepsFor(type, reading, members, sight, find);
      const key = `${way.type}/${way.way ?? ''}`;
      let drafts = ways.get(key);
      if (!drafts) ways.set(key, (drafts = new DraftsOfWay()));
      trails.push(drafts.add({ way, steps, sight, choice: index, shortcut, ...settled }));
    }
  });
  return trails;
}

interface Draft<A extends { type: string }> extends Settled<A> {
  readonly way: Way;
  readonly steps: Steps<AnyStep>;
  readonly sight: Sight<unknown>;
  readonly choice: number;
  readonly shortcut?: 'all' | 'none';
}

/** A choice of which only sets are open. */
interface Settled<A extends { type: string }> {
  readonly base: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly form?: Form<A>;
}

/** A slot for a single value is a choice for each value, and one without it where it may stay empty. */
function settledOf<A extends { type: string }>(choice: Choice<A>): Settled<A>[] {
  if (!isForm(choice)) return [{ base: choice as unknown as Record<string, unknown>, slots: {} }];
  let settled: Settled<A>[] = [{ base: choice.form as Record<string, unknown>, slots: {}, form: choice }];
  for (const [member, slot] of Object.entries(choice.slots)) {
    settled = settled.flatMap((one) => {
      if (!slot.single) return [{ ...one, slots: { ...one.slots, [member]: slot } }];
      const filled = slot.options.map((option) => ({
        ...one,
        base: { ...one.base, [member]: asMember(slot, [option]) },
      }));
      return slot.min === 0 ? [one, ...filled] : filled;
    });
  }
  return settled;
}

/** Of the actions that a form covers, all and nothing are offered by one press too. */
function shortcutOf<A extends { type: string }>(form: Form<A>, action: A): 'all' | 'none' | undefined {
  const [[member, slot] = [], ...others] = Object.entries(form.slots);
  if (!member || !slot || slot.single || slot.inside !== undefined || others.length > 0) return undefined;
  const taken = (action as Record<string, unknown>)[member] as readonly unknown[];
  if (taken.length === 0) return 'none';
  return taken.length === slot.options.length && slot.min < slot.max ? 'all' : undefined;
}

/** The steps of a choice: those of its kind, of its way, and one for each open slot that no step names. */
function stepsFor(
  type: string,
  reading: AnyReading | undefined,
  members: readonly string[],
  sight: Sight<unknown>,
  find: Find,
): [Way, Steps<AnyStep>] {
  const kind = reading?.read === 'kinds' ? reading.kinds[reading.kind(sight.view as never) ?? ''] : reading;
  if (!kind) return [{ type }, { read: 'steps', steps: members.map((member) => foundBy(find, member)) }];
  if (kind.read === 'steps') return [{ type }, kind];
  const ways = Object.values(kind.ways).map(membersOf);
  const wanted = members.filter((member) => ways.some((named) => named.has(member)));
  const found = Object.entries(kind.ways).find(([, steps]) => {
    const named = membersOf(steps);
    return wanted.every((member) => named.has(member));
  });
  if (!found) throw new Error(`No way of ${type} names all of ${wanted.join(', ')}.`);
  return [{ type, way: found[0] }, found[1]];
}

function foundBy(find: Find, member: string): AnyStep {
  return one(member, (value: unknown, sight: Sight<unknown>) => find(member, value, sight));
}

const membersIn = new WeakMap<Steps<AnyStep>, ReadonlySet<string>>();

/** The members that the steps of a way name; a reading is asked for them once for every choice. */
function membersOf(way: Steps<AnyStep>): ReadonlySet<string> {
  let members = membersIn.get(way);
  if (!members) {
    members = new Set(way.steps.flatMap((step) => ('members' in step ? [...step.members] : [step.member])));
    membersIn.set(way, members);
  }
  return members;
}

/** The drafts of one way. Presses are given to the values of each step of it together, when one of them is first looked at. */
class DraftsOfWay<A extends { type: string }> {
  private readonly drafts: Draft<A>[] = [];
  private readonly raws = new Map<Slot, Map<string, readonly Raw[]>>();
  private laid: ReadonlyMap<Draft<A>, readonly Station[]> | undefined;

  add(draft: Draft<A>): Trail<A> {
    this.drafts.push(draft);
    const { way, steps, choice, base, form, shortcut } = draft;
    const stations = (): readonly Station[] => (this.laid ??= this.laidOut()).get(draft)!;
    const beginsWithList = (): boolean => {
      const [first]: Iterable<Question | undefined> = questionsOf(draft, this.rawsOf);
      return isAskedInList(first);
    };
    return {
      ...{ way, manner: steps, choice, base, form, shortcut },
      get stations() {
        return stations();
      },
      get beginsWithList() {
        return beginsWithList();
      },
    };
  }

  private laidOut(): ReadonlyMap<Draft<A>, readonly Station[]> {
    const paths = new Map<string, Paths>();
    const pathsOf = ({ way }: Draft<A>, step: string): Paths => {
      let found = paths.get(step);
      if (!found) paths.set(step, (found = new Paths(way.type, step)));
      return found;
    };
    const asked = this.drafts.map((draft) => ({ draft, questions: [...questionsOf(draft, this.rawsOf)] }));
    // Many drafts share the options of a slot: their presses are found once.
    const added = new Set<readonly Raw[]>();
    for (const { draft, questions } of asked) {
      for (const question of questions) {
        if (question.kind === 'tool' || added.has(question.raw)) continue;
        added.add(question.raw);
        for (const raw of question.raw) pathsOf(draft, question.step).add(raw);
      }
    }
    const known = new Map<readonly Raw[], readonly Token[]>();
    const tokensOf = (draft: Draft<A>, step: string, raw: readonly Raw[]): readonly Token[] => {
      let tokens = known.get(raw);
      if (!tokens) known.set(raw, (tokens = raw.map(({ value }) => pathsOf(draft, step).tokenOf(value))));
      return tokens;
    };
    const stationOf = (draft: Draft<A>, question: Question): Station => {
      const { step } = question;
      if (question.kind === 'tool') return { kind: 'tool', step, tool: question.tool };
      const tokens = tokensOf(draft, step, question.raw);
      if (question.kind === 'one') return { kind: 'one', step, token: tokens[0]!, amount: question.amount };
      return { kind: 'set', step, tokens, min: question.min, max: question.max, slot: question.slot };
    };
    return new Map(
      asked.map(({ draft, questions }) => [draft, questions.map((one) => stationOf(draft, one))] as const),
    );
  }

  /** What the options of a slot are pressed at, for a member of the action. */
  private readonly rawsOf: RawsOf = (slot, member, rawOf) => {
    let known = this.raws.get(slot);
    if (!known) this.raws.set(slot, (known = new Map<string, readonly Raw[]>()));
    let raw = known.get(member);
    if (!raw) known.set(member, (raw = slot.options.map(rawOf)));
    return raw;
  };
}

function isAskedInList(question: Question | undefined): boolean {
  if (question?.kind !== 'one') return false;
  const [{ where }] = question.raw;
  const first = typeof where === 'string' ? where : where?.[0];
  return first === undefined || isListed(first);
}

type RawsOf = (slot: Slot, member: string, rawOf: (value: unknown) => Raw) => readonly Raw[];

type Raw = { readonly where: ReturnType<typeof whereOf>; readonly value: unknown };
type Question =
  | { readonly kind: 'one'; readonly step: string; readonly raw: readonly [Raw]; readonly amount: boolean }
  | {
      readonly kind: 'set';
      readonly step: string;
      readonly raw: readonly Raw[];
      readonly min: number;
      readonly max: number;
      readonly slot?: Slot;
    }
  | Extract<Station, { kind: 'tool' }>;

function* questionsOf<A extends { type: string }>(draft: Draft<A>, rawsOf: RawsOf): Generator<Question, void> {
  const { steps } = draft.steps;
  if (draft.shortcut) {
    const value = `=${draft.shortcut}:${draft.way.type}`;
    yield { kind: 'one', step: draft.shortcut, raw: [{ where: value, value }], amount: false };
    return;
  }
  const named = membersOf(draft.steps);
  const unnamed = Object.keys(draft.slots).filter((member) => !named.has(member));
  let asks = false;
  for (const step of [...steps, ...unnamed.map((member) => many(member, () => undefined))]) {
    for (const question of questionsOfStep(step, draft, rawsOf)) {
      asks = true;
      yield question;
    }
  }
  if (asks || steps.length === 0) return;
  // A list that stays empty is the whole answer: saying so takes a press.
  const value = `=none:${draft.way.type}`;
  yield { kind: 'one', step: 'none', raw: [{ where: value, value }], amount: false };
}

function questionsOfStep<A extends { type: string }>(
  step: AnyStep,
  { base, slots, sight }: Draft<A>,
  rawsOf: RawsOf,
): readonly Question[] {
  if (step.step === 'arrange') return [{ kind: 'tool', step: step.members[0], tool: step }];
  if (step.step === 'divide') return [{ kind: 'tool', step: step.member, tool: step }];
  if (step.step === 'joint') {
    const value = Object.fromEntries(step.members.map((member) => [member, base[member]]));
    return [asOne(step.members.join('.'), whereOf(step.where, value, sight), value)];
  }
  const { member } = step;
  const slot = slots[member];
  if (step.step === 'amount') return [{ ...asOne(member, undefined, base[member] ?? null), amount: true }];
  if (step.step === 'one' && !slot) {
    const value = base[member] ?? null;
    if (value !== null) return [asOne(member, whereOf(step.where, value, sight), value)];
    return [asOne(member, step.none?.(sight as never), null)];
  }
  const { where } = step;
  const rawOf = (value: unknown): Raw => ({ where: whereOf(where, value, sight), value });
  if (slot) {
    const { min, max } = slot;
    return [{ kind: 'set', step: member, raw: rawsOf(slot, member, rawOf), min, max, slot }];
  }
  const value = base[member];
  if (value === undefined || value === null) return [];
  if (step.step === 'spec') {
    return Object.entries(value as Record<string, readonly unknown[]>).flatMap(([entry, items]) =>
      exactly(`${member}.${entry}`, items.map(rawOf)),
    );
  }
  const items = (Array.isArray(value) ? value : Object.values(value as object).flat()) as readonly unknown[];
  if (step.step === 'each') return items.map((item) => asOne(member, whereOf(where, item, sight), item));
  return exactly(member, items.map(rawOf));
}

function exactly(step: string, raw: readonly Raw[]): Question[] {
  return raw.length === 0 ? [] : [{ kind: 'set', step, raw, min: raw.length, max: raw.length }];
}

function asOne(step: string, where: Raw['where'], value: unknown): Extract<Question, { kind: 'one' }> {
  return { kind: 'one', step, raw: [{ where, value }], amount: false };
}

function whereOf(where: (value: never, sight: never) => unknown, value: unknown, sight: Sight<unknown>) {
  return where(value as never, sight as never) as string | readonly string[] | undefined;
}

/** The action of a trail, given what its sets have taken. */
export function actionOf<A extends { type: string }>(
  trail: Trail<A>,
  taken: Readonly<Record<string, readonly unknown[]>>,
): A {
  const action: Record<string, unknown> = { ...trail.base };
  for (const [member, slot] of Object.entries(trail.form?.slots ?? {})) {
    if (!slot.single) action[member] = asMember(slot, (taken[member] ?? []) as readonly Json[]);
  }
  return action as A;
}

/** Whether an action is what a trail's choice offers. */
export function allows<A extends { type: string }>(trail: Trail<A>, action: A): boolean {
  return trail.form ? fills(trail.form, action) : canonical(trail.base) === canonical(action);
}
