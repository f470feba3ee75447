import type { ReactNode } from 'react';

/** One numbered rule. */
export interface Rule {
  /** As refusals and events name it: `R47`. Also its anchor. */
  readonly id: string;
  /** Plain text; `*word*` is stressed, `` `word` `` is as the game writes it, and the number of another rule becomes a link to it. */
  readonly text: string;
}

/** A chapter of a rules sheet. */
export interface RulesSection {
  /** Its anchor; not the number of a rule. */
  readonly id: string;
  readonly title: string;
  /** A sentence before the rules. */
  readonly about?: string;
  readonly picture?: ReactNode;
  readonly rules: readonly Rule[];
}
