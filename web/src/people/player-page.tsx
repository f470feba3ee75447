import { problemText } from '../api/problem-text.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Face } from '../design/plate.js';
import { Page } from '../shell/page.js';
import { usePageWords } from '../words/use-page-words.js';
import { ProfileParts } from './profile-parts.js';
import { useLastGames, useProfile } from './use-profile.js';
import './people.css';

/** Another player: name, ratings and their course, games by game, and the last ones that may be looked back at. */
export function PlayerPage({ userId }: { readonly userId: string }) {
  const { people, wait } = usePageWords();
  const { data: profile, error } = useProfile(userId);
  const { data: sessions } = useLastGames(userId);
  const name = profile?.name ?? people.somebody;
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
      ) : !profile || !sessions ? (
        <Waiting label={wait} />
      ) : (
        <ProfileParts userId={userId} profile={profile} sessions={sessions} />
      )}
    </Page>
  );
}
