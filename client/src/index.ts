export { asMember, canonical, excludes, fills, isForm } from '../../src/engine/core/choice.js';
export type { Choice, Form, Slot } from '../../src/engine/core/choice.js';
export type {
  ActionOf,
  Caption,
  GameDefinition,
  GameShape,
  Millis,
  Outcome,
  Seat,
  Viewer,
} from '../../src/engine/core/game.js';
export { changed } from '../../src/engine/core/change.js';
export type { Change } from '../../src/engine/core/change.js';
export type { Json } from '../../src/common/json.js';

export { isProblem, Problem } from './problem.js';
export type { ProblemExtras } from './problem.js';
export type * from './wire.js';
export type * from './nouns.types.js';
export type * from './session/source.js';

export { parlour, Parlour } from './parlour.js';
export { GameHandle } from './game-handle.js';
export type { PlayWanted } from './game-handle.js';
export { Account } from './account/account.js';
export type { Credentials, NewAccount } from './account/account.js';
export type { Login, User } from './account/login.js';
export { Memory } from './environment.js';
export type { Channel, Environment, KeyValue, Locks } from './environment.js';
export type { Query } from './http.js';
export { newId } from './new-id.js';
export { verifyProof } from './proof/verify.js';
export type { Proof } from '../../src/engine/core/proof.js';
export type { ProofCheck, Verdict } from '../../src/engine/core/verify-proof.js';
export { randomAction } from './random-action.js';
export type { Line, LineListener } from './net/line.js';
export type { Lent, Sockets } from './net/sockets.js';
export type { Asking, Page, Rest } from './rest.js';
export type { Matchmaking, Rooms, RoomsQuery } from './rooms.js';
export type { RestAct, Sessions } from './sessions.js';
export { LiveSource } from './session/live-source.js';
export type { LiveParts, SessionAddress } from './session/live.types.js';
export { openingState } from './session/opening.js';
export { ReplaySource } from './session/replay-source.js';
export type { ReplayAddress } from './session/replay-source.js';
export { Table } from './session/table.js';
export type { TurnToAct } from './session/table.js';

export type * from './games/index.js';
export type * as check from './games/check.js';
export type * as fourInASquare from './games/four-in-a-square.js';
export type * as ggltcg from './games/ggltcg.js';
export type * as tcgFuel from './games/tcg-fuel.js';
export type * as vikingVengeance from './games/viking-vengeance.js';
