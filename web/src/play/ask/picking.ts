import type { GameShape } from '@parlour/client';
import type { StoreApi } from 'zustand/vanilla';
import type { PlayState } from '../playing.js';
import type { Ref, Scene } from '../stage/scene.js';
import type { TableKind } from '../table-kind.js';
import type { ButtonOffer, Offer } from './offer.js';
import type { Offers } from './offers.js';
import { withoutLast } from './picks.js';
import type { Press } from './reading.js';
import type { Sender } from './sender.js';

/** What picking works with. */
export interface PickingParts<G extends GameShape, Face> {
  readonly kind: TableKind<G, Face>;
  readonly state: StoreApi<PlayState<G, Face>>;
  readonly offers: Offers<G, Face>;
  readonly sender: Sender<G, Face>;
  /** Brings the stage up to date. */
  catchUp(): void;
  /** Draws the links again. */
  relink(): void;
}

/** What was pressed so far, until it is an action. */
export class Picking<G extends GameShape, Face> {
  constructor(private readonly parts: PickingParts<G, Face>) {}

  press(ref: Ref): void {
    const { state, offers, sender, catchUp } = this.parts;
    const { moving, scene, sending } = state.getState();
    if (sending) return;
    if (moving) {
      const had = scene.items.get(ref)?.place.zone;
      catchUp();
      const now = state.getState();
      // Pressed while things moved: it counts only if it still lies there and is still offered.
      if (now.scene.items.get(ref)?.place.zone !== had || !now.ask.open.has(ref)) return;
    }
    const { ask, picks } = state.getState();
    const offer = ask.open.get(ref);
    if (!offer) return void sender.explain(ref);
    if (offer.role !== 'taken') return this.choose(offer);
    if (offer.auto && ask.ready) return this.done();
    this.take(offers.without(picks, ref));
  }

  choose(offer: Offer | ButtonOffer): void {
    const { kind, state, offers, sender, catchUp } = this.parts;
    const { sending, picks, moving, glance } = state.getState();
    if (sending) return;
    if (moving) catchUp();
    if ('meaning' in offer && offer.meaning.means === 'action') return sender.send(offer.meaning.action);
    this.take([...picks, offer.press]);
    const now = state.getState();
    if (!now.ask.ready) return;
    // Pressed for what was asked before: what is new has only now been seen.
    if (glance !== 'seen' && kind.letsGoBy?.(now.ask.ready)) return this.take(picks);
    if ('meaning' in offer ? offer.acts : offers.actsAtOnce(now.ask, now.picks)) this.done();
  }

  done(): void {
    const { kind, state, sender, catchUp } = this.parts;
    const { ask, glance, moving } = state.getState();
    if (!ask.ready) return;
    if (glance === 'seen' || !kind.letsGoBy?.(ask.ready)) sender.send(ask.ready);
    else if (moving) catchUp();
  }

  back(): void {
    this.take(withoutLast(this.parts.state.getState().picks));
  }

  take(picks: readonly Press[]): void {
    const { kind, state, offers, relink } = this.parts;
    state.setState({ picks, ask: offers.after(picks), refused: undefined });
    if (kind.pickedLinks) relink();
  }

  /** The scene, with the links that the picks would make. */
  linked(): Scene<Face> {
    const { kind, state } = this.parts;
    const { scene, ask, picks, view } = state.getState();
    if (picks.length === 0 || !kind.pickedLinks) return scene;
    const picked = kind.pickedLinks(ask.soFar as Partial<G['action']>, view);
    return picked.length === 0 ? scene : { ...scene, links: [...scene.links, ...picked] };
  }
}
