import type { Eyes } from '@parlour/client';
import type { Ref } from '../stage/scene.js';

export type { Eyes };

/** What a reading may look at when it says where a value lies. */
export interface Sight<View> {
  readonly view: View;
  readonly eyes: Eyes;
}

/** Something that can be pressed: a ref, or (made by {@link listed}) an entry of a list for what has no place on the table. */
export type Press = Ref;

/**
 * Where a value is pressed: one press; several presses one after the other (an attacker, then its defender), where those
 * that only one offered value begins with are not asked for; or `undefined`: it has no place and becomes a button.
 */
export type Where = Press | readonly Press[] | undefined;

/** A press on an entry of a list: a mode, a colour of mana. Its words come from `words.asks[type].option`. */
export function listed(value: unknown): Press {
  return `=${JSON.stringify(value)}`;
}

type Finder<V, View> = (value: V, sight: Sight<View>) => Where;

/** One value is pressed. Where the member is null or left out, that is a button, or the press that `none` names. */
export interface OneStep<M extends string, V, View> {
  readonly step: 'one';
  readonly member: M;
  readonly where: Finder<V, View>;
  readonly none?: (sight: Sight<View>) => Where;
}

/** Several members that together are one press: a square and a slot are one cell. */
export interface JointStep<M extends string, Picked, View> {
  readonly step: 'joint';
  readonly members: readonly M[];
  readonly where: Finder<Picked, View>;
}

/**
 * The items of a list. `many`: any of them, pressed in any order and pressed again to untake (a form keeps the order of
 * taking); `each`: one after the other, in their order; `pair`: two in either order; `spec`: a list for each name, asked
 * one name after the other.
 */
export interface ListStep<M extends string, Item, View> {
  readonly step: 'many' | 'each' | 'pair' | 'spec';
  readonly member: M;
  readonly where: Finder<Item, View>;
}

/** A number, chosen with a stepper. */
export interface AmountStep<M extends string> {
  readonly step: 'amount';
  readonly member: M;
}

/** Cards are laid in two rows, every card in one of them. */
export interface ArrangeStep<M extends string, Item, View> {
  readonly step: 'arrange';
  readonly members: readonly [top: M, bottom: M];
  readonly where: Finder<Item, View>;
}

/** What is divided, and how much of it each part gets. */
export interface Division {
  readonly of: Ref;
  readonly parts: readonly { readonly to: Ref; readonly amount: number }[];
}

/** An amount is divided among several, once for every `of` that the options name. */
export interface DivideStep<M extends string, Item, View> {
  readonly step: 'divide';
  readonly member: M;
  readonly read: (option: Item, sight: Sight<View>) => Division;
}

/** The members of an action besides its type. */
export type MemberOf<A> = Exclude<A extends unknown ? keyof A : never, 'type'> & string;

/** An item of a list, of a list inside an object (a payment), or of the lists of a record (targets by entry). */
export type ItemOf<V> = V extends readonly (infer Item)[]
  ? Item
  : V extends object
    ? V[keyof V] extends readonly (infer Item)[]
      ? Item
      : never
    : never;

type ListSteps<M extends string, Item, View> = [Item] extends [never]
  ? never
  : ListStep<M, Item, View> | DivideStep<M, Item, View>;

type MemberStep<M extends string, V, View> =
  OneStep<M, V, View> | ListSteps<M, ItemOf<V>, View> | (V extends number ? AmountStep<M> : never);

/** Every step that fits an action: a member that it does not have, or a place for another type of value, does not compile. */
export type StepOf<A, View> =
  | { [M in MemberOf<A>]: MemberStep<M, NonNullable<A[M & keyof A]>, View> }[MemberOf<A>]
  | JointStep<MemberOf<A>, A, View>
  | {
      [M in MemberOf<A>]: [ItemOf<NonNullable<A[M & keyof A]>>] extends [never]
        ? never
        : ArrangeStep<MemberOf<A>, ItemOf<NonNullable<A[M & keyof A]>>, View>;
    }[MemberOf<A>];

/** A step of any action: what the page works with. */
export type AnyStep =
  | OneStep<string, never, never>
  | JointStep<string, never, never>
  | ListStep<string, never, never>
  | AmountStep<string>
  | ArrangeStep<string, never, never>
  | DivideStep<string, never, never>;

/** How an action without places, or one whose presses are all made, is sent. */
export interface Manner {
  /** Acts with the press that completes it. Without it a kind of a single press on the table asks once more. */
  readonly once?: boolean;
  /** Where its button stands: in the prompt bar, in the menu of the frame, or drawn by the table itself. */
  readonly in?: 'prompt' | 'menu' | 'table';
  /** Offered beside the other ways and never mixed with them: paying by hand. */
  readonly aside?: boolean;
}

/** Steps in the order in which they are pressed. Members that no step names are sent as they are offered. */
export interface Steps<S> extends Manner {
  readonly read: 'steps';
  readonly steps: readonly S[];
}

