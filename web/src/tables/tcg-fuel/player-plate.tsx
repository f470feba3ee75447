import { memo, useState } from 'react';
import type { Seat } from '@parlour/client';
import { Sheet } from '../../design/sheet.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { Zone } from '../../play/zone/zone.js';
import { Card } from './card.js';
import { Pip } from './pips.js';
import { player as playerRef } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';
import { useMatchScore } from './use-match.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly seat: Seat;
  readonly isMine: boolean;
}

const ICONS: Readonly<Record<string, string>> = {
  hand: 'M2 5L7 3L8 13L4 14zM8 3H13V14H9z',
  deck: 'M3 2H12V12H3zM5 13H14V4H13V12.5H5z',
  graveyard: 'M3 14V6A5 5 0 0 1 13 6V14zM7 5V7H5.5V8.5H7V12H9V8.5H10.5V7H9V5z',
  clock: 'M8 1A7 7 0 1 0 8 15A7 7 0 1 0 8 1zM8 3A5 5 0 1 1 8 13A5 5 0 1 1 8 3zM7 4.5H8.5V8L11 10L10 11L7 8.7z',
  exile: 'M8 1A7 7 0 1 0 8 15A7 7 0 1 0 8 1zM8 3A5 5 0 0 1 11.9 5L5 11.9A5 5 0 0 1 8 3z',
};

/** Life, name, how many cards lie where, and the mana in the pool. */
export const PlayerPlate = memo(function PlayerPlate({ play, seat, isMine }: Props) {
  const view = usePlaying(play, (now) => now.view.players.find((one) => one.seat === seat));
  const items = usePlaying(play, (now) => now.scene.items);
  const counters = usePlaying(play, (now) => now.scene.counters);
  const facts = usePlaying(play, (now) => now.scene.facts);
  const isMatch = usePlaying(play, (now) => now.view.options.bestOf === 3);
  const [shown, setShown] = useState<'graveyard' | 'exile'>();
  if (!view) return null;
  const pool = Object.entries(view.manaPool).filter(([, amount]) => amount > 0);
  const pile = (zone: 'graveyard' | 'exile') => {
    const { length } = rowOf({ items }, `${zone}:${seat}`);
    return (
      <button
        type="button"
        className="fu-count"
        data-ref={`${zone}:${seat}`}
        aria-label={talk.plate.pile(view.name, zone, length)}
        onClick={() => setShown(zone)}
      >
        <Icon name={zone} />
        <b>{length}</b>
      </button>
    );
  };
  return (
    <Zone name={`plate:${seat}`} title={view.name} className="fu-plate">
      <Thing play={play} item={playerRef(view.playerId)} dims={false} className="fu-life">
        {counters.get(`life:${seat}`)}
      </Thing>
      <h2>
        {view.name}
        {isMine && <small>{talk.you}</small>}
        {facts.get('active') === String(seat) && <i aria-label={talk.whoseTurn}>▶</i>}
        {facts.has(`lost:${seat}`) && <small>{talk.out}</small>}
      </h2>
      {isMatch && <Wins play={play} playerId={view.playerId} />}
      {view.clock && (
        <span className="fu-reserve" title={talk.plate.reserveTitle}>
          <Icon name="clock" />
          <b>{clockText(view.clock.reserveMs)}</b>
          <span className="unseen">{talk.plate.reserve}</span>
        </span>
      )}
      {pool.length > 0 && (
        <span className="fu-pool" aria-label={talk.plate.pool(pool)}>
          {pool.map(([mana, amount]) => (
            <Pip key={mana} mana={mana} amount={amount} />
          ))}
        </span>
      )}
      <span className="fu-counts">
        {(['hand', 'deck'] as const).map((zone) => (
          <span key={zone} className="fu-count" data-ref={`${zone}:${seat}`} title={talk.plate.zones[zone]}>
            <Icon name={zone} />
            <b>{counters.get(`${zone}:${seat}`)}</b>
            <span className="unseen">{talk.plate.zones[zone]}</span>
          </span>
        ))}
        {pile('graveyard')}
        {pile('exile')}
      </span>
      <Sheet
        open={shown !== undefined}
        title={talk.plate.pileTitle(view.name, shown)}
        onClose={() => setShown(undefined)}
      >
        <div className="fu-grid">
          {rowOf({ items }, `${shown}:${seat}`).map(({ ref }) => (
            <Card key={ref} play={play} item={ref} />
          ))}
        </div>
      </Sheet>
    </Zone>
  );
});

/** The games of the match that a player has won, as filled and open lamps. */
function Wins({ play, playerId }: { readonly play: Props['play']; readonly playerId: number }) {
  const match = useMatchScore(play);
  if (!match) return null;
  const wins = Math.min(match.wins.get(playerId) ?? 0, match.needed);
  return (
    <span className="fu-wins" role="img" aria-label={talk.plate.wins(wins, match.needed)}>
      {'●'.repeat(wins) + '○'.repeat(match.needed - wins)}
    </span>
  );
}

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Icon({ name }: { readonly name: string }) {
  return (
    <svg className="fu-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path fillRule="evenodd" d={ICONS[name]} />
    </svg>
  );
}
