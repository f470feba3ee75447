import { Module } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import { bots } from './bots/index.js';
import { MOVE_SHAPES } from './check.dto.js';
import { CheckGateway } from './check.gateway.js';
import { checkOptions } from './check-options.js';
import { CheckOptionsDto } from './options.dto.js';
import { paceOf } from './pace.js';
import { check } from './rules/check.game.js';
import { ratingWork } from './store/rating-work.js';
import { roundRows } from './store/round-rows.js';

@Module({ providers: [CheckGateway] })
export class CheckModule {
  constructor(games: GameRegistry, { testHooks }: Settings) {
    games.register({
      definition: check,
      title: 'Check',
      about: 'Four cards you half remember, matches to race for, and the nerve to call Check. Lowest wins.',
      shapes: { options: CheckOptionsDto, actions: MOVE_SHAPES },
      checkOptions: (options, seats) => checkOptions(options, testHooks, seats),
      secretOptions: ['deckOrder'],
      watch: 'anyone',
      rows: (committing) => [...roundRows(committing), ...ratingWork(committing)],
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: Object.keys(bots.levels),
        defaultLevel: bots.defaultLevel,
        // Tests have no time to lose.
        pace: (options, level, view) => (testHooks ? [0, 0] : paceOf(options, level, view())),
      },
    });
  }
}
