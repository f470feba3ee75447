import type { Clause } from '../../rules/abilities/clause.js';
import type { Condition } from '../../rules/abilities/condition.js';
import type { Moment } from '../../rules/abilities/moment.js';
import type { PowerEffect } from '../../rules/effects/power.js';
import type { Among } from '../../rules/effects/target.js';
import type { DealtCard } from '../quick/deal.js';
import { ADJACENT, EDGE, FACING, NEXT } from '../quick/geometry.js';
import type { QuickTable } from '../quick/quick-table.js';
import { watchesOf } from './last-watch.js';

type Kinds = readonly Clause['do'][];

/** When the board is full, nothing is left that these could change. */
const TOO_LATE: Kinds = ['block', 'lock', 'protect', 'set-tiles'];
/** A card that takes the last tile finds none to which another could be moved. */
const TOO_FULL: Kinds = [...TOO_LATE, 'pull', 'push'];
const TOO_LATE_AFTER_COMBAT: Kinds = [...TOO_LATE, 'power', 'recall', 'cleanse'];

/** Conditions of a gain that can be judged before the card lies there. */
const JUDGED: readonly string[] = ['onEdge', 'neighbourTagged', 'hasFallen'] satisfies (keyof Condition)[];

interface Loss {
  readonly by: number;
  readonly where: Among['where'];
  readonly strongestOnly: boolean;
}

/** What a card that is placed on the last tile changes before it fights, as far as the fight depends on it. */
export class LastStroke {
  private constructor(
    private readonly gains: readonly { readonly by: number; readonly when: Condition | undefined }[],
    private readonly losses: readonly Loss[],
    private readonly echoes: boolean,
  ) {}

  /** Undefined where it takes more to say what the card does: then it has to be played. */
  static of(card: DealtCard): LastStroke | undefined {
    const { speech } = card;
    // What it watches itself while it fights: Minamoto grows with every yokai he flips.
    if (watchesOf(card).some(({ ofPlaced, ofAllies }) => !ofPlaced && !ofAllies)) return undefined;
    const idle = (moment: Moment, kinds: Kinds): boolean =>
      (speech.get(moment) ?? []).every((clause) => kinds.includes(clause.do));
    if (!idle('BeforeCombat', TOO_FULL) || !idle('OnFlip', TOO_LATE)) return undefined;
    if (!idle('AfterCombat', TOO_LATE_AFTER_COMBAT)) return undefined;
    const gains: { by: number; when: Condition | undefined }[] = [];
    const losses: Loss[] = [];
    let echoes = false;
    for (const clause of speech.get('OnPlace') ?? []) {
      if (TOO_FULL.includes(clause.do)) continue;
      if (clause.do === 'echo' && !clause.when) echoes = true;
      else if (clause.do !== 'power') return undefined;
      else if (isForOthers(clause)) continue;
      else if (isGain(clause)) gains.push({ by: clause.by, when: clause.when });
      else if (isLoss(clause)) losses.push({ by: clause.by, where: clause.to.where, strongestOnly: !!clause.side });
      else return undefined;
    }
    return new LastStroke(gains, losses, echoes);
  }

  /** How many of the cards around a tile fall to this one when it is placed there with these sides, before any clamp. */
  beats(table: QuickTable, raw: readonly number[], tile: number, owner: number): number {
    let gain = 0;
    for (const { by, when } of this.gains) if (!when || holds(when, table, tile)) gain += by;
    let count = 0;
    for (let side = 0; side < 4; side++) {
      const next = NEXT[tile]![side]!;
      const other = next < 0 ? -1 : table.board[next]!;
      if (other < 0 || table.owner[other] === owner) continue;
      let mine = Math.max(0, raw[side]! + gain);
      if (this.echoes) mine = Math.max(mine, loudest(table, tile, side));
      if (mine > this.weakened(table, other, side)) count += 1;
    }
    return count;
  }

  private weakened(table: QuickTable, card: number, side: number): number {
    const facing = FACING[side]!;
    const { raw, sides } = table.burdens[card]!;
    let power = raw[facing]!;
    for (const { by, where, strongestOnly } of this.losses) {
      // Above and below lies the card's column, to the right and left its row.
      if (where === (side % 2 === 0 ? 'row' : 'column')) continue;
      if (!strongestOnly || sides.indexOf(Math.max(...sides)) === facing) power += by;
    }
    return Math.max(0, power);
  }
}

/** Allies' numbers have no say in the last fight. */
function isForOthers({ to }: PowerEffect): boolean {
  return typeof to === 'object' && to.who === 'ally' && (to.others === true || to.where === 'adjacent');
}

function isGain({ to, when, ...effect }: Extract<Clause, { do: 'power' }>): boolean {
  if (!isPlainly(effect) || effect.side) return false;
  if (to === 'self') return Object.keys(when ?? {}).every((name) => JUDGED.includes(name));
  return typeof to === 'object' && to.who === 'ally' && !when && isEverybody(to);
}

function isLoss(clause: Extract<Clause, { do: 'power' }>): clause is typeof clause & { to: Among } {
  const { to, when, side } = clause;
  if (!isPlainly(clause) || side === 'random') return false;
  return typeof to === 'object' && to.who === 'enemy' && !when && isEverybody(to);
}

const isPlainly = ({ refreshes, limit, oncePerCard, perOceanTile }: Partial<PowerEffect>): boolean =>
  !refreshes && limit === undefined && !oncePerCard && !perOceanTile;

const isEverybody = ({ others, tagged, bearing, weaker, pick, targeted }: Among): boolean =>
  !others && !tagged && !bearing && !weaker && !pick && !targeted;

function holds({ onEdge, neighbourTagged, hasFallen }: Condition, table: QuickTable, tile: number): boolean {
  const { board, falls, deal } = table;
  if (onEdge && !EDGE[tile]) return false;
  if (neighbourTagged !== undefined) {
    const isTagged = (at: number): boolean =>
      board[at]! >= 0 && deal.cards[board[at]!]!.base.tags.includes(neighbourTagged);
    if (!ADJACENT[tile]!.some(isTagged)) return false;
  }
  if (hasFallen === undefined) return true;
  return board.some((card) => card >= 0 && falls[card]! > 0 && deal.cards[card]!.base.card_key === hasFallen);
}

/** The highest side of this name among the neighbours, of either owner. */
function loudest(table: QuickTable, tile: number, side: number): number {
  let best = 0;
  for (const at of ADJACENT[tile]!) {
    const card = table.board[at]!;
    if (card >= 0) best = Math.max(best, table.side(card, side));
  }
  return best;
}
