import type { tcgFuel } from '@parlour/client';
import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import type { Playing } from '../../play/playing.js';
import type { Face, TcgFuel } from './shapes.js';
import { hasStop, stopsOf, toggled, TURNS, YIELDS } from './stops.js';
import { STATIONS } from './talk.en.js';
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
    <Sheet open={open} title="When are you asked?" className="fu-stops-sheet" onClose={onClose}>
      <div className="fu-until">
        {(['stack_change', 'my_turn'] as const).map((until) => (
          <Button
            key={until}
            onClick={() => {
              play.send({ type: 'settings', yieldUntil: until });
              onClose();
            }}
          >
            {`Pass ${YIELDS[until]}`}
          </Button>
        ))}
        <Button
          aria-pressed={settings.fullControl}
          onClick={() => play.send({ type: 'settings', fullControl: !settings.fullControl })}
        >
          {settings.fullControl ? 'Full control: on' : 'Full control: off'}
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            <th>Stop at</th>
            <th>{TURNS.own}</th>
            <th>{TURNS.other}</th>
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
                      aria-label={`${station.long}, ${TURNS[turn].toLowerCase()}`}
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
