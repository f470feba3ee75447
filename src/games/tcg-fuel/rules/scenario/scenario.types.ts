import type { Options, Phase, Step } from '../tcg-fuel.types.js';

/** A card in a scenario: a slug, `slug*n`, or a card with what is special about it. */
export type ScenarioCard =
  | string
  | {
      readonly card: string;
      readonly label?: string;
      readonly tapped?: boolean;
      readonly sick?: boolean;
      readonly damage?: number;
      readonly counters?: { readonly '+1/+1'?: number; readonly '-1/-1'?: number };
      readonly loyalty?: number;
      /** The label of what this is attached to. */
      readonly attachedTo?: string;
      /** The index of the player who controls it until end of turn. */
      readonly controller?: number;
    };

export interface ScenarioPlayer {
  readonly life?: number;
  readonly hand?: readonly ScenarioCard[];
  readonly battlefield?: readonly ScenarioCard[];
  readonly graveyard?: readonly ScenarioCard[];
  /** The top card first; not shuffled. */
  readonly deck?: readonly ScenarioCard[];
}

/** A position, written down (section 11). */
export interface Scenario {
  readonly players: readonly ScenarioPlayer[];
  readonly active?: number;
  readonly phase?: Phase;
  readonly step?: Step;
  readonly priority?: number;
  readonly turnCount?: number;
  readonly currentTurn?: number;
  readonly landsPlayed?: number;
  readonly seed?: number;
  readonly options?: Partial<Options>;
}
