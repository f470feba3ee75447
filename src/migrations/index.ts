import type { MigrationInterface } from 'typeorm';
import { Accounts1700000001000 } from './1700000001000-accounts.js';
import { Sessions1700000002000 } from './1700000002000-sessions.js';
import { Chat1700000003000 } from './1700000003000-chat.js';
import { Rooms1700000004000 } from './1700000004000-rooms.js';
import { Audit1700000005000 } from './1700000005000-audit.js';
import { SessionRooms1700000006000 } from './1700000006000-session-rooms.js';
import { LeanSnapshots1700000060000 } from './1700000060000-lean-snapshots.js';
import { PublishedSeeds1794954028356 } from './1794954028356-published-seeds.js';
import { RatingChanges1794954029367 } from './1794954029367-rating-changes.js';
import { AccountAddresses1794954108224 } from './1794954108224-account-addresses.js';
import { SessionMakers1794954756334 } from './1794954756334-session-makers.js';
import { CreateBodies1794955756149 } from './1794955756149-create-bodies.js';
import { RefreshSuccessors1794955757480 } from './1794955757480-refresh-successors.js';
import { Lists1794957199563 } from './1794957199563-lists.js';
import { PeopleAndReports1794966800000 } from './1794966800000-people-and-reports.js';
import { Puzzles1794968420000 } from './1794968420000-puzzles.js';
import { Tournaments1794973200000 } from './1794973200000-tournaments.js';
import { Archive1794974400000 } from './1794974400000-archive.js';
import { ListsOfOneGame1794974500000 } from './1794974500000-lists-of-one-game.js';
import { LeanActions1795060800000 } from './1795060800000-lean-actions.js';
import { RecoveryCodes1795062600000 } from './1795062600000-recovery-codes.js';

/**
 * The migrations of the house, oldest first; each game has its own in `store/migrations`, and all of them run by their time. A
 * migration that has been released is never edited; the next one corrects it.
 */
export const migrations: readonly (new () => MigrationInterface)[] = [
  Accounts1700000001000,
  Sessions1700000002000,
  Chat1700000003000,
  Rooms1700000004000,
  Audit1700000005000,
  SessionRooms1700000006000,
  LeanSnapshots1700000060000,
  PublishedSeeds1794954028356,
  RatingChanges1794954029367,
  AccountAddresses1794954108224,
  SessionMakers1794954756334,
  CreateBodies1794955756149,
  RefreshSuccessors1794955757480,
  Lists1794957199563,
  PeopleAndReports1794966800000,
  Puzzles1794968420000,
  Tournaments1794973200000,
  Archive1794974400000,
  ListsOfOneGame1794974500000,
  LeanActions1795060800000,
  RecoveryCodes1795062600000,
];
