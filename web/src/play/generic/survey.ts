import type { Eyes, PlayerAtTable } from '@parlour/client';
import { inWords, valueInWords } from '../ask/sentences.js';
import type { Ref } from '../stage/scene.js';
import { talk } from './talk.en.js';

/** One chip on the table for any game. */
export interface Chip {
  readonly ref: Ref;
  readonly label: string;
  readonly lines: readonly (readonly [name: string, text: string])[];
  readonly back: boolean;
}

/** A row of chips. */
export interface ChipRow {
  readonly path: string;
  readonly title: string;
  readonly chips: readonly Chip[];
}

/** An object of the view: facts, rows and further objects. */
export interface PanelOf {
  readonly path: string;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly rows: readonly ChipRow[];
  readonly panels: readonly PanelOf[];
  /** Long, and seldom looked at. */
  readonly folded: boolean;
}

/** What the table for any game makes of a view. */
export interface Survey {
  readonly panel: PanelOf;
  /** Where a value is found: ids as `#id`, numbers with their noun as `card#5`, places as `@path`. */
  readonly places: ReadonlyMap<string, Ref>;
  readonly names: ReadonlyMap<string, string>;
  /** The path of a board: an array of arrays. */
  readonly grid?: string;
}

type Members = Readonly<Record<string, unknown>>;

const FOLDED = /^(options|ruleset|settings|.*cache|.*commitment|legalActions|startingDecks|starting_decks|memory)$/i;
const LABELS = ['name', 'card', 'label', 'title', 'slug', 'printed_name', 'rank'];
const MOST_LINES = 8;
const DEEP = 5;

/** Reads a view of any game: objects become panels, arrays rows of chips, everything else facts. */
export function surveyOf(view: object, eyes: Eyes, players: readonly PlayerAtTable[]): Survey {
  return new Surveyor(eyes, players).survey(view as Members);
}

class Surveyor {
  private readonly places = new Map<string, Ref>();
  private readonly names = new Map<string, string>();
  private readonly used = new Set<Ref>();
  private grid: string | undefined;

  constructor(
    private readonly eyes: Eyes,
    private readonly players: readonly PlayerAtTable[],
  ) {}

  survey(view: Members): Survey {
    for (const { seat, name } of this.players) {
      this.places.set(`seat#${seat}`, `seat:${seat}`);
      this.names.set(`seat#${seat}`, name);
    }
    this.nameAll(view, 0);
    const panel = this.panelOf('', '', view, 0);
    return { panel, places: this.places, names: this.names, ...(this.grid !== undefined && { grid: this.grid }) };
  }

  /** Everything with an id and a name can be called by its name wherever the id stands. */
  private nameAll(value: unknown, depth: number, key?: string, noun = ''): void {
    if (typeof value !== 'object' || value === null || depth > DEEP) return;
    if (Array.isArray(value)) return value.forEach((item) => this.nameAll(item, depth + 1, undefined, noun));
    const members = value as Members;
    const name = LABELS.map((label) => members[label]).find((label) => typeof label === 'string' && label !== '');
    if (typeof name === 'string') {
      if (key !== undefined) this.names.set(`#${key}`, name);
      for (const id of idsOf(members)) {
        this.names.set(typeof id === 'string' ? `#${id}` : `${noun}#${id}`, name);
      }
    }
    for (const [member, inner] of Object.entries(members)) {
      if (member === 'base_card_data') continue;
      const isRecord = /s$|cache|^by/i.test(key ?? '');
      this.nameAll(inner, depth + 1, isRecord || typeof inner === 'object' ? member : undefined, nounOf(member));
    }
  }

  private panelOf(path: string, title: string, members: Members, depth: number): PanelOf {
    const facts: [string, string][] = [];
    const rows: ChipRow[] = [];
    const panels: PanelOf[] = [];
    for (const [name, value] of this.ordered(Object.entries(members), path)) {
      const at = path === '' ? name : `${path}.${name}`;
      if (Array.isArray(value)) this.addArray(at, name, value, rows, panels, facts, depth);
      else if (typeof value === 'object' && value !== null && depth < DEEP) {
        panels.push(this.panelOf(at, this.titleOf(name, value as Members), value as Members, depth + 1));
      } else if (value !== null && value !== undefined && value !== '')
        facts.push([inWords(name), this.text(name, value)]);
    }
    const last = path.split('.').at(-1) ?? '';
    return { path, title, facts, rows, panels, folded: FOLDED.test(last) };
  }

