import type { Player } from './game-types.js';

/** Red is a disc and Blue a diamond: they differ in shape as well as in colour. */
export function Piece({ player }: { readonly player: Player }) {
  return (
    <svg className={`piece ${player}`} viewBox="0 0 100 100" aria-hidden="true">
      {player === 'R' ? (
        <circle cx="50" cy="50" r="43" />
      ) : (
        <path d="M50 4 L96 50 L50 96 L4 50 Z" strokeLinejoin="round" />
      )}
    </svg>
  );
}
