import type { Pictogram } from './icons.js';

/** A kind of effect, its pictogram and its word. Read from the card's effects, never from its name. */
interface Trait {
  readonly effect: RegExp;
  readonly picture: Pictogram;
  readonly word: string;
}

const TRAITS: readonly Trait[] = [
  { effect: /immunity/, picture: 'bubble', word: 'protected' },
  { effect: /stat_boost/, picture: 'boost', word: 'boost' },
  { effect: /tussle_cost/, picture: 'wand', word: 'tussle price' },
  { effect: /opponent_cost|self_cost_increase/, picture: 'dear', word: 'dearer' },
  { effect: /reduce_cost/, picture: 'moon', word: 'cheaper' },
  { effect: /when_sleeped/, picture: 'cap', word: 'when it sleeps' },
  { effect: /gain_cc(?!_when)|played_gain/, picture: 'coin', word: 'CC' },
  { effect: /direct_attack/, picture: 'plane', word: 'direct attack' },
  { effect: /auto_win/, picture: 'crown', word: 'wins on own turn' },
  { effect: /remove_stamina/, picture: 'aim', word: 'ability' },
  { effect: /unsleep/, picture: 'sunup', word: 'wakes' },
  { effect: /(^|;)\s*sleep_(all|target(?!_when))|alternative_cost|set_all/, picture: 'moon', word: 'puts to sleep' },
  { effect: /take_control/, picture: 'swap', word: 'takes' },
  { effect: /copy_card/, picture: 'copy', word: 'copies' },
  { effect: /return_/, picture: 'back', word: 'returns' },
];

/** The first three traits of a card. */
export function traitsOf(effects: string): readonly Trait[] {
  return TRAITS.filter(({ effect }) => effect.test(effects)).slice(0, 3);
}
