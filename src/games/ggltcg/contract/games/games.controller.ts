import { randomInt } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, OptionalAccount, Public } from '../../../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { schemaOf } from '../../../../common/http/schema-of.js';
import { addressKey } from '../../../../common/limits/address-key.js';
import { Limits } from '../../../../common/limits/limits.js';
import { rngOver } from '../../../../engine/core/index.js';
import { DECK_SIZE, PRACTICE_DECKS, randomDeck } from '../../rules/catalogue/decks.js';
import { cardPool } from '../../rules/catalogue/card-sets.js';
import { readStoryLines } from '../story/story-line.js';
import { checkedDeck } from '../loadout.js';
import type { CheckedDeck } from '../loadout.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import type { Asking } from './acting.js';
import { CurrentAsking, RetryHeader } from './asking.js';
import { GameList } from './game-list.js';
import { LanguageModel } from '../llm/language-model.js';
import { Lobbies } from '../lobby/lobbies.js';
import { MatchmakingDto } from '../lobby/lobby.dto.js';
import {
  CheckDeckDto,
  GgltcgCardsQueryDto,
  GgltcgGamesQueryDto,
  NarrativeDto,
  GgltcgNewGameDto,
  QuickPlayDto,
  RandomDeckDto,
} from './new-game.dto.js';
import { NewGames } from './new-games.js';
import { Scenarios } from './scenarios.js';
import type { ScenarioBody } from './scenarios.js';

/** Chance outside any game. */
const free = rngOver(() => randomInt(2 ** 32));

/** A game ends every few minutes, and has one story. */
const STORIES = { name: 'stories', burst: 20, perSecond: 1 / 10 };
const STORIES_OF_AN_ADDRESS = { name: 'stories-address', burst: 100, perSecond: 1 / 2 };
const TOO_MANY_STORIES = 'You ask for stories too fast. Please wait a moment.';

/** The player with the move takes the toy and wins. */
const POSITION: ScenarioBody = {
  edition: 'standard',
  turn: 3,
  active: 'A',
  first: 'A',
  players: {
    A: { cc: 3, hand: ['Twist'] },
    B: { cc: 4, in_play: [{ name: 'Ka', current_stamina: 1 }], sleep_zone: ['Sun'] },
  },
};

@ApiTags('GGLTCG')
@OptionalAccount()
@Controller('api/ggltcg/games')
export class GgltcgGamesController {
  constructor(
    private readonly newGames: NewGames,
    private readonly list: GameList,
    private readonly model: LanguageModel,
    private readonly scenarios: Scenarios,
    private readonly lobbies: Lobbies,
    private readonly library: CardSetLibrary,
    private readonly limits: Limits,
  ) {}

  @Post()
  @RetryHeader()
  @ApiOperation({ summary: 'A new game: open to callers that name a player, or seated with a token' })
  async create(@CurrentAsking() asking: Asking, @Body() body: GgltcgNewGameDto) {
    const { id } = await this.newGames.create(asking, body);
    return { game_id: id, message: 'Game created' };
  }

  @Get()
  @ApiOperation({ summary: 'Games and lobbies, the latest first; `next_cursor` leads to the next page' })
  async games(@Query() query: GgltcgGamesQueryDto) {
    const { items: games, nextCursor: next_cursor } = await this.list.find(query);
    return { games, next_cursor };
  }

  @Post('scenario')
  @ApiOperation({ summary: 'A game from a given position: for administrators, and for everybody in test mode' })
  @ApiBody({ schema: schemaOf<ScenarioBody>('GgltcgScenarioBody'), examples: { position: { value: POSITION } } })
  async scenario(@CurrentAccount() account: Account | undefined, @Body() body: unknown) {
    return { game_id: (await this.scenarios.begin(account, body)).id, message: 'Game created' };
  }

  @Post('quick-play')
  @RetryHeader()
  @ApiOperation({ summary: 'Against Gemiknight, with random decks' })
  async quickPlay(@CurrentAsking() asking: Asking, @Body() body: QuickPlayDto) {
    const { id, state } = await this.newGames.quickPlay(asking, body);
    const { seats, starting_decks, first_player_id } = state;
    return {
      game_id: id,
      player_deck: starting_decks[seats[0]!],
      ai_deck: starting_decks[seats[1]!],
      first_player_id,
      message: 'Gemiknight is ready to play',
    };
  }

  @Post('matchmaking')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Play any opponent: joins a public lobby that waits, else opens a new one',
    description:
      'Answers with the lobby; both players then choose their decks there. Asked again while no opponent has come, the same ' +
      'lobby: do so at least every ten minutes, or no opponent is sent there any more. A turn has 90 seconds.',
  })
  matchmaking(@CurrentAccount() account: Account | undefined, @Body() body: MatchmakingDto) {
    return this.lobbies.match(account, body);
  }

  @Post('narrative')
  @HttpCode(200)
  @ApiOperation({
    summary: 'The bedtime story of a play-by-play',
    description:
      'Of the first 500 lines. When the language model has had its requests for the day, the story comes from a template, ' +
      'with `code: "MODEL_BUDGET_USED_UP"`.',
  })
  async narrative(@CurrentUser() { id }: UserAccount, @Ip() ip: string, @Body() { play_by_play }: NarrativeDto) {
    await this.limits.takeOrRefuse(STORIES, id, TOO_MANY_STORIES);
    await this.limits.takeOrRefuse(STORIES_OF_AN_ADDRESS, addressKey(ip), TOO_MANY_STORIES);
    return this.model.stories.tell(readStoryLines(play_by_play));
  }

  @Get('cards')
  @Public()
  @ApiOperation({ summary: 'The cards of an edition' })
  async cards(@Query() { edition = 'standard', card_set: wanted }: GgltcgCardsQueryDto) {
    const card_set = await this.library.resolve(wanted);
    const cards = cardPool(card_set, edition).cards.map(({ effects: _parsed, type, ...card }) => ({
      ...card,
      card_type: type,
    }));
    return { edition, card_set, count: cards.length, cards };
  }

  @Get('decks')
  @Public()
  @ApiOperation({ summary: 'Decks to practise with' })
  decks() {
    return { decks: Object.entries(PRACTICE_DECKS).map(([name, cards]) => ({ name, cards })) };
  }

  @Post('check-deck')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Whether six names are a deck of an edition; nothing is kept' })
  async checkDeck(@Body() { deck, edition = 'standard', card_set: wanted }: CheckDeckDto): Promise<CheckedDeck> {
    const card_set = await this.library.resolveFor(wanted, edition);
    return { deck: checkedDeck({ card_set, edition }, deck), edition, card_set };
  }

  @Post('random-deck')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Six cards at random: so many toys and actions, or 0 and 0 for any mix' })
  async randomDeck(@Body() { num_toys, num_actions, edition = 'standard', card_set: wanted }: RandomDeckDto) {
    const sum = num_toys + num_actions;
    if (sum !== 0 && sum !== DECK_SIZE) {
      throw new ApiError(400, 'INVALID_DECK', `A deck has ${DECK_SIZE} cards, not ${sum}.`);
    }
    const mix = sum === 0 ? undefined : { toys: num_toys, actions: num_actions };
    const card_set = await this.library.resolveFor(wanted, edition);
    const pool = cardPool(card_set, edition);
    const toys = pool.cards.filter(({ type }) => type === 'Toy').length;
    if (num_toys > toys || num_actions > pool.cards.length - toys) {
      throw new ApiError(400, 'INVALID_DECK', `The edition has ${toys} toys and ${pool.cards.length - toys} actions.`);
    }
    return { deck: randomDeck(pool, free, mix), edition, card_set };
  }
}
