import type { Account, UserAccount } from '../auth/account.js';
import { nameFor } from '../auth/names/names.js';
import type { RoomPlayer, Visitor } from './room.types.js';

/** An account that comes to a room; a contract may give it another id and name inside the game. */
export function userVisitor(account: UserAccount, as: { playerId?: string; name?: string } = {}): Visitor {
  return { kind: 'user', account, playerId: as.playerId ?? account.id, name: as.name ?? account.name };
}

/** A visitor who is (or will be) known by a seat token. Its id and name matter only when it sits down. */
export function tokenVisitor(tokenHash: string, as: { playerId?: string; name?: string } = {}): Visitor {
  return { kind: 'token', tokenHash, playerId: as.playerId ?? tokenHash.slice(0, 16), name: as.name ?? 'Player' };
}

/** A player for whom any caller may speak. */
export function openVisitor(playerId: string, name: string = nameFor(playerId)): Visitor {
  return { kind: 'open', playerId, name };
}

/** The caller of a request. */
export function visitorOf(account: Account): Visitor {
  return account.kind === 'user' ? userVisitor(account) : tokenVisitor(account.tokenHash);
}

export function userIdOf(visitor: Visitor): string | null {
  return visitor.kind === 'user' ? visitor.account.id : null;
}

export function isPlayer(player: RoomPlayer, visitor: Visitor): boolean {
  switch (visitor.kind) {
    case 'user':
      return player.userId === visitor.account.id;
    case 'token':
      return player.tokenHash === visitor.tokenHash;
    case 'open':
      return player.kind === 'open' && player.playerId === visitor.playerId;
  }
}
