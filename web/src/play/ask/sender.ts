import { isProblem, Problem } from '@parlour/client';
import type { GameShape, Source } from '@parlour/client';
import type { StoreApi } from 'zustand/vanilla';
import type { Helpers } from '../open-playing.js';
import type { PlayState, PlayStyle } from '../playing.js';
import type { Ref } from '../stage/scene.js';
import type { TableKind } from '../table-kind.js';
import type { Offers } from './offers.js';
import type { Press } from './reading.js';
import { currentTableWords } from '../../words/use-table-words.js';

/** What a sender works with. */
export interface SenderParts<G extends GameShape, Face> {
  readonly kind: TableKind<G, Face>;
  readonly source: Source<G>;
  readonly style: PlayStyle;
  readonly helpers: Helpers<G>;
  readonly state: StoreApi<PlayState<G, Face>>;
  readonly offers: Offers<G, Face>;
  pick(picks: readonly Press[]): void;
}

/** Sends what was put together, asks first where that is wanted, and asks the server why something is not allowed. */
export class Sender<G extends GameShape, Face> {
  constructor(private readonly parts: SenderParts<G, Face>) {}

  send(action: G['action']): void {
    const { kind, style, state, offers } = this.parts;
    const confirm = kind.confirm?.[action.type as G['action']['type']];
    const isUsual = style.confirm && (kind.confirmWhen?.(offers.picture) ?? true);
    if (confirm === 'always' || (confirm === 'usually' && isUsual)) state.setState({ sure: action });
    else void this.act(action);
  }

  confirm(yes: boolean): void {
    const { state, pick } = this.parts;
    const { sure } = state.getState();
    state.setState({ sure: undefined });
    if (sure && yes) void this.act(sure);
    else if (sure) pick([]);
  }

  couldDo(ref: Ref): readonly G['action'][] {
    const { kind, offers } = this.parts;
    return kind.couldDo?.(ref, offers.options.sight as never) ?? [];
  }

  async whyNot(action: G['action']): Promise<Problem | undefined> {
    const { refusal } = (await this.parts.helpers.preview?.(action).catch(() => undefined)) ?? {};
    return refusal && new Problem(refusal.code, refusal.message, { rule: refusal.rule });
  }

  /** The page does not know why something is not offered: it asks. */
  async explain(ref: Ref): Promise<void> {
    const { kind, offers, state } = this.parts;
    const { ask, toAct, eyes } = state.getState();
    if (eyes === 'public') return;
    const action = kind.probe?.(ref, ask.soFar, offers.options.sight as never) ?? this.couldDo(ref)[0];
    const isAsked = toAct.includes(eyes);
    const { ask: words } = currentTableWords();
    const problem =
      (action && (await this.whyNot(action))) ??
      new Problem('NOT_OFFERED', isAsked ? words.notOffered : words.notYourTurn);
    state.setState({ refused: { at: ref, problem } });
  }

  private async act(action: G['action']): Promise<void> {
    const { kind, source, state, offers, pick } = this.parts;
    if (!source.act) return;
    const type = action.type as G['action']['type'];
    const racing = kind.racing?.includes(type) ?? false;
    const simultaneous = kind.simultaneous?.includes(type) ?? false;
    state.setState({ sending: true, refused: undefined });
    const answer = await source.act(action, { racing, simultaneous }).catch(asProblem);
    state.setState({ sending: false });
    if (!isProblem(answer)) return pick([]);
    pick(offers.still(state.getState().picks));
    state.setState({ refused: { problem: answer } });
  }
}

function asProblem(error: unknown): Problem {
  return isProblem(error)
    ? error
    : new Problem('NO_ANSWER', error instanceof Error ? error.message : currentTableWords().ask.noAnswer);
}