  private addArray(
    at: string,
    name: string,
    list: readonly unknown[],
    rows: ChipRow[],
    panels: PanelOf[],
    facts: [string, string][],
    depth: number,
  ): void {
    if (list.length === 0) return void facts.push([inWords(name), talk.none]);
    if (list.every((item) => Array.isArray(item))) {
      this.grid ??= at;
      (list as readonly (readonly unknown[])[]).forEach((row, index) => {
        rows.push(this.rowOf(`${at}.${index}`, `${inWords(name)} ${index + 1}`, row, nounOf(name)));
      });
      return;
    }
    const isSeats = list.every((item) => isObject(item) && Object.values(item).some(Array.isArray));
    if (isSeats && depth < DEEP) {
      const entries = this.ordered(
        list.map((item, index) => [String(index), item] as const),
        at,
      );
      for (const [index, item] of entries) {
        const members = item as Members;
        this.placeOf(members, nounOf(name), `${at}.${index}`);
        panels.push(this.panelOf(`${at}.${index}`, this.titleOf(index, members), members, depth + 1));
      }
      return;
    }
    for (const [zone, items] of byZone(list)) {
      rows.push(
        this.rowOf(
          zone === '' ? at : `${at}/${zone}`,
          zone === '' ? inWords(name) : this.zoneTitle(zone),
          items,
          nounOf(name),
          at,
          list,
        ),
      );
    }
  }

  private rowOf(
    path: string,
    title: string,
    items: readonly unknown[],
    noun: string,
    at = path,
    all: readonly unknown[] = items,
  ): ChipRow {
    const chips = items.map((item) => this.chipOf(item, noun, `${at}.${all.indexOf(item)}`, all.indexOf(item)));
    // The same word twice in a row is two things.
    const seen = new Map<unknown, number>();
    const numbered = items.map((item, index) => {
      if (isObject(item)) return chips[index]!;
      const before = seen.get(item) ?? 0;
      seen.set(item, before + 1);
      return before === 0 && typeof item === 'string' && item !== 'down'
        ? chips[index]!
        : this.chipOf(item, noun, `${at}.${index}`, index);
    });
    return { path, title: `${title}, ${items.length}`, chips: numbered };
  }

  private chipOf(item: unknown, noun: string, at: string, index: number): Chip {
    if (!isObject(item)) {
      const back = item === null || item === 'down' || item === 'hidden';
      const ref = this.newRef(typeof item === 'string' && !back ? `thing:${item}` : `at:${at}`, at);
      if (typeof item === 'string' && !back) this.keep(`#${item}`, ref);
      if (typeof item === 'number') this.keep(`${noun}#${item}`, ref);
      const text = item === null ? talk.empty : back ? talk.faceDown : this.text(noun, item);
      return { ref, label: back ? `${inWords(noun)} ${index + 1}: ${text}` : text, lines: [], back };
    }
    const ref = this.placeOf(item, noun, at);
    const back = item.hidden === true || item.face === 'down' || item.faceDown === true;
    const label = LABELS.map((name) => item[name]).find((text) => typeof text === 'string' && text !== '');
    const base = isObject(item.base_card_data) ? item.base_card_data.name : undefined;
    const lines = Object.entries(item)
      .filter(([name, value]) => !LABELS.includes(name) && isTold(value))
      .slice(0, MOST_LINES)
      .map(([name, value]) => [inWords(name), this.text(name, value)] as const);
    const called =
      typeof label === 'string' ? label : typeof base === 'string' ? base : `${inWords(noun)} ${index + 1}`;
    return { ref, label: back ? talk.isFaceDown(inWords(noun)) : called, lines, back };
  }

