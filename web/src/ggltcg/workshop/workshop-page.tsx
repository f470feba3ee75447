import { useUser } from '../../account/use-user.js';
import { problemText } from '../../api/problem-text.js';
import { LinkButton } from '../../design/link-button.js';
import { Note, Trouble, Waiting } from '../../design/notice.js';
import { Panel } from '../../design/panel.js';
import { Page } from '../../shell/page.js';
import { to } from '../../to.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { useSets } from './workshop-server.js';
import '../../tables/ggltcg/fonts.css';
import '../../tables/ggltcg/spacing.css';
import '../../tables/ggltcg/tokens.css';
import './workshop.css';

/** The sets on the shelf. */
export function WorkshopPage() {
  const user = useUser();
  const { data: sets, error } = useSets();
  return (
    <Page title={words.title} className="WorkshopPage">
      <div className="ggltcg-page WorkshopShelf">
        <h1>{words.title}</h1>
        <p className="lede">{words.lede}</p>
        {(user === undefined || user.guest) && (
          <Note>
            <p>{words.signInMore}</p>
            <LinkButton to={to.signIn(to.workshop())}>{words.signIn}</LinkButton>
          </Note>
        )}
        <p className="row">
          <LinkButton leading to={to.workshop('new')}>
            {words.fresh}
          </LinkButton>
          {user && <LinkButton to={`${to.workshop('new')}?from=shipped`}>{words.copy}</LinkButton>}
        </p>
        {user && (
          <Panel title={words.mine}>
            {error && <Trouble>{problemText(error)}</Trouble>}
            {!sets && !error && <Waiting label={words.fetching} />}
            {sets && !sets.some(({ kind }) => kind === 'mine') && <p className="soft">{words.none}</p>}
            <ul className="Shelf">
              {sets?.map(({ name, title, latest_version, kind }) => (
                <li key={name}>
                  <b>{title}</b>
                  <span className="soft">
                    {words.saved(latest_version)}, {words.kinds[kind]}
                  </span>
                  <LinkButton compact to={to.workshop(name)} aria-label={`${words.open} ${title}`}>
                    {words.open}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </Page>
  );
}
