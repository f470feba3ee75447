import type { State } from '../../rules/viking-vengeance.types.js';
import type { Move } from '../imagined.js';
import { OutOfTime } from '../out-of-time.js';
import { Endgame } from './endgame.js';

/** As many deals are solved as a player would want to imagine, and no more. */
const DEALS = 45;
/** In so many deals every move may show that it is best; then the race is between so many of them. */
const SCOUTED = 4;
const RUNNERS = 6;
/** The fewest deals after which a move may be given up, and by how much, times the root of their number, it has to be behind. */
const BEFORE_GIVING_UP = 3;
const BEHIND = 1;

interface Runner {
  readonly move: Move;
  total: number;
}

/**
 * Finds the move that is best on average when deals are played to their end. Nearly all moves of a deal are worth the same, or
 * less than some other: so the first deals are only asked for a best move, and only such moves, and those that looked best
 * before, are given their exact value in every deal.
 */
export class Race {
  /** How many deals have been solved. */
  deals = 0;
  private mayGoOn = (): boolean => false;
  private readonly scouted: Endgame[] = [];
  private readonly champions = new Set<Move>();
  private runners: Runner[] | undefined;
  private deal: Endgame | undefined;
  private values: number[] = [];

  /** `moves`: what looked best before comes first. */
  constructor(
    private readonly moves: readonly Move[],
    private readonly imagine: () => State,
  ) {}

  /** Looks for moves that are best in some deal; not for longer than allowed. */
  scout(mayGoOn: () => boolean): void {
    this.whileAllowed(mayGoOn, () => {
      while (this.scouted.length < SCOUTED) {
        const deal = this.newDeal();
        const champion = this.championOf(deal);
        this.scouted.push(deal);
        if (champion) this.champions.add(champion);
      }
    });
  }

  /** Solves deals; what was begun when the time was over is taken up again the next time. */
  run(mayGoOn: () => boolean): void {
    this.runners ??= [...new Set([...this.champions, ...this.moves])]
      .slice(0, RUNNERS)
      .map((move) => ({ move, total: 0 }));
    this.whileAllowed(mayGoOn, () => {
      while (this.deals < DEALS) this.solveOne(this.runners!);
    });
  }

  /** The moves, best first; of equals the one that came first. */
  get ranking(): Move[] {
    const runners = (this.runners ?? []).toSorted((one, other) => other.total - one.total).map(({ move }) => move);
    return [...new Set([...runners, ...this.moves])];
  }

  /** What the best move is worth on average. */
  get value(): number {
    return Math.max(...this.runners!.map(({ total }) => total)) / this.deals;
  }

  private solveOne(runners: Runner[]): void {
    this.deal ??= this.scouted.shift() ?? this.newDeal();
    while (this.values.length < runners.length) this.values.push(this.deal.valueOf(runners[this.values.length]!.move));
    for (const [index, runner] of runners.entries()) runner.total += this.values[index]!;
    this.deal = undefined;
    this.values = [];
    this.deals += 1;
    if (this.deals < BEFORE_GIVING_UP) return;
    const least = Math.max(...runners.map(({ total }) => total)) - BEHIND * Math.sqrt(this.deals);
    this.runners = runners.filter(({ total }) => total >= least);
  }

  /** A move that is best in a deal; none where all are lost. */
  private championOf(deal: Endgame): Move | undefined {
    let best = -1;
    let champion: Move | undefined;
    for (const move of new Set([...this.champions, ...this.moves])) {
      const value = deal.valueOf(move, best);
      if (value > best) [best, champion] = [value, move];
      if (best === 1) break;
    }
    return champion;
  }

  private newDeal(): Endgame {
    return new Endgame(this.imagine(), () => this.mayGoOn());
  }

  private whileAllowed(mayGoOn: () => boolean, work: () => void): void {
    this.mayGoOn = mayGoOn;
    try {
      work();
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
  }
}
