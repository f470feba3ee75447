import type { Seat, tcgFuel } from '@parlour/client';
import type { Telling } from '../../play/table-kind.js';
import { manaName } from './printed.en.js';
import { cardIn, titled } from './shapes.js';
import type { GameView, StopWindow, TcgFuel } from './shapes.js';

type Tells = Telling<TcgFuel>;

export interface Station {
  readonly phase: GameView['phase'];
  readonly step: GameView['step'];
  readonly long: string;
  readonly short: string;
}

const station = (phase: Station['phase'], step: Station['step'], long: string, short: string): Station => ({
  phase,
  step,
  long,
  short,
});

/** The stations of the track, each a window in which a player may want to be asked. */
export const STATIONS: readonly Station[] = [
  station('untap', 'beginning', 'Untap', 'unt'),
  station('upkeep', 'beginning', 'Upkeep', 'upk'),
  station('draw', 'beginning', 'Draw', 'drw'),
  station('main1', 'beginning', 'Main 1', 'M1'),
  station('combat', 'declare_attackers', 'Attack', 'atk'),
  station('combat', 'declare_blockers', 'Block', 'blk'),
  station('combat', 'combat_damage', 'Damage', 'dmg'),
  station('main2', 'beginning', 'Main 2', 'M2'),
  station('end', 'beginning', 'End', 'end'),
];

/** Where on the track a moment is: the beginning of combat belongs to the attack, its end to the damage. */
export function stationAt(phase: string, step: string): Station | undefined {
  if (phase !== 'combat') return STATIONS.find((one) => one.phase === phase);
  const at = step === 'beginning' ? 'declare_attackers' : step === 'end' ? 'combat_damage' : step;
  return STATIONS.find((one) => one.phase === 'combat' && one.step === at);
}

export function phaseName({ phase, step }: Pick<GameView, 'phase' | 'step'>): string {
  if (phase === 'combat' && step === 'beginning') return 'Combat begins';
  if (phase === 'combat' && step === 'end') return 'Combat ends';
  return stationAt(phase, step)?.long ?? phase;
}

/** What waits on top of the stack. */
export function topName(view: GameView): string | undefined {
  const top = view.stack.at(-1);
  return top && (cardIn(view, top.sourceId)?.name ?? titled(top.slug));
}

export function youOr(seat: Seat, { isYou, name }: Tells, you: string, other: string): string {
  return isYou(seat) ? you : `${name(seat)} ${other}`;
}

type Turn = StopWindow['turn'];
type Until = tcgFuel.YieldUntil;

const UNTIL: Readonly<Record<Until, string>> = {
  stack_change: 'until something happens',
  my_turn: 'until my turn',
  turn_end: 'until the turn ends',
};
const TURNS: Readonly<Record<Turn, string>> = { own: 'My turn', other: 'Other turns' };
const ZONES = { hand: 'hand', deck: 'deck', graveyard: 'graveyard', exile: 'exile' };

const windowIn = ({ long }: Station, turn: Turn): string => `${long.toLowerCase()}, ${TURNS[turn].toLowerCase()}`;
const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

