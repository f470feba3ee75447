import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';

/** The answers of the session endpoints as the documentation shows them; what is sent are the interfaces of the same names. */

const ID = '6f1c2f0e-6d0b-4c57-9d0e-2f6c0f7f8b11';
const ASK = { type: 'ask', of: 1, rank: '7' };
const VIEW = { turn: 0, pond: 38, players: [{ name: 'Ann', cards: 7, books: [], hand: ['7s', '2c'] }] };

export class OutcomeDto {
  @ApiProperty({ type: [Number], example: [0], description: 'Seats; nobody: a draw, or nobody won' })
  winners!: number[];

  @ApiPropertyOptional({ type: [Number], example: [1, 2], description: 'The place of each seat, 1 the best' })
  places?: number[];

  @ApiProperty({ example: 'all-books' })
  reason!: string;
}

/** What a client shows beside a choice. */
export class CaptionDto {
  @ApiPropertyOptional({ example: 'Ka tussles Knight' })
  label?: string;

  @ApiPropertyOptional({ type: Object, example: { cc: 2 }, description: 'By currency, in the words of the game' })
  price?: Record<string, number>;

  @ApiPropertyOptional()
  note?: string;

  @ApiPropertyOptional({ type: Object, description: 'Of a form: for each slot, a caption for each of its options' })
  options?: object;
}

export class PlayerPictureDto {
  @ApiProperty({ example: 0 })
  seat!: number;

  @ApiProperty({ example: 'Ann' })
  name!: string;

  @ApiProperty({ enum: ['human', 'bot'] })
  kind!: string;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'How strong a bot plays' })
  level!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Leads to the profile; null: no account' })
  userId!: string | null;
}

export class SessionPictureDto {
  @ApiProperty({ format: 'uuid', example: ID })
  sessionId!: string;

  @ApiProperty({ example: 12, description: 'Counts every action; also the ETag' })
  version!: number;

  @ApiProperty({ enum: ['active', 'finished', 'cancelled'] })
  status!: string;

  @ApiProperty({ type: Number, nullable: true, example: 0, description: 'The seat you look through; null: you watch' })
  seat!: number | null;

  @ApiProperty({ type: Object, example: VIEW, description: 'What you may know. Each game has its own shape' })
  view!: object;

  @ApiProperty({ type: [Number], example: [0], description: 'Whose answer is waited for' })
  toAct!: number[];

  @ApiProperty({
    type: [Object],
    example: [ASK],
    description: 'Whole actions, or forms `{ form, slots }`: an action with open slots to fill in',
  })
  legalActions!: object[];

  @ApiPropertyOptional({
    type: [Object],
    description: 'What you may do besides: settings, explicit payments, a draw. Only of games that have such things',
  })
  sideActions?: object[];

  @ApiPropertyOptional({
    type: [CaptionDto],
    nullable: true,
    description: 'One for each of the `legalActions` (or null), in their order. Only of games that have captions',
  })
  captions?: (CaptionDto | null)[];

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'When the table acts by itself, in ms' })
  deadline!: number | null;

  @ApiProperty({ type: OutcomeDto, nullable: true })
  outcome!: OutcomeDto | null;
}

export class SessionPageDto extends SessionPictureDto {
  @ApiProperty({ example: 'go-fish' })
  game!: string;

  @ApiProperty({ example: 4711, description: 'A small number beside the id' })
  number!: number;

  @ApiProperty({ description: 'Whether its end changes ratings' })
  rated!: boolean;

  @ApiProperty({ description: 'Opened with a seed of its own: it counts nowhere' })
  practice!: boolean;

  @ApiProperty({ type: Object, example: { handSize: 7 } })
  options!: object;

  @ApiProperty({ type: [PlayerPictureDto] })
  players!: PlayerPictureDto[];

  @ApiProperty({ description: 'The hash of this round’s seed: keep it, and check the proof against it' })
  seedHash!: string;

  @ApiProperty({
    enum: ['all', 'own', 'public'],
    description: 'What of this round may be looked back at now: everything, what you saw, or what everybody saw',
  })
  told!: string;
}

export class SessionUpdateDto extends SessionPictureDto {
  @ApiProperty({ example: 11, description: 'The events are those of the versions after this one' })
  from!: number;

  @ApiProperty({ type: [Object], example: [{ type: 'asked', by: 0, of: 1, rank: '7' }] })
  events!: object[];
}

export class LegalActionsDto {
  @ApiProperty({ example: 12 })
  version!: number;

  @ApiProperty({ example: 0 })
  seat!: number;

  @ApiProperty({ type: [Object], example: [ASK] })
  legalActions!: object[];

  @ApiPropertyOptional({
    type: [Object],
    description: 'What you may do besides: settings, explicit payments, a draw. Only of games that have such things',
  })
  sideActions?: object[];

  @ApiPropertyOptional({
    type: [CaptionDto],
    nullable: true,
    description: 'One for each of the `legalActions` (or null), in their order. Only of games that have captions',
  })
  captions?: (CaptionDto | null)[];
}

export class RefusalDto {
  @ApiProperty({ example: 'RANK_NOT_IN_HAND' })
  code!: string;