  /** The ref of an object: by its id where it has one that nothing else is called by, else by its place. */
  private placeOf(members: Members, noun: string, at: string): Ref {
    const [id] = idsOf(members);
    const ref = this.newRef(
      id === undefined ? `at:${at}` : typeof id === 'string' ? `thing:${id}` : `${noun}:${id}`,
      at,
    );
    for (const one of idsOf(members)) this.keep(typeof one === 'string' ? `#${one}` : `${noun}#${one}`, ref);
    if (typeof members.playerId === 'number' && noun === 'player') this.keep(`player#${members.playerId}`, ref);
    return ref;
  }

  private newRef(wanted: Ref, at: string): Ref {
    const ref = this.used.has(wanted) ? `at:${at}` : wanted;
    this.used.add(ref);
    this.keep(`@${at}`, ref);
    return ref;
  }

  private keep(key: string, ref: Ref): void {
    if (!this.places.has(key)) this.places.set(key, ref);
  }

  /** Seats come first to last with one's own at the end. */
  private ordered<T>(entries: readonly (readonly [string, T])[], path: string): readonly (readonly [string, T])[] {
    if (!/players$/i.test(path) || this.eyes === 'public') return entries;
    const own = entries[this.eyes];
    return own ? [...entries.filter((entry) => entry !== own), own] : entries;
  }

  private titleOf(name: string, members: Members): string {
    const own = LABELS.slice(0, 1)
      .map((label) => members[label])
      .find((label) => typeof label === 'string');
    if (typeof own === 'string') return own;
    const seat = /^\d+$/.test(name) ? this.players.find((player) => player.seat === Number(name)) : undefined;
    return seat?.name ?? this.names.get(`#${name}`) ?? inWords(name);
  }

  private zoneTitle(zone: string): string {
    const [place = '', owner] = zone.split('|');
    const name = owner === undefined ? undefined : (this.names.get(`player#${owner}`) ?? this.names.get(`#${owner}`));
    return name === undefined ? inWords(place) : talk.placeOf(inWords(place), name);
  }

  private text(member: string, value: unknown): string {
    return namedValue(this.names, member, value);
  }
}

/** A value with the names of what it points at. */
export function namedValue(names: ReadonlyMap<string, string>, member: string, value: unknown): string {
  if (typeof value === 'string') return names.get(`#${value}`) ?? value;
  if (typeof value === 'number') {
    for (const noun of nounsIn(member)) {
      const name = names.get(`${noun}#${value}`);
      if (name !== undefined) return name;
    }
    return String(value);
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? talk.none : value.map((item) => namedValue(names, member, item)).join(', ');
  }
  if (!isObject(value)) return valueInWords(value);
  const parts = Object.entries(value).map(([name, inner]) => {
    const text = namedValue(names, name, inner);
    return typeof inner === 'number' && text === String(inner) ? `${inWords(name).toLowerCase()} ${text}` : text;
  });
  return parts.join(', ');
}

/** The nouns that a member's name may stand for: `defenderPlayerId` is a player, `attackerId` a card. */
export function nounsIn(member: string): readonly string[] {
  const name = member.toLowerCase();
  const nouns = ['player', 'card', 'seat', 'stack'].filter((noun) => name.includes(noun));
  if (/^(of|by|from|to|seat|turn|winner)$/.test(name)) nouns.push('seat');
  return /ids?$/.test(name) && nouns.length === 0 ? ['card'] : nouns;
}

function nounOf(name: string): string {
  return name.toLowerCase().replace(/s$/, '');
}

function idsOf(members: Members): readonly (string | number)[] {
  const ids = [members.id, members.user_card_instance_id, members.card_id, members.player_id, members.stackId];
  return ids.filter((id): id is string | number => typeof id === 'string' || typeof id === 'number');
}

/** Cards that say where they lie are told apart by it. */
function byZone(list: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const zones = new Map<string, unknown[]>();
  for (const item of list) {
    const place = isObject(item) ? (item.location ?? item.zone) : undefined;
    const owner = isObject(item) ? (item.controllerId ?? item.ownerId ?? item.controller) : undefined;
    const zone = typeof place !== 'string' ? '' : owner === undefined ? place : `${place}|${String(owner)}`;
    zones.set(zone, [...(zones.get(zone) ?? []), item]);
  }
  return zones;
}

function isTold(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value !== 'object' || (Array.isArray(value) && value.length > 0 && !isObject(value[0]));
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
