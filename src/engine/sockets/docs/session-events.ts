import type { Caption, Outcome } from '../../core/index.js';
import type { HistoryEntry } from '../../sessions/past/retelling.js';
import type {
  ActBody,
  ChatBody,
  ChatHiddenNews,
  ChatNews,
  ClientEvents,
  JoinBody,
  Joined,
  LeaveBody,
  LiveChange,
  LiveUpdate,
  PresenceNews,
  PresentPlayer,
  ResumeBody,
  Resumed,
  ServerEvents,
  WatchersNews,
} from '../events.js';
import { anything, flag, integer, listOf, orNull, shapeOf, text } from './description.js';
import type { EventDescription, JsonSchema } from './description.js';

const SESSION_ID = text('The id of the game');
const SEAT = integer('0, 1, 2 …');
const WATCHERS = integer('How many watch without a seat');
const NOT_FOUND = 'SESSION_NOT_FOUND';

const outcome = orNull(
  shapeOf<Outcome>(
    {
      winners: listOf(SEAT, 'None: a draw, or no seat won'),
      places: listOf(integer(), 'The place of each seat, 1 the best'),
      reason: text(),
    },
    'places',
  ),
);

const picture = {
  sessionId: SESSION_ID,
  version: integer('Goes up by one with every action; there are no gaps'),
  status: { type: 'string', enum: ['active', 'finished', 'cancelled'] },
  seat: orNull(integer('The seat that sees this; null: a spectator')),
  view: anything('What this viewer may know, as the game draws it'),
  toAct: listOf(SEAT, 'Who is waited for'),
  legalActions: listOf(anything(), 'What this seat may do: actions, or forms with open slots'),
  sideActions: listOf(anything(), 'What this seat may do besides; only of games that have such things'),
  captions: listOf(
    orNull(
      shapeOf<Caption>(
        {
          label: text(),
          price: anything('Numbers by currency, in the words of the game'),
          note: text(),
          options: anything('Of a form: for each slot, a caption for each of its options'),
        },
        'label',
        'price',
        'note',
        'options',
      ),
    ),
    'One for each of the `legalActions`, in their order; only of games that have captions',
  ),
  deadline: orNull(integer('When the table plays by itself, in milliseconds since 1970')),
  outcome,
} satisfies Record<string, JsonSchema>;

const serverNow = integer('The server’s clock, in milliseconds since 1970');

const update = shapeOf<LiveUpdate>(
  {
    ...picture,
    from: integer('The version before; what happened are all versions after it up to `version`'),
    events: listOf(anything(), 'What happened, in order, as this viewer may know it'),
    serverNow,
  },
  'sideActions',
  'captions',
);

/** Recursive, and told in words beside the messages. */
const change: JsonSchema = {
  description:
    'What makes the picture (the members of `session:update` beside these) of `version` of that of `from`: see “What has changed”',
};

const changed = shapeOf<LiveChange>({
  sessionId: SESSION_ID,
  seat: picture.seat,
  from: integer('The version that this is a change of; if you have another one, ask with `session:resume`'),
  version: picture.version,
  events: update.properties!.events!,
  changed: change,
  serverNow,
});

const changes = flag(
  'True: this socket may be told `session:changed` instead of `session:update`, where that is shorter. Not for several seats',
);

const player = shapeOf<PresentPlayer>({
  seat: SEAT,
  name: text(),
  kind: { type: 'string', enum: ['human', 'bot', 'open'] },
  level: orNull(text('How strong a bot plays')),
  userId: orNull(text('Leads to the profile; null: no account')),
  connected: flag('Whether a socket of this seat is here; bots always are'),
});

const joined = {
  ...picture,
  game: text(),
  number: integer('A small number beside the id'),
  rated: flag('Whether its end changes ratings'),
  practice: flag('Opened with a seed of its own: it counts nowhere'),
  options: anything(),
  players: listOf(player),
  watchers: WATCHERS,
  seedHash: text('The hash of this round’s seed'),
  told: { type: 'string', enum: ['all', 'own', 'public'], description: 'What of this round may be looked back at now' },
  seats: listOf(SEAT, 'All your seats'),
  serverNow,
} satisfies { readonly [K in keyof Joined]: JsonSchema };

const entry = shapeOf<HistoryEntry>(
  {
    version: integer(),
    round: integer(),
    seat: orNull(SEAT),
    auto: flag('Played itself'),
    at: integer('Milliseconds since 1970'),
    action: anything('Only to the seat that played it; to all viewers once everything may be told'),
    events: listOf(anything()),
    told: { type: 'string', enum: ['all', 'own', 'public'], description: 'What may be looked back at of its round' },
  },
  'action',
);

const chat = shapeOf<ChatNews>({
  sessionId: SESSION_ID,
  id: text(),
  channel: { type: 'string', enum: ['players', 'spectators'] },
  seat: orNull(SEAT),
  name: text(),
  text: text(),
  at: integer('Milliseconds since 1970'),
});

const ID = '0c9b3f0e-6d1f-4f39-9a43-3a2a2f5d8d11';

