import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import { usePlaying } from '../../play/use-playing.js';
import { artUrl } from './art-url.js';
import type { Play } from './playing.js';
import { whoseSide } from './playing.js';
import type { CardView, GameView } from './shapes.js';
import { talk } from './talk.en.js';

type Whereabouts = keyof typeof talk.places;

/** The six cards a player brought, and where each is now. What is not seen anywhere is in hand. */
export function whereabouts(view: GameView, owner: string): readonly { name: string; place: Whereabouts }[] {
  const players = Object.values(view.players);
  const find = (zone: 'in_play' | 'sleep_zone', whose: (card: CardView, by: string) => boolean) =>
    players.flatMap((player) => player[zone].filter((card) => whose(card, player.player_id)));
  const own = (card: CardView) => card.owner === owner;
  const places: readonly (readonly [Whereabouts, readonly CardView[]])[] = [
    ['play', find('in_play', (card, by) => own(card) && by === owner)],
    ['stolen', find('in_play', (card, by) => own(card) && by !== owner)],
    ['asleep', find('sleep_zone', own)],
  ];
  return (view.starting_decks[owner] ?? []).map((name) => {
    const found = places.find(([, cards]) => cards.some((card) => card.printed_name === name));
    return { name, place: found?.[0] ?? 'hand' };
  });
}

interface DeckListProps {
  readonly play: Play;
  readonly seat: Seat;
  /** The side at the bottom. */
  readonly near: boolean;
}

/** The deck of one side as six small pictures; nothing where decks are secret. */
export function DeckList({ play, seat, near }: DeckListProps) {
  const view = usePlaying(play, (now) => now.view);
  const cards = whereabouts(view, view.seats[seat] ?? '');
  if (cards.length === 0) return null;
  const title = talk.six(whoseSide(play, seat));
  return (
    <section className={classNames('DeckList', near ? 'is-you' : 'is-them')} aria-label={title}>
      <p className="DeckList-title">{title}</p>
      <ul>
        {cards.map(({ name, place }) => (
          <li key={name} data-place={place} title={name}>
            <img src={artUrl({ picture: name, set: view.options.card_set }, place === 'asleep')} alt={name} />
            <span>{talk.places[place]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
