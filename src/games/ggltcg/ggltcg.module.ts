import { Module } from '@nestjs/common';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import {
  ActivateAbilityDto,
  ConcedeDto,
  EndTurnDto,
  PlayCardDto,
  ResolveDecisionDto,
  TussleDto,
} from './dto/actions.dto.js';
import { GgltcgOptionsDto } from './dto/options.dto.js';
import { GgltcgGateway } from './ggltcg.gateway.js';
import { readLoadout } from './loadout.js';
import { ggltcg } from './rules/ggltcg.game.js';

/** Bots that the server moves take their time, so that people can follow. */
const PACE_MS = 700;

@Module({ providers: [GgltcgGateway] })
export class GgltcgModule {
  constructor(games: GameRegistry) {
    games.register({
      definition: ggltcg,
      title: 'GGLTCG',
      about: 'Six toys and tricks each, no draw pile: put the other side to sleep.',
      shapes: {
        options: GgltcgOptionsDto,
        actions: {
          play_card: PlayCardDto,
          tussle: TussleDto,
          activate_ability: ActivateAbilityDto,
          end_turn: EndTurnDto,
          resolve_decision: ResolveDecisionDto,
          concede: ConcedeDto,
        },
      },
      watch: 'anyone',
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: ['easy', 'normal', 'hard'],
        defaultLevel: 'hard',
        pace: () => [PACE_MS, PACE_MS],
      },
      loadout: readLoadout,
    });
  }
}
