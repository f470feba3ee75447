import type { TableKind } from '../../play/table-kind.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';

/** What a press on something that is not offered would most likely have meant: the server is asked why not. */
export const probe: NonNullable<TableKind<TcgFuel, Face>['probe']> = (ref, _soFar, { view, eyes }) => {
  if (!ref.startsWith('card:')) return undefined;
  const cardId = idOf(ref);
  const card = cardIn(view, cardId);
  const me = view.players.find(({ seat }) => seat === eyes);
  if (!card || !me || card.controllerId !== me.playerId) return undefined;
  if (card.location === 'hand') return { type: 'play_card', cardId };
  if (card.location !== 'battlefield') return undefined;
  const decision = view.waitingFor?.playerId === me.playerId ? view.waitingFor.decision : undefined;
  const attacker = view.combat?.attackers[0];
  if (decision === 'attack') return { type: 'attack', attackers: [{ cardId }] };
  if (decision === 'block' && attacker) return { type: 'block', blocks: [{ cardId, attackerId: attacker.cardId }] };
  return undefined;
};
