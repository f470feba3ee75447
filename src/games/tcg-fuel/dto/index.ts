import type { HostedGame } from '../../../engine/sessions/hosted-game.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { ChooseDto } from './choose.dto.js';
import { AttackDto, BlockDto } from './combat.dto.js';
import { TcgFuelOptionsDto } from './options.dto.js';
import {
  AnswerDrawDto,
  ConcedeDto,
  DrawCardDto,
  EndTurnDto,
  MulliganDto,
  OfferDrawDto,
  PassPriorityDto,
} from './plain.dto.js';
import { ActivateAbilityDto, PlayCardDto } from './play.dto.js';
import { SettingsDto } from './settings.dto.js';

/** What clients may send. `time_out` is the table's alone. */
export const shapes: HostedGame<TcgFuel>['shapes'] = {
  options: TcgFuelOptionsDto,
  actions: {
    mulligan: MulliganDto,
    draw_card: DrawCardDto,
    play_card: PlayCardDto,
    activate_ability: ActivateAbilityDto,
    attack: AttackDto,
    block: BlockDto,
    choose: ChooseDto,
    pass_priority: PassPriorityDto,
    end_turn: EndTurnDto,
    settings: SettingsDto,
    offer_draw: OfferDrawDto,
    answer_draw: AnswerDrawDto,
    concede: ConcedeDto,
  },
};
