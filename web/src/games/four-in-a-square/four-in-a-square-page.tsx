import { Link } from '../../net/link.js';
import { NewGamePanel } from './new-game-panel.js';
import { Table } from './table.js';
import './page.css';

export function FourInASquarePage({ gameId }: { readonly gameId: string | undefined }) {
  return (
    <div className="page">
      <header className="topbar">
        <Link to="/" className="brand">
          Parlour
        </Link>
        <span className="soft">Four in a Square</span>
      </header>
      <main>{gameId ? <Table key={gameId} gameId={gameId} /> : <NewGamePanel />}</main>
    </div>
  );
}
