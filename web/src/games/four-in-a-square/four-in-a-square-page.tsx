import { NewGamePanel } from './new-game-panel.js';
import './page.css';

export function FourInASquarePage() {
  return (
    <div className="page">
      <title>Four in a Square · Parlour</title>
      <main>
        <NewGamePanel />
      </main>
    </div>
  );
}
