import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { server } from '../account/server.js';
import { Mark } from '../design/emblem/mark.js';
import { Waiting } from '../design/notice.js';
import { useTitle } from '../api/use-games.js';
import { Panel } from '../design/panel.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import type { Profile } from './use-profile.js';
import './people.css';

/** What a game keeps of a player, in its own words. */
interface Figures {
  readonly games: number;
  /** The address of a page with more. */
  readonly details?: string;
  readonly more: readonly (readonly [label: 'callSuccess' | 'meanScore', value: number])[];
}

interface CheckStats {
  readonly games: number;
  readonly meanScore: number | null;
  readonly callSuccessRate: number | null;
}
interface GgltcgStats {
  readonly games_played: number;
}

/** The games that keep figures of a player by the id of the account. */
const READERS: Readonly<Record<string, (userId: string) => Promise<Figures>>> = {
  check: async (userId) => {
    const stats = await server.rest.get<CheckStats>(`/api/check/players/${encodeURIComponent(userId)}/stats`);
    return {
      games: stats.games,
      more: [
        ...(stats.meanScore === null ? [] : [['meanScore', stats.meanScore] as const]),
        ...(stats.callSuccessRate === null ? [] : [['callSuccess', stats.callSuccessRate] as const]),
      ],
    };
  },
  ggltcg: async (userId) => {
    const details = to.toyStatistics(userId);
    const stats = await server.rest.get<GgltcgStats>(`/api/ggltcg/stats/players/${encodeURIComponent(userId)}`);
    return { games: stats.games_played, more: [], details };
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

interface Props {
  readonly userId: string;
  /** Finished games, and how many of them were won. */
  readonly played: Profile['games'];
}

/** Games and wins by game, and what a game counts besides. */
export function PlayerFigures({ userId, played }: Props) {
  const { people, wait } = usePageWords();
  const titleOf = useTitle();
  const { data: figures = [], isLoading } = usePlayerFigures(userId);
  if (played.length === 0) return null;
  if (isLoading) return <Waiting label={wait} />;
  return (
    <Panel title={people.figures}>
      <ul className="played">
        {played.map(({ game, finished, won }) => {
          const own = figures.find(({ slug }) => slug === game);
          return (
            <li key={game}>
              <Mark slug={game} size={32} />
              <span>
                <b>{titleOf(game)}</b>
                {own?.more.map(([label, value]) => (
                  <span className="soft small" key={label}>
                    {people[label](value)}
                  </span>
                ))}
                {own?.details !== undefined && <Link to={own.details}>{people.inDetail}</Link>}
              </span>
              <b className="num">{people.won(won, finished)}</b>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
