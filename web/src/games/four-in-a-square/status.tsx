import { NAMES } from './game-types.js';
import type { GameView, Player } from './game-types.js';
import { isOver } from './geometry.js';
import { Piece } from './piece.js';
import { resultOf } from './speech.js';

const PHASES = {
  placement: 'Place a piece',
  placementSlide: 'Slide a square into the hole',
  movement: 'Slide a square',
};

/** Whose turn it is, what is to be done, and how many pieces are left. */
export function Status({ view, seats }: { readonly view: GameView; readonly seats: readonly number[] }) {
  const { state, round } = view;
  const mine = seats.includes(state.currentPlayer === 'R' ? 0 : 1);
  const turn = mine ? `Your turn, ${NAMES[state.currentPlayer]}` : `${NAMES[state.currentPlayer]} is on turn`;
  return (
    <>
      <p className="turn" data-testid="turn">
        {isOver(state) ? resultOf(state.winner, state.drawReason) : turn}
      </p>
      <p className="soft" data-testid="phase">
        {isOver(state) ? 'The game is over' : PHASES[state.phase]}
        {round > 1 && ` · round ${round}`}
      </p>
      <dl className="counts">
        {(['R', 'B'] as Player[]).map((player) => (
          <div key={player}>
            <dt>
              <span className="unseen">{NAMES[player]} pieces left</span>
              <Piece player={player} />
            </dt>
            <dd>
              {state.piecesPerPlayer - state.placed[player]} of {state.piecesPerPlayer} left
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
