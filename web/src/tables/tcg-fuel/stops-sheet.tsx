import type { tcgFuel } from '@parlour/client';
import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import type { Playing } from '../../play/playing.js';
import type { Face, TcgFuel } from './shapes.js';
import { hasStop, stopsOf, toggled } from './stops.js';
import { STATIONS, talk } from './talk.en.js';
import './stops-sheet.css';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly settings: tcgFuel.Settings;
  readonly open: boolean;
  onClose(): void;
}

/** When one wants to be asked: yields, full control, and a stop for every step of own and other turns. */
export function StopsSheet({ play, settings, open, onClose }: Props) {
  const stops = stopsOf(settings);
  return (
    <Sheet open={open} title={talk.stops.title} className="fu-stops-sheet" onClose={onClose}>
      <div className="fu-until">
        {(['stack_change', 'my_turn'] as const).map((until) => (
          <Button
            key={until}
            onClick={() => {
              play.send({ type: 'settings', yieldUntil: until });
              onClose();
            }}
          >
            {talk.stops.pass(until)}
          </Button>
        ))}
        <Button
          aria-pressed={settings.fullControl}
          onClick={() => play.send({ type: 'settings', fullControl: !settings.fullControl })}
        >
          {talk.stops.fullControlIs(settings.fullControl)}
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            <th>{talk.stops.at}</th>
            <th>{talk.stops.turns.own}</th>
            <th>{talk.stops.turns.other}</th>
          </tr>
        </thead>
        <tbody>
          {STATIONS.filter(({ phase }) => phase !== 'untap').map((station) => (
            <tr key={station.long}>
              <th>{station.long}</th>
              {(['own', 'other'] as const).map((turn) => (
                <td key={turn}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={talk.stops.inSheet(station, turn)}
                      checked={hasStop(stops, { ...station, turn })}
                      onChange={() => play.send({ type: 'settings', stops: toggled(stops, { ...station, turn }) })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