const CHANGED_EXAMPLE: LiveChange = {
  sessionId: ID,
  seat: 0,
  from: 12,
  version: 13,
  events: [{ type: 'placed' }],
  changed: {
    view: { turn: 13, board: [3, { owner: 0, card: [{ id: 7 }] }], hand: [2, [1], 1, [0, { id: 9 }]] },
    toAct: [0, [1, 1]],
  },
  serverNow: 1767225600000,
};

/** What a client of a game may say. */
export const SESSION_COMMANDS: Readonly<Record<Exclude<keyof ClientEvents, 'auth:refresh'>, EventDescription>> = {
  'session:join': {
    about:
      'Come to the table: at your seat, or, without one, among those who watch. From here on you hear `session:update`; ' +
      'drop what is not newer than what you have. With several seats you hear one update for each.',
    payload: shapeOf<JoinBody>({ sessionId: SESSION_ID, changes }, 'changes'),
    answer: shapeOf<Joined>(joined, 'sideActions', 'captions'),
    errors: [NOT_FOUND, 'TOO_MANY_SESSIONS'],
    example: { sessionId: ID },
  },
  'session:act': {
    about: 'Act for your seat; with several, for the one that is to act. Joining first is not needed.',
    payload: shapeOf<ActBody>(
      {
        sessionId: SESSION_ID,
        action: anything('One of your `legalActions`, or a form of them filled in'),
        expectedVersion: integer('The version it was chosen at; another one is a conflict'),
        actionId: text('1 to 200 characters. The same again is answered the same again, and played once'),
        echo: flag('False: the answer is enough, and this socket is not sent the same as `session:update`'),
      },
      'expectedVersion',
      'actionId',
      'echo',
    ),
    answer: { anyOf: [update, changed] },
    errors: [
      NOT_FOUND,
      'NOT_SEATED',
      'STALE_VERSION',
      'KEY_REUSED',
      'UNKNOWN_ACTION',
      'GAME_OVER',
      'SESSION_CANCELLED',
      'TOO_MANY_MOVES',
      'and the refusals of the game, with `rule` where a rule has a number',
    ],
    example: { sessionId: ID, action: { type: 'ask', of: 1, rank: '7' }, expectedVersion: 12, actionId: 'a-13' },
  },
  'session:resume': {
    about:
      'Come back after a lost connection, or after a gap: joins, and tells every version missed, in order. Past 200 ' +
      'versions only the table as it is.',
    payload: shapeOf<ResumeBody>(
      { sessionId: SESSION_ID, sinceVersion: integer('The version you have'), changes },
      'changes',
    ),
    answer: shapeOf<Resumed>(
      {
        ...joined,
        entries: listOf(entry, 'One for each version after `sinceVersion`'),
        complete: flag('False: too much was missed, and `entries` is empty'),
      },
      'sideActions',
      'captions',
    ),
    errors: [NOT_FOUND, 'TOO_MANY_SESSIONS'],
    example: { sessionId: ID, sinceVersion: 12 },
  },
  'session:chat': {
    about: 'Say something: a player to the players, a spectator to the spectators.',
    payload: shapeOf<ChatBody>({
      sessionId: SESSION_ID,
      text: { type: 'string', minLength: 1, maxLength: 500, description: 'Plain text without control characters' },
    }),
    answer: shapeOf<{ message: ChatNews }>({ message: chat }),
    errors: [NOT_FOUND, 'UNAUTHENTICATED', 'NOT_SEATED'],
    example: { sessionId: ID, text: 'Well played!' },
  },
  'session:leave': {
    about: 'Leave the table: no more updates. The seat stays yours.',
    payload: shapeOf<LeaveBody>({ sessionId: SESSION_ID }),
    answer: shapeOf<object>({}),
    example: { sessionId: ID },
  },
};

/** What it may hear. */
export const SESSION_MESSAGES: Readonly<Record<Exclude<keyof ServerEvents, 'notice'>, EventDescription>> = {
  'session:update': {
    about: 'Something happened. Each seat gets its own update, spectators the public one.',
    payload: update,
  },
  'session:changed': {
    about:
      'The same, told by what has changed since the last version: to sockets that joined with `changes`, where it is shorter.',
    payload: changed,
    example: CHANGED_EXAMPLE,
  },
  'session:presence': {
    about: 'The first socket of a seat came, or its last one went.',
    payload: shapeOf<PresenceNews>({ sessionId: SESSION_ID, seat: SEAT, connected: flag() }),
    example: { sessionId: ID, seat: 1, connected: false },
  },
  'session:watchers': {
    about:
      'More or fewer people watch without a seat. Told half a second after a change, together with what follows it.',
    payload: shapeOf<WatchersNews>({ sessionId: SESSION_ID, watchers: WATCHERS }),
    example: { sessionId: ID, watchers: 3 },
  },
  'session:chat': { about: 'A chat message was posted.', payload: chat },
  'session:chat-hidden': {
    about: 'A message was hidden by an admin. Take it away.',
    payload: shapeOf<ChatHiddenNews>({ sessionId: SESSION_ID, messageId: text() }),
    example: { sessionId: ID, messageId: '812' },
  },
};
