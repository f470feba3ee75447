import { useQuery } from '@tanstack/react-query';
import { server } from '../../account/server.js';
import { artUrl } from '../../tables/ggltcg/art-url.js';
import { CardDisplay } from '../../tables/ggltcg/card-display.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { CardProps, KeptDeck } from '../deck-kind.js';
import { printOf } from './cards.js';
import type { ToyCard } from './cards.js';
import '../../tables/ggltcg/fonts.css';
import './toys.css';

/** A card in felt or paper, at the width it is given. */
export function ToyFace({ card, variant }: CardProps<ToyCard>) {
  return (
    <span className="toy-face">
      <CardDisplay face={printOf(card, variant)} />
    </span>
  );
}

/** The pictures of a deck's cards; their names stand beside them. */
export function ToyGlance({ deck: { picks } }: { readonly deck: KeptDeck }) {
  return (
    <span className="toy-glance" aria-hidden="true">
      {picks.map((name) => (
        <img key={name} src={artUrl({ picture: name, set: '' })} alt="" loading="lazy" />
      ))}
    </span>
  );
}

/** What a card says; where the editions differ, both. */
export function ToySheet({ card, variant }: CardProps<ToyCard>) {
  const { toys } = useDeckWords();
  const names: Readonly<Record<string, string>> = toys.editions;
  const shown = variant === undefined || variant === '' ? Object.keys(card.prints) : [variant];
  const editions = shown.filter((edition) => card.prints[edition]);
  return (
    <article className="stack tight">
      {editions.map((edition) => {
        const { type, cost, text, speed, strength, stamina } = printOf(card, edition);
        return (
          <section key={edition}>
            <p className="sheet-title">{names[edition]}</p>
            <p className="soft">
              {toys.kinds[type]} · {toys.cost} {toys.costs(cost)}
              {speed !== null && ` · ${speed} / ${strength} / ${stamina}`}
            </p>
            <p>{text}</p>
          </section>
        );
      })}
    </article>
  );
}

interface CardStats {
  readonly card_name: string;
  readonly games_played: number;
  readonly win_rate: number;
  readonly pick_rate: number;
  readonly play_rate: number;
  readonly win_rate_when_played: number;
}

const STATS_QUERY = { limit: 200 };

/** How finished games with a card went. */
export function useToyStats() {
  return useQuery({
    queryKey: ['decks', 'ggltcg', 'stats'],
    queryFn: async () => {
      const path = '/api/ggltcg/stats/cards';
      return (await server.rest.get<{ readonly cards: readonly CardStats[] }>(path, { query: STATS_QUERY })).cards;
    },
  }).data;
}

/** How often decks with a card win, and how often it is played. */
export function ToyStatistics({ card }: CardProps<ToyCard>) {
  const { toys } = useDeckWords();
  const stats = useToyStats()?.find(({ card_name }) => card_name === card.name);
  if (!stats) return <p className="soft">{toys.noGames}</p>;
  const rows = [
    [toys.winRate, stats.win_rate],
    [toys.whenPlayed, stats.win_rate_when_played],
    [toys.playRate, stats.play_rate],
    [toys.pickRate, stats.pick_rate],
  ] as const;
  return (
    <dl className="rates">
      {rows.map(([label, rate]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <i style={{ inlineSize: `${rate}%` }} />
            <b>{rate.toFixed(1)} %</b>
          </dd>
        </div>
      ))}
      <div>
        <dt>{toys.games}</dt>
        <dd>
          <b>{stats.games_played}</b>
        </dd>
      </div>
    </dl>
  );
}

/** How often decks with it win, in a line of the deck. */
export function ToyLine({ card }: { readonly card: ToyCard }) {
  const { toys } = useDeckWords();
  const stats = useToyStats()?.find(({ card_name }) => card_name === card.name);
  if (!stats) return null;
  return (
    <span className="deck-line-note" title={toys.winRate}>
      {Math.round(stats.win_rate)} %
    </span>
  );
}
