import { bare } from '../../../../common/http/members.js';
import type { HostedGame } from '../../../../engine/hosting/hosted-game.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import { ChooseDto } from './choose.dto.js';
import { AttackDto, BlockDto } from './combat.dto.js';
import { TcgFuelOptionsDto } from './options.dto.js';
import { AnswerDrawDto, MulliganDto } from './plain.dto.js';
import { FuelActivateAbilityDto, FuelPlayCardDto } from './play.dto.js';
import { SettingsDto } from './settings.dto.js';

/** What clients may send. `time_out` is the table's alone. */
export const shapes: HostedGame<TcgFuel>['shapes'] = {
  options: TcgFuelOptionsDto,
  actions: {
    mulligan: MulliganDto,
    draw_card: bare('draw_card'),
    play_card: FuelPlayCardDto,
    activate_ability: FuelActivateAbilityDto,
    attack: AttackDto,
    block: BlockDto,
    choose: ChooseDto,
    pass_priority: bare('pass_priority'),
    end_turn: bare('end_turn'),
    settings: SettingsDto,
    offer_draw: bare('offer_draw'),
    answer_draw: AnswerDrawDto,
    concede: bare('concede'),
  },
};