  @ApiProperty({ example: 'You hold no 7.' })
  message!: string;

  @ApiPropertyOptional({ description: 'The number of the rule that says no' })
  rule?: string;

  @ApiPropertyOptional({ type: Object })
  details?: unknown;
}

export class PreviewAnswerDto {
  @ApiProperty()
  allowed!: boolean;

  @ApiPropertyOptional({ type: RefusalDto })
  refusal?: RefusalDto;

  @ApiPropertyOptional({ type: Object, description: 'Your view afterwards' })
  view?: object;
}

export class ForecastDto {
  @ApiProperty({
    type: [Object],
    nullable: true,
    description: 'What you would hear, up to the first draw or chance; null: it may not be played, or is not foretold',
    example: [{ type: 'card_placed', cardId: 'c1', position: { x: 1, y: 1 } }],
  })
  events!: readonly object[] | null;
}

export class ForecastAnswerDto {
  @ApiProperty({ example: 4, description: 'The version that was asked about' })
  version!: number;

  @ApiProperty({ type: [ForecastDto], description: 'In the order of the actions' })
  forecasts!: readonly ForecastDto[];
}

export class HistoryEntryDto {
  @ApiProperty({ example: 1 })
  version!: number;

  @ApiProperty({ example: 1 })
  round!: number;

  @ApiProperty({ type: Number, nullable: true, example: 0, description: 'null: the table itself' })
  seat!: number | null;

  @ApiProperty({ description: 'It played itself' })
  auto!: boolean;

  @ApiProperty({ example: 1767225600000 })
  at!: number;

  @ApiPropertyOptional({ type: Object, example: ASK, description: 'Only to whoever may know it' })
  action?: object;

  @ApiProperty({ type: [Object], example: [{ type: 'asked', by: 0, of: 1, rank: '7' }] })
  events!: object[];

  @ApiProperty({
    enum: ['all', 'own', 'public'],
    description: 'What may be looked back at now of the round that it led to: everything, what you saw, what all saw',
  })
  told!: string;
}

export class HistoryDto {
  @ApiProperty({ example: 12 })
  version!: number;

  @ApiProperty({ type: [HistoryEntryDto] })
  entries!: HistoryEntryDto[];

  @ApiProperty({ type: Number, nullable: true, description: 'Ask for `since` this to go on; null: that was all' })
  next!: number | null;
}

export class FollowingPictureDto extends OmitType(SessionPictureDto, ['view', 'legalActions'] as const) {
  @ApiPropertyOptional({ type: Object, example: VIEW, description: 'Of the first one: the whole view' })
  view?: object;

  @ApiPropertyOptional({ type: Object, example: { turn: 1 }, description: 'Of the others: the members that changed' })
  changed?: object;

  @ApiPropertyOptional({ type: [String], description: 'Members that are no longer there' })
  gone?: string[];
}

export class ViewsDto {
  @ApiProperty({ example: 12, description: 'The version the game is at' })
  version!: number;

  @ApiProperty({ type: [FollowingPictureDto] })
  pictures!: FollowingPictureDto[];

  @ApiProperty({ type: Number, nullable: true, description: 'Ask for `from` this to go on; null: that was all' })
  next!: number | null;
}

export class ListedPlayerDto {
  @ApiProperty({ example: 1 })
  seat!: number;

  @ApiProperty({ example: 'Bot 2 (easy)' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'easy' })
  bot!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  userId!: string | null;
}

export class ListedSessionDto {
  @ApiProperty({ format: 'uuid', example: ID })
  sessionId!: string;

  @ApiProperty({ example: 'go-fish' })
  game!: string;

  @ApiProperty({ enum: ['active', 'finished', 'cancelled'] })
  status!: string;

  @ApiProperty({ description: 'Whether its end changes ratings' })
  rated!: boolean;

  @ApiProperty({ example: 12 })
  version!: number;

  @ApiProperty({ type: [ListedPlayerDto] })
  players!: ListedPlayerDto[];

  @ApiProperty({ type: [Number], example: [0] })
  toAct!: number[];

  @ApiProperty({ type: [Number], example: [0], description: 'Your own seats, if you are signed in and have any' })
  yourSeats!: number[];

  @ApiProperty({ example: 3, description: 'How many watch it now, without a seat at it' })
  watchers!: number;

  @ApiProperty({ type: [Number], nullable: true, example: null })
  winners!: number[] | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  endReason!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

export class SessionListDto {
  @ApiProperty({ type: [ListedSessionDto] })
  items!: ListedSessionDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Leads to the next page' })
  nextCursor!: string | null;
}

/** The proof is a document of its own: `npm run verify` knows how to read it. */
export const PROOF_EXAMPLE = {
  game: 'go-fish',
  rulesVersion: 1,
  sessionId: ID,
  startedAt: 1767225600000,
  options: { handSize: 7 },
  seats: [{ id: 'bot-1', name: 'Bot 2 (easy)', bot: true, loadout: null }],
  fixture: null,
  rounds: [{ round: 1, commitment: '9a0f…', seed: '51bc…' }],
  log: [{ seat: 0, action: ASK, at: 1767225601234, auto: false }],
  hashes: ['77de…', '0c4b…'],
};
