import type { OpenCardView } from '../../rules/view/view.types.js';
import { fighter, mayBlock, valueOf } from '../judgement/judgement.js';

/** Life in the coin of creature values. Found by trying: 6 and 8 won less often, 11 a little more. */
const LIFE_WORTH = 11;

/** Who cannot block is worth this part: it is there to be spent. */
const CANNOT_BLOCK = 0.5;

/** A point of life gained, in the same coin. */
const GAINED_LIFE = 0.3;

/** What losing the game is worth, more than any board. */
const LOST = 1000;

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
  /** What the attacking side loses less what the blocking side does, and life that is gained. */
  readonly net: number;
  readonly attackerDies: boolean;
  /** The blockers that die, as bits. */
  readonly dead: number;
  /** Damage to the defending player. */
  readonly through: number;
}

/** A way to block: for each attacker its blockers as bits, and what it is worth to the defender. */
export interface Blocking {
  readonly masks: readonly number[];
  readonly worth: number;
}

/** No more blockers than this are looked at: their sets are bits. */
export const MOST_BLOCKERS = 20;

/** One blocker, or two together, who may meet an attacker, and what comes of it. */
interface Team {
  readonly mask: number;
  clash?: Clash;
}

/** Attackers against possible blockers, each side knowing what a fight would come to. */
export class Skirmish {
  private readonly attackers: readonly Combatant[];
  private readonly blockers: readonly Combatant[];
  /** For each attacker who may meet it. */
  private readonly teams: readonly (readonly Team[])[];
  private readonly unblocked: readonly Clash[];
  private readonly clashes = new Map<number, Clash>();

  constructor(
    attackers: readonly OpenCardView[],
    blockers: readonly OpenCardView[],
    /** Of the defending player. */
    private readonly life: number,
  ) {
    this.attackers = attackers.map(combatant);
    this.blockers = blockers.slice(0, MOST_BLOCKERS).map(combatant);
    this.unblocked = this.attackers.map((attacker) => clash(attacker, this.blockers, 0));
    this.teams = this.attackers.map((attacker) => this.teamsAgainst(attacker));
  }

  /**
   * The blocks that suit the defender best when these attackers come: improved one blocker or one pair at a time.
   * `away` are the blockers, as bits, that are not there to block.
   */
  bestBlocks(going: readonly number[], away = 0): Blocking {
    const masks = this.attackers.map(() => 0);
    let now = [...this.unblocked];
    let next = [...now];
    let worth = this.weigh(going, now);
    for (let improved = true, rounds = 0; improved && rounds < 8; rounds++) {
      improved = false;
      for (const attacker of going) {
        for (const team of this.teams[attacker]!) {
          if (team.mask & away || !this.join(going, attacker, team, masks, now, next)) continue;
          const gained = this.weigh(going, next);
          if (gained <= worth + 0.001) continue;
          worth = gained;
          [now, next] = [next, now];
          const isOff = masks[attacker] === team.mask;
          for (const other of going) masks[other]! &= ~team.mask;
          masks[attacker] = isOff ? 0 : team.mask;
          improved = true;
        }
      }
    }
    return { masks, worth };
  }

  private teamsAgainst(attacker: Combatant): Team[] {
    const able = this.blockers.flatMap((blocker, index) => (mayBlock(blocker.card, attacker.card) ? [index] : []));
    const teams: Team[] = attacker.menace ? [] : able.map((one) => ({ mask: 1 << one }));
    for (const [at, one] of able.entries()) {
      for (const other of able.slice(at + 1)) {
        // On a crowded table there are hundreds of pairs: most are no better than one of the two alone.
        if (attacker.menace || killOnlyTogether(attacker, this.blockers[one]!, this.blockers[other]!))
          teams.push({ mask: (1 << one) | (1 << other) });
      }
    }
    return teams;
  }

  /** What each attacker meets when a team leaves its places for one of them, or for none if it was there. */
  private join(
    going: readonly number[],
    attacker: number,
    team: Team,
    masks: readonly number[],
    now: readonly Clash[],
    next: Clash[],
  ): boolean {
    for (const other of going) {
      const mask = masks[other]!;
      if (other === attacker) {
        next[other] = mask === team.mask ? this.unblocked[other]! : (team.clash ??= this.clash(other, team.mask));
      } else if (mask & team.mask) {
        const rest = mask & ~team.mask;
        if (rest !== 0 && this.attackers[other]!.menace && isSingle(rest)) return false;
        next[other] = this.clash(other, rest);
      } else next[other] = now[other]!;
    }
    return true;
  }

  /** What it comes to for the defender. */
  private weigh(going: readonly number[], clashes: readonly Clash[]): number {
    let [traded, damage] = [0, 0];
    for (const attacker of going) {
      const { net, through } = clashes[attacker]!;
      traded += net;
      damage += through;
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
    if (mask === 0) return this.unblocked[attacker]!;
    const key = attacker * 2 ** MOST_BLOCKERS + mask;
    let found = this.clashes.get(key);
    if (!found) {
      found = clash(this.attackers[attacker]!, this.blockers, mask);
      this.clashes.set(key, found);
    }
    return found;
  }
}

function killOnlyTogether({ toughness }: Combatant, one: Combatant, other: Combatant): boolean {
  const alone = (blocker: Combatant): boolean => blocker.deathtouch || blocker.power >= toughness;
  return one.power + other.power >= toughness && !alone(one) && !alone(other);
}

const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;

/** Life counts by its share: the last points are worth most. */
function priceOfDamage(damage: number, life: number): number {
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
    return { net: attacker.lifelink ? -GAINED_LIFE * through : 0, attackerDies: false, dead: 0, through };
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
  const traded = (attackerDies ? attacker.value : 0) - lost;
  const net = traded - GAINED_LIFE * (attacker.lifelink ? dealt : 0) + GAINED_LIFE * gained;
  return { net, attackerDies, dead, through };
}
