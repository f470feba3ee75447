import { Module } from '@nestjs/common';
import { ErrorDialects } from '../../common/http/error-dialects.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import { CatalogueRows } from './catalogue-rows.js';
import { DeckLoadouts } from './decks/deck-loadouts.js';
import { DeckStore } from './decks/deck-store.js';
import { shapes } from './dto/index.js';
import { errorDialect } from './error-dialect.js';
import { Players } from './players/players.js';
import { tcgFuel } from './rules/tcg-fuel.game.js';
import { TcgFuelGateway } from './tcg-fuel.gateway.js';

@Module({
  providers: [Players, DeckStore, DeckLoadouts, CatalogueRows, TcgFuelGateway],
})
export class TcgFuelModule {
  constructor(games: GameRegistry, dialects: ErrorDialects, loadouts: DeckLoadouts) {
    dialects.register('/api/tcg-fuel', errorDialect);
    games.register({
      definition: tcgFuel,
      title: 'TCG Fuel',
      about: 'A duel of decks: lands give mana, mana buys creatures and spells, and every spell may be answered.',
      shapes,
      watch: 'anyone',
      loadout: (request) => loadouts.read(request),
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: ['easy', 'medium', 'hard', 'expert'],
        defaultLevel: 'medium',
      },
    });
  }
}
