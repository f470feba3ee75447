import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { CardSetVersion } from '../../store/entities/card-set-version.entity.js';
import { WorkshopSetRow } from '../../store/entities/workshop-set.entity.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import type { StoredSet } from '../sets/card-set-library.js';

/** What one account may keep. */
export const MOST_SETS = 30;
export const MOST_VERSIONS = 200;
const SHIPPED = 'shipped';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const NAME_LENGTH = 16;

/** A set as the workshop lists it. */
export interface WorkshopSet {
  readonly name: string;
  readonly title: string;
  readonly latest_version: number;
  readonly updated_at: Date | null;
  /** `mine`: the caller's own; `public`: an admin's, for everybody; `shipped`: comes with the game and stays as it is. */
  readonly kind: 'mine' | 'public' | 'shipped';
}

/**
 * Sets of cards and whose they are. A player's own set has a name that cannot be guessed: only its owner lists, reads and
 * changes it, and games are played with it by those who are told the name.
 */
@Injectable()
export class WorkshopSets {
  constructor(
    @InjectRepository(CardSetVersion) private readonly versions: Repository<CardSetVersion>,
    @InjectRepository(WorkshopSetRow) private readonly owned: Repository<WorkshopSetRow>,
    private readonly library: CardSetLibrary,
  ) {}

  async list(user: UserAccount): Promise<readonly WorkshopSet[]> {
    const rows = await this.versions
      .createQueryBuilder('s')
      .leftJoin(WorkshopSetRow, 'w', 'w.name = s.name')
      .select('s.name', 'name')
      .addSelect('coalesce(w.title, s.name)', 'title')
      .addSelect('max(s.version)', 'latest_version')
      .addSelect('max(s.createdAt)', 'updated_at')
      .addSelect(`CASE WHEN w.name IS NULL THEN 'public' ELSE 'mine' END`, 'kind')
      .where('w.ownerId = :user', { user: user.id })
      .orWhere(user.role === 'admin' ? 'w.name IS NULL' : 'false')
      .groupBy('s.name, w.name, w.title')
      .orderBy('max(s.createdAt)', 'DESC')
      .addOrderBy('s.name')
      .limit(200)
      .getRawMany<WorkshopSet>();
    const shipped: WorkshopSet = {
      name: SHIPPED,
      title: 'The cards of the game',
      latest_version: 1,
      updated_at: null,
      kind: 'shipped',
    };
    return [...rows, shipped];
  }

  /** Keeps the first version of a new set. */
  async create(user: UserAccount, title: string, csv: string, notes: string): Promise<StoredSet> {
    expectRegistered(user);
    const kept = await this.owned.countBy({ ownerId: user.id });
    if (kept >= MOST_SETS) throw new ApiError(409, 'TOO_MANY_SETS', `You may keep ${MOST_SETS} sets.`);
    const name = `my-${Array.from({ length: NAME_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
    this.library.expectValid(csv);
    await this.owned.insert({ name, ownerId: user.id, title: title.trim() });
    return this.library.add(name, csv, notes, user.id);
  }

  /** Keeps a table as the next version; the same table again is the version that stands. */
  async addVersion(user: UserAccount, name: string, csv: string, notes: string) {
    expectRegistered(user);
    const { kind, latest_version } = await this.get(user, name);
    if (kind === 'shipped') throw new ApiError(409, 'NAME_TAKEN', 'That set comes with the game.');
    if (latest_version >= MOST_VERSIONS) {
      throw new ApiError(409, 'TOO_MANY_VERSIONS', `A set has at most ${MOST_VERSIONS} versions.`);
    }
    return this.library.add(name, csv, notes, user.id);
  }

  /** A set that the caller may look at. */
  async get(user: UserAccount, name: string): Promise<WorkshopSet> {
    const found = (await this.list(user)).find((set) => set.name === name);
    if (!found) throw new ApiError(404, 'CARD_SET_NOT_FOUND', `There is no set ${name}.`);
    return found;
  }
}

function expectRegistered(user: UserAccount): void {
  if (user.guest) throw new ApiError(403, 'ACCOUNT_REQUIRED', 'Sets are kept for accounts; a guest has none.');
}
