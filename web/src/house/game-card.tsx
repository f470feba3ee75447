import { Link } from 'wouter';
import type { Game } from '../api/types.js';
import { Button } from '../design/button.js';
import { Emblem } from '../design/emblem/emblem.js';
import { to } from '../to.js';
import { useWords } from '../words/use-words.js';
import { againstABot, withAFriend, withAnybody } from './start.js';
import { useStart } from './use-start.js';

/** A game on the shelf: its picture, what it is, and three ways to a table. */
export function GameCard({ game }: { readonly game: Game }) {
  const { front } = useWords();
  return (
    <li className="game-card">
      <Link className="picture" to={to.game(game.slug)} tabIndex={-1} aria-hidden="true">
        <Emblem slug={game.slug} />
      </Link>
      <h3>
        <Link to={to.game(game.slug)}>{game.title}</Link>
      </h3>
      <p className="what">
        {game.about}
        <small>{front.forSeats(game.seats.min, game.seats.max)}</small>
      </p>
      <Ways game={game} />
    </li>
  );
}

/** Against a bot, a stranger, a friend: each is one press. */
export function Ways({ game }: { readonly game: Game }) {
  const { front } = useWords();
  const { busy, start } = useStart();
  const { slug, title } = game;
  return (
    <div className="ways">
      {game.bots && (
        <Button
          leading
          busy={busy === 'bot'}
          aria-label={front.botAt(title)}
          onClick={() => void start('bot', () => againstABot(game), slug)}
        >
          {front.bot}
        </Button>
      )}
      <Button
        leading={!game.bots}
        busy={busy === 'anybody'}
        aria-label={front.anybodyAt(title)}
        onClick={() => void start('anybody', () => withAnybody(game))}
      >
        {front.anybody}
      </Button>
      <Button
        busy={busy === 'friend'}
        aria-label={front.friendAt(title)}
        onClick={() => void start('friend', () => withAFriend(game), slug)}
      >
        {front.friend}
      </Button>
    </div>
  );
}
