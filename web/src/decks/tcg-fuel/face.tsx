import { classNames } from '../../design/class-names.js';
import { Keywords } from '../../tables/tcg-fuel/keywords.js';
import { Cost } from '../../tables/tcg-fuel/pips.js';
import { keywordName, MEANINGS } from '../../tables/tcg-fuel/printed.en.js';
import { picture, tones } from '../../tables/tcg-fuel/tones.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { CardProps } from '../deck-kind.js';
import type { FuelCard } from './cards.js';
import '../../tables/tcg-fuel/fonts.css';
import '../../tables/tcg-fuel/card.css';
import '../../tables/tcg-fuel/card-sizes.css';
import '../../tables/tcg-fuel/pips.css';
import '../../design/grid.css';
import './fuel.css';

/** A card as an enamel poster, at the width it is given. */
export function FuelFace({ card }: CardProps<FuelCard>) {
  return (
    <span className={classNames('fu-card fu-shelf', tones(card.colors, card.type === 'land'))}>
      <span className="fu-face">
        <span className={card.name.length > 12 ? 'fu-name fu-long' : 'fu-name'}>{card.name}</span>
        <span className="fu-window">
          <img alt="" src={picture(card.id)} loading="lazy" decoding="async" draggable={false} />
          <Keywords of={card.keywords} />
          {card.type !== 'land' && <Cost cost={card.manaCost} />}
        </span>
        <span className="fu-foot">{(card.subtypes.length > 0 ? card.subtypes : card.types).join(' ')}</span>
      </span>
      {card.power !== undefined && (
        <span className="fu-stats">
          {card.power}
          <s>/</s>
          <b>{card.toughness}</b>
        </span>
      )}
      {card.loyalty !== undefined && <span className="fu-stats fu-loyalty">{card.loyalty}</span>}
    </span>
  );
}

/** What is printed on a card, and what its keywords mean. */
export function FuelSheet({ card }: CardProps<FuelCard>) {
  const { fuel } = useDeckWords();
  return (
    <article className="fuel-sheet">
      <p className="fuel-type">
        <b>{[card.types.join(' '), card.subtypes.join(' ')].filter(Boolean).join(' · ')}</b>
        <span className="soft">{card.rarity}</span>
        {card.type !== 'land' && <Cost cost={card.manaCost} />}
      </p>
      <p>{card.description ?? (card.abilities.length === 0 ? fuel.noAbility : '')}</p>
      {card.abilities.map(({ name, description }) => (
        <p key={name}>
          <b>{name}.</b> {description}
        </p>
      ))}
      {card.keywords.length > 0 && (
        <ul>
          {card.keywords.map((keyword) => (
            <li key={keyword}>
              <b>{keywordName(keyword)}</b> {MEANINGS[keyword]}
            </li>
          ))}
        </ul>
      )}
      {card.power !== undefined && (
        <p>
          <b>
            {card.power} / {card.toughness}
          </b>
        </p>
      )}
    </article>
  );
}

/** A card's picture and price in a line of the deck. */
export function FuelLine({ card }: { readonly card: FuelCard }) {
  return (
    <>
      <img className="fu-line-art" alt="" src={picture(card.id)} loading="lazy" decoding="async" />
      {card.type !== 'land' && <Cost cost={card.manaCost} />}
    </>
  );
}
