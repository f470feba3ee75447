import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ApiError } from '../../../../common/api-error.js';
import { EDITIONS } from '../../rules/catalogue/card-set.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { cardPool, findCardSet, registerCardSet, SHIPPED_SET } from '../../rules/catalogue/card-sets.js';
import { shippedCards } from '../../rules/data/shipped-cards.csv.js';
import { DECK_SIZE } from '../../rules/catalogue/decks.js';
import { parseCardSet } from '../../rules/catalogue/parse-card-set.js';
import type { CardSetError } from '../../rules/catalogue/parse-card-set.js';
import { CardSetVersion } from '../../store/entities/card-set-version.entity.js';
import { WorkshopSetRow } from '../../store/entities/workshop-set.entity.js';

/** What a table of cards looks like: how many cards each edition has, or what is wrong and where. */
export interface CardSetReport {
  readonly valid: boolean;
  readonly cards: { readonly [E in Edition]: number } | null;
  /** Editions with enough cards for a deck. */
  readonly playable: readonly Edition[];
  readonly errors: readonly CardSetError[];
}

/** One version of a set. */
export interface StoredSet {
  readonly name: string;
  readonly version: number;
  readonly csv: string;
  readonly notes: string;
  readonly created_at: Date | null;
}

/** A set as it travels to the threads in which bots think. */
export interface CardSetLuggage {
  readonly card_set: string;
  readonly csv: string;
}

const SHIPPED: StoredSet = { name: 'shipped', version: 1, csv: shippedCards, notes: '', created_at: null };

/** A set of cards in the list of all sets. */
export interface ListedSet {
  readonly name: string;
  readonly latest_version: number;
  readonly versions: number;
  readonly created_at: Date | null;
  readonly updated_at?: Date;
}

/** One version of a set of cards. */
export interface ListedVersion {
  readonly version: number;
  readonly notes: string;
  readonly created_at: Date | null;
}

/** The sets of cards that were uploaded. A version never changes, so a game keeps the cards it began with. */
@Injectable()
export class CardSetLibrary {
  /** The tables of the sets that are registered here. */
  private readonly tables = new Map<string, string>();

  constructor(@InjectRepository(CardSetVersion) private readonly sets: Repository<CardSetVersion>) {}

  report(csv: string): CardSetReport {
    const { set, errors } = parseCardSet(csv);
    if (!set) return { valid: false, cards: null, playable: [], errors };
    const cards = { standard: set.standard.cards.length, classic: set.classic.cards.length };
    return { valid: true, cards, playable: EDITIONS.filter((edition) => cards[edition] >= DECK_SIZE), errors: [] };
  }

  expectValid(csv: string): void {
    const { valid, errors } = this.report(csv);
    if (valid) return;
    const what = errors.length === 1 ? 'one error' : `${errors.length} errors`;
    throw new ApiError(400, 'INVALID_CARD_SET', `The table of cards has ${what}.`, { details: { errors } });
  }

  /** Keeps a table as the next version of a set; the same table again is the version that stands. */
  async add(name: string, csv: string, notes: string, createdBy: string): Promise<StoredSet & { created: boolean }> {
    this.expectValid(csv);
    if (name === SHIPPED.name) throw new ApiError(409, 'NAME_TAKEN', 'That set comes with the game.');
    return this.sets.manager.transaction(async (manager) => {
      const sets = manager.getRepository(CardSetVersion);
      // Two who upload at once get two versions, one after the other.
      // SQL: a lock of Postgres, which TypeORM has no word for.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`ggltcg.card_sets:${name}`]);
      const latest = await this.find(name, undefined, sets);
      if (latest?.csv === csv) return { ...latest, created: false };
      const added = await sets.save(sets.create({ name, version: (latest?.version ?? 0) + 1, csv, notes, createdBy }));
      return { ...toSet(added), created: true };
    });
  }

