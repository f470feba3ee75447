import type { RoomEvent } from '../api/types.js';
import { capital, count, inWords, list } from './english.js';

/** The words of new games, the lobby, rooms and tables to watch, in English. */
export const gatheringEn = {
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
    seat: (seat: number) => `Seat ${seat + 1}`,
    bots: 'Bots',
    level: 'How strong it plays',
    levelOf: (n: number) => `Bot ${n} plays`,
    sitDown: 'Sit down',
    practice: 'Practice: moves may be taken back, and nothing is counted',
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
    enterRoom: (name: string) => `Go in: ${name}`,
    joinRoom: (name: string) => `Join: ${name}`,
    taken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    haveCode: 'Somebody sent a code?',
    withCode: (code: string) => `The room with the code ${code}`,
    otherCode: 'Another code',
    codeHint: 'Six letters or figures. Pasting works.',
    code: 'Code of the room',
    sign: (n: number) => `Sign ${n}`,
    joinByCode: 'Join the room',
    find: 'Find me somebody',
    mode: 'What counts',
    modes: { casual: 'For fun', ranked: 'Ranked' },
    about: {
      casual: 'Anybody will do.',
      ranked: 'Somebody of your strength, and the rating counts.',
    },
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
    startWhenReady: 'Start when you are ready.',
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
};
