import type { Company } from '../../net/live-session.js';
import { NAMES } from './game-types.js';
import type { GameView, Player } from './game-types.js';
import { isOver } from './geometry.js';
import { headline, subline, warning } from './headline.js';
import { Piece } from './piece.js';

const PLAYERS: readonly Player[] = ['R', 'B'];

/** Whose turn it is, what is to be done, and how many pieces are left. */
export function Status({ view, company }: { readonly view: GameView; readonly company: Company }) {
  const { state, round } = view;
  const more = warning(view);
  return (
    <div className="status">
      <p className="turn" data-testid="turn" data-over={isOver(state)}>
        {headline(view, company)}
      </p>
      <p className="soft" data-testid="phase">
        {subline(view)}
        {round > 1 && ` · round ${round}`}
      </p>
      <dl className="counts">
        {PLAYERS.map((player) => (
          <div key={player} className={!isOver(state) && state.currentPlayer === player ? 'on-turn' : ''}>
            <dt>
              <span className="unseen">{NAMES[player]}</span>
              <Piece player={player} />
            </dt>
            <dd>
              {state.piecesPerPlayer - state.placed[player]} of {state.piecesPerPlayer} left
            </dd>
          </div>
        ))}
      </dl>
      {more && <p className="soft small">{more}</p>}
    </div>
  );
}
