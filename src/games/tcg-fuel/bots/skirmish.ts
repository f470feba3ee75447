import type { OpenCardView } from '../rules/view/view.types.js';
import { fighter, mayBlock, valueOf } from './judgement.js';

/** Life in the coin of creature values. Found by trying: 6 and 8 won less often, 11 a little more. */
const LIFE_WORTH = 11;

/** Who cannot block is worth this part: it is there to be spent. */
const CANNOT_BLOCK = 0.5;

/** What losing the game is worth, more than any board. */
export const LOST = 1000;

/** A creature in a skirmish, read once. */
interface Combatant {
  readonly card: OpenCardView;
  readonly power: number;
  readonly toughness: number;
  readonly value: number;
  readonly first: boolean;
  readonly twice: boolean;
  readonly deathtouch: boolean;
  readonly trample: boolean;
  readonly lifelink: boolean;
  readonly indestructible: boolean;
  readonly menace: boolean;
}

/** How one attacker and those who block it come out. */
interface Clash {
  /** What the attacking side loses less what the blocking side does. */
  readonly traded: number;
  readonly attackerDies: boolean;
  /** The blockers that die, as bits. */
  readonly dead: number;
  /** Damage to the defending player. */
  readonly through: number;
  readonly attackerGains: number;
  readonly defenderGains: number;
}

/** A way to block: for each attacker its blockers as bits, and what it is worth to the defender. */
export interface Blocking {
  readonly masks: readonly number[];
  readonly worth: number;
}

/** No more blockers than this are looked at: their sets are bits. */
export const MOST_BLOCKERS = 20;

/** Attackers against possible blockers, each side knowing what a fight would come to. */
export class Skirmish {
  private readonly attackers: readonly Combatant[];
  private readonly blockers: readonly Combatant[];
  /** Who may meet each attacker: one, or two together, as bits. */
  private readonly teams: readonly (readonly number[])[];
  private readonly clashes = new Map<number, Clash>();

  constructor(
    attackers: readonly OpenCardView[],
    blockers: readonly OpenCardView[],
    /** Of the defending player. */
    private readonly life: number,
  ) {
    this.attackers = attackers.map(combatant);
    this.blockers = blockers.slice(0, MOST_BLOCKERS).map(combatant);
    this.teams = this.attackers.map(({ card, menace }) => {
      const able = this.blockers.flatMap((blocker, index) => (mayBlock(blocker.card, card) ? [index] : []));
      const pairs = able.flatMap((one, at) => able.slice(at + 1).map((other) => (1 << one) | (1 << other)));
      return menace ? pairs : [...able.map((one) => 1 << one), ...pairs];
    });
  }

  /**
   * The blocks that suit the defender best when these attackers come: improved one blocker or one pair at a time.
   * `away` are the blockers, as bits, that are not there to block.
   */
  bestBlocks(going: readonly number[], away = 0): Blocking {
    let masks = this.attackers.map(() => 0);
    let next = [...masks];
    let worth = this.weigh(going, masks);
    for (let improved = true, rounds = 0; improved && rounds < 8; rounds++) {
      improved = false;
      for (const attacker of going) {
        for (const team of this.teams[attacker]!) {
          if (team & away) continue;
          for (let index = 0; index < masks.length; index++) next[index] = masks[index]! & ~team;
          next[attacker] = masks[attacker] === team ? 0 : team;
          const gained = this.weigh(going, next);
          if (gained <= worth + 0.001) continue;
          worth = gained;
          [masks, next] = [next, masks];
          improved = true;
        }
      }
    }
    return { masks, worth };
  }

  /** What it comes to for the defender. */
  private weigh(going: readonly number[], masks: readonly number[]): number {
    let [traded, damage] = [0, 0];
    for (const attacker of going) {
      const mask = masks[attacker]!;
      if (mask !== 0 && this.attackers[attacker]!.menace && isSingle(mask)) return -2 * LOST;
      const clash = this.clash(attacker, mask);
      traded += clash.traded - 0.3 * clash.attackerGains + 0.3 * clash.defenderGains;
      damage += clash.through;
    }
    return traded - priceOfDamage(damage, this.life);
  }

