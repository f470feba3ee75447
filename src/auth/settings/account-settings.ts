import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ApiError } from '../../common/api-error.js';
import { KeptAccountSettings } from '../entities/account-settings.entity.js';

/** What a player chose in the page: plain values by name. The server keeps them and gives them no meaning. */
export type KeptSettings = Readonly<Record<string, string | number | boolean>>;

const MOST = 100;
const NAME = /^[A-Za-z][\w.-]{0,59}$/;
const LONGEST_VALUE = 200;

/** Settings of accounts, so that they follow a player to another browser. */
@Injectable()
export class AccountSettings {
  constructor(@InjectRepository(KeptAccountSettings) private readonly kept: Repository<KeptAccountSettings>) {}

  async of(userId: string): Promise<KeptSettings> {
    const found = await this.kept.findOneBy({ userId });
    return (found?.settings ?? {}) as KeptSettings;
  }

  /** Replaces all of them. */
  async keep(userId: string, given: object): Promise<KeptSettings> {
    const settings = readKept(given);
    await this.kept.upsert({ userId, settings }, ['userId']);
    return settings;
  }
}

function readKept(given: object): KeptSettings {
  const entries = Object.entries(given) as [string, unknown][];
  if (entries.length > MOST) throw bad(`There may be ${MOST} settings at most.`);
  for (const [name, value] of entries) {
    if (!NAME.test(name)) throw bad('A setting has a name of 1 to 60 letters, digits, points and dashes.');
    if (!isPlain(value)) throw bad(`${name} must be true, false, a number, or a text of ${LONGEST_VALUE} characters.`);
  }
  return Object.fromEntries(entries) as KeptSettings;
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_VALUE && !value.includes('\0');
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

function bad(message: string): ApiError {
  return new ApiError(400, 'BAD_SHAPE', message);
}
