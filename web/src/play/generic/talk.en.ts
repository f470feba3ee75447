import type { Eyes } from '@parlour/client';

/** What the table for any game says besides the sentences of its events, in English. */
export const talk = {
  players: 'Players',
  you: (name: string) => `${name} (you)`,
  toPlay: 'to play',
  empty: 'empty',
  none: 'none',
  faceDown: 'face down',
  isFaceDown: (thing: string) => `${thing}, face down`,
  placeOf: (place: string, owner: string) => `${place} of ${owner}`,
  tools: {
    title: 'For developers',
    look: 'Look through',
    asked: 'the seat that is to act',
    eyes: (eyes: Eyes) => (eyes === 'public' ? 'everybody' : `seat ${eyes}`),
    random: 'Play a random choice',
    version: 'Version',
    fromHere: 'New game from here',
    view: 'View',
    choices: (count: number) => `Choices, ${count}`,
  },
};
