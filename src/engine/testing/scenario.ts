import { choicesOf, eventsFor, isOffered, isRefusal, canonical, playAll, fastDice } from '../core/index.js';
import type { Dice, Frozen, GameDefinition, GameShape, Millis, Seat, Step, Table, Viewer } from '../core/index.js';

/** How a game's tables are drawn and read in tests. */
export interface Notation<G extends GameShape> {
  read(picture: string): G['state'];
  draw(state: Frozen<G['state']>): string;
}

/** Tests in pictures: `scenario(game, notation)` returns `table`, and `table('…')` is a game to play from there. */
export function scenario<G extends GameShape>(game: GameDefinition<G>, notation: Notation<G>) {
  return (picture: string, chance: { dice?: Dice; at?: Millis } = {}): Scene<G> =>
    new Scene(game, notation, { state: notation.read(picture) as Frozen<G['state']>, round: 1, drawn: 0 }, chance);
}

/** A table in a test: act, and say what you expect to see. Every expectation returns the scene, so that a test reads on. */
export class Scene<G extends GameShape> {
  /** What the latest action did. */
  private steps: readonly Step<G>[] = [];
  private readonly dice: Dice;
  private at: Millis;

  constructor(
    private readonly game: GameDefinition<G>,
    private readonly notation: Notation<G>,
    private table: Table<G>,
    chance: { dice?: Dice; at?: Millis },
  ) {
    this.dice = chance.dice ?? fastDice(1);
    this.at = chance.at ?? 0;
  }

  get state(): Frozen<G['state']> {
    return this.table.state;
  }

  /** Lets time pass. */
  after(millis: Millis): this {
    this.at += millis;
    return this;
  }

  /** A seat (or, with `null`, the table) plays actions in one go, and whatever follows by itself. */
  play(seat: Seat | null, ...actions: G['action'][]): this {
    const before = canonical(this.table);
    const steps = playAll(this.game, this.table, seat, actions, this.at, this.dice);
    if (isRefusal(steps)) throw new Error(`Refused: ${steps.code}: ${steps.message}`);
    expect(canonical(this.table)).toBe(before);
    this.steps = steps;
    this.table = steps.at(-1)?.table ?? this.table;
    return this;
  }

  refuses(seat: Seat | null, action: G['action'], code: string, message?: string): this {
    const answer = playAll(this.game, this.table, seat, [action], this.at, this.dice);
    expect(isRefusal(answer) ? answer.code : 'accepted').toBe(code);
    if (message !== undefined && isRefusal(answer)) expect(answer.message).toBe(message);
    return this;
  }

  /** The latest action's events, as a viewer heard them, contain these in this order. */
  tells(...expected: Partial<G['event']>[]): this {
    return this.tellsTo('public', ...expected);
  }

  tellsTo(viewer: Viewer, ...expected: Partial<G['event']>[]): this {
    const heard = this.heard(viewer);
    let from = 0;
    for (const event of expected) {
      const found = heard.findIndex((one, index) => index >= from && matches(one, event));
      if (found < 0) expect(heard).toContainEqual(expect.objectContaining(event));
      from = found + 1;
    }
    return this;
  }

  /** The latest action told a viewer nothing of this type. */
  doesNotTell(viewer: Viewer, type: G['event']['type']): this {
    expect(this.heard(viewer).map((event) => event.type)).not.toContain(type);
    return this;
  }

  /** The drawing of the table is this one, whatever its indentation. */
  shows(picture: string): this {
    expect(tidy(this.notation.draw(this.table.state))).toBe(tidy(picture));
    return this;
  }

  offers(seat: Seat, action: G['action']): this {
    expect(this.isOffered(seat, action)).toBe(true);
    return this;
  }

  doesNotOffer(seat: Seat, action: G['action']): this {
    expect(this.isOffered(seat, action)).toBe(false);
    return this;
  }

  /** Looks at the state (or through a viewer's eyes) in the middle of a test. */
  check(look: (state: Frozen<G['state']>) => void): this {
    look(this.table.state);
    return this;
  }

  seen(viewer: Viewer, look: (view: G['view']) => void): this {
    look(this.game.view(this.table.state, viewer));
    return this;
  }

  ends(expected: { winners: readonly Seat[]; reason?: string }): this {
    expect(this.game.outcome(this.table.state)).toMatchObject(expected);
    return this;
  }

  goesOn(): this {
    expect(this.game.outcome(this.table.state)).toBeUndefined();
    return this;
  }

  private heard(viewer: Viewer): G['event'][] {
    return this.steps.flatMap((step) => eventsFor(step.events, viewer));
  }

  private isOffered(seat: Seat, action: G['action']): boolean {
    return isOffered(this.game, [...choicesOf(this.game, this.table.state, seat)], action);
  }
}

function matches(event: object, expected: object): boolean {
  return Object.entries(expected).every(
    ([member, value]) => canonical((event as Record<string, unknown>)[member]) === canonical(value),
  );
}

function tidy(picture: string): string {
  const lines = picture.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n');
}
