/** A setting that is one of a few words. */
interface OneOf<T extends string> {
  readonly kind: 'one-of';
  readonly values: readonly T[];
  readonly usual: T;
}
interface OnOff {
  readonly kind: 'on-off';
  readonly usual: boolean;
}
interface Amount {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}
/** A key of the keyboard, as `KeyboardEvent.key` names it; empty: none. */
interface OneKey {
  readonly kind: 'key';
  readonly usual: string;
}
type Kind = OneOf<string> | OnOff | Amount | OneKey;

const oneOf = <const T extends string>(usual: NoInfer<T>, values: readonly T[]): OneOf<T> => ({
  kind: 'one-of',
  values,
  usual,
});
const onOff = (usual: boolean): OnOff => ({ kind: 'on-off', usual });
const key = (usual: string): OneKey => ({ kind: 'key', usual });
const amount = (usual: number, min: number, max: number): Amount => ({ kind: 'amount', min, max, usual });

/** Every setting with what it may be and what it is until changed, by group. */
export const SETTINGS = {
  seeing: {
    theme: oneOf('system', ['system', 'light', 'dark', 'high']),
    colours: oneOf('standard', ['standard', 'deuteranopia', 'protanopia', 'tritanopia', 'mono']),
    fourColourSuits: onOff(false),
    manaLetters: onOff(false),
  },
  motion: {
    speed: oneOf('normal', ['relaxed', 'normal', 'brisk', 'instant']),
    stepThroughBots: onOff(false),
    lessMotion: oneOf('system', ['system', 'on', 'off']),
  },
  sound: {
    sounds: oneOf('off', ['off', 'table', 'all']),
    loudness: amount(40, 0, 100),
    turnChime: onOff(false),
    readLog: onOff(false),
  },
  hand: {
    onePress: onOff(false),
    confirmEnds: onOff(true),
    askEveryStep: onOff(false),
    drag: onOff(true),
    leftHanded: onOff(false),
  },
  keys: {
    keyDone: key('d'),
    keyInspect: key('i'),
    keyAgain: key('l'),
    keyStanding: key('s'),
    keyOffered: key('o'),
    singleKeys: onOff(true),
  },
  notice: {
    turnTitle: onOff(true),
    turnBadge: onOff(true),
    notification: onOff(false),
  },
  talk: {
    talk: oneOf('all', ['off', 'phrases', 'all']),
    hideTalk: onOff(false),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>;

type Groups = typeof SETTINGS;
type Flat = { [G in keyof Groups]: Groups[G] }[keyof Groups];
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;
type Kinds = UnionToIntersection<Flat>;

/** The groups of settings, in the order of the page. */
export type SettingGroup = keyof Groups;
/** The name of a setting. */
export type SettingName = keyof Kinds;
/** What a setting may be. */
export type SettingValue<N extends SettingName> = { [K in N]: ValueOf<Kinds[K]> }[N];
type ValueOf<K extends Kind> =
  K extends OneOf<infer T> ? T : K extends OnOff ? boolean : K extends OneKey ? string : number;
/** All settings and what they are. */
export type Settings = { readonly [N in SettingName]: SettingValue<N> };

/** The kinds of all settings by name. */
export const KINDS = Object.assign({}, ...Object.values(SETTINGS)) as Kinds;

/** Takes of an unknown value what is a setting and leaves the rest as it usually is. */
export function readSettings(stored: unknown): Settings {
  const found = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const entries = Object.entries(KINDS).map(([name, kind]) => [
    name,
    fits(kind, found[name]) ? found[name] : kind.usual,
  ]);
  return Object.fromEntries(entries) as Settings;
}

function fits(kind: Kind, value: unknown): boolean {
  if (kind.kind === 'on-off') return typeof value === 'boolean';
  if (kind.kind === 'key') return typeof value === 'string' && /^[^\s\d]?$/.test(value);
  if (kind.kind === 'one-of') return typeof value === 'string' && kind.values.includes(value);
  return typeof value === 'number' && value >= kind.min && value <= kind.max;
}
