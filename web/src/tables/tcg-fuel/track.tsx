import { memo, useState } from 'react';
import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying, usePlayingSame } from '../../play/use-playing.js';
import type { Face, TcgFuel } from './shapes.js';
import { StopsSheet } from './stops-sheet.js';
import { hasStop, stopsOf, toggled } from './stops.js';
import { STATIONS, stationAt, talk } from './talk.en.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly seat: Seat;
}

/** The steps of a turn as a railway line: stops above are on the own turn, below on turns of others. */
export const Track = memo(function Track({ play, seat }: Props) {
  const phase = usePlaying(play, (now) => now.scene.facts.get('phase') ?? '');
  const step = usePlaying(play, (now) => now.scene.facts.get('step') ?? '');
  const settings = usePlayingSame(play, (now) => now.view.players.find((one) => one.seat === seat)?.settings ?? null);
  const eyes = usePlaying(play, (now) => now.eyes);
  const over = usePlaying(play, (now) => now.outcome !== null);
  const [open, setOpen] = useState(false);
  const stops = stopsOf(settings);
  const at = STATIONS.findIndex((one) => one === stationAt(phase, step));
  const canSet = settings !== null && eyes === seat && !over && play.source.act !== undefined;
  const yielding = settings?.yieldUntil ?? null;
  return (
    <nav className="fu-track" aria-label={talk.stops.track} data-zone="track">
      <ol>
        {STATIONS.map((station, index) => (
          <li
            key={station.long}
            className={classNames(index < at && 'fu-past', station.phase === 'combat' && 'fu-combat')}
            aria-current={index === at ? 'step' : undefined}
          >
            {canSet &&
              (['own', 'other'] as const).map((turn) => {
                const isOn = hasStop(stops, { ...station, turn });
                return (
                  <button
                    key={turn}
                    type="button"
                    className={classNames('fu-stop', `fu-stop-${turn}`, isOn && 'fu-on')}
                    disabled={station.phase === 'untap'}
                    aria-pressed={isOn}
                    aria-label={talk.stops.stopAt(station, turn)}
                    title={talk.stops.asked(station, turn, isOn)}
                    onClick={() => play.send({ type: 'settings', stops: toggled(stops, { ...station, turn }) })}
                  />
                );
              })}
            <span data-short={station.short}>
              <b>{station.long}</b>
            </span>
          </li>
        ))}
      </ol>
      {canSet && (
        <button type="button" className="fu-rail" aria-label={talk.stops.title} onClick={() => setOpen(true)} />
      )}
      {canSet && yielding !== null && (
        <button type="button" className="fu-yield" onClick={() => play.send({ type: 'settings', yieldUntil: null })}>
          {talk.stops.passing(yielding)}
        </button>
      )}
      {canSet && settings.fullControl && (
        <button type="button" className="fu-yield" onClick={() => play.send({ type: 'settings', fullControl: false })}>
          {talk.stops.fullControl}
        </button>
      )}
      {canSet && <StopsSheet play={play} settings={settings} open={open} onClose={() => setOpen(false)} />}
    </nav>
  );
});
