import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { server } from '../account/server.js';
import { Mark } from '../design/emblem/mark.js';
import { useGames } from '../api/use-games.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import './people.css';

/** What a game keeps of a player, in its own words. */
interface Figures {
  readonly name?: string;
  readonly games: number;
  readonly wins: number;
  /** The address of a page with more. */
  readonly details?: string;
  readonly more: readonly (readonly [label: 'callSuccess' | 'meanScore', value: number])[];
}

interface CheckStats {
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number | null;
  readonly callSuccessRate: number | null;
}
interface GgltcgStats {
  readonly display_name: string;
  readonly games_played: number;
  readonly games_won: number;
}

/** The games that keep figures of a player by the id of the account. */
const READERS: Readonly<Record<string, (userId: string) => Promise<Figures>>> = {
  check: async (userId) => {
    const stats = await server.rest.get<CheckStats>(`/api/check/players/${encodeURIComponent(userId)}/stats`);
    return {
      games: stats.games,
      wins: stats.wins,
      more: [
        ...(stats.meanScore === null ? [] : [['meanScore', stats.meanScore] as const]),
        ...(stats.callSuccessRate === null ? [] : [['callSuccess', stats.callSuccessRate] as const]),
      ],
    };
  },
  ggltcg: async (userId) => {
    const details = to.toyStatistics(userId);
    const stats = await server.rest.get<GgltcgStats>(`/api/ggltcg/stats/players/${encodeURIComponent(userId)}`);
    return { name: stats.display_name, games: stats.games_played, wins: stats.games_won, more: [], details };
  },
};

/** What is kept of a player; games that know nothing of them are left out. */
export function usePlayerFigures(userId: string) {
  return useQuery({
    queryKey: ['figures', userId],
    queryFn: async () => {
      const read = Object.entries(READERS).map(async ([slug, reader]) => ({ slug, ...(await reader(userId)) }));
      const told = await Promise.allSettled(read);
      return told.flatMap((one) => (one.status === 'fulfilled' && one.value.games > 0 ? [one.value] : []));
    },
  });
}

/** Games, wins and more, a card for each game. */
export function PlayerFigures({ userId }: { readonly userId: string }) {
  const { people } = usePageWords();
  const { data: games } = useGames();
  const { data: figures = [] } = usePlayerFigures(userId);
  if (figures.length === 0) return null;
  return (
    <ul className="ratings" aria-label={people.figures}>
      {figures.map(({ slug, games: played, wins, more, details }) => (
        <li className="rating" key={slug}>
          <div className="row stay">
            <Mark slug={slug} /> <b>{games?.find((game) => game.slug === slug)?.title ?? slug}</b>
          </div>
          <p className="value">{people.won(wins, played)}</p>
          {details !== undefined && <Link to={details}>{people.inDetail}</Link>}
          {more.map(([label, value]) => (
            <p className="soft small" key={label}>
              {people[label](value)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
