import { LinkButton } from '../design/link-button.js';
import { Note } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { EntryForm } from './entry-form.js';
import { server } from './server.js';
import { useUser } from './use-user.js';

/** A new account; a guest keeps all games. */
export function RegisterPage() {
  const { account, nav, me } = usePageWords();
  const user = useUser();
  const guest = user?.guest === true ? user : undefined;
  return (
    <Page title={me.register} className="slim">
      <h1>{guest ? account.keepTitle : account.newTitle}</h1>
      {guest && <Note>{account.keepNote(guest.name)}</Note>}
      <Panel>
        <EntryForm
          button={guest ? me.upgrade : me.register}
          withName={guest && !/^Guest \d+$/.test(guest.name) ? guest.name : ''}
          newPassword
          enter={(entry) => (guest ? server.account.upgrade(entry) : server.account.register(entry))}
        >
          <LinkButton quiet to={to.signIn()}>
            {nav.signIn}
          </LinkButton>
        </EntryForm>
      </Panel>
    </Page>
  );
}
