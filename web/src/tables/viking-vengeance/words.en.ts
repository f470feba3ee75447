import type { Seat } from '@parlour/client';
import type { SceneItem } from '../../play/stage/scene.js';
import type { Telling, Words } from '../../play/table-kind.js';
import { POSITIONS, positionOf } from './places.js';
import { cardFace, findFace, isCard, isTile, playerAt, seatOf, SIDES } from './shapes.js';
import type { CardFace, Face, GameView, Position, Power, TileFace, VikingVengeance } from './shapes.js';

type Told = Telling<VikingVengeance>;

/** When an ability speaks. */
const MOMENTS: Readonly<Record<string, string>> = {
  OnPlace: 'when placed',
  OnTurnStart: 'at the start of your turn',
  OnTurnEnd: 'at the end of your turn',
  OnRoundStart: 'as a round begins',
  OnRoundEnd: 'as a round ends',
  OnFlip: 'when it turns a card',
  OnFlipped: 'when turned',
  AnyOnFlipped: 'when any card turns',
  OnDefend: 'when it holds',
  BeforeCombat: 'before it fights',
  AfterCombat: 'after it has fought',
  OnCombat: 'in combat',
};

const TILES: Readonly<Record<string, string>> = {
  lava: 'Lava',
  ocean: 'Ocean',
  blocked: 'Barred',
  removed: 'Gone',
  boosted: 'Blessed',
  cursed: 'Cursed',
};

/** Marks on a card, said. */
export const MARKS: Readonly<Record<string, string>> = {
  immune: 'cannot be turned',
  locked: 'soul-locked',
  protected: 'protected',
  silenced: 'silenced',
};

/** A tile as people say it. */
const placeInWords = ({ x, y }: Position): string => `column ${x + 1}, row ${y + 1}`;

