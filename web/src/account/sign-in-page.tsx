import { LinkButton } from '../design/link-button.js';
import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { EntryForm } from './entry-form.js';
import { server } from './server.js';

/** Back to one's account. */
export function SignInPage() {
  const { account, nav } = usePageWords();
  return (
    <Page title={nav.signIn} className="slim">
      <h1>{account.welcomeBack}</h1>
      <Panel>
        <EntryForm button={nav.signIn} newPassword={false} enter={(entry) => server.account.signIn(entry)}>
          <LinkButton quiet to={to.register()}>
            {account.noneYet}
          </LinkButton>
        </EntryForm>
      </Panel>
      <p className="soft small">{account.guestHint}</p>
    </Page>
  );
}
