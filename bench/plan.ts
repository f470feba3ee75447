/** One measurement: what the load generator is told, besides which server. */
export interface Cell {
  readonly name: string;
  readonly kind: 'closed' | 'open' | 'long' | 'watched' | 'back';
  readonly matches: number;
  readonly warm: number;
  readonly seconds: number;
  readonly rate?: number;
  readonly actions?: number;
  readonly watchers?: number;
  /** Measured in this many rounds; undefined: in all. */
  readonly rounds?: number;
}

export interface Plan {
  readonly rounds: number;
  readonly cells: readonly Cell[];
  /** Of the bare commit statement. */
  readonly limit: { readonly warm: number; readonly seconds: number };
}

const CELLS: readonly Cell[] = [
  { name: 'closed-10', kind: 'closed', matches: 10, warm: 5, seconds: 4 },
  { name: 'closed-50', kind: 'closed', matches: 50, warm: 5, seconds: 6 },
  { name: 'closed-200', kind: 'closed', matches: 200, warm: 5, seconds: 5 },
  { name: 'open-300', kind: 'open', matches: 200, rate: 300, warm: 5, seconds: 4 },
  { name: 'open-1000', kind: 'open', matches: 200, rate: 1000, warm: 5, seconds: 6 },
  { name: 'long-1000', kind: 'long', matches: 4, actions: 1000, warm: 0, seconds: 15, rounds: 1 },
  { name: 'watched-200', kind: 'watched', matches: 1, watchers: 200, warm: 1, seconds: 4, rounds: 2 },
  { name: 'back-500', kind: 'back', matches: 250, warm: 0, seconds: 0, rounds: 2 },
];

/** All that is measured, for about 25 minutes. */
export const FULL: Plan = { rounds: 3, cells: CELLS, limit: { warm: 1, seconds: 4 } };

/** The same once and shortly: to see that everything works, not to quote. */
export const QUICK: Plan = {
  rounds: 1,
  cells: CELLS.map((cell) => ({
    ...cell,
    warm: Math.min(cell.warm, 1),
    seconds: Math.min(cell.seconds, cell.kind === 'long' ? 6 : 2),
  })),
  limit: { warm: 0.5, seconds: 1.5 },
};
