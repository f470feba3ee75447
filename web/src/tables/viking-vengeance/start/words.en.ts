import { capital } from '../../../words/english.js';

/** The words before a game: first steps, decks, and who one plays against. */
export const startWords = {
  first: 'First steps',
  firstMore: 'A short game with a guide: place a card, turn a card, use an ability. You have a starter deck already.',
  begin: 'Begin the first game',
  skip: 'Skip it',
  people: 'Against people',
  peopleMore: 'Thirty seconds for a turn. In ranked games every card plays at level 1, and the rating counts.',
  casual: 'Casual match',
  ranked: 'Ranked match',
  solo: 'Solo, with deck and level',
  ai: 'Against the AI',
  deck: 'Your deck',
  power: (n: number) => `Summed power ${n}`,
  aiDeck: 'The AI’s deck',
  suits: 'One that suits my deck',
  aiDeckPower: (name: string, power: number) => `${name} · ${power}`,
  aiDeckHint: 'The number is the summed power of its cards at level 1.',
  level: 'How strong it plays',
  levelName: (level: string) => capital(level),
  cardLevel: 'Level of its cards',
  sitDown: 'Sit down',
  wait: 'Fetching your decks',
};

/** The guide of the first game, step by step. */
export const guideWords = {
  label: 'First steps',
  of: (step: number) => `${step} of 3`,
  steps: [
    ['Place', 'Pick a card of your hand, then one of the outlined tiles.'],
    ['Turn', 'Pick a card again. A tile with +1 would turn a neighbour: your touching number is greater.'],
    ['Ability', 'Place a card with an ability: its name stands on the card, and it speaks when placed.'],
  ] as readonly (readonly [string, string])[],
  end: ['Well done', 'When all sixteen tiles are full, the side with more of them wins. Play on!'] as const,
  skip: 'Skip',
  close: 'Play on',
};
