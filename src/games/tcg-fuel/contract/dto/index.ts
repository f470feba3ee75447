import type { HostedGame } from '../../../../engine/hosting/hosted-game.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import { ChooseDto } from './choose.dto.js';
import { AttackDto, BlockDto } from './combat.dto.js';
import { TcgFuelOptionsDto } from './options.dto.js';
import {
  AnswerDrawDto,
  FuelConcedeDto,
  DrawCardDto,
  FuelEndTurnDto,
  MulliganDto,
  FuelOfferDrawDto,
  PassPriorityDto,
} from './plain.dto.js';
import { FuelActivateAbilityDto, FuelPlayCardDto } from './play.dto.js';
import { SettingsDto } from './settings.dto.js';

/** What clients may send. `time_out` is the table's alone. */
export const shapes: HostedGame<TcgFuel>['shapes'] = {
  options: TcgFuelOptionsDto,
  actions: {
    mulligan: MulliganDto,
    draw_card: DrawCardDto,
    play_card: FuelPlayCardDto,
    activate_ability: FuelActivateAbilityDto,
    attack: AttackDto,
    block: BlockDto,
    choose: ChooseDto,
    pass_priority: PassPriorityDto,
    end_turn: FuelEndTurnDto,
    settings: SettingsDto,
    offer_draw: FuelOfferDrawDto,
    answer_draw: AnswerDrawDto,
    concede: FuelConcedeDto,
  },
};
