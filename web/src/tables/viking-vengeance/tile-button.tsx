import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Offer } from '../../play/ask/offer.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref, Scene, SceneItem } from '../../play/stage/scene.js';
import { Clashes } from './clashes.js';
import { Level, Numbers, Print, StateMark } from './card-picture.js';
import { changeInShort } from './foretold.js';
import type { Fate, Foretold } from './foretold.js';
import { NEIGHBOURS, on, tile } from './places.js';
import { isCard, isTile, SIDES } from './shapes.js';
import type { Face, Position, Side, TileFace, VikingVengeance } from './shapes.js';
import { talk } from './talk.en.js';
import { groundName, signed } from './words.en.js';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
  readonly scene: Scene<Face>;
  readonly at: Position;
  readonly open: ReadonlyMap<Ref, Offer>;
  /** The seat whose cards are round and red. */
  readonly near: Seat;
  /** The card in hand that is being placed, and whether this tile is looked at. */
  readonly held: SceneItem<Face> | undefined;
  readonly aimed: boolean;
  /** What would come of a placement here, and of the one that is looked at. */
  readonly foretold: Foretold | undefined;
  readonly fates: Foretold['fates'] | undefined;
  onAim(ref: Ref | undefined): void;
}

/** One of the sixteen blocks: its ground, the card on it, and what a press would do. */
export function TileButton({ play, scene, at, open, near, held, aimed, foretold, fates, onAim }: Props) {
  const ref = tile(at);
  const offer = open.get(ref);
  const item = scene.items.get(ref);
  const lying = rowOf(scene, on(at))[0];
  // The last tile that is left is taken by itself, and stands on offer all the same.
  const isTarget = offer?.role === 'target' || offer?.auto === true;
  const ghost = aimed && !lying && isTarget ? held : undefined;
  const press = (): void => (offer || !lying ? play.press(ref) : play.inspect(lying.ref));
  return (
    <button
      type="button"
      className={classNames(
        'vv-tile',
        offer && `is-open is-${isTarget ? 'target' : offer.role}`,
        ghost && 'is-aimed',
        item?.marks.includes('touched') && 'is-last',
      )}
      data-ref={ref}
      aria-label={play.nameOf(ref)}
      aria-pressed={offer?.role === 'taken' && !isTarget ? true : undefined}
      tabIndex={-1}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault();
        play.inspect(lying?.ref ?? ref);
      }}
      onPointerEnter={() => onAim(ref)}
      onPointerLeave={() => onAim(undefined)}
      onFocus={() => onAim(ref)}
      onBlur={() => onAim(undefined)}
    >
      <span aria-hidden="true" className="vv-tile-picture">
        {isTile(item?.face) && (
          <Ground face={item.face} numbers={item.numbers} near={near} covered={lying !== undefined} />
        )}
        {lying && (
          <BoardCard item={lying} near={near} touching={touchingSides(at, open)} fate={fates?.get(lying.ref)} />
        )}
        {ghost && isCard(ghost.face) && (
          <span className={`vv-card is-mine is-ghost rarity-${ghost.face.rarity}`}>
            <Print face={ghost.face} />
            <Numbers face={ghost.face} numbers={withFate(ghost.numbers, fates?.get(ghost.ref))} />
          </span>
        )}
        {ghost && <Clashes scene={scene} at={at} held={ghost} near={near} foretold={foretold} />}
        {!ghost && isTarget && foretold && foretold.gain !== 0 && (
          <span className={foretold.gain > 0 ? 'vv-gain' : 'vv-gain is-loss'} data-text={signed(foretold.gain)} />
        )}
      </span>
    </button>
  );
}

interface BoardCardProps {
  readonly item: SceneItem<Face>;
  readonly near: Seat;
  readonly touching: ReadonlySet<Side>;
  readonly fate: Fate | undefined;
}

/** A card on the board. Its owner is told by colour, by the shape of its corners and by its rim. */
function BoardCard({ item, near, touching, fate }: BoardCardProps) {
  const { face, owner, numbers, marks, ref } = item;
  const whose = owner === near ? 'is-mine' : 'is-theirs';
  if (!isCard(face)) return <span className={`vv-card ${whose} is-back`} data-ref={ref} />;
  return (
    <span className={`vv-card ${whose} rarity-${face.rarity}`} data-ref={ref}>
      <Print face={face} />
      <Numbers face={face} numbers={numbers} touching={touching} />
      <Level level={face.level} />
      <StateMark marks={marks} face={face} numbers={numbers} />
      {fate && <FateMark fate={fate} />}
    </span>
  );
}

/** What the looked-at placement would do to a card: turn it, take it from the board, change its numbers. */
function FateMark({ fate }: { readonly fate: Fate }) {
  const change = changeInShort(fate.by);
  const turns = fate.to !== undefined && !fate.isGone;
  const what = fate.isGone ? '✕' : turns ? '⟲' : change;
  if (what === '') return null;
  const tone = fate.isGone || change.startsWith('−') ? 'is-worse' : 'is-better';
  return <span className={`vv-fate ${turns ? 'is-turning' : tone}`} data-text={what} />;
}

/** Numbers with what a forecast adds to them. */
function withFate(numbers: Readonly<Record<string, number>>, fate: Fate | undefined): Readonly<Record<string, number>> {
  if (!fate) return numbers;
  return { ...numbers, ...Object.fromEntries(SIDES.map((side) => [side, (numbers[side] ?? 0) + fate.by[side]])) };
}

interface GroundProps {
  readonly face: TileFace;
  readonly numbers: Readonly<Record<string, number>>;
  readonly near: Seat;
  readonly covered: boolean;
}

/** More turns than this are for good, and are not counted down on the board. */
const FOR_GOOD = 100;

/** Terrain and status, to whom they apply, and for how many of their turns. */
function Ground({ face, numbers, near, covered }: GroundProps) {
  const kind = face.terrain ?? face.status;
  const seats = [near, 1 - near].filter((seat) => (numbers[`turns:${seat}`] ?? 0) > 0);
  const turns = Math.max(0, ...seats.map((seat) => numbers[`turns:${seat}`] ?? 0));
  return (
    <>
      {kind !== 'removed' && <img className="vv-ground" alt="" src={`/art/viking-vengeance/tile-${kind}.svg`} />}
      {kind === 'removed' && <span className="vv-ground is-gone" />}
      {!covered && (
        <span className="vv-note">
          {numbers.power ? <b data-text={signed(numbers.power)} /> : null}
          <span data-text={groundName(face)} />
          {seats.map((seat) => (
            <i key={seat} className={seat === near ? 'is-mine' : 'is-theirs'} />
          ))}
          {seats.length === 1 && <span className="vv-for" data-text={seats[0] === near ? talk.forYou : talk.forThem} />}
          {turns > 0 && turns < FOR_GOOD && <span className="vv-turns" data-text={turns} />}
        </span>
      )}
    </>
  );
}

/** While a card is held, the sides that touch a tile on offer grow. */
function touchingSides(at: Position, open: ReadonlyMap<Ref, Offer>): ReadonlySet<Side> {
  return new Set(
    NEIGHBOURS.filter(({ dx, dy }) => {
      const offer = open.get(tile({ x: at.x + dx, y: at.y + dy }));
      return offer?.role === 'target' || offer?.auto;
    }).map(({ side }) => side),
  );
}
