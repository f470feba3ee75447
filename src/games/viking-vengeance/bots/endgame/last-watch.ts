import type { Moment } from '../../rules/abilities/moment.js';
import type { DealtCard } from '../quick/deal.js';
import type { QuickTable } from '../quick/quick-table.js';

const WATCHING: readonly Moment[] = ['AnyOnPlace', 'AnyOnDefend', 'AnyOnFlip', 'AnyOnFlipped'];

/** Something that a card on the board may say while the last card is placed and fights. */
export interface Watch {
  /** Only what fights itself is changed by it. */
  readonly besideOnly: boolean;
  /** It speaks of the card that is placed, or of those that are fought. */
  readonly ofPlaced: boolean;
  /** Only when one of its own side falls. */
  readonly ofAllies: boolean;
  readonly named: string | undefined;
  readonly tagged: readonly string[] | undefined;
  readonly terrain: string | undefined;
}

export function watchesOf({ speech }: DealtCard): readonly Watch[] {
  return WATCHING.flatMap((moment) =>
    (speech.get(moment) ?? []).flatMap((clause): Watch[] => {
      // When the board is full tiles no longer matter, and what has defended itself is not attacked again.
      if (clause.do === 'set-tiles') return [];
      if (clause.do === 'power' && clause.to === 'subject' && moment === 'AnyOnDefend') return [];
      const { allyFell, subjectNamed, subjectTagged, subjectOnTerrain } = clause.when ?? {};
      return [
        {
          besideOnly: clause.do === 'power' && clause.to === 'self',
          ofPlaced: moment === 'AnyOnPlace',
          ofAllies: allyFell === true,
          named: subjectNamed,
          tagged: subjectTagged,
          terrain: subjectOnTerrain,
        },
      ];
    }),
  );
}

/** Whether a watching card may have a say when its opponent or its owner (`owner`) places on the last tile. */
export function matters(
  { besideOnly, ofPlaced, ofAllies, named, tagged, terrain }: Watch,
  table: QuickTable,
  card: number,
  { owner, tile, rivals }: { readonly owner: number; readonly tile: number; readonly rivals: readonly number[] },
): boolean {
  const own = table.owner[card] === owner;
  if (besideOnly && !rivals.includes(card)) return false;
  // The card that is placed attacks the other side only.
  if (ofAllies && own) return false;
  if (terrain !== undefined && ofPlaced && table.grounds[tile]?.tile.terrain !== terrain) return false;
  const { cards } = table.deal;
  const subjects = ofPlaced ? table.hands[owner]! : rivals;
  if (named !== undefined && !subjects.some((one) => cards[one]!.base.card_key === named)) return false;
  return tagged === undefined || subjects.some((one) => cards[one]!.base.tags.some((tag) => tagged.includes(tag)));
}
