import { canonical } from '@parlour/client';
import type { Ref } from '../stage/scene.js';
import type { Tool } from './offer.js';
import type { Progress } from './progress.js';
import type { ArrangeStep, DivideStep, Division, Sight } from './reading.js';
import { actionOf, allows } from './trail.js';
import type { Trail } from './trail.js';

/** The tool that the trails have come to, if all of them have come to one. */
export function toolOf<A extends { type: string }>(
  live: readonly Progress<A>[],
  sight: Sight<unknown>,
): Tool<A> | undefined {
  const [first] = live;
  const station = first?.trail.stations[first.at];
  if (!first || !station) return undefined;
  const trails = live.map(({ trail }) => trail);
  if (station.kind === 'one' && station.amount) return amountTool(live, first.trail.way, station.step);
  if (station.kind !== 'tool') return undefined;
  return station.tool.step === 'arrange'
    ? arrangeTool(trails, station.tool, sight)
    : divideTool(trails, station.tool, sight);
}

function amountTool<A extends { type: string }>(
  live: readonly Progress<A>[],
  way: Trail<A>['way'],
  step: string,
): Tool<A> | undefined {
  const values: { value: number; press: string; choice: number }[] = [];
  for (const { trail, at } of live) {
    const station = trail.stations[at];
    if (station?.kind !== 'one' || !station.amount) return undefined;
    values.push({ value: station.token.value as number, press: station.token.path[0]!, choice: trail.choice });
  }
  values.sort((one, other) => one.value - other.value);
  return { tool: 'amount', way, step, values };
}

function arrangeTool<A extends { type: string }>(
  trails: readonly Trail<A>[],
  { members, where }: ArrangeStep<string, never, never>,
  sight: Sight<unknown>,
): Tool<A> {
  const [topName, bottomName] = members;
  const items = new Map<Ref, unknown>();
  for (const trail of trails) {
    for (const member of members) {
      const values = trail.form?.slots[member]?.options ?? trail.base[member] ?? [];
      for (const value of values as readonly unknown[]) items.set(refOf(where(value as never, sight as never)), value);
    }
  }
  return {
    tool: 'arrange',
    way: trails[0]!.way,
    rows: members,
    items: [...items].map(([ref, value]) => ({ ref, value })),
    compose(top, bottom) {
      const given = [...top, ...bottom];
      if (given.length !== items.size || new Set(given).size !== items.size) return undefined;
      const rows = { [topName]: top.map((ref) => items.get(ref)), [bottomName]: bottom.map((ref) => items.get(ref)) };
      return offered(trails, rows);
    },
  };
}

function divideTool<A extends { type: string }>(
  trails: readonly Trail<A>[],
  { member, read }: DivideStep<string, never, never>,
  sight: Sight<unknown>,
): Tool<A> {
  const byThing = new Map<Ref, { value: unknown; division: Division }[]>();
  for (const trail of trails) {
    const values = (trail.form?.slots[member]?.options ?? trail.base[member] ?? []) as readonly unknown[];
    for (const value of values) {
      const division = read(value as never, sight as never);
      const known = byThing.get(division.of) ?? [];
      byThing.set(division.of, known);
      if (!known.some((other) => canonical(other.value) === canonical(value))) known.push({ value, division });
    }
  }
  const things = [...byThing];
  return {
    tool: 'divide',
    way: trails[0]!.way,
    step: member,
    shares: things.map(([of, options]) => ({ of, options: options.map(({ division }) => division) })),
    compose(chosen) {
      const values = things.map(([, options], index) => options[chosen[index] ?? -1]?.value);
      return values.includes(undefined) ? undefined : offered(trails, { [member]: values });
    },
  };
}

/** The action with these members, if a trail allows it. */
function offered<A extends { type: string }>(
  trails: readonly Trail<A>[],
  members: Readonly<Record<string, readonly unknown[]>>,
): A | undefined {
  for (const trail of trails) {
    const action = trail.form ? actionOf(trail, members) : ({ ...trail.base, ...members } as unknown as A);
    if (allows(trail, action)) return action;
  }
  return undefined;
}

function refOf(where: string | readonly string[] | undefined): Ref {
  const ref = typeof where === 'string' ? where : where?.[0];
  if (ref === undefined) throw new Error('What is arranged has a place.');
  return ref;
}