/** Every sentence of the game in English. */
export const words: Words<VikingVengeance, Face> = {
  game: 'Viking Vengeance',
  events: {
    card_placed: ({ cardId, position, owner }, telling) => {
      const [card, at] = [cardName(cardId, telling), placeInWords(position)];
      return isOutOfTime(owner, telling)
        ? `Time is up: ${card} is placed for ${isYours(owner, telling) ? 'you' : who(owner, telling)} at ${at}.`
        : `${who(owner, telling)} ${verb(owner, telling, 'place')} ${card} at ${at}.`;
    },
    card_power_changed: ({ cardId, bySide, effectName, abilityId }, telling) =>
      `${abilityId === null ? capital(effectName) : abilityName(abilityId, telling)}: ${cardName(cardId, telling)} ${powerInWords(bySide)}.`,
    card_flipped: ({ cardId, sourceCardId, to }, telling) =>
      `${cardName(sourceCardId, telling)} turns ${cardName(cardId, telling)}: now ${possessive(to, telling)}.`,
    card_defended: ({ cardId, sourceCardId }, telling) =>
      `${cardName(cardId, telling)} holds against ${cardName(sourceCardId, telling)}.`,
    card_removed: ({ cardId }, telling) => `${cardName(cardId, telling)} is destroyed.`,
    card_returned: ({ cardId, to }, telling) =>
      `${cardName(cardId, telling)} returns to ${isYours(to, telling) ? 'your' : `${who(to, telling)}’s`} hand.`,
    card_moved: ({ cardId, to }, telling) => `${cardName(cardId, telling)} moves to ${placeInWords(to)}.`,
    card_locked: ({ cardId }, telling) => `The soul of ${cardName(cardId, telling)} is locked.`,
    card_silenced: ({ cardId }, telling) => `${cardName(cardId, telling)} is silenced.`,
    card_protected: ({ cardId }, telling) => `${cardName(cardId, telling)} is protected.`,
    effect_ended: () => null,
    tile_changed: ({ position, tile }) =>
      tile.tile_status === 'normal'
        ? `The tile at ${placeInWords(position)} is plain again.`
        : `${TILES[tile.terrain ?? tile.tile_status] ?? tile.tile_status} at ${placeInWords(position)}.`,
    card_drawn: ({ owner, cardId }, telling) =>
      `${who(owner, telling)} ${verb(owner, telling, 'draw')} ${cardId === undefined ? 'a card' : cardName(cardId, telling)}.`,
    turn_passed: ({ owner }, telling) =>
      `${isOutOfTime(owner, telling) ? 'Time is up: ' : ''}${who(owner, telling)} ${verb(owner, telling, 'pass')}.`,
    turn_ended: () => null,
    game_over: ({ winner, scores }, telling) => {
      const numbers = `${Math.max(scores.player1, scores.player2)} to ${Math.min(scores.player1, scores.player2)}`;
      return winner === null
        ? `A draw, ${numbers}.`
        : `${who(winner, telling)} ${verb(winner, telling, 'win')}, ${numbers}.`;
    },
  },
  asks: {
    placeCard: {
      label: 'Place',
      ask: (step, { user_card_instance_id }, telling) => {
        if (user_card_instance_id === undefined) return 'Your turn: pick a card';
        const name = cardName(user_card_instance_id, telling);
        return step === 'targetPosition' ? `${name}: aim at which tile?` : `${name}: where?`;
      },
      option: () => 'Let it choose',
    },
    endTurn: {
      label: 'Pass',
      sure: (_action, { view }) =>
        view.consecutivePasses > 0
          ? 'The other side has just passed: if you pass too, the game ends and the board is counted.'
          : 'You place nothing this turn. Two passes in a row end the game.',
    },
  },
  zone: (zone, items, telling) => {
    const seat = Number(zone.slice('hand:'.length));
    return `${telling.isYou(seat) ? 'Your' : `${telling.name(seat)}’s`} hand, ${items}`;
  },
  item: (item, telling) => itemInWords(item, telling),
  ref: (ref, { name }) => {
    const [what, seat] = ref.split(':');
    if (what === 'plate') return name(Number(seat));
    if (what === 'deck') return `${name(Number(seat))}’s deck`;
    return what === 'fallen' ? `${name(Number(seat))}’s fallen` : undefined;
  },
  turn: () => 'Your turn: pick a card',
  waiting: (toAct, { players, name }) => {
    const seat = toAct[0];
    if (seat === undefined) return '';
    const kind = players.find((player) => player.seat === seat)?.kind;
    return kind === 'bot' ? `${name(seat)} is thinking …` : `${name(seat)}’s turn`;
  },
  outcome: ({ winners }, { isYou, name }) => {
    const winner = winners[0];
    if (winner === undefined) return 'A draw';
    return isYou(winner) ? 'You take the board' : `${name(winner)} takes the board`;
  },
  standing: (telling) => standing(telling),
};

/** A card or a tile by name, place, side and numbers. */
export function itemInWords({ ref, face, numbers, owner, marks }: SceneItem<Face>, telling: Told): string {
  const at = positionOf(ref);
  if (at) return `${capital(placeInWords(at))}: ${tileInWords(at, face, telling)}.`;
  if (!isCard(face)) return 'A hidden card.';
  const whose = owner === undefined ? '' : telling.isYou(owner) ? ', yours' : `, ${telling.name(owner)}’s`;
  const states = marks.flatMap((mark) => MARKS[mark] ?? []).map((state) => `, ${state}`);
  return `${face.name}, level ${face.level}${whose}${states.join('')}. ${sidesInWords(numbers)}.`;
}

/** A tile and what lies on it. */
function tileInWords(at: Position, face: Face | 'down' | undefined, telling: Told): string {
  const cell = telling.view.board[at.y]?.[at.x];
  const ground = isTile(face) ? groundInWords(face, cell ?? undefined, telling) : '';
  if (!cell?.base_card_data) return ground || 'empty';
  const { name } = cell.base_card_data;
  const seat = seatOf(telling.view, cell.owner);
  const whose = telling.isYou(seat) ? 'yours' : `${telling.name(seat)}’s`;
  const state = cell.card_state === 'normal' ? '' : `, ${cell.card_state}`;
  return `${name}, ${whose}${state}. ${sidesInWords(cell.current_power ?? {})}${ground && `. On ${ground}`}`;
}

