import type { Seat } from '../../../engine/core/index.js';
import { scenario } from '../../../engine/testing/index.js';
import { SHIPPED_SET, cardPool } from './catalogue/card-sets.js';
import { ggltcg } from './ggltcg.game.js';
import { draw, read } from './ggltcg.notation.js';
import type { Action } from './ggltcg.types.js';
import { A, B, activate, attack, decide, endTurn, play } from './ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

/** A card that is played from a hand: both sides before, what they do, and both sides after it. */
interface Shown {
  readonly before: readonly [string, string];
  readonly acts: readonly (Action | readonly [Seat, Action])[];
  readonly after: readonly [string, string];
}

const byB = (action: Action): readonly [Seat, Action] => [B, action];
const paidWith = (card: string, payment: string): Action => ({ ...play(card), alternative_cost_card_id: payment });

const TOYS: Readonly<Record<string, Shown>> = {
  Archer: {
    before: ['> A 2 | hand Archer, Sun', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Archer'), activate('A.Archer', 'B.Block', 2)],
    after: ['> A 0 | hand Sun | play Archer', 'B 4 | hand Sun | play Block 3'],
  },
  Ballaber: {
    before: ['> A 0 | hand Ballaber, Wake', 'B 4 | hand Sun'],
    acts: [paidWith('A.Ballaber', 'A.Wake')],
    after: ['> A 0 | play Ballaber | sleep Wake', 'B 4 | hand Sun'],
  },
  Beary: {
    before: ['> A 1 | hand Beary | play Block', 'B 7 | hand Clean, Sun'],
    acts: [play('A.Beary'), endTurn, byB(play('B.Clean'))],
    after: ['A 0 | play Beary | sleep Block', '> B 4 | hand Sun | sleep Clean'],
  },
  Demideca: {
    before: ['> A 3 | hand Demideca | play Wizard', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Demideca'), attack('A.Wizard', 'B.Block')],
    after: ['> A 1 | play Wizard 0, Demideca', 'B 4 | hand Sun | play Block 1'],
  },
  Dream: {
    before: ['> A 2 | hand Dream | sleep Sun, Wake', 'B 4 | hand Sun'],
    acts: [play('A.Dream')],
    after: ['> A 0 | play Dream | sleep Sun, Wake', 'B 4 | hand Sun'],
  },
  Ka: {
    before: ['> A 3 | hand Ka | play Block', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Ka'), attack('A.Block', 'B.Block')],
    after: ['> A 0 | play Block, Ka', 'B 4 | hand Sun | sleep Block'],
  },
  Knight: {
    before: ['> A 3 | hand Knight', 'B 4 | hand Sun | play Car'],
    acts: [play('A.Knight'), attack('A.Knight', 'B.Car')],
    after: ['> A 0 | play Knight', 'B 4 | hand Sun | sleep Car'],
  },
  Raggy: {
    before: ['> A 3 | hand Raggy', 'B 4 | hand Sun | play Wizard'],
    acts: [play('A.Raggy'), attack('A.Raggy', 'B.Wizard')],
    after: ['> A 0 | play Raggy', 'B 4 | hand Sun | sleep Wizard'],
  },
  Snuggles: {
    before: ['> A 4 | hand Snuggles, Drop, Sun', 'B 4 | hand Sun | play Dream'],
    acts: [play('A.Snuggles'), play('A.Drop', 'A.Snuggles'), decide('d1', 'B.Dream')],
    after: ['> A 0 | hand Sun | sleep Snuggles, Drop', 'B 4 | hand Sun | sleep Dream'],
  },
  Umbruh: {
    before: ['> A 3 | hand Umbruh, Drop, Sun', 'B 4 | hand Sun'],
    acts: [play('A.Umbruh'), play('A.Drop', 'A.Umbruh')],
    after: ['> A 1 | hand Sun | sleep Umbruh, Drop', 'B 4 | hand Sun'],
  },
  Wizard: {
    before: ['> A 3 | hand Wizard | play Car', 'B 4 | hand Sun | play Dino'],
    acts: [play('A.Wizard'), attack('A.Car', 'B.Dino')],
    after: ['> A 0 | play Car, Wizard', 'B 4 | hand Sun | sleep Dino'],
  },
  Belchaletta: {
    before: ['> A 1 | hand Belchaletta', 'B 1 | hand Sun'],
    acts: [play('A.Belchaletta'), endTurn, byB(endTurn)],
    after: ['> A 6 | play Belchaletta', 'B 5 | hand Sun'],
  },
  Block: {
    before: ['> A 2 | hand Block', 'B 4 | hand Sun | play Umbruh'],
    acts: [play('A.Block'), attack('A.Block', 'B.Umbruh')],
    after: ['> A 0 | play Block 1', 'B 4 | hand Sun | play Umbruh 1'],
  },
  'Bubble Blocker': {
    before: ['> A 0 | hand Bubble Blocker | play Block', 'B 7 | hand Clean, Sun'],
    acts: [play('A.Bubble Blocker'), endTurn, byB(play('B.Clean'))],
    after: ['A 0 | play Block, Bubble Blocker', '> B 4 | hand Sun | sleep Clean'],
  },
  Car: {
    before: ['> A 2 | hand Car', 'B 4 | hand Sun | play Ka'],
    acts: [play('A.Car'), attack('A.Car', 'B.Ka')],
    after: ['> A 0 | play Car', 'B 4 | hand Sun | sleep Ka'],
  },
  Dino: {
    before: ['> A 2 | hand Dino', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Dino'), attack('A.Dino', 'B.Block')],
    after: ['> A 0 | play Dino', 'B 4 | hand Sun | sleep Block'],
  },
  Drum: {
    before: ['> A 3 | hand Drum | play Dino', 'B 4 | hand Sun | play Beary'],
    acts: [play('A.Drum'), attack('A.Dino', 'B.Beary')],
    after: ['> A 0 | play Dino, Drum', 'B 4 | hand Sun | sleep Beary'],
  },
  Gibbers: {
    before: ['> A 1 | hand Gibbers', 'B 0 | hand Dino, Sun'],
    acts: [play('A.Gibbers'), endTurn, byB(play('B.Dino'))],
    after: ['A 0 | play Gibbers', '> B 3 | hand Sun | play Dino'],
  },
  'Hind Leg Kicker': {
    before: ['> A 1 | hand Hind Leg Kicker, Car', 'B 4 | hand Sun'],
    acts: [play('A.Hind Leg Kicker'), play('A.Car')],
    after: ['> A 1 | play Hind Leg Kicker, Car', 'B 4 | hand Sun'],
  },
  MaBookBook: {
    before: ['> A 2 | hand MaBookBook | sleep Sun, Wake', 'B 4 | hand Sun'],
    acts: [play('A.MaBookBook')],
    after: ['> A 0 | play MaBookBook | sleep Sun, Wake', 'B 4 | hand Sun'],
  },
  Monster: {
    before: ['> A 2 | hand Monster', 'B 4 | hand Sun | play Ka, Block'],
    acts: [play('A.Monster')],
    after: ['> A 0 | play Monster', 'B 4 | hand Sun | play Block 1 | sleep Ka'],
  },
  'Paper Plane': {
    before: ['> A 3 | hand Paper Plane', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Paper Plane'), attack('A.Paper Plane', null)],
    after: ['> A 0 | play Paper Plane', 'B 4 | play Block | sleep Sun'],
  },
  'Plane Plus': {
    before: ['> A 3 | hand Plane Plus', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Plane Plus'), attack('A.Plane Plus', null)],
    after: ['> A 0 | play Plane Plus', 'B 4 | play Block | sleep Sun'],
  },
  'Sock Sorcerer': {
    before: ['> A 3 | hand Sock Sorcerer | play Block', 'B 7 | hand Toynado, Sun'],
    acts: [play('A.Sock Sorcerer'), endTurn, byB(play('B.Toynado'))],
    after: ['A 0 | play Block, Sock Sorcerer', '> B 5 | hand Sun | sleep Toynado'],
  },
  Violin: {
    before: ['> A 3 | hand Violin | play Block', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Violin'), attack('A.Block', 'B.Block')],
    after: ['> A 0 | play Block, Violin', 'B 4 | hand Sun | sleep Block'],
  },
};

const ACTIONS: Readonly<Record<string, Shown>> = {
  Clean: {
    before: ['> A 3 | hand Clean, Sun | play Car', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Clean')],
    after: ['> A 0 | hand Sun | sleep Car, Clean', 'B 4 | hand Sun | sleep Block'],
  },
  Copy: {
    before: ['> A 1 | hand Copy | play Ka', 'B 4 | hand Sun'],
    acts: [play('A.Copy', 'A.Ka')],
    after: ['> A 0 | play Ka, Copy as Ka', 'B 4 | hand Sun'],
  },
  Rush: {
    before: ['> A 0 | hand Rush, Sun', 'B 4 | hand Sun'],
    acts: [play('A.Rush')],
    after: ['> A 2 | hand Sun | sleep Rush', 'B 4 | hand Sun'],
  },
  Sun: {
    before: ['> A 3 | hand Sun | sleep Ka, Wake', 'B 4 | hand Sun'],
    acts: [play('A.Sun', 'A.Ka', 'A.Wake')],
    after: ['> A 0 | hand Ka, Wake | sleep Sun', 'B 4 | hand Sun'],
  },
  Toynado: {
    before: ['> A 2 | hand Toynado | play Car, Ka of B', 'B 4 | hand Sun | play Block'],
    acts: [play('A.Toynado')],
    after: ['> A 0 | hand Car | sleep Toynado', 'B 4 | hand Sun, Ka, Block'],
  },
  Twist: {
    before: ['> A 3 | hand Twist', 'B 4 | hand Sun | play Dream'],
    acts: [play('A.Twist', 'B.Dream')],
    after: ['> A 0 | play Dream of B | sleep Twist', 'B 4 | hand Sun'],
  },
  Wake: {
    before: ['> A 1 | hand Wake | sleep Ka', 'B 4 | hand Sun'],
    acts: [play('A.Wake', 'A.Ka')],
    after: ['> A 0 | hand Ka | sleep Wake', 'B 4 | hand Sun'],
  },
  Cake: {
    before: ['> A 3 | hand Cake, Sun', 'B 4 | hand Sun'],
    acts: [play('A.Cake')],
    after: ['> A 5 | hand Sun | sleep Cake', 'B 4 | hand Sun'],
  },
  Clone: {
    before: ['> A 2 | hand Clone | play Ka', 'B 4 | hand Sun'],
    acts: [play('A.Clone', 'A.Ka')],
    after: ['> A 0 | play Ka, Clone as Ka', 'B 4 | hand Sun'],
  },
  Drop: {
    before: ['> A 2 | hand Drop, Sun', 'B 4 | hand Sun | play Dream'],
    acts: [play('A.Drop', 'B.Dream')],
    after: ['> A 0 | hand Sun | sleep Drop', 'B 4 | hand Sun | sleep Dream'],
  },
  Glue: {
    before: ['> A 1 | hand Glue | sleep Ka', 'B 4 | hand Sun'],
    acts: [play('A.Glue', 'A.Ka')],
    after: ['> A 0 | hand Ka | sleep Glue', 'B 4 | hand Sun'],
  },
  Jumpscare: {
    before: ['> A 0 | hand Jumpscare, Sun', 'B 4 | hand Sun | play Block 2'],
    acts: [play('A.Jumpscare', 'B.Block')],
    after: ['> A 0 | hand Sun | sleep Jumpscare', 'B 4 | hand Sun, Block'],
  },
  Stomp: {
    before: ['> A 1 | hand Stomp, Sun', 'B 4 | hand Sun | play Ka'],
    acts: [play('A.Stomp', 'B.Ka')],
    after: ['> A 0 | hand Sun | sleep Stomp', 'B 4 | hand Sun | sleep Ka'],
  },
  Surge: {
    before: ['> A 0 | hand Surge, Sun', 'B 4 | hand Sun'],
    acts: [play('A.Surge')],
    after: ['> A 1 | hand Sun | sleep Surge', 'B 4 | hand Sun'],
  },
  'That was fun': {
    before: ['> A 0 | hand That was fun | sleep Ka, Drop', 'B 4 | hand Sun'],
    acts: [play('A.That was fun', 'A.Drop')],
    after: ['> A 0 | hand Drop | sleep Ka, That was fun', 'B 4 | hand Sun'],
  },
  VeryVeryAppleJuice: {
    before: ['> A 2 | hand VeryVeryAppleJuice | play Umbruh', 'B 4 | hand Sun | play Block'],
    acts: [play('A.VeryVeryAppleJuice'), attack('A.Umbruh', 'B.Block')],
    after: ['> A 0 | play Umbruh | sleep VeryVeryAppleJuice', 'B 4 | hand Sun | sleep Block'],
  },
};

/** Cards that say something else in the classic edition. */
const CLASSIC: Readonly<Record<string, Shown>> = {
  Archer: {
    before: ['> A 1 | hand Archer | play Ka', 'B 4 | hand Sun'],
    acts: [play('A.Archer'), activate('A.Archer', 'A.Ka')],
    after: ['> A 0 | play Archer | sleep Ka', 'B 4 | hand Sun'],
  },
  Ballaber: {
    before: ['> A 0 | hand Ballaber | play Ka', 'B 4 | hand Sun'],
    acts: [paidWith('A.Ballaber', 'A.Ka')],
    after: ['> A 0 | play Ballaber | sleep Ka', 'B 4 | hand Sun'],
  },
  Beary: {
    before: ['> A 4 | play Umbruh', 'B 1 | hand Beary, Ka'],
    acts: [attack('A.Umbruh', null), byB(decide('d1', 'B.Beary'))],
    after: ['> A 2 | play Umbruh', 'B 0 | hand Ka | play Beary'],
  },
  Copy: {
    before: ['> A 4 | hand Copy | play Dream | sleep Sun', 'B 4 | hand Sun'],
    acts: [play('A.Copy', 'A.Dream')],
    after: ['> A 0 | play Dream, Copy as Dream | sleep Sun', 'B 4 | hand Sun'],
  },
  Knight: {
    before: ['> A 1 | hand Knight | play Ka', 'B 7 | hand Clean, Sun'],
    acts: [play('A.Knight'), endTurn, byB(play('B.Clean'))],
    after: ['A 0 | play Knight | sleep Ka', '> B 4 | hand Sun | sleep Clean'],
  },
};

const standard = cardPool(SHIPPED_SET, 'standard');
const classic = cardPool(SHIPPED_SET, 'classic');

function show(name: string, { before, acts, after }: Shown, edition: string): void {
  expect(before.some((side) => / hand ([^|]*)/.exec(side)?.[1]!.trim().split(', ').includes(name))).toBe(true);
  const scene = table([`${edition}, turn 3`, ...before].join('\n'));
  for (const act of acts) {
    if ('type' in act) scene.play(A, act);
    else scene.play(...act);
  }
  scene.shows(after.join('\n'));
}

describe('Every card', () => {
  it('is shown here', () => {
    const names = (type: string): string[] =>
      standard.cards.filter((card) => card.type === type).map(({ name }) => name);
    expect(Object.keys(TOYS).sort()).toEqual(names('Toy').sort());
    expect(Object.keys(ACTIONS).sort()).toEqual(names('Action').sort());
    const told = ({ name, effect_definitions }: (typeof classic.cards)[number]): boolean =>
      standard.byName.get(name)?.effect_definitions !== effect_definitions;
    expect(Object.keys(CLASSIC).sort()).toEqual(
      classic.cards
        .filter(told)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(Object.entries(TOYS))('%s comes from the hand and does what it says', (name, shown) =>
    show(name, shown, 'standard'),
  );

  it.each(Object.entries(ACTIONS))('%s is played and does what it says', (name, shown) =>
    show(name, shown, 'standard'),
  );

  it.each(Object.entries(CLASSIC))('%s does what it says in the classic edition', (name, shown) =>
    show(name, shown, 'classic'),
  );
});
