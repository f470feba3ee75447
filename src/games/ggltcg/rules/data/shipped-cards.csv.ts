/** The cards that come with the game, as a table (CSV): both editions, one row for each card. */
export const shippedCards = `name,edition,set,type,cost,speed,strength,stamina,effect_text,effects,primary_color,accent_color
Archer,standard,starter,Toy,0,0,0,5,"Cannot start tussles. In your main phase, pay 1 CC to take 1 stamina off an opposing toy, as often as you can pay.",cannot_tussle;remove_stamina_ability:1:1:opponent,#C74444,#C74444
Archer,classic,starter,Toy,0,0,0,5,"Cannot start tussles. In your main phase, pay 1 CC to take 1 stamina off any toy in play, as often as you can pay.",cannot_tussle;remove_stamina_ability:1:1:any,#C74444,#C74444
Ballaber,standard,starter,Toy,3,4,6,4,Instead of paying its cost you may put one of your other cards (hand or in play) to sleep.,alternative_cost_sleep_card:any,#C74444,#C74444
Ballaber,classic,starter,Toy,3,4,6,4,Instead of paying its cost you may put one of your cards in play to sleep.,alternative_cost_sleep_card:in_play,#C74444,#C74444
Beary,standard,starter,Toy,1,5,3,3,Effects of opposing cards do not affect this toy.,opponent_immunity,#C74444,#C74444
Beary,classic,starter,Toy,1,3,3,5,Effects of Knight do not affect this toy. When the opponent starts a tussle you may play this from hand to cancel it.,name_immunity:Knight;cancel_tussle_from_hand,#C74444,#C74444
Clean,all,starter,Action,3,,,,Every toy in play goes to sleep.,sleep_all,#8B5FA8,#8B5FA8
Copy,standard,starter,Action,-1,,,,Becomes an exact copy of a toy you control; its cost is that toy's current cost.,copy_card:effective,#8B5FA8,#8B5FA8
Copy,classic,starter,Action,-1,,,,Becomes an exact copy of a toy you control; its cost is that toy's printed cost.,copy_card:printed,#8B5FA8,#8B5FA8
Demideca,all,starter,Toy,1,3,2,3,"Toys you control have +1 speed, +1 strength and +1 stamina.",stat_boost:all:1,#C74444,#C74444
Dream,all,starter,Toy,4,4,5,4,Costs 1 less per card in your sleep zone.,reduce_cost_by_sleeping,#d8c7fa,#C74444
Ka,all,starter,Toy,1,5,9,1,Toys you control have +2 strength.,stat_boost:strength:2,#C74444,#C74444
Knight,standard,starter,Toy,1,4,4,3,On its controller's turn it wins every tussle it is in.,auto_win_tussle_on_own_turn,#C74444,#C74444
Knight,classic,starter,Toy,1,4,4,3,Effects of opposing cards do not affect this toy. On its controller's turn it wins every tussle it is in.,opponent_immunity;auto_win_tussle_on_own_turn,#C74444,#C74444
Raggy,all,starter,Toy,3,2,3,2,Its tussles cost 0. It cannot start a tussle on turn 1 of the game.,set_self_tussle_cost:0:not_turn_1,#C74444,#C74444
Rush,all,starter,Action,0,,,,Gain 2 CC. Not playable on your own first turn.,gain_cc:2:not_first_turn,#ffeb99,#ffa51f
Snuggles,all,starter,Toy,2,2,3,1,"When it goes to sleep from play, its owner may put one toy in play to sleep.",sleep_target_when_sleeped:1:optional,#C74444,#C74444
Sun,all,starter,Action,3,,,,Return one or two cards from your sleep zone to your hand.,unsleep:2,#8B5FA8,#8B5FA8
Toynado,all,starter,Action,2,,,,Every toy in play goes back to its owner's hand.,return_all_to_hand,#8B5FA8,#8B5FA8
Twist,all,starter,Action,3,,,,Take control of an opposing toy in play.,take_control,#8B5FA8,#8B5FA8
Umbruh,all,starter,Toy,1,4,4,4,"When it goes to sleep from play, its owner gains 1 CC.",gain_cc_when_sleeped:1,#C74444,#C74444
Wake,all,starter,Action,1,,,,Return one card from your sleep zone to your hand.,unsleep:1,#8B5FA8,#8B5FA8
Wizard,all,starter,Toy,2,1,3,3,Your tussles cost 1.,set_tussle_cost:1,#C74444,#C74444
Belchaletta,standard,toybox,Toy,1,3,3,4,Gain 2 CC at the start of your turn.,start_of_turn_gain_cc:2,#eb9113,#eb9113
Drop,standard,toybox,Action,2,,,,Put one toy in play to sleep.,sleep_target:1,#e612d0,#e612d0
Drum,standard,toybox,Toy,1,1,3,2,Toys you control have +2 speed.,stat_boost:speed:2,#eb9113,#eb9113
Gibbers,standard,toybox,Toy,1,1,1,1,The opponent's cards cost 1 more to play.,opponent_cost_increase:1,#eb9113,#eb9113
Hind Leg Kicker,standard,toybox,Toy,1,3,3,1,"Whenever you play another card, gain 1 CC.",on_card_played_gain_cc:1,#eb9113,#eb9113
Jumpscare,standard,toybox,Action,0,,,,Return one toy in play to its owner's hand.,return_target_to_hand:1,#e612d0,#e612d0
Monster,standard,toybox,Toy,2,3,1,2,"When played, every other toy is set to 1 stamina; toys printed with 1 stamina go to sleep instead.",set_all_stamina_when_played:1,#4A0E4E,#8B008B
Paper Plane,standard,toybox,Toy,1,2,2,1,May attack directly even while the opponent has toys in play.,direct_attack,#87CEEB,#4682B4
Sock Sorcerer,standard,toybox,Toy,3,3,3,5,Effects of opposing cards do not affect your cards.,team_opponent_immunity,#eb9113,#eb9113
Surge,standard,toybox,Action,0,,,,Gain 1 CC.,gain_cc:1,#e612d0,#e612d0
That was fun,standard,toybox,Action,0,,,,Return one Action from your sleep zone to your hand.,unsleep:actions:1,#8B5FA8,#8B5FA8
VeryVeryAppleJuice,standard,toybox,Action,0,,,,"Until end of turn the toys you now control have +1 speed, +1 strength and +1 stamina.",turn_stat_boost:all:1,#e612d0,#e612d0
Violin,standard,toybox,Toy,1,3,1,2,Toys you control have +2 strength.,stat_boost:strength:2,#eb9113,#eb9113
Block,standard,playroom,Toy,0,2,3,5,No effect.,,#CC5500,#CC5500
Bubble Blocker,standard,playroom,Toy,0,2,2,1,Effects of opposing cards do not affect your cards.,team_opponent_immunity,#87CEEB,#87CEEB
Cake,standard,playroom,Action,3,,,,Gain 5 CC.,gain_cc:5,#FFB6C1,#FFB6C1
Car,standard,playroom,Toy,0,7,2,2,No effect.,,#CC5500,#CC5500
Clone,standard,playroom,Action,2,,,,Becomes an exact copy of a toy you control.,copy_card,#FFB6C1,#FFB6C1
Dino,standard,playroom,Toy,0,3,7,1,No effect.,,#CC5500,#CC5500
Glue,standard,playroom,Action,-1,,,,You may return one card from your sleep zone to your hand; costs that card's current cost.,unsleep:1:optional,#FFB6C1,#FFB6C1
MaBookBook,standard,playroom,Toy,0,4,5,4,Costs 1 more per card in your sleep zone.,self_cost_increase_by_sleeping,#4A0E4E,#8B008B
Plane Plus,standard,playroom,Toy,2,4,2,2,Its tussles cost 1. May attack directly even while the opponent has toys in play.,direct_attack;set_self_tussle_cost:1,#87CEEB,#87CEEB
Stomp,standard,playroom,Action,-1,,,,You may put one toy in play to sleep; costs that toy's current cost.,sleep_target:1:optional,#FFB6C1,#FFB6C1
`;
