import { Empty } from '../design/notice.js';
import { LinkButton } from '../design/link-button.js';
import { to } from '../to.js';
import { useWords } from '../words/use-words.js';
import { Page } from './page.js';

/** An address that means nothing here. */
export function NotFound() {
  const { problem } = useWords();
  return (
    <Page title={problem.notFound}>
      <h1 className="unseen">{problem.notFound}</h1>
      <Empty title={problem.notFound}>
        <p className="soft">{problem.notFoundMore}</p>
        <LinkButton leading to={to.house()}>
          {problem.home}
        </LinkButton>
      </Empty>
    </Page>
  );
}
