import type { Look } from '../../rules/tcg-fuel.types.js';
import type { GamePlan } from './game-plan.js';

/** What random games came to. */
export class Tally {
  games = 0;
  private actions = 0;
  private mostActions = 0;
  private turns = 0;
  private mostTurns = 0;
  private compared = 0;
  private readonly sizes = new Map<number, number>();
  private readonly pairs = new Map<string, number>();
  private readonly reasons = new Map<string, number>();

  add({ decks }: GamePlan, state: Look, actions: number, isCompared: boolean): void {
    this.games += 1;
    this.actions += actions;
    this.mostActions = Math.max(this.mostActions, actions);
    this.turns += state.turnCount;
    this.mostTurns = Math.max(this.mostTurns, state.turnCount);
    if (isCompared) this.compared += 1;
    count(this.sizes, decks.length);
    count(this.pairs, decks.slice(0, 2).join('/'));
    count(this.reasons, state.endReason!);
  }

  line(seconds: number): string {
    return `${this.games} games, ${this.actions} actions, ${Math.round(this.actions / seconds)} actions/s`;
  }

  report(seconds: number): string {
    const { games } = this;
    return [
      `${this.line(seconds)}, ${seconds.toFixed(0)} s; nothing violated, nothing refused`,
      `  actions a game: ${(this.actions / games).toFixed(0)}, at most ${this.mostActions}`,
      `  turns a game: ${(this.turns / games).toFixed(1)}, at most ${this.mostTurns}`,
      `  players: ${listed(this.sizes)}; deck pairs: ${this.pairs.size}`,
      `  ended by: ${listed(this.reasons)}`,
      `  compared with the engine: ${this.compared}`,
    ].join('\n');
  }
}

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function listed(counts: ReadonlyMap<number | string, number>): string {
  return [...counts].map(([key, value]) => `${key}: ${value}`).join(', ');
}
