import { begin, choicesOf, fastDice, isRefusal, play, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Asked, Dice, Rng, Seat, Start, Step, Table } from '../../../../engine/core/index.js';
import { wholeDeck } from '../cards/cards.js';
import { check } from '../check.game.js';
import type { Check, CheckAction } from '../check.types.js';
import { peekablePlaces, swappablePlaces } from '../cards/hand.js';
import { stayingSeats, targetOf } from '../seats.js';
import { beginAnyhow } from './random-check.js';

/** One action of a random match, with the table before it and what it did. */
export interface Moment {
  readonly before: Table<Check>;
  readonly asked: Asked<Check>;
  readonly step: Step<Check>;
}

/** A match is looked at for so many rounds; then another one is drawn, with other house rules. */
const MOST_ROUNDS = 3;

/**
 * A match under house rules drawn at random, played by people who do everything the rules know, in likely proportions:
 * pure chance would only fill hands with penalty cards. How bold they are is drawn anew for each match.
 */
export class RandomMatch {
  readonly start: Start<Check>;
  readonly dice: Dice;
  readonly rng: Rng;
  table: Table<Check>;
  private at = 1_000_000;
  private readonly boldness: number;

  constructor(seed: number) {
    this.rng = rngOver(sfc32(seed, 41));
    this.dice = fastDice(seed);
    const { options, seats } = beginAnyhow(this.rng);
    const deckOrder = this.rng.shuffle(wholeDeck());
    this.start = { sessionId: 's', at: this.at, options: { ...options, deckOrder }, seats };
    this.table = begin(check, this.start, this.dice);
    this.boldness = this.rng.pick([20, 4, 1]);
  }

  /** Round by round until the match is over, three rounds at most. */
  *moments(rounds = MOST_ROUNDS): Generator<Moment> {
    while (!check.outcome(this.table.state)) {
      const moment = this.next();
      yield moment;
      const { phase, roundNo } = this.table.state;
      if (phase === 'scoringPhase' && roundNo >= rounds) return;
    }
  }

  private next(): Moment {
    const { state } = this.table;
    const due = check.deadline!(state)!;
    this.at += this.rng.int(400);
    if (this.at >= due.at || this.rng.int(14) === 0) {
      this.at = Math.max(this.at, due.at);
      return this.play({ seat: null, action: due.action, at: this.at });
    }
    if (this.rng.int(200) === 0) {
      return this.play({ seat: this.rng.pick(stayingSeats(state)), action: { type: 'forfeit' }, at: this.at });
    }
    const seat = this.rng.pick(check.toAct(state));
    return this.play({ seat, action: this.something(seat), at: this.at });
  }

  private something(seat: Seat): CheckAction {
    const { state } = this.table;
    if (state.activeAbility) return this.useAbility();
    const choices = [...choicesOf(check, state, seat)] as CheckAction[];
    const rare = { attemptMatch: this.boldness, callCheck: 8 } as Readonly<Record<string, number>>;
    const wanted = choices.filter(({ type }) => this.rng.int(rare[type] ?? 1) === 0);
    return this.rng.pick(wanted.length > 0 ? wanted : choices);
  }

  /** Looks and swaps, one by one or in one call (2.7.6). */
  private useAbility(): CheckAction {
    const { state } = this.table;
    const { peeksLeft, peekedTargets, stage } = state.activeAbility!;
    const type = 'resolveSpecialAbility';
    const peeked = new Set(peekedTargets.map(({ seat, cardIndex }) => `${seat}.${cardIndex}`));
    const looks = peekablePlaces(state).filter(({ seat, cardIndex }) => !peeked.has(`${seat}.${cardIndex}`));
    const count = stage === 'peek' ? Math.min(peeksLeft, looks.length, this.rng.int(3)) : 0;
    const peekTargets = this.rng.shuffle(looks).slice(0, count).map(targetOf);
    const pair = this.rng.shuffle(swappablePlaces(state)).slice(0, 2).map(targetOf);
    const swapTargets = pair.length === 2 && this.rng.int(2) === 0 ? pair : [];
    if (peekTargets.length + swapTargets.length === 0) {
      return { type, skip: stage === 'peek' && this.rng.int(2) === 0 ? 'peek' : 'all' };
    }
    return {
      type,
      ...(peekTargets.length > 0 ? { peekTargets } : undefined),
      ...(swapTargets.length > 0 ? { swapTargets } : undefined),
    };
  }

  private play(asked: Asked<Check>): Moment {
    const before = this.table;
    const step = play(check, before, asked, this.dice);
    if (isRefusal(step)) throw new Error(`${JSON.stringify(asked)} was refused: ${step.code}`);
    this.table = step.table;
    return { before, asked, step };
  }
}
