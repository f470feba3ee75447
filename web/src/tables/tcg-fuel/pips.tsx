import { Drawn } from './drawn.js';
import { manaLetter, manaName } from './printed.en.js';

const SHAPES: Readonly<Record<string, string>> = {
  red: 'M8 1.5C9 4 12.5 5.5 12.5 9.5A4.5 4.5 0 0 1 3.5 9.5C3.5 7.5 4.5 6.5 5.5 5.5C5.7 6.8 6.3 7.2 7 7C6.5 5 7 3 8 1.5z',
  blue: 'M8 1.5C10 5 12.3 7 12.3 10A4.3 4.3 0 0 1 3.7 10C3.7 7 6 5 8 1.5z',
  green: 'M13.5 2.5C7 2 2.5 5 3.5 11L2 14L4.5 12.5C10.5 13.5 13.5 9 13.5 2.5z',
  white:
    'M8 4.6A3.4 3.4 0 1 1 8 11.4A3.4 3.4 0 1 1 8 4.6zM7.2 1h1.6v2.4H7.2zM7.2 12.6h1.6V15H7.2zM1 7.2h2.4v1.6H1zM12.6 7.2H15v1.6h-2.4z',
  black:
    'M8 2C4.5 2 2.8 4.5 2.8 7.2C2.8 9 3.8 10 5 10.5V13.5H11V10.5C12.2 10 13.2 9 13.2 7.2C13.2 4.5 11.5 2 8 2zM5.8 6.2A1.4 1.4 0 1 0 5.8 9A1.4 1.4 0 1 0 5.8 6.2zM10.2 6.2A1.4 1.4 0 1 0 10.2 9A1.4 1.4 0 1 0 10.2 6.2z',
};
const ORDER = ['white', 'blue', 'black', 'red', 'green'];

/** One mana: its colour is also a shape. */
export function Pip({ mana, amount }: { readonly mana: string; readonly amount?: number }) {
  const shape = SHAPES[mana];
  return (
    <i className="fu-pip" data-c={mana} data-letter={manaLetter(mana)} title={manaName(mana)}>
      {shape ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path fillRule="evenodd" d={shape} />
        </svg>
      ) : (
        amount !== undefined && <Drawn text={amount} />
      )}
      {shape && amount !== undefined && amount > 1 && <Drawn as="b" text={amount} />}
    </i>
  );
}

/** A price in mana, each colour as often as it is asked for. */
export function Cost({ cost }: { readonly cost: Readonly<Record<string, number>> | undefined }) {
  if (!cost) return null;
  const coloured = ORDER.flatMap((mana) => Array.from({ length: cost[mana] ?? 0 }, (_, index) => ({ mana, index })));
  return (
    <span className="fu-cost">
      {((cost['generic'] ?? 0) > 0 || coloured.length === 0) && <Pip mana="generic" amount={cost['generic'] ?? 0} />}
      {coloured.map(({ mana, index }) => (
        <Pip key={`${mana}${index}`} mana={mana} />
      ))}
    </span>
  );
}
