import { choicesOf, eventsFor, fastDice, isRefusal, playAll } from '../../../../engine/core/index.js';
import type { Choice, Refusal, Seat, Step, Table, Viewer } from '../../../../engine/core/index.js';
import type { TcgFuelEvent } from '../event.types.js';
import { tcgFuel } from '../tcg-fuel.game.js';
import type { Action, PlayCard } from '../action.types.js';
import type { Look, TcgFuel } from '../tcg-fuel.types.js';
import { view } from '../view/view.js';
import type { GameView, OpenCardView, PlayerView } from '../view/view.types.js';
import { fromScenario } from './from-scenario.js';
import { drawPicture, readPicture } from './picture.js';
import type { Scenario } from './scenario.types.js';

/** Targets by label or as written in an action. */
export type On = string | { readonly player: number };

/** A scenario to play from: cards are called by their labels, players by their seats. */
export class ScenarioTable {
  private table: Table<TcgFuel>;
  private steps: readonly Step<TcgFuel>[] = [];
  private readonly labels: Readonly<Record<string, number>>;
  private readonly dice;
  at = 0;

  /** From a scenario, or from a picture of one. */
  constructor(scenario: Scenario | string, options: Scenario['options'] = {}) {
    const read = typeof scenario === 'string' ? readPicture(scenario) : scenario;
    const { state, labels } = fromScenario({ ...read, options: { ...read.options, ...options } });
    this.table = { state, round: 1, drawn: 0 };
    this.labels = labels;
    this.dice = fastDice(read.seed ?? 1);
  }

  get state(): Look {
    return this.table.state;
  }

  /** What everybody heard of the latest action and what followed by itself. */
  get events(): TcgFuelEvent[] {
    return this.heard('public');
  }

  heard(viewer: Viewer): TcgFuelEvent[] {
    return this.steps.flatMap((step) => eventsFor(step.events, viewer));
  }

  /** The id of a card by its label; a card that was not there at the beginning, by its slug. */
  id(label: string): number {
    const id = this.labels[label] ?? Object.values(this.state.cards).find(({ card }) => card === label)?.id;
    if (id === undefined) throw new Error(`There is no card "${label}" at this table.`);
    return id;
  }

  act(seat: Seat | null, action: Action): this {
    const steps = playAll(tcgFuel, this.table, seat, [action], this.at, this.dice);
    if (isRefusal(steps))
      throw new Error(`Refused: ${steps.code}: ${steps.message} ${JSON.stringify(steps.details ?? '')}`);
    this.steps = steps;
    this.table = steps.at(-1)!.table;
    return this;
  }

  /** Why an action is refused; `undefined` when it is not. */
  refusal(seat: Seat | null, action: Action): Refusal | undefined {
    const answer = playAll(tcgFuel, this.table, seat, [action], this.at, this.dice);
    return isRefusal(answer) ? answer : undefined;
  }

  /** Plays a card from the hand. */
  play(seat: Seat, label: string, on?: On, more: Partial<PlayCard> = {}): this {
    return this.act(seat, this.playing(label, on, more));
  }

  playing(label: string, on?: On, more: Partial<PlayCard> = {}): PlayCard {
    const target =
      on === undefined ? {} : typeof on === 'string' ? { targetId: this.id(on) } : { targetPlayerId: on.player };
    return { type: 'play_card', cardId: this.id(label), ...target, ...more };
  }

  activate(seat: Seat, label: string, abilityId: string, on?: On): this {
    const { type: _type, ...how } = this.playing(label, on);
    return this.act(seat, { ...how, type: 'activate_ability', abilityId });
  }

  pass(...seats: Seat[]): this {
    for (const seat of seats) this.act(seat, { type: 'pass_priority' });
    return this;
  }

  /** All pass, once around, from the player with priority. */
  passAll(): this {
    const inGame = this.state.players.filter((player) => !player.hasLost).length;
    for (let n = 0; n < inGame; n++) this.pass(this.state.waitingFor!.seat);
    return this;
  }

  /** All pass until the stack is empty or a player is asked for something else. */
  resolve(): this {
    while (this.state.stack.length > 0 && !this.state.pendingChoice) this.passAll();
    return this;
  }

  /** All pass until a step is reached (the next one of that name), without attacks, blocks or decisions on the way. */
  passTo(phase: string, step = 'beginning'): this {
    const isThere = (): boolean => this.state.phase === phase && this.state.step === step;
    let left = !isThere();
    for (let n = 0; n < 200; n++) {
      const { state } = this;
      if (left && isThere()) return this;
      left ||= !isThere();
      const { waitingFor } = state;
      if (!waitingFor || state.pendingChoice) throw new Error('A player must decide first.');
      if (waitingFor.decision === 'attack') this.act(waitingFor.seat, { type: 'attack', attackers: [] });
      else if (waitingFor.decision === 'block') this.act(waitingFor.seat, { type: 'block', blocks: [] });
      else this.pass(waitingFor.seat);
    }
    throw new Error(`${phase}/${step} was not reached.`);
  }

  attack(...labels: string[]): this {
    return this.act(this.state.active, {
      type: 'attack',
      attackers: labels.map((label) => ({ cardId: this.id(label) })),
    });
  }

  /** `{ 'mossback-hauler': 'boiler-ogre' }`: who blocks whom. */
  block(seat: Seat, blocks: Readonly<Record<string, string>>): this {
    const pairs = Object.entries(blocks).map(([blocker, attacker]) => ({
      cardId: this.id(blocker),
      attackerId: this.id(attacker),
    }));
    return this.act(seat, { type: 'block', blocks: pairs });
  }

  choose(answer: object): this {
    const { choiceId, seat } = this.state.pendingChoice!;
    return this.act(seat, { type: 'choose', choiceId, ...answer });
  }

  view(viewer: Viewer = 'all'): GameView {
    return view(this.state, viewer);
  }

  card(label: string): OpenCardView {
    const id = this.id(label);
    const card = this.view().cards.find((one) => one.id === id);
    if (!card || 'hidden' in card) throw new Error(`"${label}" is not to be seen.`);
    return card;
  }

  /** Where a card is; `gone` when it has left the game. */
  where(label: string): string {
    return this.state.cards[this.id(label)]?.location ?? 'gone';
  }

  player(seat: Seat): PlayerView {
    return this.view().players.find((player) => player.seat === seat)!;
  }

  life(seat: Seat): number {
    return this.state.players[seat]!.lifeTotal;
  }

  offers(seat: Seat): Choice<Action>[] {
    return [...choicesOf(tcgFuel, this.state, seat)];
  }

  /** The position, drawn. */
  get picture(): string {
    return drawPicture(this.state);
  }
}
