/** The five colours, and mana that has none. */
export type Color = 'red' | 'blue' | 'green' | 'white' | 'black';
/** The five colours, and `generic`. */
export type ManaType = Color | 'generic';
/** What a player has to spend, by kind of mana. */
export type ManaPool = Record<ManaType, number>;
/** What a card costs, by kind of mana. */
export type ManaCost = Partial<ManaPool>;

export type CardType = 'creature' | 'spell' | 'instant' | 'enchantment' | 'artifact' | 'land' | 'planeswalker';
/** An ability that a single word stands for. */
export type Keyword =
  | 'deathtouch'
  | 'defender'
  | 'double_strike'
  | 'first_strike'
  | 'flash'
  | 'flying'
  | 'haste'
  | 'hexproof'
  | 'indestructible'
  | 'lifelink'
  | 'menace'
  | 'reach'
  | 'trample'
  | 'vigilance';
export type Restriction = 'cant_attack' | 'cant_block' | 'doesnt_untap';
/** Where a card may be. */
export type Zone = 'deck' | 'hand' | 'battlefield' | 'graveyard' | 'exile' | 'stack';

/** All given fields must hold (section 3.3). */
export interface Filter {
  readonly types?: readonly CardType[];
  readonly notTypes?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly colors?: readonly Color[];
  readonly controller?: 'you' | 'opponent';
  readonly owner?: 'you';
  readonly other?: boolean;
  readonly inCombat?: boolean;
  readonly zone?: Zone;
}

/** What an effect speaks of: `self`, `you`, `opponents`, `host`, `event_subject`, `event_player`, `target:t1`, or all that match. */
export type Reference = string | { readonly each: Filter };

export type TargetKind = 'creature' | 'player' | 'opponent' | 'any' | 'permanent' | 'spell' | 'graveyard_card';

export interface TargetSpec {
  readonly id: string;
  readonly kind: TargetKind;
  readonly min: number;
  readonly max: number;
  readonly filter?: Filter;
}

/**
 * One thing that happens. Its type names a file in `effects/`; that file knows its members.
 * @open
 */
export interface EffectData {
  readonly type: string;
}

/** A static effect: it holds while its source is on the battlefield (R57). */
export interface StaticData {
  readonly type: 'modify' | 'restrict';
  readonly affects: Reference | Filter;
  readonly power?: number;
  readonly toughness?: number;
  readonly keywords?: readonly Keyword[];
  readonly restrictions?: readonly Restriction[];
}

export type TriggerKind =
  | 'on_attack'
  | 'on_begin_combat'
  | 'on_cast'
  | 'on_combat_damage_to_player'
  | 'on_dies'
  | 'on_draw_step'
  | 'on_end_step'
  | 'on_enter_battlefield'
  | 'on_other_dies'
  | 'on_other_enters'
  | 'on_upkeep';

interface AbilityBase {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface TriggeredAbility extends AbilityBase {
  readonly kind: 'triggered';
  readonly trigger: TriggerKind;
  readonly whose?: 'you' | 'each' | 'opponents';
  readonly filter?: Filter;
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly EffectData[];
}

export interface AbilityCost {
  readonly mana?: ManaCost;
  readonly tap?: boolean;
  readonly sacrificeSelf?: boolean;
  readonly loyalty?: number;
}

export interface ActivatedAbility extends AbilityBase {
  readonly kind: 'activated';
  readonly cost: AbilityCost;
  readonly timing: 'instant' | 'sorcery';
  readonly isMana?: boolean;
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly EffectData[];
}

export interface StaticAbility extends AbilityBase {
  readonly kind: 'static';
  readonly effects: readonly StaticData[];
}

export type Ability = TriggeredAbility | ActivatedAbility | StaticAbility;

export interface Mode {
  readonly id: string;
  readonly description: string;
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly EffectData[];
}

/** A card of the catalogue, or a token. */
export interface CardData {
  /** The catalogue number; tokens have none. */
  readonly number?: number;
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes?: readonly string[];
  readonly rarity?: string;
  readonly colors: readonly Color[];
  readonly manaCost: ManaCost;
  readonly manaValue: number;
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly keywords: readonly Keyword[];
  readonly description?: string;
  readonly targets?: readonly TargetSpec[];
  readonly effects?: readonly EffectData[];
  readonly modes?: readonly Mode[];
  readonly enchant?: { readonly kind: 'creature' };
  readonly abilities?: readonly Ability[];
  readonly mana?: readonly ManaType[];
  readonly entersTapped?: boolean;
  readonly token?: boolean;
}

/** A deck as a list of cards and how many of each. */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

export interface DeckData {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly colors: readonly Color[];
  readonly archetype?: string;
  readonly description: string;
  readonly plan?: string;
  readonly cards: readonly DeckEntry[];
}
