import type { Condition } from '../../rules/abilities/condition.js';
import type { Moment } from '../../rules/abilities/moment.js';
import { isHandMoment } from '../../rules/abilities/moment.js';
import { ADJACENT, EDGE, TILES } from './geometry.js';
import { doEffect } from './quick-effects.js';
import type { QuickGame } from './quick-game.js';
import type { QuickTable } from './quick-table.js';
import { bitOf } from './voices.js';

/** What a moment is about, in numbers; -1 is no player and no card. */
export interface About {
  readonly subject: number;
  readonly subjectOwner: number;
  readonly source: number;
  readonly sourceOwner: number;
  readonly target: number;
}

export const ABOUT_NOTHING: About = { subject: -1, subjectOwner: -1, source: -1, sourceOwner: -1, target: -1 };

/** An ability at work. */
export interface QuickDoing {
  readonly game: QuickGame;
  readonly self: number;
  readonly abilityId: string;
  readonly owner: number;
  /** -1 while the card is in hand. */
  readonly at: number;
  readonly about: About;
}

/** R40: by the card itself, from the hands (of both players, or of the one to move), by the board. */
interface Forms {
  readonly own?: Moment;
  readonly of?: 'subject' | 'source';
  readonly hand?: Moment;
  readonly ownHandOnly?: true;
  readonly board?: Moment;
}

/** A moment with the bits of its forms; 0 where it has none. */
type QuickMoment = Forms & { readonly ownBit: number; readonly handBit: number; readonly boardBit: number };

const bitOrNone = (moment: Moment | undefined): number => (moment ? bitOf(moment) : 0);

const moment = (forms: Forms): QuickMoment => ({
  ...{ own: undefined, of: undefined, hand: undefined, ownHandOnly: undefined, board: undefined },
  ...forms,
  ownBit: bitOrNone(forms.own),
  handBit: bitOrNone(forms.hand),
  boardBit: bitOrNone(forms.board),
});

export const PLACE = moment({ own: 'OnPlace', of: 'subject', hand: 'HandOnPlace', board: 'AnyOnPlace' });
export const BEFORE_COMBAT = moment({ own: 'BeforeCombat', of: 'subject' });
export const AFTER_COMBAT = moment({ own: 'AfterCombat', of: 'subject' });
export const DEFEND = moment({ own: 'OnDefend', of: 'subject', hand: 'HandOnDefend', board: 'AnyOnDefend' });
export const FLIP = moment({ own: 'OnFlip', of: 'source', hand: 'HandOnFlip', board: 'AnyOnFlip' });
export const FLIPPED = moment({ own: 'OnFlipped', of: 'subject', board: 'AnyOnFlipped' });
export const TURN_END = moment({ hand: 'HandOnTurnEnd', ownHandOnly: true, board: 'OnTurnEnd' });
export const ROUND_END = moment({ hand: 'HandOnRoundEnd', board: 'OnRoundEnd' });
export const ROUND_START = moment({ hand: 'HandOnRoundStart', board: 'OnRoundStart' });
export const TURN_START = moment({ hand: 'HandOnTurnStart', ownHandOnly: true, board: 'OnTurnStart' });

/** A moment comes up: its list is settled first, then one card after the other reacts, each to its end (R40 to R42). */
export function come(game: QuickGame, at: QuickMoment, about: About): void {
  const { table, heard } = game;
  const { ownBit, handBit, boardBit } = at;
  if ((heard & (ownBit | handBit | boardBit)) === 0) return;
  const speaker = ownBit === 0 ? -1 : about[at.of!];
  const speaks = speaker >= 0 && (table.deal.cards[speaker]!.voice & ownBit) !== 0;
  const fromHand = heard & handBit ? listHands(table, handBit, at.ownHandOnly === true) : NONE;
  const fromBoard = heard & boardBit ? listBoard(table, boardBit, about.subject) : NONE;
  if (speaks) react(game, speaker, at.own!, about);
  for (const card of fromHand) react(game, card, at.hand!, about);
  for (const card of fromBoard) react(game, card, at.board!, about);
}

