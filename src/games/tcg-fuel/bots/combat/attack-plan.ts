import type { OpenCardView } from '../../rules/view/view.types.js';
import { isCreature } from '../board.js';
import type { Board } from '../board.js';
import { MOST_BLOCKERS, Skirmish } from './skirmish.js';
import type { Blocking } from './skirmish.js';

/** Less than this is no reason to change a plan. */
const CLEARLY = 0.2;

/** An answer that may never come counts a little less than what is done now. */
const ANSWER_COUNTS = 0.8;

/** Who attacks: every plan is judged by the best blocks against it and by the attack that answers it. */
export class AttackPlan {
  private readonly skirmish: Skirmish;
  /** Who could block and who could attack in the opponents' next turn, if they live and are not tapped by then. */
  private readonly home: readonly OpenCardView[];
  private readonly answerers: readonly OpenCardView[];
  private readonly answer: Skirmish;
  private readonly weighed = new Map<string, number>();
  private readonly answers = new Map<string, number>();

  constructor(
    board: Board,
    private readonly able: readonly OpenCardView[],
    blockers: readonly OpenCardView[],
    life: number,
  ) {
    this.skirmish = new Skirmish(able, blockers, life);
    this.home = [...board.mine, ...coming(board)].filter((card) => !card.isTapped).slice(0, MOST_BLOCKERS);
    this.answerers = board.theirs.filter(
      (card) =>
        (card.power ?? 0) > 0 &&
        !card.keywords.includes('defender') &&
        !card.restrictions.includes('cant_attack') &&
        !(card.isTapped && (card.frozen || card.restrictions.includes('doesnt_untap'))),
    );
    this.answer = new Skirmish(this.answerers, this.home, board.me.lifeTotal);
  }

  /** The best of two climbs: from none and from all, sending along or keeping back one at a time. */
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
    const key = going.join();
    let worth = this.weighed.get(key);
    if (worth === undefined) {
      const blocking = this.skirmish.bestBlocks(going);
      worth = -blocking.worth - ANSWER_COUNTS * this.answerTo(going, blocking);
      this.weighed.set(key, worth);
    }
    return worth;
  }

  /** What the opponents make of it in their next turn: nothing, everybody, or those whom no blocker stops. */
  private answerTo(going: readonly number[], blocking: Blocking): number {
    const fallen = this.skirmish.fallen(going, blocking);
    const tapped = new Set(
      going.map((index) => this.able[index]!).filter(({ keywords }) => !keywords.includes('vigilance')),
    );
    const all = this.answerers.flatMap((card, index) => (fallen.has(card) ? [] : [index]));
    if (all.length === 0) return 0;
    let away = 0;
    this.home.forEach((card, index) => (away |= fallen.has(card) || tapped.has(card) ? 1 << index : 0));
    const key = `${all.join()}/${away}`;
    let worth = this.answers.get(key);
    if (worth === undefined) {
      const unstopped = all.filter((index) => this.answer.bestBlocks([index], away).worth < 0);
      worth = Math.max(0, -this.answer.bestBlocks(all, away).worth, -this.answer.bestBlocks(unstopped, away).worth);
      this.answers.set(key, worth);
    }
    return worth;
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
