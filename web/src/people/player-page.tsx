import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { useGames } from '../api/use-games.js';
import { Empty, Trouble, Waiting } from '../design/notice.js';
import { Face } from '../design/plate.js';
import { Page } from '../shell/page.js';
import { usePageWords } from '../words/use-page-words.js';
import { PlayerFigures, usePlayerFigures } from './player-figures.js';
import { RatingCard } from './rating-card.js';
import type { Rating } from './rating-card.js';
import './people.css';

/** What the public may know about a player. */
interface Profile {
  readonly name: string;
  readonly kind: 'guest' | 'registered';
  readonly since: string;
  readonly ratings: readonly Rating[];
}

/** Another player: name, ratings, and the figures that the games keep for everybody to see. */
export function PlayerPage({ userId }: { readonly userId: string }) {
  const { people, wait } = usePageWords();
  const { data: games } = useGames();
  const { data: figures } = usePlayerFigures(userId);
  const { data: profile, error } = useQuery({
    queryKey: ['profile', userId],
    queryFn: () => server.rest.get<Profile>(`/api/users/${encodeURIComponent(userId)}`),
  });
  const name = profile?.name ?? people.somebody;
  const titleOf = (slug: string) => games?.find((game) => game.slug === slug)?.title ?? slug;
  return (
    <Page title={name}>
      <div className="person">
        <Face name={name} size="huge" />
        <div>
          <h1>{name}</h1>
          {profile && <p className="soft">{people.since(profile.kind, new Date(profile.since))}</p>}
        </div>
      </div>
      {error ? (
        <Trouble>{problemText(error)}</Trouble>
      ) : !profile || !figures ? (
        <Waiting label={wait} />
      ) : (
        <>
          {profile.ratings.length > 0 && (
            <ul className="ratings" aria-label={people.ratings}>
              {profile.ratings.map((rating) => (
                <RatingCard key={`${rating.game} ${rating.list}`} rating={rating} title={titleOf(rating.game)} />
              ))}
            </ul>
          )}
          <PlayerFigures userId={userId} />
          {profile.ratings.length === 0 && figures.length === 0 && (
            <Empty title={people.nothing}>
              <p className="soft">{people.nothingMore}</p>
            </Empty>
          )}
        </>
      )}
    </Page>
  );
}
