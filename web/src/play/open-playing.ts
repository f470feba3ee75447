import type { GameShape, Picture, Problem, Seat, Source, Step } from '@parlour/client';
import { isProblem } from '@parlour/client';
import { createStore } from 'zustand/vanilla';
import { narrow } from './ask/narrow.js';
import type { Narrowed } from './ask/offer.js';
import type { Press } from './ask/reading.js';
import type { Readings } from './ask/trail.js';
import type { Playing, PlayState, PlayStyle, TaleLine } from './playing.js';
import type { Ref } from './stage/scene.js';
import type { TableKind, Telling } from './table-kind.js';

/** Opens a table over a source. Every version is shown at once: what moves it from one to the next comes with the director. */
export function openPlaying<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  source: Source<G>,
  style: PlayStyle,
): Playing<G, Face> & { setStyle(style: PlayStyle): void } {
  const first = source.state.getState().picture as Picture<G>;
  const eyesOf = (picture: Picture<G>) => picture.seat ?? ('public' as const);
  let id = 0;
  const telling = (): Telling<G> => {
    const { view, eyes } = state.getState();
    return tellingOf(view, eyes);
  };
  const tellingOf = (view: G['view'], eyes: Seat | 'public'): Telling<G> => {
    const { players, seats } = source.state.getState();
    return {
      eyes,
      players,
      view,
      name: (seat) => players[seat]?.name ?? `Seat ${seat + 1}`,
      isYou: (seat) => seats.includes(seat),
    };
  };
  const askOf = (picture: Picture<G>, picks: readonly Press[]): Narrowed<G['action']> =>
    narrow<G['action']>(picture.legalActions, kind.asking as Readings, picks, {
      sight: { view: picture.view, eyes: eyesOf(picture) },
    });
  const pictured = (picture: Picture<G>) => ({
    scene: kind.scene(picture.view, eyesOf(picture), source.state.getState().players),
    view: picture.view,
    version: picture.version,
    shown: picture.version,
    eyes: eyesOf(picture),
    toAct: picture.toAct,
    deadline: picture.deadline,
    outcome: picture.outcome,
    ask: askOf(picture, []),
    picks: [],
  });
  const state = createStore<PlayState<G, Face>>(() => ({
    ...pictured(first),
    players: source.state.getState().players,
    sending: false,
    moving: false,
    paused: false,
    tale: [],
    spoken: '',
    asked: '',
  }));
  const stops = [
    source.onStep((step: Step<G>) => {
      const lines = step.events.flatMap((event): TaleLine[] => {
        const now = telling();
        const heading = kind.heading?.(event, now);
        const tellers: Readonly<Record<string, unknown>> = kind.words.events;
        const tell = tellers[event.type] as ((event: G['event'], telling: Telling<G>) => string | null) | undefined;
        const text = tell?.(event, now) ?? null;
        return [
          ...(heading === undefined ? [] : [{ id: ++id, version: step.version, text: heading, heading: true }]),
          ...(text === null ? [] : [{ id: ++id, version: step.version, text }]),
        ];
      });
      state.setState((now) => ({
        ...(step.picture ? pictured(step.picture) : undefined),
        tale: [...now.tale, ...lines],
        spoken: lines
          .filter(({ heading }) => !heading)
          .map(({ text }) => text)
          .join(' '),
      }));
    }),
    source.state.subscribe(({ players, sending, picture }, before) => {
      state.setState({ players, sending: sending !== undefined });
      if (picture && picture !== before.picture && picture.seat !== before.picture?.seat)
        state.setState(pictured(picture as Picture<G>));
    }),
  ];
  const send = (action: G['action'], at?: Ref): void => {
    void source.act?.(action, { racing: kind.racing?.includes(action.type) ?? false }).then((answer) => {
      if (isProblem(answer))
        state.setState({ refused: { ...(at === undefined ? undefined : { at }), problem: answer as Problem } });
    });
  };
  const pick = (press: Press): void => {
    const picture = source.state.getState().picture as Picture<G>;
    const picks = [...state.getState().picks, press];
    const ask = askOf(picture, picks);
    if (ask.ready) return send(ask.ready, press);
    state.setState({ picks, ask });
  };
  void style;
  return {
    kind,
    source,
    state,
    press: (ref) => {
      if (state.getState().ask.open.has(ref)) pick(ref);
    },
    choose: (offer) => pick(offer.press),
    done: () => {
      const { ready } = state.getState().ask;
      if (ready) send(ready);
    },
    send,
    confirm: () => {},
    back: () => {},
    cancel: () => state.setState({ picks: [], ask: askOf(source.state.getState().picture as Picture<G>, []) }),
    inspect: () => {},
    catchUp: () => {},
    goOn: () => {},
    attach: () => {},
    telling,
    nameOf: (ref) => ref,
    setStyle: () => {},
    close: () => stops.forEach((stop) => stop()),
  };
}
