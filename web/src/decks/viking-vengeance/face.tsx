import { classNames } from '../../design/class-names.js';
import { Numbers } from '../../tables/viking-vengeance/card-picture.js';
import { SIDES } from '../../tables/viking-vengeance/shapes.js';
import type { CardFace } from '../../tables/viking-vengeance/shapes.js';
import { momentInWords } from '../../tables/viking-vengeance/words.en.js';
import { useGame } from '../../api/use-games.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { CardProps, Picks } from '../deck-kind.js';
import { faceOf, silhouette, useCollection } from './cards.js';
import type { VikingCard } from './cards.js';
import '../../design/grid.css';
import './vikings.css';

/** A woodcut in the frame of its rarity, with its four numbers. Without numbers it is a card that is not owned. */
export function Woodcut({ face, isBlank = false }: { readonly face: CardFace; readonly isBlank?: boolean }) {
  return (
    <span className="vv wood-stand">
      <span className={classNames('wood', `rarity-${face.rarity}`, isBlank && 'is-blank')}>
        <span className="wood-print">
          <img
            alt=""
            src={isBlank ? silhouette(face.picture) : face.picture}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          {!isBlank && (
            <span className="wood-numbers is-held">
              <Numbers face={face} numbers={{}} />
            </span>
          )}
        </span>
        <span className="wood-name">{face.name}</span>
        <span className="wood-line">
          <i className="vv-gem" />
          <span>{face.ability?.name ?? face.tags.slice(1).join(', ')}</span>
        </span>
      </span>
    </span>
  );
}

/** A card; where a deck is built, at the level it would play at. */
export function VikingFace({ card, variant }: CardProps<VikingCard>) {
  const best = useCollection()?.get(card.baseId)?.[0];
  if (variant === undefined) return <Woodcut face={card.face} />;
  if (!best) return <Woodcut face={card.face} isBlank />;
  return <Woodcut face={variant === 'ranked' ? card.face : faceOf(best, best.level)} />;
}

/** What a card does, in words. */
export function VikingSheet({ card }: CardProps<VikingCard>) {
  const { vikings } = useDeckWords();
  const { ability, rarity, printed } = card.face;
  return (
    <article className="stack tight">
      <p className="soft">
        {vikings.sets[card.set] ?? card.set} · {rarity} · {card.tags.join(', ')}
      </p>
      {ability ? (
        <>
          <p className="sheet-title">
            {ability.name} <small className="soft">{momentInWords(ability.when)}</small>
          </p>
          <p>{ability.text}</p>
        </>
      ) : (
        <p>{vikings.noAbility}</p>
      )}
      <p>{SIDES.map((side) => `${side} ${printed[side]}`).join(' · ')}</p>
    </article>
  );
}

/** Its numbers at every level, and what each level takes. */
export function VikingStatistics({ card }: CardProps<VikingCard>) {
  const { vikings } = useDeckWords();
  const constants = useGame('viking-vengeance')?.constants;
  if (!constants) return null;
  const thresholds = (constants['xp'] as { readonly level_thresholds: Readonly<Record<string, number>> })
    .level_thresholds;
  const bonus = Number(constants['level_bonus_per_level']);
  return (
    <table className="grid">
      <caption className="unseen">{vikings.atLevel}</caption>
      <thead>
        <tr>
          <th scope="col">{vikings.atLevel}</th>
          <th scope="col" className="n">
            {vikings.needs}
          </th>
          {SIDES.map((side) => (
            <th scope="col" className="n" key={side}>
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(thresholds).map(([level, xp]) => (
          <tr key={level}>
            <td>{vikings.level(Number(level))}</td>
            <td className="n">{xp}</td>
            {SIDES.map((side) => (
              <td className="n" key={side}>
                {card.face.printed[side] + (Number(level) - 1) * bonus}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The levels of the copies in a line of the deck. */
export function VikingLine({ card, picks }: { readonly card: VikingCard; readonly picks: Picks }) {
  const { vikings } = useDeckWords();
  const copies = useCollection()?.get(card.baseId) ?? [];
  const levels = copies.filter(({ user_card_instance_id: id }) => picks.includes(id)).map(({ level }) => level);
  return <span className="deck-line-note">{vikings.levels(levels)}</span>;
}