/** What is special about a tile, and for whom. */
export function groundInWords(
  face: TileFace,
  cell: { player_1_turns_left: number; player_2_turns_left: number; tile_power: number } | undefined,
  { view, isYou, name }: Pick<Told, 'view' | 'isYou' | 'name'>,
): string {
  const what = groundName(face);
  if (!cell) return what.toLowerCase();
  const seats = [
    ...(cell.player_1_turns_left > 0 ? [view.seats.player1] : []),
    ...(cell.player_2_turns_left > 0 ? [view.seats.player2] : []),
  ];
  const whom = seats.length === 2 ? 'both' : seats.map((seat) => (isYou(seat) ? 'you' : name(seat))).join('');
  return [
    what.toLowerCase(),
    cell.tile_power === 0 ? '' : ` ${signed(cell.tile_power)} on all sides`,
    whom && ` for ${whom}`,
  ].join('');
}

export const groundName = ({ terrain, status }: TileFace): string => TILES[terrain ?? status] ?? status;

/** When an ability speaks, in words. */
export function momentInWords(when: string): string {
  return when
    .split(',')
    .map((moment) => MOMENTS[moment] ?? moment.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
    .join(', ');
}

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

function sidesInWords(numbers: Readonly<Partial<Record<string, number>>>): string {
  return capital(SIDES.map((side) => `${side} ${Math.max(0, numbers[side] ?? 0)}`).join(', '));
}

function powerInWords(bySide: Power): string {
  const [first] = SIDES.map((side) => bySide[side]);
  if (first !== undefined && SIDES.every((side) => bySide[side] === first)) return signed(first);
  return SIDES.filter((side) => bySide[side] !== 0)
    .map((side) => `${signed(bySide[side])} ${side}`)
    .join(', ');
}

function cardName(id: string, { view, after }: Told): string {
  return (findFace(view, id) ?? findFace(after, id))?.name ?? 'a card';
}

function abilityName(id: string, { view, after }: Told): string {
  const named = [view, after].flatMap((one) => facesIn(one)).find(({ ability }) => ability?.id === id);
  return named?.ability?.name ?? capital(id.replaceAll('_', ' '));
}

/** What has given a card power: an ability by its name, or the ground that it lies on. */
export function effectName(name: string, telling: Told): string {
  return name === 'tile' ? 'The tile' : abilityName(name, telling);
}

function facesIn(view: GameView | undefined): CardFace[] {
  if (!view) return [];
  return Object.values(view.hydratedCardDataCache).map((card) => cardFace({ ...card, base_power: card.basePower }));
}

const isYours = (userId: string, { view, isYou }: Told): boolean => isYou(seatOf(view, userId));

function who(userId: string, telling: Told): string {
  return isYours(userId, telling) ? 'You' : telling.name(seatOf(telling.view, userId));
}

/** Whether the clock has moved for a player: their turns without a move of their own have become one more. */
function isOutOfTime(userId: string, { view, after }: Told): boolean {
  if (!after) return false;
  const seat = seatOf(view, userId);
  return playerAt(after, seat).timeoutsInRow > playerAt(view, seat).timeoutsInRow;
}

function verb(userId: string, telling: Told, one: string): string {
  if (isYours(userId, telling)) return one;
  return one.endsWith('s') ? `${one}es` : `${one}s`;
}

function possessive(userId: string, telling: Told): string {
  return isYours(userId, telling) ? 'yours' : `${telling.name(seatOf(telling.view, userId))}’s`;
}

function standing(telling: Told): string {
  const { view } = telling;
  const side = (seat: Seat): string => {
    const { score, hand, deck } = playerAt(view, seat);
    const name = telling.isYou(seat) ? 'You' : telling.name(seat);
    return `${name}: ${score} tiles, ${hand.length} in hand, ${deck.length} in the deck.`;
  };
  const cards = POSITIONS.filter(({ x, y }) => view.board[y]?.[x]?.base_card_data).map(
    (at) => `${capital(placeInWords(at))}: ${tileInWords(at, undefined, telling)}.`,
  );
  return [`Turn ${view.turnNumber}.`, side(view.seats.player1), side(view.seats.player2), ...cards].join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