  /** Who dies of both sides after these blocks. */
  fallen(going: readonly number[], { masks }: Blocking): Set<OpenCardView> {
    const fallen = new Set<OpenCardView>();
    for (const attacker of going) {
      const { attackerDies, dead } = this.clash(attacker, masks[attacker]!);
      if (attackerDies) fallen.add(this.attackers[attacker]!.card);
      for (const [index, { card }] of this.blockers.entries()) if (dead & (1 << index)) fallen.add(card);
    }
    return fallen;
  }

  private clash(attacker: number, mask: number): Clash {
    const key = attacker * 2 ** MOST_BLOCKERS + mask;
    let found = this.clashes.get(key);
    if (!found) {
      found = clash(this.attackers[attacker]!, this.blockers, mask);
      this.clashes.set(key, found);
    }
    return found;
  }
}

const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;

/** Life counts by its share: the last points are worth most. */
export function priceOfDamage(damage: number, life: number): number {
  if (damage <= 0) return 0;
  if (damage >= life) return LOST + damage - life;
  return LIFE_WORTH * Math.log(life / (life - damage));
}

function combatant(card: OpenCardView): Combatant {
  const { power, toughness, keywords } = fighter(card);
  const has = (word: string): boolean => keywords.includes(word);
  const twice = has('double_strike');
  return {
    card,
    power,
    toughness,
    value: valueOf(card) * (card.restrictions.includes('cant_block') ? CANNOT_BLOCK : 1),
    first: twice || has('first_strike'),
    twice,
    deathtouch: has('deathtouch'),
    trample: has('trample'),
    lifelink: has('lifelink'),
    indestructible: has('indestructible'),
    menace: has('menace'),
  };
}

/** One attacker and its blockers, through both rounds of damage. */
function clash(attacker: Combatant, blockers: readonly Combatant[], mask: number): Clash {
  if (mask === 0) {
    const through = attacker.power * (attacker.twice ? 2 : 1);
    return {
      traded: 0,
      attackerDies: false,
      dead: 0,
      through,
      attackerGains: attacker.lifelink ? through : 0,
      defenderGains: 0,
    };
  }
  const foes = blockers.flatMap((blocker, index) => (mask & (1 << index) ? [{ blocker, index, hurt: 0 }] : []));
  const isTwoRounds = attacker.first || foes.some(({ blocker }) => blocker.first);
  let [hurt, through, dealt, gained, dead] = [0, 0, 0, 0, 0];
  let [attackerDies, poisoned] = [false, false];
  for (const round of isTwoRounds ? ['first', 'regular'] : ['regular']) {
    const strikes = ({ first, twice }: Combatant): boolean => (round === 'first' ? first : !first || twice);
    const standing = foes.filter(({ index }) => !(dead & (1 << index)));
    let left = !attackerDies && strikes(attacker) ? attacker.power : 0;
    dealt += left;
    const blow = attackerDies
      ? 0
      : standing.reduce((sum, { blocker }) => sum + (strikes(blocker) ? blocker.power : 0), 0);
    for (const { blocker } of attackerDies ? [] : standing) {
      if (!strikes(blocker) || blocker.power === 0) continue;
      poisoned ||= blocker.deathtouch;
      if (blocker.lifelink) gained += blocker.power;
    }
    // As the table divides by itself (R51): who needs least comes first.
    const lethal = (foe: (typeof foes)[number]): number =>
      Math.max(
        0,
        attacker.deathtouch ? Math.min(1, foe.blocker.toughness - foe.hurt) : foe.blocker.toughness - foe.hurt,
      );
    for (const foe of standing.sort((a, b) => lethal(a) - lethal(b) || b.blocker.power - a.blocker.power)) {
      const need = lethal(foe);
      const given = Math.min(left, need);
      foe.hurt += given;
      left -= given;
      if (given > 0 && given >= need && !foe.blocker.indestructible) dead |= 1 << foe.index;
    }
    if (attacker.trample) through += left;
    hurt += blow;
    attackerDies ||= !attacker.indestructible && hurt > 0 && (hurt >= attacker.toughness || poisoned);
  }
  const lost = foes.reduce((sum, { blocker, index }) => sum + (dead & (1 << index) ? blocker.value : 0), 0);
  return {
    traded: (attackerDies ? attacker.value : 0) - lost,
    attackerDies,
    dead,
    through,
    attackerGains: attacker.lifelink ? dealt : 0,
    defenderGains: gained,
  };
}
