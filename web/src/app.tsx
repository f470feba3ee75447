import { usePath } from './net/path.js';
import { FrontPage } from './pages/front-page.js';
import { FourInASquarePage } from './games/four-in-a-square/four-in-a-square-page.js';

/** Which page an address means. */
export function App() {
  const [, game, id] = usePath().split('/');
  if (game === 'four-in-a-square') return <FourInASquarePage gameId={id} />;
  return <FrontPage />;
}
