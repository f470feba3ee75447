import type { Eyes, PlayerAtTable } from '@parlour/client';
import type { Sight, Where } from '../ask/reading.js';
import type { Ref } from '../stage/scene.js';
import { nounsIn, surveyOf } from './survey.js';
import type { Survey } from './survey.js';

const known = new WeakMap<object, { readonly eyes: Eyes; readonly players: number; readonly survey: Survey }>();

/** The survey of a view, made once. */
export function surveyed(view: object, eyes: Eyes, players: readonly PlayerAtTable[]): Survey {
  const last = known.get(view);
  if (last && last.eyes === eyes && last.players === players.length) return last.survey;
  const survey = surveyOf(view, eyes, players);
  known.set(view, { eyes, players: players.length, survey });
  return survey;
}

/** Where a value of an action lies: an id, a seat or a place of the view; `undefined`: it stands in a list. */
export function findIn(survey: Survey, member: string, value: unknown, sight: Sight<object>): Where {
  if (typeof value === 'string') return survey.places.get(`#${value}`);
  if (typeof value === 'number') return numberIn(survey, member, value, sight);
  if (Array.isArray(value)) return pathOf(value.map((item) => findIn(survey, member, item, sight)));
  if (typeof value !== 'object' || value === null) return undefined;
  const members = value as Readonly<Record<string, unknown>>;
  if (typeof members.x === 'number' && typeof members.y === 'number' && survey.grid !== undefined) {
    return survey.places.get(`@${survey.grid}.${members.y}.${members.x}`);
  }
  const slot = slotOf(survey, members, sight);
  if (slot !== undefined) return slot;
  return pathOf(Object.entries(members).map(([name, inner]) => findIn(survey, name, inner, sight)));
}

function numberIn(survey: Survey, member: string, value: number, { view, eyes }: Sight<object>): Ref | undefined {
  if (/Index$/.test(member) && eyes !== 'public') {
    return survey.places.get(`@${ownPath(view, eyes)}.${member.replace(/Index$/, '')}.${value}`);
  }
  for (const noun of nounsIn(member)) {
    const ref = survey.places.get(`${noun}#${value}`);
    if (ref !== undefined) return ref;
  }
  return undefined;
}

/** `{ playerID: '1', cardIndex: 2 }` is the third place of that player's hand. */
function slotOf(survey: Survey, members: Readonly<Record<string, unknown>>, { view }: Sight<object>): Ref | undefined {
  const [owner] = Object.entries(members).filter(([name]) => /player/i.test(name));
  const [index] = Object.entries(members).filter(([name]) => /index$/i.test(name));
  if (!owner || !index) return undefined;
  const { players } = view as { readonly players?: Readonly<Record<string, unknown>> };
  const player = players?.[String(owner[1])];
  const row = Object.entries((player ?? {}) as object).find(([, value]) => Array.isArray(value))?.[0];
  return row === undefined ? undefined : survey.places.get(`@players.${String(owner[1])}.${row}.${String(index[1])}`);
}

function ownPath(view: object, eyes: number): string {
  const { players } = view as { readonly players?: object };
  const key = players ? Object.keys(players)[eyes] : undefined;
  return `players.${key ?? eyes}`;
}

/** All of the parts, one press after the other; nothing where a part has no place. */
function pathOf(parts: readonly Where[]): Where {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return parts.flatMap((part) => part ?? []);
}
