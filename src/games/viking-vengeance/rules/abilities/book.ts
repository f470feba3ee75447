import { abilities } from '../catalogue.js';
import type { Ability } from '../catalogue.js';
import type { AbilityBook, Clause, Parameters, ProtectionClause } from './clause.js';
import { japanese } from './japanese.js';
import type { Moment } from './moment.js';
import { norse } from './norse.js';
import { polynesian } from './polynesian.js';

/** An ability as the rules use it. */
interface Read {
  readonly at: ReadonlyMap<Moment, readonly Clause[]>;
  readonly protection?: ProtectionClause;
}

const wordings: AbilityBook = { ...norse, ...japanese, ...polynesian };
const book = new Map(abilities.map((ability) => [ability.id, read(ability)]));

/** What an ability does at a moment, sentence by sentence. */
export function clausesAt(abilityId: string | null, moment: Moment): readonly Clause[] {
  return (abilityId !== null && book.get(abilityId)?.at.get(moment)) || [];
}

/** The shield or guard that an ability is. */
export function findProtection(abilityId: string | null): ProtectionClause | undefined {
  return abilityId === null ? undefined : book.get(abilityId)?.protection;
}

/** Reads an ability from the catalogue. One without wording, or whose moments differ, is an error that names it. */
export function read(ability: Ability, from: AbilityBook = wordings): Read {
  const wording = from[ability.id];
  if (!wording) throw new Error(`There are no words for the ability ${ability.id}.`);
  const clauses = wording(knownParameters(ability));
  const moments = [...new Set(clauses.flatMap(({ on }) => on as readonly Moment[]))];
  if (moments.sort().join() !== ability.trigger_moments.toSorted().join()) {
    throw new Error(`${ability.id} speaks at ${moments.join()} and not at ${ability.trigger_moments.join()}.`);
  }
  const at = new Map<Moment, Clause[]>();
  const spoken = clauses.filter((clause): clause is Clause => clause.do !== 'shield' && clause.do !== 'guard');
  for (const moment of moments) {
    const here = spoken.filter(({ on }) => on.includes(moment as Clause['on'][number]));
    if (here.length > 0) at.set(moment, here);
  }
  const protection = clauses.find(
    (clause): clause is ProtectionClause => clause.do === 'shield' || clause.do === 'guard',
  );
  return protection ? { at, protection } : { at };
}

/** The parameters of an ability; one that the catalogue does not give cannot be asked for. */
function knownParameters({ id, parameters }: Ability): Parameters {
  return new Proxy(parameters, {
    get(target, name) {
      if (!Object.hasOwn(target, name)) throw new Error(`${id} has no parameter ${String(name)}.`);
      return target[name as string];
    },
  }) as unknown as Parameters;
}
