import type { Pictogram } from './icons.js';
import { traitWords } from './traits.en.js';

/** A kind of effect, its pictogram and its word. Read from the card's effects, never from its name. */
interface Trait {
  readonly effect: RegExp;
  readonly picture: Pictogram;
  readonly word: string;
}

const TRAITS: readonly Trait[] = [
  { effect: /immunity/, picture: 'bubble', word: traitWords.protected },
  { effect: /stat_boost/, picture: 'boost', word: traitWords.boost },
  { effect: /tussle_cost/, picture: 'wand', word: traitWords.tusslePrice },
  { effect: /opponent_cost|self_cost_increase/, picture: 'dear', word: traitWords.dearer },
  { effect: /reduce_cost/, picture: 'moon', word: traitWords.cheaper },
  { effect: /when_sleeped/, picture: 'cap', word: traitWords.whenItSleeps },
  { effect: /gain_cc(?!_when)|played_gain/, picture: 'coin', word: traitWords.cc },
  { effect: /direct_attack/, picture: 'plane', word: traitWords.directAttack },
  { effect: /auto_win/, picture: 'crown', word: traitWords.winsOnOwnTurn },
  { effect: /remove_stamina/, picture: 'aim', word: traitWords.ability },
  { effect: /unsleep/, picture: 'sunup', word: traitWords.wakes },
  {
    effect: /(^|;)\s*sleep_(all|target(?!_when))|alternative_cost|set_all/,
    picture: 'moon',
    word: traitWords.putsToSleep,
  },
  { effect: /take_control/, picture: 'swap', word: traitWords.takes },
  { effect: /copy_card/, picture: 'copy', word: traitWords.copies },
  { effect: /return_/, picture: 'back', word: traitWords.returns },
];

/** The first three traits of a card. */
export function traitsOf(effects: string): readonly Trait[] {
  return TRAITS.filter(({ effect }) => effect.test(effects)).slice(0, 3);
}