/** What this table says besides the sentences of its events, in English. */
export const talk = {
  you: 'you',
  out: 'out',
  whoseTurn: 'whose turn it is',
  card: 'Card',
  aCard: 'a card',
  aPlayer: 'A player',
  hand: (cards: number) => `Hand, ${cards}`,
  chooseAmong: (cards: number) => `Choose among ${cards}`,
  half: {
    lands: (name: string) => `${name}: lands and other permanents`,
    creatures: (name: string, count: number) => `${name}: creatures, ${count}`,
    taken: (lands: number) => `${lands} taken`,
    ofLands: (lands: number) => `of ${lands}`,
  },
  plate: {
    zones: ZONES,
    pile: (name: string, zone: keyof typeof ZONES, cards: number) => `${name}: ${ZONES[zone]}, ${cards}`,
    pileTitle: (name: string, zone: keyof typeof ZONES | undefined) => `${name}: ${zone ? ZONES[zone] : ''}`,
    reserveTitle: 'time in reserve',
    reserve: 'in reserve',
    pool: (mana: readonly (readonly [mana: string, amount: number])[]) =>
      `mana: ${mana.map(([one, amount]) => `${amount} ${manaName(one)}`).join(', ')}`,
    wins: (wins: number, needed: number) => `${wins} of ${needed} games won`,
  },
  attached: {
    to: (host: string) => `Attached to ${host}. `,
    toIt: (names: readonly string[]) => `Attached to it: ${names.join(', ')}.`,
  },
  opponents: {
    title: 'Opponents',
    attacks: 'attacks you',
    canBeChosen: 'can be chosen',
    said: (name: string, life: number, notes: readonly string[]) => [`${name}, ${life} life`, ...notes].join(', '),
    pin: 'Keep this board in view',
  },
  stack: {
    said: (waiting: number) => `The stack, ${waiting}`,
    title: 'Stack',
    empty: 'Nothing waits.',
    entry: (by: string, isAbility: boolean, aims: string) => `${by}${isAbility ? ' · ability' : ''} ${aims}`,
  },
  stops: {
    title: 'When are you asked?',
    track: 'Steps of the turn',
    at: 'Stop at',
    turns: TURNS,
    stopAt: (station: Station, turn: Turn) => `Stop at ${windowIn(station, turn)}`,
    asked: (station: Station, turn: Turn, isAsked: boolean) =>
      `${isAsked ? 'You are asked' : 'Ask me'} at ${windowIn(station, turn)}`,
    inSheet: ({ long }: Station, turn: Turn) => `${long}, ${TURNS[turn].toLowerCase()}`,
    pass: (until: Until) => `Pass ${UNTIL[until]}`,
    passing: (until: Until) => `Passing ${UNTIL[until]} ✕`,
    fullControl: 'Full control ✕',
    fullControlIs: (isOn: boolean) => (isOn ? 'Full control: on' : 'Full control: off'),
  },
  until: {
    title: 'Pass until…',
    button: 'Until…',
    endTurn: 'End my turn',
    fullControl: (isOn: boolean) => (isOn ? 'Leave full control' : 'Full control: ask me always'),
    stops: 'Stops…',
  },
  asks: {
    drawOffered: 'A draw is offered; the others have not all answered.',
    offersDraw: (name: string) => `${name} offers a draw.`,
    agree: 'Agree to a draw',
    playOn: 'Play on',
    youAskBack: 'You ask to take your last move back.',
    asksBack: (name: string) => `${name} asks to take the last move back.`,
    allow: 'Allow it',
    refuse: 'No',
  },
  takeBack: {
    label: 'Take my last move back',
    taken: 'Your last move is taken back.',
    othersAsked: 'The others are asked.',
  },
  notes: {
    passedByItself: 'Nothing to play in the second main phase: you passed by itself.',
    passed: (times: number) => `You passed ${times === 1 ? 'once' : `${times} times`} by itself.`,
    askedAgain: (why: string) => `You are asked again: ${why}`,
    doesAgain: (name: string, isAbility: boolean, card: string) => `${name} ${isAbility ? 'uses' : 'plays'} ${card}.`,
    attacked: 'you are attacked.',
  },
  floats: {
    mana: (amount: number, mana: string) => `+${amount} ${manaName(mana)}`,
    changed: (power: number, toughness: number, keywords: readonly string[]) =>
      [`${signed(power)}/${signed(toughness)}`, ...keywords].join(' '),
  },
  review: {
    fetching: 'Adding up the game',
    life: 'Life',
    damage: 'Damage',
    turn: 'Turn',
    end: 'The end',
    aCard: 'A card',
    noDamage: 'No damage was dealt.',
    dealt: (toPlayers: number, toCards: number) => `${toPlayers} to players, ${toCards} to cards`,
    more: (cards: number) => `and ${cards} more`,
  },
};
