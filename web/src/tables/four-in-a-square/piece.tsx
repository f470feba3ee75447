import type { Player } from './shapes.js';

/** Red is a disc and Blue a diamond: they differ in shape as well as in colour. */
export function Piece({ player }: { readonly player: Player }) {
  return (
    <svg className={`piece ${player}`} viewBox="0 0 100 100" aria-hidden="true">
      {player === 'R' ? (
        <>
          <circle className="body" cx="50" cy="50" r="46" />
          <circle className="inlay" cx="50" cy="50" r="28" />
        </>
      ) : (
        <>
          <path className="body" d="M50 0 L100 50 L50 100 L0 50 Z" />
          <path className="inlay" d="M50 24 L76 50 L50 76 L24 50 Z" />
        </>
      )}
    </svg>
  );
}
