import type { Dice } from '../../../engine/core/index.js';
import { POSITIONS, SIDES, SIZE } from './board/board.js';
import { baseCards, getBaseCard } from './catalogue.js';
import { recount } from './ending.js';
import { addPower, isNothing, negated, powerAtLevel, powerOf } from './board/power.js';
import { findTile } from './board/tiles.js';
import type { Action, Carried, Owner, Position, Power, Reading, State, Tile } from './viking-vengeance.types.js';

/**
 * A game as text. The turn, who moves and the scores; the board, `.` an empty tile; each player's hand, deck and
 * discard pile:
 *
 *     turn 3 player1 1-1
 *     . tyr/2=7,8,9,8 . .
 *     . thor^2/1 {lava-1:0:1000} .
 *     . . . .
 *     . . . .
 *     1: thrall oni | kappa
 *     2: drenger | - x surtr
 *
 * A card is its key without the set, `^` its level, `/` its owner, `=` its power where that is not what the level gives.
 * A tile in braces is its status (or terrain), its power, `~` the ticks of that power, and the turns left to each player.
 * In a picture that is read, a power is made up by an effect called `test`; scores and what is not said are filled in.
 * A card's id is `tyr@1,0` on the board, `1.thrall` in a hand or deck, `1.thrall.2` for the second such card.
 */
export function draw(state: Reading): string {
  const rows = drawRows(state);
  const scores = `${state.player1.score}-${state.player2.score}`;
  const who = state.status === 'active' ? state.current : state.status;
  return [
    `turn ${state.turnNumber} ${who} ${scores}`,
    ...rows,
    drawPlayer(state, 'player1'),
    drawPlayer(state, 'player2'),
  ]
    .map((line) => line.trim())
    .join('\n');
}

/** The board alone on one line: rows parted by `;`, empty rows at the end left out. */
export function drawBoard(state: Reading): string {
  return drawRows(state)
    .join('; ')
    .replace(/(?:(?:; |^)\. \. \. \.)+$/, '');
}

function drawRows(state: Reading): string[] {
  const cells = POSITIONS.map((at) => drawCell(state, at));
  return Array.from({ length: SIZE }, (_, y) => cells.slice(y * SIZE, (y + 1) * SIZE).join(' '));
}

/**
 * Reads a drawing, its lines parted by `;` or by ends of line; rows left out are empty. Behind the turn may stand `bare`
 * (no abilities), `pvp`, and `tie-to-first`.
 */
