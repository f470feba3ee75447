import { useState } from 'react';
import type { Seat } from '@parlour/client';
import { Button } from '../../design/button.js';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Face, TcgFuel } from './shapes.js';
import { StopsSheet } from './stops-sheet.js';
import { hasStop, stopsOf, YIELDS } from './stops.js';
import { STATIONS, stationAt } from './talk.en.js';

/** The steps of a turn as a railway line: stops above are on the own turn, below on turns of others. */
export function Track({ play, seat }: { readonly play: Playing<TcgFuel, Face>; readonly seat: Seat }) {
  const phase = usePlaying(play, (now) => now.scene.facts.get('phase') ?? '');
  const step = usePlaying(play, (now) => now.scene.facts.get('step') ?? '');
  const settings = usePlaying(play, (now) => now.view.players.find((one) => one.seat === seat)?.settings ?? null);
  const eyes = usePlaying(play, (now) => now.eyes);
  const over = usePlaying(play, (now) => now.outcome !== null);
  const [open, setOpen] = useState(false);
  const stops = stopsOf(settings);
  const at = STATIONS.findIndex((one) => one === stationAt(phase, step));
  const canSet = settings !== null && eyes === seat && !over && play.source.act !== undefined;
  const yielding = settings?.yieldUntil ?? null;
  return (
    <nav className="fu-track" aria-label="Steps of the turn" data-zone="track">
      <ol>
        {STATIONS.map((station, index) => {
          const [own, other] = (['own', 'other'] as const).map((turn) => hasStop(stops, { ...station, turn }));
          return (
            <li
              key={station.long}
              className={classNames(index < at && 'fu-past', station.phase === 'combat' && 'fu-combat')}
              aria-current={index === at ? 'step' : undefined}
            >
              <i className={classNames('fu-stop', canSet && own && 'fu-on')} />
              <span data-short={station.short}>
                <b>{station.long}</b>
              </span>
              <i className={classNames('fu-stop fu-other', canSet && other && 'fu-on')} />
              {canSet && (own || other) && (
                <span className="unseen">
                  {`stop on ${[own && 'my turn', other && 'other turns'].filter(Boolean).join(' and ')}`}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {canSet && yielding !== null && (
        <Button compact onClick={() => play.send({ type: 'settings', yieldUntil: null })}>
          {`Passing ${YIELDS[yielding]} ✕`}
        </Button>
      )}
      {canSet && (
        <Button compact aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {settings.fullControl ? 'Full control' : 'Until…'}
        </Button>
      )}
      {canSet && <StopsSheet play={play} settings={settings} open={open} onClose={() => setOpen(false)} />}
    </nav>
  );
}
