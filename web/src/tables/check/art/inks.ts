import type { Suit } from '../shapes.js';
import type { CardStyle, Paper } from './cards.js';

type PaperInks = Record<'paper' | 'edge' | 'skin' | 'gold' | 'goldDeep' | 'white' | 'line', string>;
type SuitInks = Record<'lead' | 'second' | 'ground', string>;
export type Inks = Readonly<PaperInks & SuitInks>;

const PAPER: Record<Paper, PaperInks> = {
  day: {
    paper: '#fdf8ec',
    edge: '#d8c7a6',
    skin: '#f4dcbc',
    gold: '#c8963a',
    goldDeep: '#8a5a10',
    white: '#fffdf6',
    line: '#2f2620',
  },
  lamp: {
    paper: '#efe2c6',
    edge: '#b79f74',
    skin: '#e6c79c',
    gold: '#bd882c',
    goldDeep: '#774a08',
    white: '#f8eed8',
    line: '#2a201a',
  },
};
/* lead: pips and index; second: the other cloth of a court; ground: the panel behind a court. */
const INK: Record<Suit, SuitInks> = {
  S: { lead: '#2b2530', second: '#4c5f7d', ground: '#e3dfdd' },
  H: { lead: '#a8331f', second: '#6d1d2c', ground: '#f5dfd2' },
  D: { lead: '#a8331f', second: '#c26a24', ground: '#f6e5c9' },
  C: { lead: '#2b2530', second: '#3f6a45', ground: '#e0e3d2' },
};
const FOUR: Partial<Record<Suit, SuitInks>> = {
  D: { lead: '#1f587e', second: '#12405f', ground: '#dbe5e8' },
  C: { lead: '#256327', second: '#4f7d34', ground: '#e0e6cf' },
};

/** The inks of a suit on a paper. */
export function inks(suit: Suit, { suits, paper }: Pick<CardStyle, 'suits' | 'paper'>): Inks {
  const base = { ...INK[suit], ...(suits === 'four' ? FOUR[suit] : undefined) };
  return { ...base, ...PAPER[paper] };
}
