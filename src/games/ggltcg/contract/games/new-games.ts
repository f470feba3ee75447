import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import { seats } from '../../../../engine/sessions/seats.js';
import type { NewSeat } from '../../../../engine/sessions/seats.js';
import { GameRegistry } from '../../../../engine/hosting/game-registry.js';
import { botLevel } from '../../../../engine/http/session-opener.js';
import { nameFor } from '../../../../auth/names/names.js';
import { fingerprint } from '../../../../engine/sessions/idempotency-key.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { checkedDeck } from '../loadout.js';
import type { Options } from '../../rules/ggltcg.types.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import { defaultOptions } from '../../rules/options.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import type { Asking } from './acting.js';
import type { ToyTable } from './seats.js';
import type { GgltcgNewGameDto, NewPlayerDto, QuickPlayDto } from './new-game.dto.js';
import { invalid, samePlayer } from '../problems.js';

/** The bot that plays when no opponent is named. */
const GEMIKNIGHT = { player_id: 'ai-gemiknight', name: 'Gemiknight' } as const;

/** Begins games of the game's own paths: open ones, or seated ones of an account against a bot. */
@Injectable()
export class NewGames {
  constructor(
    private readonly games: GameRegistry,
    private readonly tables: GameTables,
    private readonly library: CardSetLibrary,
  ) {}

  async create({ account, key, from }: Asking, body: GgltcgNewGameDto): Promise<ToyTable> {
    const { player1, player2, first_player_id = null, edition = 'standard' } = body;
    const owner = account?.kind === 'user' && body.access !== 'open' ? account : undefined;
    if (body.access === 'seated' && !owner) throw invalid('access can be seated only with a token');
    if (player1.player_id === player2.player_id) throw samePlayer();
    if (first_player_id !== null && first_player_id !== player1.player_id && first_player_id !== player2.player_id) {
      throw invalid('first_player_id must be one of the players');
    }
    if (owner) expectSeated(body);
    const card_set = await this.library.resolveFor(body.card_set, edition);
    const { auto_bot = false, ...rules } = body.options ?? {};
    const options: Options = { ...defaultOptions, ...given(rules), card_set, edition, first_player_id };
    return this.tables.begin(ggltcg, {
      options,
      seats: [this.seat(options, player1, owner), this.seat(options, player2)],
      watch: 'link',
      access: owner ? 'seated' : 'open',
      botsMove: auto_bot ? 'self' : 'asked',
      // Only an account can say that it has asked before.
      ...(account?.kind === 'user'
        ? { createdBy: account.id, createKey: key === undefined ? undefined : { key, body: fingerprint(body) } }
        : undefined),
      from,
      seed: body.seed,
    });
  }

  /** Two random decks, and the seat that the dice name begins. */
  quickPlay(asking: Asking, body: QuickPlayDto): Promise<ToyTable> {
    return this.create(asking, {
      player1: { player_id: body.player_id, name: body.player_name, type: 'human' },
      player2: { ...GEMIKNIGHT, type: 'bot', level: body.level },
      card_set: body.card_set,
    });
  }

  private seat(options: Options, player: NewPlayerDto, owner?: UserAccount): NewSeat {
    const loadout = player.deck ? checkedDeck(options, player.deck) : null;
    const own = { playerId: player.player_id, loadout };
    if (owner) return seats.user(owner, { ...own, name: player.name ?? owner.name });
    const name = player.name ?? nameFor(player.player_id);
    if (!isBot(player)) return seats.open({ ...own, name });
    return seats.bot(botLevel(this.games.get(ggltcg.id), player.level), { ...own, name });
  }
}

/** People meet in lobbies: an account plays here against a bot, with nothing chosen that helps. */
function expectSeated({ player1, player2, first_player_id, seed }: GgltcgNewGameDto): void {
  if (isBot(player1)) throw invalid('player1 is you, not a bot');
  if (!isBot(player2)) throw invalid('player2 must be a bot; people meet in lobbies');
  if (first_player_id !== undefined || seed !== undefined) {
    throw invalid('first_player_id and seed are for open games');
  }
}

function isBot({ type, player_id }: NewPlayerDto): boolean {
  return type === undefined ? player_id === 'ai' || player_id.startsWith('ai-') : type === 'bot';
}

/** What was really given, without what was left out. */
function given<T extends object>(options: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const members = Object.entries(options).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(members) as { [K in keyof T]?: NonNullable<T[K]> };
}
