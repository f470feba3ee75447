import { SHIPPED_SET, cardPool, findCardSet, registerCardSet } from './card-sets.js';
import { describeCardSetError, getCardSet, parseCardSet } from './parse-card-set.js';

const header = 'name,cost,speed,strength,stamina,effects';
const errorsOf = (...rows: string[]): string[] =>
  parseCardSet([header, ...rows].join('\n')).errors.map((error) => describeCardSetError(error));

describe('A table of cards', () => {
  it('finds its columns by name, in any order, with only the needed ones', () => {
    const { set } = parseCardSet(
      'Effects,extra,stamina,strength,speed,cost,NAME\n,x,3,2,1,0,Bear\ngain_cc:3,,,,,1,Gift',
    );
    expect(set!.standard.cards).toMatchObject([
      { name: 'Bear', type: 'Toy', edition: 'all', speed: 1, strength: 2, stamina: 3, primary_color: '#C74444' },
      { name: 'Gift', type: 'Action', cost: 1, effect_definitions: 'gain_cc:3', primary_color: '#8B5FA8' },
    ]);
  });

  it('reads quotes, line breaks in quotes, a byte order mark and Windows line ends', () => {
    const text =
      '\uFEFFname,cost,speed,strength,stamina,effects,effect_text\r\n"Big, red",0,1,1,1,,"says ""boo""\nand goes"\r\nX,nope,1,1,1,,\r\n';
    expect(parseCardSet(text).errors).toMatchObject([{ row: 4, column: 'cost', card: 'X' }]);
    const { set } = parseCardSet(text.replace('nope', '?').replace('X,?,1,1,1,', 'X,?,,,,unsleep:1'));
    expect(set!.classic.cards[0]).toMatchObject({ name: 'Big, red', effect_text: 'says "boo"\nand goes' });
    expect(set!.classic.cards[1]).toMatchObject({ name: 'X', cost: -1 });
  });

  it('names row, column, card, text and reason of everything that is wrong', () => {
    expect(errorsOf('Good,0,1,1,1,', 'Bad,0,1,1,1,fly:2', 'Worse,x,1,1,1,stat_boost:luck:1')).toEqual([
      'row 3, column effects, card Bad, "fly:2": there is no effect "fly"',
      'row 4, column cost, card Worse, "x": must be a whole number',
      'row 4, column effects, card Worse, "stat_boost:luck:1": ' +
        'the stat must be one of speed, strength, stamina, all, not "luck"',
    ]);
  });

  it.each([
    ['a name that stands twice', 'Ka,0,1,1,1,\nKA,0,1,1,1,', 'stands twice in the standard edition'],
    ['a cost below -1', 'Ka,-2,1,1,1,', 'must be from -1 to 99'],
    ['cost -1 without a target to take it from', 'Ka,-1,,,,gain_cc:1', 'cost -1 needs one of'],
    ['cost -1 with several targets', 'Ka,-1,,,,unsleep:2', 'a single target'],
    ['a toy of stamina 0', 'Ka,0,1,1,0,', 'must be from 1 to 99'],
    ['an Action with an effect for toys', 'Ka,0,,,,stat_boost:all:1', 'works only on a Toy'],
    ['a Toy that copies', 'Ka,0,1,1,1,copy_card', 'works only on an Action'],
    ['two effects with targets', 'Ka,0,,,,unsleep:1;sleep_target:1', 'at most one effect with targets'],
    ['two abilities', 'Ka,0,1,1,1,remove_stamina_ability:1;remove_stamina_ability:2', 'at most one ability'],
    ['a name nobody has', 'Ka,0,1,1,1,name_immunity:Kong', 'there is no card "Kong" in the set'],
    ['no name', ',0,1,1,1,', 'a card needs a name'],
    ['a missing parameter', 'Ka,0,1,1,1,stat_boost:all', 'the amount is missing'],
    ['a parameter too many', 'Ka,0,1,1,1,direct_attack:1', 'unexpected parameter "1"'],
    ['a number that is none', 'Ka,0,,,,gain_cc:two', 'must be a whole number, not "two"'],
    ['a number out of range', 'Ka,0,,,,gain_cc:0', 'must be from 1 to 99'],
    ['a boost of 0', 'Ka,0,1,1,1,stat_boost:speed:0', 'must not be 0'],
    ['a word that is none', 'Ka,0,,,,gain_cc:1:soon', 'must be one of not_first_turn'],
    ['commas between effects', 'Ka,0,1,1,1,"direct_attack,cannot_tussle"', 'there is no effect'],
    ['a count of targets below 1', 'Ka,0,,,,unsleep:0', 'must be from 1 to 99'],
    ['several targets of a last wish', 'Ka,0,1,1,1,sleep_target_when_sleeped:2', 'must be from 1 to 1'],
  ])('refuses %s', (_what, rows, reason) => {
    expect(errorsOf(...rows.split('\n')).join()).toContain(reason);
  });

  it('refuses other editions, types, colours, a Toy without its stats, a missing column and no cards at all', () => {
    const full = 'name,edition,type,cost,speed,strength,stamina,effects,primary_color';
    const { errors } = parseCardSet(`${full}\nKa,deluxe,Pet,0,1,1,1,,red\nBo,all,Toy,0,1,,1,,`);
    expect(errors.map(({ column }) => column)).toEqual(['edition', 'type', 'primary_color', 'strength']);
    expect(parseCardSet('name,cost,speed,strength,stamina').errors).toMatchObject([{ row: 1, column: 'effects' }]);
    expect(parseCardSet(header).errors).toMatchObject([{ reason: 'there are no cards' }]);
    expect(() => getCardSet('name')).toThrow('does not load');
  });

  it('takes blanks, capitals, empty segments and the words of later printings', () => {
    const { set } = parseCardSet(`${header}\nKa,0,,,, Fix : actions : 2 ;; GAIN_CHARGE:1 ; \nBo,0,,,,break_target:1`);
    expect(set!.standard.cards.map(({ effects }) => effects.map(({ type }) => type))).toEqual([
      ['unsleep', 'gain_cc'],
      ['sleep_target'],
    ]);
  });

  it('has no effects for an empty text', () => {
    expect(getCardSet(`${header}\nKa,0,1,1,1,`).standard.byName.get('Ka')!.effects).toEqual([]);
  });
});

describe('Known sets', () => {
  it('are found under name and version, and stay as they were first told', () => {
    const one = getCardSet(`${header}\nKa,0,1,1,1,`);
    const other = getCardSet(`${header}\nBo,0,1,1,1,`);
    expect(registerCardSet('mine', 7, one)).toBe('mine@7');
    registerCardSet('mine', 7, other);
    registerCardSet('mine', 8, other);
    expect(findCardSet('mine@7')).toBe(one);
    expect(cardPool('mine@8', 'classic').cards[0]!.name).toBe('Bo');
    expect(findCardSet('mine@9')).toBeUndefined();
    expect(() => cardPool('mine@9', 'classic')).toThrow('mine@9 is not known');
  });

  it('hold the 41 cards of the standard and the 18 of the classic edition', () => {
    expect(cardPool(SHIPPED_SET, 'standard').cards).toHaveLength(41);
    expect(cardPool(SHIPPED_SET, 'classic').cards).toHaveLength(18);
    expect(cardPool(SHIPPED_SET, 'classic').byName.get('Ka')).toMatchObject({ cost: 1 });
  });
});