export function read(text: string): State {
  const lines = text.split(/[\n;]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const head = /^turn (\d+) (player[12])(.*)$/.exec(lines[0]!);
  if (!head) throw new Error(`A picture begins with a turn, not with: ${lines[0]}`);
  const state = blank(Number(head[1]), head[2] as Owner, head[3]!.split(' '));
  const players = lines.filter((line) => /^[12]:/.test(line));
  const rows = lines.slice(1, lines.length - players.length);
  for (const at of POSITIONS) readCell(state, at, rows[at.y]?.split(/\s+/)[at.x] ?? '.');
  for (const line of players) readPlayer(state, line);
  recount(state);
  return state;
}

/** The action of placing a card, perhaps aimed at a tile. */
export function place(user_card_instance_id: string, x: number, y: number, target?: Position): Action {
  const action = { type: 'placeCard' as const, user_card_instance_id, position: { x, y } };
  return target ? { ...action, targetPosition: target } : action;
}

/** Dice that fall as written, and no further. */
export function rigged(...numbers: readonly number[]): Dice {
  return {
    words: (_round, from) => {
      let next = from;
      return () => {
        const number = numbers[next++];
        if (number === undefined) throw new Error('More chance was asked for than this test expects.');
        return number;
      };
    },
    commitment: () => '',
    seed: () => '',
  };
}

function blank(turnNumber: number, current: Owner, words: readonly string[]): State {
  const grid = (): null[][] => Array.from({ length: SIZE }, () => Array<null>(SIZE).fill(null));
  const player = (userId: string) => ({
    userId,
    hand: [],
    deck: [],
    score: 0,
    discardPile: [],
    placed: [],
    timeoutsInRow: 0,
  });
  return {
    gameId: '00000000-0000-4000-8000-000000000000',
    ruleset: {
      mode: words.includes('pvp') ? 'pvp' : 'solo',
      ranked: false,
      abilities: !words.includes('bare'),
      tieToFirst: words.includes('tie-to-first'),
      aiDeckId: null,
      aiLevel: 1,
    },
    seats: { player1: 0, player2: 1 },
    board: grid(),
    tiles: grid(),
    player1: player('ann'),
    player2: player('bob'),
    current,
    turnNumber,
    turnBeganAt: 0,
    status: 'active',
    endReason: null,
    consecutivePasses: 0,
    cards: {},
    hydratedCardDataCache: {},
    touched: {},
    pending: [],
  };
}

function readCell(state: State, at: Position, text: string): void {
  const [, card, tile] = /^([^{]*)(\{.*\})?$/.exec(text)!;
  if (tile) state.tiles[at.y]![at.x] = readTile(tile);
  if (!card || card === '.') return;
  const [, name, number, power] = /^([^/]+)\/([12])(=.*)?$/.exec(card) ?? [];
  if (!name) throw new Error(`No card of a board: ${card}`);
  const owner: Owner = number === '1' ? 'player1' : 'player2';
  const id = `${name.split('^')[0]}@${at.x},${at.y}`;
  const carried = register(state, id, `${name}${power ?? ''}`, owner);
  state.board[at.y]![at.x] = { id, owner, lockedBy: null, ...carried };
}

function readPlayer(state: State, line: string): void {
  const [, number, rest] = /^([12]):(.*)$/.exec(line) ?? [];
  if (!number) throw new Error(`No player's line: ${line}`);
  const owner: Owner = number === '1' ? 'player1' : 'player2';
  const [hand = '', deck = ''] = rest!.split('|');
  const enter = (text: string): string => {
    const name = text.split(/[=^]/)[0]!;
    let id = `${number}.${name}`;
    for (let copy = 2; state.cards[id]; copy++) id = `${number}.${name}.${copy}`;
    register(state, id, text, owner);
    return id;
  };
  const words = (part: string): string[] => part.split(/\s+/).filter((word) => word !== '' && word !== '-');
  state[owner].hand = words(hand).map(enter);
  state[owner].deck = words(deck).map(enter);
  for (const id of state[owner].deck) delete state.hydratedCardDataCache[id];
}

/** A card by its key without the set, `^` its level, `=` its power. */
function register(state: State, id: string, text: string, original_owner: Owner): Carried {
  const [, key, level, power] = /^([^^=]+)(?:\^(\d+))?(?:=(.*))?$/.exec(text)!;
  const card = baseCards.find(({ card_key, set }) => card_key === `${set}-${key}`);
  if (!card) throw new Error(`No card is called ${key}.`);
  state.cards[id] = { base_card_id: card.card_id, level: Number(level ?? 1), xp: 0, original_owner };
  const carried: Carried = { effects: [], marks: {}, defeats: [] };
  if (power !== undefined) {
    const bySide = addPower(readPower(power), negated(powerAtLevel(state.cards[id])));
    carried.effects = [{ name: 'test', kind: 'power', bySide, ticks: null, source: null }];
  }
  return (state.hydratedCardDataCache[id] = carried);
}

function readPower(text: string): Power {
  const [top, right, bottom, left] = text.split(',').map(Number) as [number, number, number, number];
  return { top, right, bottom, left };
}

function readTile(text: string): Tile {
  const parts = /^\{([a-z]+)([+-]\d+)?(?:~(\d+))?:(\d+):(\d+)\}$/.exec(text);
  if (!parts) throw new Error(`No tile: ${text}`);
  const [, word, power, ticks, player1, player2] = parts;
  return {
    status: word === 'lava' ? 'cursed' : word === 'ocean' ? 'boosted' : (word as Tile['status']),
    power: Number(power ?? 0),
    ticks: ticks === undefined ? null : Number(ticks),
    terrain: word === 'lava' || word === 'ocean' ? word : null,
    turnsLeft: { player1: Number(player1), player2: Number(player2) },
  };
}

function drawCell(state: Reading, at: Position): string {
  const card = state.board[at.y]![at.x];
  const tile = findTile(state, at);
  const owner = card?.owner === 'player1' ? 1 : 2;
  const name = card ? drawCard(state, card.id, card).replace(/=|$/, (found) => `/${owner}${found}`) : '';
  return name + (tile ? drawTile(tile) : '') || '.';
}

function drawCard(
  state: Reading,
  id: string,
  carried: { effects: Reading['hydratedCardDataCache'][string]['effects'] },
): string {
  const facts = state.cards[id]!;
  const { card_key, set } = getBaseCard(facts.base_card_id);
  const power = powerOf(state, id, carried.effects);
  const changed = !isNothing(addPower(power, negated(powerAtLevel(facts))));
  const level = facts.level > 1 ? `^${facts.level}` : '';
  return card_key.slice(set.length + 1) + level + (changed ? `=${SIDES.map((side) => power[side]).join(',')}` : '');
}

function drawTile({ status, power, ticks, terrain, turnsLeft }: Tile): string {
  const signed = power === 0 ? '' : power > 0 ? `+${power}` : String(power);
  return `{${terrain ?? status}${signed}${ticks === null ? '' : `~${ticks}`}:${turnsLeft.player1}:${turnsLeft.player2}}`;
}

function drawPlayer(state: Reading, owner: Owner): string {
  const { hand, deck, discardPile } = state[owner];
  const names = (ids: readonly string[]): string[] =>
    ids.map((id) => drawCard(state, id, state.hydratedCardDataCache[id] ?? { effects: [] }));
  const gone = discardPile.length > 0 ? ['x', ...names(discardPile)] : [];
  const rest = deck.length > 0 || gone.length > 0 ? ['|', ...(deck.length > 0 ? names(deck) : ['-']), ...gone] : [];
  return [owner === 'player1' ? '1:' : '2:', ...names(hand), ...rest].join(' ');
}
