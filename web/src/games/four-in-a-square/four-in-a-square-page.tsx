import { Link } from '../../net/link.js';
import { NewGamePanel } from './new-game-panel.js';
import { SoundButton } from './sound-button.js';
import { Table } from './table.js';
import './old-tokens.css';
import './page.css';

export function FourInASquarePage({ gameId }: { readonly gameId: string | undefined }) {
  return (
    <div className="page">
      <title>Four in a Square · Parlour</title>
      <header className="topbar">
        <nav aria-label="Where you are">
          <Link to="/" className="brand">
            Parlour
          </Link>
          <span className="soft"> · Four in a Square</span>
        </nav>
        {gameId && <SoundButton />}
      </header>
      <main>{gameId ? <Table key={gameId} gameId={gameId} /> : <NewGamePanel />}</main>
    </div>
  );
}
