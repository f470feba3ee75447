import type { OpenCardView } from '../rules/view/view.types.js';
import { isCreature } from './board.js';
import type { Board } from './board.js';
import { Skirmish } from './skirmish.js';
import type { Blocking } from './skirmish.js';

/** Less than this is no reason to change a plan. */
const CLEARLY = 0.2;

/** An answer that may never come counts a little less than what is done now. */
const ANSWER_COUNTS = 0.8;

/** Who attacks: every plan is judged by the best blocks against it and by the attack that answers it. */
export class AttackPlan {
  private readonly skirmish: Skirmish;
  private readonly home: readonly OpenCardView[];

  constructor(
    private readonly board: Board,
    private readonly able: readonly OpenCardView[],
    blockers: readonly OpenCardView[],
    life: number,
  ) {
    this.skirmish = new Skirmish(able, blockers, life);
    this.home = [...board.mine, ...coming(board)];
  }

  /** The best of two climbs: from nobody and from everybody, sending along or keeping back one at a time. */
  best(): OpenCardView[] {
    const everybody = this.able.map((_card, index) => index);
    const [few, many] = [this.climb([]), this.climb(everybody)];
    return (many.worth > few.worth + CLEARLY ? many : few).going.map((index) => this.able[index]!);
  }

  private climb(start: readonly number[]): { going: readonly number[]; worth: number } {
    let best = { going: start, worth: this.weigh(start) };
    for (let improved = true, rounds = 0; improved && rounds < 4; rounds++) {
      improved = false;
      for (const index of this.able.keys()) {
        const { going } = best;
        const other = going.includes(index) ? going.filter((one) => one !== index) : [...going, index];
        const worth = this.weigh(other);
        if (worth <= best.worth + CLEARLY) continue;
        best = { going: other, worth };
        improved = true;
      }
    }
    return best;
  }

  private weigh(going: readonly number[]): number {
    const blocking = this.skirmish.bestBlocks(going);
    return -blocking.worth - ANSWER_COUNTS * this.answerTo(going, blocking);
  }

  /** What the opponents make of it in their next turn: nothing, everybody, or those whom no blocker stops. */
  private answerTo(going: readonly number[], blocking: Blocking): number {
    const fallen = this.skirmish.fallen(going, blocking);
    const tapped = new Set(
      going.map((index) => this.able[index]!).filter(({ keywords }) => !keywords.includes('vigilance')),
    );
    const blockers = this.home.filter((card) => !fallen.has(card) && !tapped.has(card) && !card.isTapped);
    const attackers = this.board.theirs.filter(
      (card) =>
        !fallen.has(card) &&
        (card.power ?? 0) > 0 &&
        !card.keywords.includes('defender') &&
        !card.restrictions.includes('cant_attack') &&
        !(card.isTapped && (card.frozen || card.restrictions.includes('doesnt_untap'))),
    );
    if (attackers.length === 0) return 0;
    const skirmish = new Skirmish(attackers, blockers, this.board.me.lifeTotal);
    const all = attackers.map((_card, index) => index);
    const unstopped = all.filter((index) => skirmish.bestBlocks([index]).worth < 0);
    return Math.max(0, -skirmish.bestBlocks(all).worth, -skirmish.bestBlocks(unstopped).worth);
  }
}

/** The creature that will be cast after combat and stand at home: the dearest that the open lands pay for. */
function coming(board: Board): OpenCardView[] {
  const mana = board
    .permanents(board.me.playerId)
    .filter((card) => card.types.includes('land') && !card.isTapped).length;
  const castable = board.hand.filter((card) => isCreature(card) && card.manaValue <= mana);
  return castable.sort((a, b) => b.manaValue - a.manaValue).slice(0, 1);
}
