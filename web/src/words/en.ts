import type { RoomEvent } from '../api/types.js';
import type { SettingName } from '../settings/settings.js';

const plural = new Intl.PluralRules('en');

/** `count(2, 'table', 'tables')`: a number and the right form of its noun. */
const count = (n: number, one: string, many: string) => `${n} ${plural.select(n) === 'one' ? one : many}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (n: number) => SMALL[n] ?? String(n);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `list(['Bea', 'Cy'])`: Bea and Cy. */
const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** The words of the house in English. Other languages have the same keys: this dictionary is their type. */
export const en = {
  house: 'Parlour',
  list,
  nav: {
    label: 'House',
    small: 'House, small',
    skip: 'To the content',
    house: 'House',
    play: 'Play',
    watch: 'Watch',
    me: 'Me',
    signIn: 'Sign in',
    guest: (name: string) => `${name} · guest`,
    help: 'Help',
    keys: 'Keys',
    licences: 'Licences',
    programmers: 'For programmers',
    foot: 'Nothing is tracked. Nothing is sold.',
  },
  wait: 'Loading',
  again: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  turn: {
    title: (n: number) => (n === 1 ? '● Your turn · ' : `● ${n} turns · `),
    yours: (game: string) => `Your turn: ${game}`,
  },
  problem: {
    title: 'That did not work.',
    offline: 'The server cannot be reached. Is the connection there?',
    notFound: 'There is no such page',
    notFoundMore: 'The address may be old, or mistyped.',
    noGame: 'No such game is hosted here.',
    chunk: 'A part of this page did not load.',
    home: 'To the house',
    codes: {
      BAD_CREDENTIALS: 'The e-mail address or the password is wrong.',
      EMAIL_TAKEN: 'This e-mail address has an account already.',
      NAME_TAKEN: 'This name is taken.',
      RATE_LIMITED: 'Too many attempts. Please wait a moment.',
      ROOM_NOT_FOUND: 'There is no such room, or it has closed.',
      WRONG_JOIN_CODE: 'This code does not open the room.',
      ROOM_FULL: 'All seats are taken.',
      ROOM_NOT_WAITING: 'The game of this room has begun.',
      KICKED: 'The host of this room has sent you out.',
      ALREADY_QUEUED: 'You are looking for a game of this already.',
      ACTIVE_GAME: 'Finish the game you are in first.',
      NOT_ENOUGH_PLAYERS: 'More players are needed.',
      NOT_ALL_READY: 'Not everybody is ready.',
    },
  },
  front: {
    hello: (hour: number) =>
      hour < 5 ? 'Still up?' : hour < 12 ? 'Good morning.' : hour < 18 ? 'Good afternoon.' : 'Good evening.',
    helloName: (hour: number, name: string) =>
      hour < 5 ? `Still up, ${name}?` : `Good ${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}, ${name}.`,
    waiting: (n: number) =>
      n === 0
        ? 'Nothing waits for you. Sit down at a new table?'
        : `${capital(inWords(n))} ${n === 1 ? 'table is' : 'tables are'} waiting for you.`,
    welcome:
      'Sit down. A game begins with one press, against people or bots that play by the same rules. No account needed.',
    keep: 'Keep my games: make an account',
    yourTurn: 'Your turn',
    goOn: 'Go on',
    games: 'The games',
    rooms: 'All open rooms',
    bot: 'Against a bot',
    anybody: 'Anybody',
    friend: 'A friend',
    botAt: (game: string) => `Against a bot: ${game}`,
    anybodyAt: (game: string) => `Anybody: ${game}`,
    friendAt: (game: string) => `A friend: ${game}`,
    forSeats: (min: number, max: number) =>
      min === max ? `For ${inWords(min)}` : `For ${inWords(min)} to ${inWords(max)}`,
    live: 'Live now',
    liveNote: 'Anybody may watch.',
    more: 'More tables',
    all: (n: number) => `All ${count(n, 'table', 'tables')}`,
    watch: 'Watch',
    quiet: 'No table is being played at the moment. Yours could be the first.',
    with: (game: string, names: readonly string[]) => (names.length === 0 ? game : `${game} with ${list(names)}`),
    you: 'You',
    move: (n: number) => (n === 0 ? 'Just begun' : `Move ${n}`),
    yourMove: 'It is your move',
    thinking: (names: readonly string[]) =>
      names.length === 0 ? 'A moment' : `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  },
  queue: {
    looking: (game: string) => `Looking for an opponent: ${game}`,
    leave: (game: string) => `Stop looking: ${game}`,
    found: (game: string) => `An opponent is there: ${game}`,
    lost: 'Your place in the queue was given up.',
  },
  level: (name: string) => (name === 'llm' ? 'Language model' : capital(name)),
  gamePage: {
    live: (n: number, atLeast: boolean) => `${n}${atLeast ? ' or more' : ''} ${n === 1 ? 'table' : 'tables'} live`,
    otherwise: 'Choose bots and options',
    minute: 'The rules in a minute',
    mine: 'My games',
    all: 'All',
    noneYet: 'None yet. One press above begins the first.',
    alone: 'Alone at the table',
  },
  board: {
    top: 'Top ten',
    best: 'The best',
    title: (game: string) => `The best of ${game}`,
    ranking: 'Ranking',
    whole: 'The whole list',
    rank: '#',
    player: 'Player',
    rating: 'Rating',
    games: 'Games',
    wins: 'Wins',
    seats: 'Players at the table',
    nobody: 'Nobody has played a rated game here yet.',
    none: 'This game keeps no ranking',
    noneMore: 'Its games are not rated.',
  },
  result: {
    yourTurn: 'Your turn',
    running: 'Running',
    over: 'Over',
    cancelled: 'Cancelled',
    draw: 'Draw',
    won: 'Won',
    lost: 'Lost',
  },
  form: {
    newTitle: 'Against bots',
    newGame: (game: string) => `New game of ${game}`,
    newRoom: 'New room',
    which: 'Which game',
    who: 'Who and where',
    against: 'Against whom',
    options: 'How we play',
    preset: 'A set of rules',
    usual: 'As usual',
    own: 'Your own',
    more: (n: number) => `All options, one by one (${n})`,
    emptyMeansNone: 'Left empty: none',
    yes: 'Yes',
    no: 'No',
    none: 'None',
    bots: 'Bots',
    level: 'How strong it plays',
    levelOf: (n: number) => `Bot ${n} plays`,
    sitDown: 'Sit down',
    beside: 'Somebody beside me',
    besideHint: 'Both at this screen: it is handed over between turns.',
    name: 'Name of the room',
    nameHint: 'Others see it in the lobby. Left empty, it is named after you.',
    seats: 'Seats',
    visibility: 'Who finds it',
    listed: 'Listed in the lobby',
    byLink: 'Only by its link',
    watch: 'Who may watch',
    anyone: 'Anybody',
    withLink: 'With the link',
    nobody: 'Nobody',
    rated: 'Rated: counts when only accounts sit at the table',
    open: 'Open the room',
  },
  lobby: {
    title: 'Who plays?',
    open: (n: number) =>
      n === 0 ? 'No room is open. Open one?' : `${capital(inWords(n))} ${n === 1 ? 'room is' : 'rooms are'} open.`,
    looking: 'Looking into the rooms …',
    rooms: 'Open rooms',
    newRoom: 'New room',
    byGame: 'By game',
    all: 'All',
    rated: 'Rated',
    roomForMe: 'Room for me',
    nobody: 'Nobody is here yet',
    nobodyMore: 'Open a room and leave the door ajar.',
    roomOf: (game: string, owner: string | undefined) => (owner === undefined ? game : `${game} · ${owner}`),
    join: 'Join',
    enter: 'Go in',
    enterRoom: (name: string) => `Go into ${name}`,
    joinRoom: (name: string) => `Join ${name}`,
    taken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    haveCode: 'Somebody sent a code?',
    withCode: (code: string) => `The room with the code ${code}`,
    otherCode: 'Another code',
    codeHint: 'Six letters or figures. Pasting works.',
    code: 'Code of the room',
    sign: (n: number) => `Sign ${n}`,
    joinByCode: 'Join the room',
    find: 'Find me somebody',
    look: 'Look',
    lookFor: (game: string) => `Look for somebody: ${game}`,
    leave: 'Leave',
    meanwhile: 'You may do other things meanwhile. When somebody is found, you are taken to the table.',
  },
  room: {
    title: 'Room',
    lobby: 'To the lobby',
    of: (game: string, host: string | undefined) => (host === undefined ? game : `${game} · room of ${host}`),
    leave: 'Leave',
    seats: 'Seats',
    takenReady: (taken: number, seats: number, ready: number) => `${taken} of ${seats} taken, ${ready} ready`,
    openSeat: 'Open seat',
    openHint: 'Send the link, or ask a bot',
    openWait: 'Somebody may still come',
    addBot: 'Add a bot',
    addBotAt: (seat: number) => `Add a bot at seat ${seat}`,
    host: 'Host',
    you: 'You',
    person: 'At the table',
    botPlays: (level: string) => `A bot, plays ${level.toLowerCase()}`,
    ready: 'Ready',
    notYet: 'not yet',
    sendOut: (name: string) => `Send ${name} out`,
    seatsFree: (n: number) => (n === 1 ? 'One more seat' : `${capital(inWords(n))} more seats`),
    inviteMore: 'With this link or this code anybody may sit down. No account needed.',
    codeIs: (code: string) => `The code of the room: ${[...code].join(' ')}`,
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
    change: 'Change',
    mayChange: (host: string) => `${host} may change this`,
    asUsual: 'Everything as usual.',
    keep: 'Play like this',
    status: (status: string) =>
      status === 'in_progress'
        ? 'The game is on.'
        : status === 'finished'
          ? 'This game is over.'
          : 'This room has closed.',
    toTable: 'To the table',
    watchTable: 'Watch',
    nextRoom: 'To the rematch',
    seatFree: 'There is a seat for you.',
    full: 'All seats are taken.',
    asGuest: 'You sit down as a guest; no account needed.',
    sitDown: 'Sit down',
    waitingForYou: 'Waiting for you.',
    mayStart: 'You may start.',
    waitingFor: (names: readonly string[], missing: number) =>
      names.length > 0
        ? `Waiting for ${list(names)}.`
        : missing > 0
          ? `${missing === 1 ? 'One player is' : `${capital(inWords(missing))} players are`} still missing.`
          : 'Everybody is ready.',
    iAmReady: 'I am ready',
    notReady: 'Not ready after all',
    start: 'Start',
    begins: 'The game begins.',
    stay: 'Stay here',
    talk: 'Talk',
    silence: 'Nothing has been said yet.',
    phrases: ['Hello', 'Good luck', 'One moment', 'Shall we?'],
    say: 'Say something',
    send: 'Send',
    told: (event: RoomEvent, name: string) => {
      switch (event.type) {
        case 'created':
          return 'The room is open';
        case 'joined':
          return `${name} sat down`;
        case 'left':
          return event.kicked ? `${name} was sent out` : `${name} left`;
        case 'ready-set':
          return event.ready ? `${name} is ready` : `${name} is not ready any more`;
        case 'loadout-set':
          return `${name} chose what to bring`;
        case 'options-set':
          return 'The options have changed';
        case 'owner-changed':
          return `${name} is the host now`;
        case 'started':
          return 'The game begins';
        case 'finished':
          return 'The game is over';
        case 'cancelled':
          return 'The room has closed';
        case 'reopened':
          return 'The room is open again';
        case 'followed':
          return 'There is a rematch';
      }
    },
  },
  watch: {
    title: 'Watch',
    more: 'Tables that anybody may watch. Hidden cards stay hidden.',
    now: (n: number, atLeast: boolean) => `${atLeast ? 'The newest ' : ''}${count(n, 'table', 'tables')}`,
    none: 'No table to watch',
    noneMore: 'At the moment nobody plays in the open.',
    play: 'Play a game',
  },
  me: {
    stranger: 'Who are you?',
    strangerMore: 'You need no account: a guest is made for you with the first game.',
    register: 'Make an account',
    upgrade: 'Turn this guest into an account',
    settings: 'Settings',
    since: (date: string) => `Here since ${date}`,
    guestSince: (date: string) => `Guest since ${date}`,
    guestNote: 'You are a guest.',
    guestMore: 'Your games belong to this browser. An account keeps them.',
    signOut: 'Sign out',
    signOutAsk: 'Leave as a guest?',
    signOutMore: 'A guest who leaves cannot come back to these games. An account could.',
    lastGames: 'Last games',
    noGames: 'No games yet',
    myGames: 'My games',
    more: 'More',
  },
  people: {
    figures: 'Figures by game',
    won: (wins: number, games: number) => `${wins} of ${games} won`,
    callSuccess: (rate: number) => `${Math.round(rate * 100)} % of calls won`,
    meanScore: (score: number) => `Mean score of a round: ${score.toFixed(1)}`,
    somebody: 'A player',
    nothing: 'Nothing to tell yet',
    nothingMore: 'No finished game of this player is kept in open figures.',
  },
  account: {
    welcomeBack: 'Welcome back',
    newTitle: 'Make an account',
    keepTitle: 'Keep your games',
    keepNote: (name: string) => `${name}, all your games come with you: the same seat, the same history.`,
    name: 'Name',
    nameHint: 'Others see it at the table.',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: 'At least eight signs.',
    noneYet: 'No account yet?',
    guestHint: 'You can play without an account: press a game on the front page.',
  },
  settings: {
    title: 'Settings',
    kept: 'Kept in this browser. What you change holds at once.',
    account: 'Account',
    allKeys: 'Every key of a table',
    groups: {
      seeing: 'Seeing',
      motion: 'Motion',
      sound: 'Sound',
      hand: 'Hand',
      keys: 'Keys',
      notice: 'Notice',
      talk: 'Talk',
    },
    names: {
      theme: ['Theme', 'Linen by day, lamplight by night.'],
      cardSize: ['Size of cards', 'Text follows the browser.'],
      colours: ['Colours', 'For four ways of seeing, and none at all.'],
      patterns: ['Patterns always on', 'Owner and colour also by hatching.'],
      fourColourSuits: ['Four-colour suits', 'Where cards have suits.'],
      manaLetters: ['Letters on mana', 'A letter beside each symbol.'],
      speed: ['Speed', 'How long a step is shown.'],
      stepThroughBots: ['Step through bots', 'Wait for a press after each move of a bot.'],
      lessMotion: ['Less motion', 'As the system wants it, or always, or never.'],
      cardTilt: ['Tilted cards', 'Cards lie a little crooked, as on a table.'],
      sounds: ['What sounds', 'Wood, cards and a small bell. Off until you want it.'],
      loudness: ['Loudness', 'Never more than one sound in three seconds for notice.'],
      turnChime: ['Chime at my turn', 'Apart from the rest.'],
      readLog: ['Read the log aloud', 'By the voice of the browser.'],
      onePress: ['One press plays', 'Where a choice is whole with one press.'],
      confirmEnds: ['Ask before ending a turn', 'When something could still be done.'],
      askEveryStep: ['Ask every step', 'Even where only one answer is left.'],
      autoPick: ['Pick single targets', 'When there is only one.'],
      drag: ['Drag', 'Besides pressing.'],
      leftHanded: ['Left-handed layout', 'Buttons on the other side.'],
      singleKeys: ['Single-letter keys', 'Off if a voice or a stick types for you.'],
      turnTitle: ['In the title', 'The tab says that it is your turn.'],
      turnBadge: ['A dot on the icon', 'And a badge where the system has one.'],
      notification: ['A notification', 'While this tab is hidden. The browser asks once.'],
      talk: ['Talk', 'What you see and can say at tables and in rooms.'],
      hideTalk: ['Hide while playing', 'Until the game is over.'],
    } satisfies Record<SettingName, readonly [string, string]>,
    values: {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      high: 'High',
      small: 'Small',
      middle: 'Middle',
      large: 'Large',
      standard: 'Standard',
      deuteranopia: 'Deuteranopia',
      protanopia: 'Protanopia',
      tritanopia: 'Tritanopia',
      mono: 'One colour',
      relaxed: 'Relaxed',
      normal: 'Normal',
      brisk: 'Brisk',
      instant: 'Instant',
      on: 'On',
      off: 'Off',
      table: 'Table',
      all: 'All',
      phrases: 'Phrases',
    },
  },
  help: {
    sections: [
      {
        title: 'How to begin',
        text: 'Press a game on the front page: against a bot, against anybody who is looking too, or with a friend by a link. A guest is made for you; an account keeps your games for good.',
      },
      {
        title: 'At a table',
        text: 'What can be pressed is outlined. A press chooses, and a bar below the table says what is asked and what has been chosen. Nothing is final before the last press, and whatever the rules refuse is refused with a reason.',
      },
      {
        title: 'When you are away',
        text: 'Close the page whenever you like. The game is kept, the front page lists whose turn it is, and a table that was left is found again as it stands. Clocks run on where a game has one.',
      },
      {
        title: 'How it is kept fair',
        text: 'The server alone knows what is hidden and sends each player only what that player may know. Chance comes from a seed whose hash is shown before the game and which is published after it: every game can be checked.',
      },
    ],
    games: 'The games',
    allKeys: 'Every key of a table',
  },
  keys: {
    title: 'Keys',
    about: 'Everything at a table can be done without a mouse.',
    key: 'Key',
    does: 'What it does',
    list: [
      [['Tab'], 'To the next zone or button'],
      [['←', '→', '↑', '↓'], 'Within a zone, from one thing to the next'],
      [['Enter', 'Space'], 'Press'],
      [['Esc'], 'Take back a choice, close a sheet'],
      [['F6'], 'To the next part of the table'],
      [['1', '…', '9'], 'Press the offered thing with that number'],
      [['L'], 'Say the last step again'],
      [['S'], 'How does it stand'],
      [['O'], 'What is offered'],
    ] as readonly (readonly [readonly string[], string])[],
  },
  licences: {
    about: 'Parlour itself is under the MIT licence. The page carries these, each under its own.',
    what: 'What',
    licence: 'Licence',
    by: 'By',
  },
};

/** All words of the page in one language. */
export type Words = typeof en;
