/** A word of advice for each kind of effect that needs one. */
export const ADVICE: { readonly [effect: string]: string } = {
  stat_boost: 'Toys that make others stronger are worth most on a full board: play them first, take theirs out first.',
  set_tussle_cost: 'Cheaper tussles pay off when several are fought in one turn.',
  set_self_tussle_cost: 'A toy that tussles cheaply can attack again and again.',
  opponent_cost_increase: 'A toy that makes your cards dearer costs you every turn: remove it early.',
  alternative_cost_sleep_card:
    'Paying with a card costs a card: best with one that gives something when it goes to sleep.',
  opponent_immunity: 'A protected toy falls only in a tussle.',
  team_opponent_immunity: 'While their protector is in play your effects do nothing: fight it first.',
  auto_win_tussle_on_own_turn: 'A toy that wins its tussles is best on its own turn, and weak when attacked.',
  direct_attack: 'A flying toy reaches the hand past defenders.',
  gain_cc: 'Gaining CC is wasted above 7.',
  sleep_all: 'Putting everything to sleep is best when they have more toys in play than you.',
  return_all_to_hand: 'Returning all toys resets damage, and costs both sides what they paid.',
  take_control: 'Stealing is best used on their strongest toy, and wins when it is their last card.',
  set_all_stamina_when_played: 'After wearing all toys down, any strike puts them to sleep.',
  gain_cc_when_sleeped: 'Putting that toy to sleep gives its owner CC.',
  sleep_target_when_sleeped: 'Putting that toy to sleep may cost you a toy of your own.',
  start_of_turn_gain_cc: 'A toy that earns CC every turn decides long games.',
  on_card_played_gain_cc: 'Play the toy that pays for other cards first.',
  remove_stamina_ability: 'Its ability finishes wounded toys without a tussle.',
};
