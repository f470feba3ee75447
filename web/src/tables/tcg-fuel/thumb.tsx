import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { picture } from './tones.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';

/** A card as a small square; a player as a disc with their life. */
export function Small({ play, item }: { readonly play: Playing<TcgFuel, Face>; readonly item: Ref }) {
  const slug = usePlaying(play, (now) => now.scene.items.get(item)?.face ?? cardIn(now.view, idOf(item))?.slug);
  const life = usePlaying(play, (now) => {
    const { combat, players } = now.view;
    const id = item === 'defender' ? combat?.attackers[0]?.defenderPlayerId : undefined;
    return players.find((one) => `player:${one.playerId}` === item || one.playerId === id)?.lifeTotal;
  });
  if (slug !== undefined && slug !== 'down') return <img className="fu-thumb" alt="" src={picture(slug)} />;
  return life === undefined ? null : <span className="fu-thumb fu-thumb-life">{life}</span>;
}

/** What is asked about: the top of the stack, or the card that is being played. */
export function Thumb({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const slug = usePlaying(play, (now) => {
    const { cardId } = now.ask.soFar as { readonly cardId?: number };
    const picked = cardId === undefined ? undefined : now.scene.items.get(`card:${cardId}`)?.face;
    return picked ?? rowOf(now.scene, 'stack').at(-1)?.face;
  });
  const isMine = usePlaying(play, (now) => now.eyes !== 'public' && now.toAct.includes(now.eyes));
  if (!isMine) return null;
  return typeof slug === 'string' ? (
    <img className="fu-prompt-card" alt="" src={picture(slug)} />
  ) : (
    <span className="fu-lamp" aria-hidden="true">
      <svg className="fu-icon" viewBox="0 0 16 16">
        <path d="M5 1H11L13 8L10 11V14H6V11L3 8z" />
      </svg>
    </span>
  );
}
