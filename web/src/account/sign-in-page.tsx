import { useState } from 'react';
import { Button } from '../design/button.js';
import { LinkButton } from '../design/link-button.js';
import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { EntryForm } from './entry-form.js';
import { RecoverForm } from './recover-form.js';
import { server } from './server.js';

/** Back to one's account, or as a guest by a recovery code. */
export function SignInPage() {
  const { account, nav, recovery } = usePageWords();
  const [byCode, setByCode] = useState(false);
  return (
    <Page title={nav.signIn} className="slim">
      <h1>{account.welcomeBack}</h1>
      <Panel>
        {byCode ? (
          <RecoverForm>
            <Button quiet onClick={() => setByCode(false)}>
              {recovery.byPassword}
            </Button>
          </RecoverForm>
        ) : (
          <EntryForm button={nav.signIn} newPassword={false} enter={(entry) => server.account.signIn(entry)}>
            <LinkButton quiet to={to.register()}>
              {account.noneYet}
            </LinkButton>
            <Button quiet onClick={() => setByCode(true)}>
              {recovery.have}
            </Button>
          </EntryForm>
        )}
      </Panel>
      <p className="soft small">{account.guestHint}</p>
    </Page>
  );
}
