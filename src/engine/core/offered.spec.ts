import type { Choice, Form } from './choice.js';
import type { GameDefinition, GameShape } from './game.js';
import { isOffered } from './offered.js';

interface Barter extends GameShape {
  action:
    | { type: 'attack'; with: string[] }
    | { type: 'swap'; places: string[] }
    | { type: 'stack'; cards: string[] }
    | { type: 'pass'; why: string };
}

const rule = { choices: () => [], refuse: () => undefined, play: () => undefined };
const game: Pick<GameDefinition<Barter>, 'actions'> = {
  actions: { attack: rule, swap: { ...rule, anyOrder: ['places'] }, stack: rule, pass: rule },
};

const attack: Form<Barter['action']> = {
  form: { type: 'attack' },
  slots: { with: { options: ['wolf', 'bear', 'owl'], min: 0, max: 2 } },
};
const choices: Choice<Barter['action']>[] = [
  attack,
  { type: 'pass', why: 'tired' },
  { type: 'swap', places: ['a', 'b'] },
  { type: 'stack', cards: ['a', 'b'] },
];
const offered = (action: Barter['action']): boolean => isOffered(game, choices, action);

describe('An action is offered', () => {
  it('when it is one of the choices, whatever the order of its members', () => {
    expect(offered({ why: 'tired', type: 'pass' })).toBe(true);
    expect(offered({ type: 'pass', why: 'bored' })).toBe(false);
  });

  it('when it fills one of the forms', () => {
    expect(offered({ type: 'attack', with: ['bear'] })).toBe(true);
    expect(offered({ type: 'attack', with: ['bear', 'bear'] })).toBe(false);
    expect(offered({ type: 'attack', with: ['wolf', 'bear', 'owl'] })).toBe(false);
  });

  it('in any order where its rule calls a list a set, and only there', () => {
    expect(offered({ type: 'swap', places: ['b', 'a'] })).toBe(true);
    expect(offered({ type: 'swap', places: ['b', 'c'] })).toBe(false);
    expect(offered({ type: 'stack', cards: ['b', 'a'] })).toBe(false);
  });
});
