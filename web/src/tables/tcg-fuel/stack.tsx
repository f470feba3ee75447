import { memo } from 'react';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { SceneItem } from '../../play/stage/scene.js';
import { usePlaying, usePlayingSame } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { Zone } from '../../play/zone/zone.js';
import { picture, tones } from './tones.js';
import { useCatalogue } from './catalogue.js';
import { Drawn } from './drawn.js';
import { titled } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

/** What waits, the next to happen first; each entry is numbered from the bottom and says what it is aimed at. */
export const Stack = memo(function Stack({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const items = usePlaying(play, (now) => now.scene.items);
  const links = usePlaying(play, (now) => now.scene.links);
  const players = usePlayingSame(play, (now) =>
    now.view.players.map(({ playerId, seat, name }) => ({ playerId, seat, name })),
  );
  const catalogue = useCatalogue();
  const waiting = rowOf({ items }, 'stack');
  const nameOf = (item: SceneItem<Face> | undefined): string =>
    catalogue.get(String(item?.face))?.name ?? titled(String(item?.face ?? ''));
  const aims = (from: string): string =>
    links
      .filter((link) => link.from === from && link.kind === 'target')
      .map(({ to }) => {
        const place = waiting.findIndex(({ ref }) => ref === to);
        if (place >= 0) return `↳ ${place + 1}`;
        const [, id] = to.split(':');
        const person = to.startsWith('player:') && players.find(({ playerId }) => playerId === Number(id));
        return `↳ ${person ? person.name : nameOf(items.get(to))}`;
      })
      .join(' ');
  return (
    <Zone name="stack" title={talk.stack.said(waiting.length)} className="fu-stack">
      <h2>
        {talk.stack.title} {waiting.length > 0 && <small>{waiting.length}</small>}
      </h2>
      {waiting.length === 0 && <p>{talk.stack.empty}</p>}
      <ol>
        {waiting.toReversed().map((item, index) => (
          <li key={item.ref}>
            <Thing
              play={play}
              item={item.ref}
              dims={false}
              className={classNames(
                'fu-entry',
                tones(catalogue.get(String(item.face))?.colors),
                index === 0 && 'fu-next',
              )}
            >
              <Drawn className="fu-number" text={waiting.length - index} />
              <img alt="" src={picture(String(item.face))} decoding="async" />
              <span className="fu-entry-name">{nameOf(item)}</span>
              <Drawn
                className="fu-entry-to"
                text={talk.stack.entry(
                  players.find(({ seat }) => seat === item.owner)?.name ?? '',
                  item.ref.startsWith('stack:'),
                  aims(item.ref),
                )}
              />
            </Thing>
          </li>
        ))}
      </ol>
    </Zone>
  );
});
