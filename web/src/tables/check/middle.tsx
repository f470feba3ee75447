import { useStore } from 'zustand';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { rowOf } from '../../play/stage/scene.js';
import { useItem, usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { CardPicture } from './card-picture.js';
import { Lock } from './icons.js';
import { Looks } from './looks.js';
import { DECK, DRAWN, DRAWN_PLACE, PILE } from './places.js';
import { Ring, Stopwatch } from './race.js';
import { seatOf } from './shapes.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';
import { useLook } from './use-look.js';
import { useWindow } from './use-newest.js';

type Play = Playing<Check, Face>;

/** Deck, drawn card and pile. */
export function Middle({ play }: { readonly play: Play }) {
  return (
    <Zone name="middle" title={talk.middle} className="middle">
      <Deck play={play} />
      <Drawn play={play} />
      <Pile play={play} />
    </Zone>
  );
}

/** What a press on the deck or the pile means now; without one the server is asked why not. */
function usePlace(play: Play, ref: Ref, ...types: Check['action']['type'][]) {
  const act = usePlaying(play, (now) =>
    now.ask.buttons.find(({ meaning: { way } }) => (types as readonly string[]).includes(way.type)),
  );
  const press = (): void => (act ? play.choose(act) : play.press(ref));
  return { act, press };
}

function Deck({ play }: { readonly play: Play }) {
  const count = usePlaying(play, (now) => now.scene.counters.get('deck') ?? 0);
  const { act, press } = usePlace(play, DECK, 'drawFromDeck');
  const { middle } = useLook();
  return (
    <div className="place place-deck">
      <button
        type="button"
        className={classNames('stack', count === 0 && 'is-empty')}
        data-ref={DECK}
        data-offer={act && 'source'}
        aria-label={talk.deckSaid(count, act !== undefined)}
        tabIndex={-1}
        onClick={press}
      >
        {count > 0 && <CardPicture face="down" detail={middle} />}
        <b className="count">{count}</b>
      </button>
      <span className="label">{talk.deck}</span>
    </div>
  );
}

function Drawn({ play }: { readonly play: Play }) {
  const drawn = useItem(play, DRAWN);
  const window = useWindow(play);
  const ability = usePlaying(play, (now) => now.scene.facts.has('ability'));
  const left = usePlaying(play, ({ scene }) => {
    const order = scene.facts.get('order');
    return order === undefined ? undefined : order.split(' ').length - (scene.counters.get('finalTaken') ?? 0);
  });
  const { middle } = useLook();
  const { name, isYou } = play.telling();
  const owner = drawn?.owner;
  return (
    <div className={classNames('place place-drawn', drawn && 'has-card')} data-ref={DRAWN_PLACE}>
      {drawn ? (
        <>
          <div className="drawn" data-ref={DRAWN} role="img" aria-label={play.nameOf(DRAWN)}>
            <CardPicture face={drawn.face} detail={middle} />
          </div>
          <span className="label">{owner === undefined || isYou(owner) ? talk.drawn : talk.drew(name(owner))}</span>
        </>
      ) : window ? (
        <Stopwatch play={play} />
      ) : ability ? (
        <Looks play={play} />
      ) : left !== undefined && left > 0 ? (
        <p className="race is-calm">
          <b>{left}</b>
          <span>{talk.lastTurns(left)}</span>
        </p>
      ) : null}
    </div>
  );
}

const SHOWN = 4;
const TURNS = [-9, 6, -3, 11, -5];
const ASIDE = [-4, 5, -7, 3];

function Pile({ play }: { readonly play: Play }) {
  const scene = usePlaying(play, (now) => now.scene);
  const { act, press } = usePlace(play, PILE, 'drawFromDiscard', 'discardDrawnCard');
  const offer = act?.meaning.way.type === 'discardDrawnCard' ? 'target' : act && 'source';
  const window = useWindow(play);
  const { middle } = useLook();
  const pile = rowOf(scene, PILE);
  const sealed = scene.facts.has('sealed');
  const awake = scene.facts.get('ability');
  const first = Math.max(0, pile.length - SHOWN);
  return (
    <div className={classNames('place place-pile', awake !== undefined && 'is-awake', sealed && 'is-sealed')}>
      <button
        type="button"
        className={classNames('pile', pile.length === 0 && 'is-empty')}
        data-ref={PILE}
        data-offer={offer}
        aria-label={talk.pileSaid(play.nameOf(PILE), act?.meaning.way.type)}
        tabIndex={-1}
        onClick={press}
      >
        {pile.slice(first).map(({ ref, face }, index) => {
          const n = first + index;
          const isTop = n === pile.length - 1;
          const turned = isTop ? (sealed ? 7 : 1.5) : (TURNS[n % TURNS.length] ?? 0);
          const dx = isTop ? 0 : (ASIDE[n % ASIDE.length] ?? 0);
          return (
            <span
              key={ref}
              className={isTop ? 'top' : 'under'}
              data-ref={ref}
              style={{ rotate: `${turned}deg`, translate: `${dx}% 0` }}
            >
              <CardPicture face={face} detail={middle} />
            </span>
          );
        })}
        {sealed && (
          <span className="seal">
            <Lock />
          </span>
        )}
      </button>
      {window && <Ring play={play} />}
      <PileLabel play={play} sealed={sealed} awake={awake} />
    </div>
  );
}

function PileLabel({
  play,
  sealed,
  awake,
}: {
  readonly play: Play;
  readonly sealed: boolean;
  readonly awake?: string;
}) {
  const window = useWindow(play);
  const rank = usePlaying(play, (now) => now.scene.facts.get('abilityRank'));
  useStore(play.source.state, ({ players }) => players);
  const { name, isYou } = play.telling();
  const other = (id: string): string | undefined => (isYou(seatOf(id)) ? undefined : name(seatOf(id)));
  const text = window
    ? talk.cardOf(other(window.originalPlayerID), window.cardToMatch.rank)
    : awake !== undefined
      ? talk.courtOf(other(awake), rank)
      : sealed
        ? talk.sealedPair
        : talk.pile;
  return <span className="label">{text}</span>;
}