  /** The sets of the admins; those of single players are listed to them alone. */
  async list(): Promise<ListedSet[]> {
    const rows = await this.sets
      .createQueryBuilder('s')
      .select('s.name', 'name')
      .addSelect('max(s.version)', 'latest_version')
      .addSelect('count(*)::int', 'versions')
      .addSelect('min(s.createdAt)', 'created_at')
      .addSelect('max(s.createdAt)', 'updated_at')
      .where((query) => {
        const owned = query.subQuery().select('w.name').from(WorkshopSetRow, 'w');
        return `s.name NOT IN ${owned.getQuery()}`;
      })
      .groupBy('s.name')
      .orderBy('s.name')
      .getRawMany<ListedSet>();
    return [{ name: SHIPPED.name, latest_version: SHIPPED.version, versions: 1, created_at: null }, ...rows];
  }

  async versions(name: string): Promise<ListedVersion[]> {
    if (name === SHIPPED.name) return [{ version: SHIPPED.version, notes: '', created_at: null }];
    const rows = await this.sets.find({ where: { name }, order: { version: 'DESC' } });
    if (rows.length === 0) throw notFound(name);
    return rows.map(({ version, notes, createdAt }) => ({ version, notes, created_at: createdAt }));
  }

  async get(name: string, version?: number): Promise<StoredSet> {
    const found = await this.find(name, version);
    if (!found) throw notFound(version === undefined ? name : `${name}@${version}`);
    return found;
  }

  /** The identity that is meant by `name@version`, or by a name alone: its latest version. Its cards are known then. */
  async resolve(wanted: string | undefined): Promise<string> {
    if (wanted === undefined) return SHIPPED_SET;
    if (wanted.includes('@')) {
      await this.prepare(wanted);
      return wanted;
    }
    const set = await this.find(wanted);
    if (!set) throw unknownSet(wanted);
    return this.register(set);
  }

  /** The same for a game of an edition, which needs six different cards. */
  async resolveFor(wanted: string | undefined, edition: Edition): Promise<string> {
    const identity = await this.resolve(wanted);
    this.expectPlayable(identity, edition);
    return identity;
  }

  expectPlayable(identity: string, edition: Edition): void {
    if (cardPool(identity, edition).cards.length >= DECK_SIZE) return;
    throw new ApiError(422, 'TOO_FEW_CARDS', `${identity} has no ${DECK_SIZE} cards of the ${edition} edition.`);
  }

  /** Makes the cards of a set known to the rules. */
  async prepare(identity: string): Promise<void> {
    if (findCardSet(identity)) return;
    const [name, version] = identity.split('@');
    const set = await this.find(name!, Number(version));
    if (!set) throw unknownSet(identity);
    this.register(set);
  }

  /** What threads have to be told of a set: nothing of one that comes with the game. */
  luggage(identity: string): CardSetLuggage | undefined {
    const csv = this.tables.get(identity);
    return csv === undefined ? undefined : { card_set: identity, csv };
  }

  private register({ name, version, csv }: StoredSet): string {
    const { set } = parseCardSet(csv);
    if (!set) throw new Error(`The stored set ${name}@${version} does not load any more.`);
    const identity = registerCardSet(name, version, set);
    if (identity !== SHIPPED_SET) this.tables.set(identity, csv);
    return identity;
  }

  private async find(name: string, version?: number, sets = this.sets): Promise<StoredSet | undefined> {
    if (name === SHIPPED.name) return version === undefined || version === SHIPPED.version ? SHIPPED : undefined;
    const found = await sets.findOne({
      where: { name, ...(version !== undefined && { version }) },
      order: { version: 'DESC' },
    });
    return found ? toSet(found) : undefined;
  }
}

function toSet({ name, version, csv, notes, createdAt }: CardSetVersion): StoredSet {
  return { name, version, csv, notes, created_at: createdAt };
}

function notFound(what: string): ApiError {
  return new ApiError(404, 'CARD_SET_NOT_FOUND', `There is no set ${what}.`);
}

function unknownSet(what: string): ApiError {
  return new ApiError(422, 'UNKNOWN_CARD_SET', `There is no set ${what}.`);
}
