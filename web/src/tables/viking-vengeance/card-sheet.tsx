import { useBottomSeat } from '../../play/frame/bottom-seat.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Numbers, Print } from './card-picture.js';
import { on, POSITIONS, positionOf } from './places.js';
import { isCard, isTile, SIDES } from './shapes.js';
import type { Face, GameView, VikingVengeance } from './shapes.js';
import { talk } from './talk.en.js';
import { effectName, groundInWords, MARKS, momentInWords, signed } from './words.en.js';
import './sheet.css';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
  readonly item: Ref;
}

/** Everything about one card or tile: the print, the ability in words, the printed numbers and what weighs on them. */
export function CardSheet({ play, item: ref }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const view = usePlaying(play, (now) => now.view);
  const near = useBottomSeat(play);
  const at = positionOf(ref);
  const item = (at && rowOf(scene, on(at))[0]) ?? scene.items.get(ref);
  if (!item) return null;
  const { face, numbers, marks, owner } = item;
  if (isTile(face) || face === undefined) {
    const cell = at && view.board[at.y]?.[at.x];
    return <p>{isTile(face) ? groundInWords(face, cell ?? undefined, play.telling()) : talk.emptyTile}</p>;
  }
  if (!isCard(face)) return <p>{talk.hidden}</p>;
  const isHeld = item.place.zone.startsWith('hand:');
  const { name, isYou } = play.telling();
  const whose = isHeld || owner === undefined ? '' : talk.ownedBy(isYou(owner) ? undefined : name(owner));
  return (
    <article className={`vv-sheet rarity-${face.rarity}`}>
      <div
        className={`vv-sheet-card vv-card ${isHeld ? 'is-held' : owner === near ? 'is-mine' : 'is-theirs'} rarity-${face.rarity}`}
        aria-hidden="true"
      >
        <Print face={face} />
        <Numbers face={face} numbers={numbers} />
      </div>
      <div>
        <h2>{face.name}</h2>
        <p className="vv-sheet-line">
          <i className="vv-gem" />
          {face.rarity} · {face.tags.join(', ')} · {talk.level(face.level)}
          {whose}
        </p>
        {face.ability ? (
          <>
            <h3>
              {face.ability.name} <small>{momentInWords(face.ability.when)}</small>
            </h3>
            <p>{face.ability.text}</p>
          </>
        ) : (
          <p>{talk.noAbility}</p>
        )}
        <p className="vv-sheet-line">{talk.printed(SIDES.map((side) => face.printed[side]))}</p>
        <ul className="vv-effects">
          {marks
            .flatMap((mark) => MARKS[mark] ?? [])
            .map((state) => (
              <li key={state}>{state}</li>
            ))}
          {effectsOf(view, ref, item.ref).map(({ name: effect, bySide, ticks }, index) => (
            <li key={index}>
              {effectName(effect, play.telling())}: {SIDES.map((side) => signed(bySide[side])).join(' ')}
              {ticks === null ? '' : talk.moreTurns(ticks)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** What weighs on a card, with how long it lasts. */
function effectsOf(view: GameView, ref: Ref, cardRef: Ref) {
  const id = cardRef.slice('card:'.length);
  const at = positionOf(ref) ?? POSITIONS.find(({ x, y }) => view.board[y]?.[x]?.user_card_instance_id === id);
  const effects = at ? view.board[at.y]?.[at.x]?.effects : view.hydratedCardDataCache[id]?.effects;
  return (effects ?? []).filter(({ bySide }) => SIDES.some((side) => bySide[side] !== 0));
}

/** What a sheet is called. */
export function titleOf(play: Playing<VikingVengeance, Face>, ref: Ref): string {
  const { scene } = play.state.getState();
  const at = positionOf(ref);
  const item = (at && rowOf(scene, on(at))[0]) ?? scene.items.get(ref);
  if (isCard(item?.face)) return item.face.name;
  return at ? talk.tile(at.x + 1, at.y + 1) : talk.card;
}
