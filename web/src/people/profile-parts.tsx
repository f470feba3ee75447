import type { ReactNode } from 'react';
import type { ListedSession } from '../api/types.js';
import { Empty, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { usePageWords } from '../words/use-page-words.js';
import { LastGames } from './last-games.js';
import { PlayerFigures } from './player-figures.js';
import { Ratings } from './ratings.js';
import { useRatingSteps } from './use-profile.js';
import type { Profile } from './use-profile.js';

interface Props {
  readonly userId: string;
  readonly profile: Profile;
  readonly sessions: readonly ListedSession[];
  /** Beside the title of the last games. */
  readonly aside?: ReactNode;
}

/** What there is to tell of a player, below the name. */
export function ProfileParts({ userId, profile, sessions, aside }: Props) {
  const { me, people, wait } = usePageWords();
  const { data: steps = [], isLoading } = useRatingSteps(userId);
  if (profile.ratings.length === 0 && profile.games.length === 0 && sessions.length === 0) {
    return (
      <Empty title={people.nothing}>
        <p className="soft">{people.nothingMore}</p>
      </Empty>
    );
  }
  return isLoading ? (
    <Waiting label={wait} lines={6} />
  ) : (
    <>
      <Ratings
        ratings={profile.ratings}
        steps={steps}
        beside={<PlayerFigures userId={userId} played={profile.games} />}
      />
      {sessions.length > 0 && (
        <Panel title={me.lastGames} aside={aside} flush>
          <LastGames userId={userId} sessions={sessions} steps={steps} />
        </Panel>
      )}
    </>
  );
}
