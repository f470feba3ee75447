import { useEffect, useState } from 'react';
import type { ActionOf } from '@parlour/client';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { foretoldBy } from './foretold.js';
import type { Foretold } from './foretold.js';
import { card, tile } from './places.js';
import { playerAt } from './shapes.js';
import type { Face, VikingVengeance } from './shapes.js';

type Placing = ActionOf<VikingVengeance, 'placeCard'>;

/** The server answers so many at once. */
const MOST = 64;

/** What the server foretells of each tile that the held card may go to, or may aim at; nothing until it has answered. */
export function useForecasts(play: Playing<VikingVengeance, Face>): ReadonlyMap<Ref, Foretold> | undefined {
  const picks = usePlaying(play, (now) => now.picks);
  const version = usePlaying(play, (now) => now.version);
  const eyes = usePlaying(play, (now) => now.eyes);
  const [known, setKnown] = useState<{ readonly of: string; readonly tiles: ReadonlyMap<Ref, Foretold> }>();
  const [held, at] = picks;
  const of = `${version} ${held} ${at}`;
  useEffect(() => {
    const { picture } = play.source.state.getState();
    if (held === undefined || eyes === 'public' || !picture || !play.source.forecasts) return;
    let isWanted = true;
    const actions = placings(picture.legalActions, held, at).slice(0, MOST);
    const placer = playerAt(picture.view, eyes).userId;
    void play.source
      .forecasts(actions)
      .then((answers) => {
        if (!isWanted) return;
        const tiles = actions.flatMap((action, index): [Ref, Foretold][] => {
          const events = answers[index];
          return events ? [[tile(action.targetPosition ?? action.position), foretoldBy(events, placer)]] : [];
        });
        setKnown({ of, tiles: new Map(tiles) });
      })
      // Without an answer nothing is foretold; the placement itself tells what is wrong.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [play, of, held, at, eyes]);
  return known?.of === of ? known.tiles : undefined;
}

/** The placements that the next press may lead to: onto each tile, or, once a tile is picked, at each target. */
function placings(offered: readonly object[], held: string, at: string | undefined): Placing[] {
  return offered.filter((choice): choice is Placing => {
    const { type, user_card_instance_id: id, position, targetPosition } = choice as Placing;
    if (type !== 'placeCard' || id === undefined || card(id) !== held) return false;
    return at === undefined ? targetPosition === undefined : tile(position) === at && targetPosition !== undefined;
  });
}
