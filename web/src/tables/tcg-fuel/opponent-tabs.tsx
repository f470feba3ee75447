import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { player as playerRef } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';
import type { Focus } from './use-focus.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly others: readonly Seat[];
  readonly focus: Focus;
  readonly mine: Seat;
}

/** Where one board has room: the opponents by life, and who of them matters now. */
export function OpponentTabs({ play, others, focus, mine }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const view = usePlaying(play, (now) => now.view);
  const open = usePlaying(play, (now) => now.ask.open);
  const me = view.players.find(({ seat }) => seat === mine)?.playerId;
  const attackers = new Set(
    (view.combat?.attackers ?? [])
      .filter(({ defenderPlayerId }) => defenderPlayerId === me)
      .map(({ cardId }) => scene.items.get(`card:${cardId}`)?.owner),
  );
  return (
    <nav className="fu-tabs" aria-label={talk.opponents.title} data-zone="opponents">
      {others.map((seat) => {
        const one = view.players.find((each) => each.seat === seat);
        if (!one) return null;
        const life = scene.counters.get(`life:${seat}`) ?? one.lifeTotal;
        const isActive = scene.facts.get('active') === String(seat);
        const isOut = scene.facts.has(`lost:${seat}`);
        const isAttacking = attackers.has(seat);
        const isTarget = open.get(playerRef(one.playerId))?.role === 'target';
        const notes = [
          isActive && talk.whoseTurn,
          isAttacking && talk.opponents.attacks,
          isTarget && talk.opponents.canBeChosen,
          isOut && talk.out,
        ].filter((note) => note !== false);
        return (
          <button
            key={seat}
            type="button"
            className={classNames('fu-tab', isOut && 'fu-out')}
            aria-current={focus.seat === seat || undefined}
            aria-label={talk.opponents.said(one.name, life, notes)}
            data-tab={seat}
            onClick={() => focus.look(seat)}
          >
            <span className="fu-tab-life">{isOut ? '–' : life}</span>
            <span className="fu-tab-name">{one.name}</span>
            {isActive && <i>▶</i>}
            {(isAttacking || isTarget) && <b>!</b>}
          </button>
        );
      })}
      <button
        type="button"
        className="fu-tab fu-pin"
        aria-pressed={focus.pinned}
        aria-label={talk.opponents.pin}
        onClick={() => focus.pin()}
      >
        <svg className="fu-icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5 1H11L10 6L13 9H9L8 15L7 9H3L6 6z" />
        </svg>
      </button>
    </nav>
  );
}
