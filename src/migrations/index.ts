import type { MigrationInterface } from 'typeorm';
import { RefreshSuccessors1794955757480 } from './1794955757480-refresh-successors.js';
import { CreateBodies1794955756149 } from './1794955756149-create-bodies.js';
import { Accounts1700000001000 } from './1700000001000-accounts.js';
import { Sessions1700000002000 } from './1700000002000-sessions.js';
import { Chat1700000003000 } from './1700000003000-chat.js';
import { Rooms1700000004000 } from './1700000004000-rooms.js';
import { Audit1700000005000 } from './1700000005000-audit.js';
import { SessionRooms1700000006000 } from './1700000006000-session-rooms.js';
import { FourInASquare1700000010000 } from './1700000010000-four-in-a-square.js';
import { Check1700000020000 } from './1700000020000-check.js';
import { Ggltcg1700000030000 } from './1700000030000-ggltcg.js';
import { GgltcgSets1700000031000 } from './1700000031000-ggltcg-sets.js';
import { VikingVengeance1700000040000 } from './1700000040000-viking-vengeance.js';
import { VikingVengeanceMeetings1700000041000 } from './1700000041000-viking-vengeance-meetings.js';
import { TcgFuel1700000050000 } from './1700000050000-tcg-fuel.js';
import { TcgFuelTournaments1700000051000 } from './1700000051000-tcg-fuel-tournaments.js';
import { TcgFuelRefusals1700000052000 } from './1700000052000-tcg-fuel-refusals.js';
import { TcgFuelChecks1700000053000 } from './1700000053000-tcg-fuel-checks.js';
import { LeanSnapshots1700000060000 } from './1700000060000-lean-snapshots.js';
import { GgltcgTables1700000061000 } from './1700000061000-ggltcg-tables.js';
import { TcgFuelSessions1700000062000 } from './1700000062000-tcg-fuel-sessions.js';
import { PublishedSeeds1794954028356 } from './1794954028356-published-seeds.js';
import { RatingChanges1794954029367 } from './1794954029367-rating-changes.js';
import { AccountAddresses1794954108224 } from './1794954108224-account-addresses.js';
import { SessionMakers1794954756334 } from './1794954756334-session-makers.js';
import { GgltcgWorkshop1794967200000 } from './1794967200000-ggltcg-workshop.js';
import { Lists1794957199563 } from './1794957199563-lists.js';

/** Every migration, oldest first. A migration that has been released is never edited; the next one corrects it. */
export const migrations: readonly (new () => MigrationInterface)[] = [
  Accounts1700000001000,
  Sessions1700000002000,
  Chat1700000003000,
  Rooms1700000004000,
  Audit1700000005000,
  SessionRooms1700000006000,
  FourInASquare1700000010000,
  Check1700000020000,
  Ggltcg1700000030000,
  GgltcgSets1700000031000,
  VikingVengeance1700000040000,
  VikingVengeanceMeetings1700000041000,
  TcgFuel1700000050000,
  TcgFuelTournaments1700000051000,
  TcgFuelRefusals1700000052000,
  TcgFuelChecks1700000053000,
  LeanSnapshots1700000060000,
  GgltcgTables1700000061000,
  TcgFuelSessions1700000062000,
  PublishedSeeds1794954028356,
  RatingChanges1794954029367,
  AccountAddresses1794954108224,
  SessionMakers1794954756334,
  CreateBodies1794955756149,
  RefreshSuccessors1794955757480,
  Lists1794957199563,
  GgltcgWorkshop1794967200000,
];
