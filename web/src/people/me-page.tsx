import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RecoveryCode } from '../account/recovery-code.js';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import { useMySessions } from '../api/use-sessions.js';
import { Button } from '../design/button.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Note, Waiting } from '../design/notice.js';
import { Face } from '../design/plate.js';
import { Sheet } from '../design/sheet.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { day } from '../words/times.js';
import { usePageWords } from '../words/use-page-words.js';
import { ProfileParts } from './profile-parts.js';
import { useProfile } from './use-profile.js';
import './people.css';

const LAST = 8;

/** Myself: name, ratings, figures, last games, and the way in and out. */
export function MePage() {
  const { me, nav, gamePage, wait } = usePageWords();
  const user = useUser();
  const { data: games } = useMySessions({ limit: LAST });
  const { data: profile } = useProfile(user?.id);
  if (!user) {
    return (
      <Page title={nav.me} className="narrow">
        <h1>{me.stranger}</h1>
        <Empty title={me.strangerMore}>
          <div className="row">
            <LinkButton leading to={to.signIn(to.me())}>
              {nav.signIn}
            </LinkButton>
            <LinkButton to={to.register(to.me())}>{me.register}</LinkButton>
          </div>
        </Empty>
        <LinkButton quiet to={to.settings()}>
          <Icon name="gear" /> {me.settings}
        </LinkButton>
      </Page>
    );
  }
  return (
    <Page title={user.name}>
      <div className="person">
        <Face name={user.name} size="huge" />
        <div>
          <h1>{user.name}</h1>
          <p className="soft">{user.guest ? me.guestSince(day(user.createdAt)) : me.since(day(user.createdAt))}</p>
        </div>
        <div className="row">
          {user.role === 'admin' && (
            <LinkButton to={to.admin()}>
              <Icon name="shield" /> {nav.console}
            </LinkButton>
          )}
          <LinkButton to={to.settings()}>
            <Icon name="gear" /> {me.settings}
          </LinkButton>
          <SignOut guest={user.guest} />
        </div>
      </div>
      {user.guest && (
        <Note>
          <div className="stack tight">
            <p>
              <b>{me.guestNote}</b> {me.guestMore} <Link to={to.register(to.me())}>{me.upgrade}</Link>
            </p>
            <div>
              <RecoveryCode />
            </div>
          </div>
        </Note>
      )}
      {profile && games ? (
        <ProfileParts
          userId={user.id}
          profile={profile}
          sessions={games}
          aside={<Link to={to.myGames()}>{gamePage.all}</Link>}
        />
      ) : (
        <Waiting label={wait} />
      )}
    </Page>
  );
}

/** A guest who signs out without a code loses the way back to these games: that is said first. */
function SignOut({ guest }: { readonly guest: boolean }) {
  const { me, cancel } = usePageWords();
  const [asked, setAsked] = useState(false);
  const [, go] = useLocation();
  const leave = () => {
    setAsked(false);
    void server.account.signOut();
    go(to.house());
  };
  return (
    <>
      <Button quiet onClick={() => (guest ? setAsked(true) : leave())}>
        {me.signOut}
      </Button>
      <Sheet open={asked} title={me.signOutAsk} onClose={() => setAsked(false)}>
        <p className="soft">{me.signOutMore}</p>
        <div className="row">
          <Button danger onClick={leave}>
            {me.signOut}
          </Button>
          <Button leading onClick={() => setAsked(false)}>
            {cancel}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
