import type { CSSProperties, ReactNode } from 'react';
import type { GameShape } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../playing.js';
import type { Ref } from '../stage/scene.js';
import { useItem, useOffer, usePlaying, usePlayingSame } from '../use-playing.js';
import { useDrag } from './drag.js';
import './zone.css';

interface Props<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
  readonly item: Ref;
  readonly className?: string;
  /** Stands on it while it is taken; without it, which press it was. */
  readonly number?: number;
  readonly style?: CSSProperties;
  /** Steps back while other things can be pressed and it cannot. */
  readonly dims?: boolean;
  /** What is drawn on it; the picture is not read aloud, the button's name is. */
  readonly children?: ReactNode;
}

/**
 * Something on the table that can be pressed: a real button with a real name, and one of three outlines when it is offered.
 * The name is text inside it: a label over a picture with words of its own would contradict them.
 */
export function Thing<G extends GameShape, Face>(props: Props<G, Face>) {
  const { play, item, className, number, style, dims = true, children } = props;
  const offer = useOffer(play, item);
  useItem(play, item);
  // Its name says what a press does, which may hang on what is picked already.
  usePlayingSame(play, ({ ask }) => (ask.open.has(item) ? ask.soFar : undefined));
  const asked = usePlaying(play, (now) => dims && now.ask.open.size > 0);
  const sending = usePlaying(play, (now) => now.sending && now.picks.includes(item));
  const drag = useDrag(play, item);
  return (
    <button
      type="button"
      className={classNames('thing', offer?.role, asked && !offer && 'not', className)}
      style={style}
      data-ref={item}
      data-number={(offer?.role === 'taken' ? number : undefined) ?? offer?.number}
      aria-pressed={offer?.role === 'taken' ? true : undefined}
      aria-busy={sending || undefined}
      tabIndex={-1}
      onClick={() => play.press(item)}
      onContextMenu={(event) => {
        event.preventDefault();
        play.inspect(item);
      }}
      {...drag}
    >
      <span aria-hidden="true" className="thing-picture">
        {children}
      </span>
      <span className="unseen">{play.nameOf(item)}</span>
    </button>
  );
}
