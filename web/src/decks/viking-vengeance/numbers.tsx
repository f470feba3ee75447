import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { server } from '../../account/server.js';
import { useUser } from '../../account/use-user.js';
import { useGame } from '../../api/use-games.js';
import { classNames } from '../../design/class-names.js';
import { SIDES } from '../../tables/viking-vengeance/shapes.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { Bench } from '../deck-kind.js';
import { useCollection } from './cards.js';
import type { VikingCard } from './cards.js';

interface AiDeck {
  readonly deck_id: string;
  readonly name: string;
  readonly power: number;
}

/** Limits as counters, the mean sides, and the summed power beside each deck of the AI. */
export function VikingNumbers({
  bench,
  facts: power,
}: {
  readonly bench: Bench<VikingCard>;
  readonly facts: number | undefined;
}) {
  return (
    <div className="viking-numbers">
      <Limits bench={bench} />
      <div className="viking-sides">
        <Rose bench={bench} />
        <Powers power={power ?? 0} />
      </div>
    </div>
  );
}

function Limits({ bench }: { readonly bench: Bench<VikingCard> }) {
  const { vikings } = useDeckWords();
  const constants = useGame('viking-vengeance')?.constants ?? {};
  const { cards, rules, draft } = bench;
  const left = rules.size - draft.picks.length;
  const legendaries = draft.picks.filter((pick) => cards.get(rules.cardOf(pick))?.face.rarity === 'legendary').length;
  const most = Number(constants['max_legendary_cards']);
  const counters = [
    {
      isWrong: left !== 0,
      ...(left > 0
        ? vikings.toMake(left, rules.size)
        : left < 0
          ? vikings.tooMany(-left, rules.size)
          : vikings.complete(rules.size)),
    },
    { isWrong: legendaries > most, ...vikings.legendary(legendaries, most) },
    { isWrong: false, ...vikings.copiesAtMost(Number(constants['max_copies_of_base_card'])) },
  ];
  return (
    <div className="viking-limits">
      {counters.map(({ isWrong, now, what }) => (
        <p key={what} className={classNames(isWrong && 'is-wrong')}>
          <b>{now}</b>
          {what}
        </p>
      ))}
    </div>
  );
}

const MIDDLE = 42;
const REACH = 34;

/** The mean of each side as a kite: the deck's lean at a glance. */
function Rose({ bench }: { readonly bench: Bench<VikingCard> }) {
  const { vikings } = useDeckWords();
  const owned = useCollection();
  const { cards, rules, draft } = bench;
  const faces = draft.picks.flatMap((pick) => {
    const card = cards.get(rules.cardOf(pick));
    const copy = card && owned?.get(card.baseId)?.find((one) => one.user_card_instance_id === pick);
    return card ? [bench.variant === 'ranked' ? card.face.printed : (copy?.power ?? card.face.printed)] : [];
  });
  const means = SIDES.map((side) => faces.reduce((sum, power) => sum + power[side], 0) / Math.max(1, faces.length));
  const top = Math.max(1, ...means);
  const [n, e, s, w] = means.map((mean) => (mean / top) * REACH) as [number, number, number, number];
  const kite = `M${MIDDLE} ${MIDDLE - n}L${MIDDLE + e} ${MIDDLE}L${MIDDLE} ${MIDDLE + s}L${MIDDLE - w} ${MIDDLE}z`;
  const said = means.map((mean) => mean.toFixed(1));
  const at: readonly (readonly [number, number])[] = [
    [42, 27],
    [60, 46],
    [42, 66],
    [24, 46],
  ];
  return (
    <svg className="viking-rose" viewBox="0 0 84 84" role="img" aria-label={vikings.sides(said)}>
      <path d="M42 4L80 42 42 80 4 42z" className="rose-frame" />
      <path d={kite} className="rose-kite" />
      {faces.length > 0 &&
        said.map((text, index) => (
          <text key={index} x={at[index]![0]} y={at[index]![1]} textAnchor="middle">
            {text}
          </text>
        ))}
    </svg>
  );
}

/** How strong a deck is beside those of the AI. */
export function Powers({ power }: { readonly power: number }) {
  const { vikings } = useDeckWords();
  const user = useUser();
  const { data: rivals = [] } = useQuery({
    queryKey: ['decks', 'viking-vengeance', 'ai'],
    queryFn: () => server.rest.get<readonly AiDeck[]>('/api/viking-vengeance/ai-decks'),
    enabled: user !== undefined,
    staleTime: Infinity,
  });
  const most = Math.max(1, power, ...rivals.map((rival) => rival.power));
  const rows = [{ name: vikings.thisDeck, power, isOwn: true }, ...rivals.map((rival) => ({ ...rival, isOwn: false }))];
  return (
    <ul className="viking-powers" aria-label={vikings.power}>
      {rows.map((row) => (
        <li key={row.name} className={classNames(row.isOwn && 'is-own')}>
          <span className="cut">{row.name}</span>
          <i style={{ '--share': row.power / most } as CSSProperties} />
          <b>{row.power}</b>
        </li>
      ))}
    </ul>
  );
}
