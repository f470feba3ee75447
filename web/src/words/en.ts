import { capital, count, inWords, list } from './english.js';

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
    tournaments: 'Tournaments',
    cups: 'Cups',
    me: 'Me',
    console: 'Console',
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
    watching: 'watching',
    watchers: (n: number) => (n === 1 ? 'one person watches' : `${n} people watch`),
    thinking: (names: readonly string[]) =>
      names.length === 0 ? 'A moment' : `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  },
  queue: {
    looking: (game: string) => `Looking for an opponent: ${game}`,
    leave: (game: string) => `Stop looking: ${game}`,
    found: (game: string) => `An opponent is there: ${game}`,
    lost: 'Your place in the queue was given up.',
  },
};

/** All words of the page in one language. */
export type Words = typeof en;