const NONE: readonly number[] = [];

function listHands({ deal, hands, current }: QuickTable, voice: number, ownOnly: boolean): readonly number[] {
  const listed: number[] = [];
  for (const card of hands[current]!) if (deal.cards[card]!.voice & voice) listed.push(card);
  if (!ownOnly) for (const card of hands[1 - current]!) if (deal.cards[card]!.voice & voice) listed.push(card);
  return listed;
}

function listBoard({ deal, board }: QuickTable, voice: number, subject: number): readonly number[] {
  const listed: number[] = [];
  for (let tile = 0; tile < TILES; tile++) {
    const card = board[tile]!;
    if (card >= 0 && card !== subject && deal.cards[card]!.voice & voice) listed.push(card);
  }
  return listed;
}

function react(game: QuickGame, self: number, moment: Moment, about: About): void {
  const { table } = game;
  const { abilityId, speech } = table.deal.cards[self]!;
  for (const clause of speech.get(moment)!) {
    const inHand = isHandMoment(moment);
    const owner = inHand ? table.holder(self) : bearerOnBoard(game, self, moment);
    if (owner < 0) return;
    const doing: QuickDoing = { game, self, abilityId: abilityId!, owner, at: inHand ? -1 : table.at[self]!, about };
    if (!clause.when || holds(doing, clause.when)) doEffect(doing, clause);
  }
}

/** The owner of a card on the board that may speak now, or -1. */
function bearerOnBoard({ table }: QuickGame, card: number, moment: Moment): number {
  if (table.at[card]! < 0 || table.isSilenced(card)) return -1;
  const owner = table.owner[card]!;
  const ofTurn = moment === 'OnTurnStart' || moment === 'OnTurnEnd';
  return ofTurn && owner !== table.current ? -1 : owner;
}

type Test<T> = (doing: QuickDoing, wanted: T) => boolean;

const tests: { readonly [C in keyof Condition]-?: Test<NonNullable<Condition[C]>> } = {
  subjectTagged: ({ game, about }, tags) => game.isTagged(about.subject, tags),
  subjectRarity: ({ game, about }, rarity) => game.table.deal.cards[about.subject]!.base.rarity === rarity,
  subjectNamed: ({ game, about }, key) => game.table.deal.cards[about.subject]!.base.card_key === key,
  subjectOnTerrain: ({ game, about }, terrain) => {
    const at = game.table.at[about.subject]!;
    return at >= 0 && game.table.grounds[at]?.tile.terrain === terrain;
  },
  subjectOfOwner: ({ about, owner }) => about.subjectOwner === owner,
  subjectAdjacentAlly: ({ game: { table }, about, owner, at }) =>
    at >= 0 &&
    table.isPlaced(about.subject) &&
    table.owner[about.subject] === owner &&
    ADJACENT[at]!.includes(table.at[about.subject]!),
  allyFell: ({ about, owner }) => about.subjectOwner === owner && about.sourceOwner !== owner,
  onEdge: ({ at }) => at >= 0 && EDGE[at]!,
  standsOn: ({ game, at }, terrain) => at >= 0 && game.table.grounds[at]?.tile.terrain === terrain,
  neighbourTagged: ({ game, at }, tag) =>
    at >= 0 &&
    ADJACENT[at]!.some((tile) => {
      const card = game.table.board[tile]!;
      return card >= 0 && game.isTagged(card, [tag]);
    }),
  hasFallen: ({ game: { table } }, key) =>
    table.board.some((card) => card >= 0 && table.falls[card]! > 0 && table.deal.cards[card]!.base.card_key === key),
  counted: ({ game, self, abilityId }, count) => game.table.mark(self, abilityId) === count,
};

function holds(doing: QuickDoing, condition: Condition): boolean {
  for (const name in condition) {
    const wanted = condition[name as keyof Condition];
    if (!(tests[name as keyof Condition] as Test<unknown>)(doing, wanted)) return false;
  }
  return true;
}
