import type { Opened, Opening } from '../../../../engine/hosting/hosted-game.js';
import type { VikingVengeance } from '../../rules/viking-vengeance.types.js';

/** R4: a room in which two people sit down is a game between people, with its clock and its rewards. */
export async function openTable({ options, seats }: Opening<VikingVengeance>): Promise<Opened<VikingVengeance>> {
  const people = seats.filter(({ bot }) => bot === null).length;
  return { options: people === 2 ? { ...options, mode: 'pvp' } : options };
}
