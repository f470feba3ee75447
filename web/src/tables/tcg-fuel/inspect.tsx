import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { useItem, usePlayingSame } from '../../play/use-playing.js';
import { picture, tones } from './tones.js';
import { usePrinted } from './catalogue.js';
import { Cost } from './pips.js';
import { keywordName, MEANINGS, printedWords } from './printed.en.js';
import { cardIn, idOf, titled } from './shapes.js';
import type { Face, OpenCard, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';
import './inspect.css';
import './pips.css';

interface AttachedProps {
  readonly play: Playing<TcgFuel, Face>;
  readonly to: Pick<OpenCard, 'attachments' | 'attachedTo'>;
}

/** What hangs on the card, and what it hangs on. */
function Attached({ play, to: { attachments, attachedTo } }: AttachedProps) {
  const name = (id: number): string => cardIn(play.telling().view, id)?.name ?? talk.aCard;
  if (attachments.length === 0 && attachedTo === null) return null;
  return (
    <p>
      {attachedTo !== null && talk.attached.to(name(attachedTo))}
      {attachments.length > 0 && talk.attached.toIt(attachments.map(name))}
    </p>
  );
}

/** A card, large: what is printed on it, and what its keywords mean. */
export function Inspect({ play, item }: { readonly play: Playing<TcgFuel, Face>; readonly item: Ref }) {
  const known = usePlayingSame(play, (now) => cardIn(now.view, idOf(item)));
  const on = useItem(play, item);
  const face = on?.face ?? known?.slug;
  const printed = usePrinted(face);
  if (face === undefined || face === 'down') return <p>{play.nameOf(item)}</p>;
  const { power = printed?.power, toughness = printed?.toughness, loyalty = printed?.loyalty } = on?.numbers ?? {};
  const strength = power === undefined ? loyalty : `${power}/${toughness}`;
  const keywords = known?.keywords ?? printed?.keywords ?? [];
  return (
    <article className={`fu-sheet ${tones(printed?.colors)}`}>
      <img alt="" src={picture(face)} decoding="async" />
      <header>
        <h3>{printed?.name ?? titled(face)}</h3>
        <Cost cost={printed?.type === 'land' ? undefined : printed?.manaCost} />
      </header>
      <p className="fu-sheet-type">
        {[printed?.types.join(' '), printed?.subtypes.join(' ')].filter(Boolean).join(' · ')}
        <em>{printed?.rarity ?? printedWords.token}</em>
      </p>
      <p>
        {strength !== undefined && (
          <b className="fu-sheet-strength" aria-hidden="true">
            {strength}
          </b>
        )}
        {printed?.description || printedWords.noAbility}
      </p>
      {known && <Attached play={play} to={known} />}
      {keywords.length > 0 && (
        <ul>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <b>{keywordName(keyword)}</b> {MEANINGS[keyword]}
            </li>
          ))}
        </ul>
      )}
      <p className="unseen">{play.nameOf(item)}</p>
    </article>
  );
}
