import { Empty, Waiting } from '../design/notice.js';
import { Face } from '../design/plate.js';
import { Page } from '../shell/page.js';
import { usePageWords } from '../words/use-page-words.js';
import { PlayerFigures, usePlayerFigures } from './player-figures.js';
import './people.css';

/** Another player, as far as the games keep figures that everybody may see. */
export function PlayerPage({ userId }: { readonly userId: string }) {
  const { people, wait } = usePageWords();
  const { data: figures } = usePlayerFigures(userId);
  const name = figures?.find((one) => one.name !== undefined)?.name ?? people.somebody;
  return (
    <Page title={name}>
      <div className="person">
        <Face name={name} size="huge" />
        <h1>{name}</h1>
      </div>
      {!figures ? (
        <Waiting label={wait} />
      ) : figures.length === 0 ? (
        <Empty title={people.nothing}>
          <p className="soft">{people.nothingMore}</p>
        </Empty>
      ) : (
        <PlayerFigures userId={userId} />
      )}
    </Page>
  );
}