/** Different ways of one action; a choice belongs to the first way that names all of its members. */
export interface Ways<S> {
  readonly read: 'ways';
  readonly ways: Readonly<Record<string, Steps<S>>>;
}

/** A reading for each kind of question that the view asks. */
export interface Kinds<S, View> {
  readonly read: 'kinds';
  readonly kind: (view: View) => string | undefined;
  readonly kinds: Readonly<Record<string, Steps<S> | Ways<S>>>;
}

/** In which order the members of an action are pressed, and what they look like on the table. */
export type Reading<A, View> = Steps<StepOf<A, View>> | Ways<StepOf<A, View>> | Kinds<StepOf<A, View>, View>;

/** A reading of any action. */
export type AnyReading = Steps<AnyStep> | Ways<AnyStep> | Kinds<AnyStep, never>;

/** Presses one after the other. */
export function steps<const S extends readonly AnyStep[]>(...of: S): Steps<S[number]> {
  return { read: 'steps', steps: of };
}

/** The same steps, sent in another manner. */
export function sent<S>(manner: Manner, reading: Steps<S>): Steps<S> {
  return { ...reading, ...manner };
}

/** An action that says all with its name. A button acts with one press (a `confirm` of the table asks first). */
export function button(manner: Manner = {}): Steps<never> {
  return { read: 'steps', steps: [], ...manner };
}

/** One value. */
export function one<const M extends string, V, View>(
  member: M,
  where: Finder<V, View>,
  { none }: { none?: (sight: Sight<View>) => Where } = {},
): OneStep<M, V, View> {
  return { step: 'one', member, where, none };
}

/** One value that has no place on the table: a list of buttons. */
export function list<const M extends string>(member: M): OneStep<M, unknown, unknown> {
  return { step: 'one', member, where: () => undefined };
}

/** A value or none: none is a button, taken by itself where nothing else is offered. */
export function maybe<const M extends string, V, View>(member: M, where: Finder<V, View>): OneStep<M, V, View> {
  return { step: 'one', member, where };
}

/** How to pay: a card, or (a button, taken by itself where nothing else is offered) the usual price. */
export function priced<const M extends string, V, View>(member: M, where: Finder<V, View>): OneStep<M, V, View> {
  return { step: 'one', member, where };
}

/** Several members that are one press. */
export function joint<const M extends string, Picked, View>(
  members: readonly M[],
  where: Finder<Picked, View>,
): JointStep<M, Picked, View> {
  return { step: 'joint', members, where };
}

/** Any of a list. */
export function many<const M extends string, Item, View>(
  member: M,
  where: Finder<Item, View>,
): ListStep<M, Item, View> {
  return { step: 'many', member, where };
}

/** The items of a list, one after the other. */
export function each<const M extends string, Item, View>(
  member: M,
  where: Finder<Item, View>,
): ListStep<M, Item, View> {
  return { step: 'each', member, where };
}

/** Two items in either order. */
export function pair<const M extends string, Item, View>(
  member: M,
  where: Finder<Item, View>,
): ListStep<M, Item, View> {
  return { step: 'pair', member, where };
}

/** A list for each entry (`t1`, `t2` of a fight), asked entry by entry. */
export function eachSpec<const M extends string, Item, View>(
  member: M,
  where: Finder<Item, View>,
): ListStep<M, Item, View> {
  return { step: 'spec', member, where };
}

/** A number. */
export function amount<const M extends string>(member: M): AmountStep<M> {
  return { step: 'amount', member };
}

/** Two rows. */
export function arrange<const M extends string, Item, View>(
  top: M,
  bottom: M,
  where: Finder<Item, View>,
): ArrangeStep<M, Item, View> {
  return { step: 'arrange', members: [top, bottom], where };
}

/** Shares of an amount. */
export function divide<const M extends string, Item, View>(
  member: M,
  read: (option: Item, sight: Sight<View>) => Division,
): DivideStep<M, Item, View> {
  return { step: 'divide', member, read };
}

/** Leaving something out: a button for each value of the member. */
export function skips<const M extends string>(member: M): Steps<OneStep<M, unknown, unknown>> {
  return steps(list(member));
}

/** Different ways, by name: the names are keys of `words.asks[type].ways`. */
export function oneOf<const W extends Readonly<Record<string, Steps<AnyStep>>>>(
  ways: W,
): Ways<W[keyof W]['steps'][number]> {
  return { read: 'ways', ways };
}

/** A reading for each kind of question. A kind that is not named here is read as a list of everything. */
export function byKind<View, const K extends Readonly<Record<string, Steps<AnyStep> | Ways<AnyStep>>>>(
  kind: (view: View) => string | undefined,
  kinds: K,
): Kinds<StepIn<K[keyof K]>, View> {
  return { read: 'kinds', kind, kinds: kinds as Readonly<Record<string, never>> };
}

type StepIn<R> = R extends Steps<infer S> ? S : R extends Ways<infer S> ? S : never;
