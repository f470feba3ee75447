import { Link } from 'wouter';
import { isFinal } from '../api/query-client.js';
import { useGames } from '../api/use-games.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import type { PuzzleEntry, PuzzleList } from './puzzle.types.js';
import { usePuzzles } from './use-puzzles.js';
import './puzzles.css';

/** The puzzles of a game: the one of the day, the days in a row, and all of them. */
export function PuzzlesPage({ slug }: { readonly slug: string }) {
  const { puzzles: words, wait } = usePageWords();
  const { data: games } = useGames();
  const { data, error } = usePuzzles(slug);
  const game = games?.find((one) => one.slug === slug);
  if ((games && !game) || isFinal(error)) return <NotFound />;
  return (
    <Page title={words.of(game?.title ?? slug)}>
      <div className="titled">
        <Mark slug={slug} size={56} />
        <div>
          <p className="kicker">
            <Link to={to.game(slug)}>{game?.title ?? slug}</Link>
          </p>
          <h1>{words.title}</h1>
        </div>
      </div>
      {data ? <Shelf slug={slug} list={data} /> : <Waiting label={wait} lines={6} />}
    </Page>
  );
}

function Shelf({ slug, list }: { readonly slug: string; readonly list: PuzzleList }) {
  const { puzzles: words } = usePageWords();
  const today = list.puzzles.find(({ id }) => id === list.today);
  const solved = list.puzzles.filter((puzzle) => puzzle.solved).length;
  return (
    <>
      <Panel title={words.today}>
        <div className="puzzle-today">
          <p className="lede">{today?.goal}</p>
          <p className="puzzle-streak">
            <b className="num">{list.streak.current}</b> {words.inARow(list.streak.current)}
            {list.streak.best > list.streak.current && <small className="soft">{words.best(list.streak.best)}</small>}
          </p>
          <LinkButton leading={!today?.solved} to={to.puzzle(slug, list.today)}>
            {today?.solved ? words.again : words.solve}
          </LinkButton>
        </div>
      </Panel>
      <Panel title={words.all} aside={<span className="soft">{words.count(solved, list.puzzles.length)}</span>}>
        <ol className="puzzle-list">
          {list.puzzles.map((puzzle, index) => (
            <li key={puzzle.id}>
              <PuzzleLink slug={slug} puzzle={puzzle} number={index + 1} />
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

interface LinkProps {
  readonly slug: string;
  readonly puzzle: PuzzleEntry;
  readonly number: number;
}

function PuzzleLink({ slug, puzzle, number }: LinkProps) {
  const { puzzles: words } = usePageWords();
  return (
    <Link className={puzzle.solved ? 'puzzle-link is-solved' : 'puzzle-link'} to={to.puzzle(slug, puzzle.id)}>
      <b className="num">{number}</b>
      <span>{puzzle.goal}</span>
      <small>{words.difficulty(puzzle.difficulty)}</small>
      {puzzle.solved ? (
        <em>
          <Icon name="check" /> {words.solved}
        </em>
      ) : (
        puzzle.misses > 0 && <em>{words.tried(puzzle.misses)}</em>
      )}
    </Link>
  );
}
