import type { Eyes, PlayerAtTable } from '@parlour/client';
import { sceneOf } from '../../play/stage/scene.js';
import type { ItemDraft, Link, Scene } from '../../play/stage/scene.js';
import { ability, card, cardIn, isOpen, player, targetRef } from './shapes.js';
import type { Face, GameView, OpenCard, StackView } from './shapes.js';

/** What lies where: the battlefield in the order of arrival, the stack, graveyards, exile and the own hand. */
export function scene(view: GameView, eyes: Eyes, _players?: readonly PlayerAtTable[]): Scene<Face> {
  const seats = new Map(view.players.map(({ playerId, seat }) => [playerId, seat]));
  const seat = (playerId: number): number => seats.get(playerId) ?? 0;
  const open = view.cards.filter(isOpen);
  const lying = (location: string): OpenCard[] => open.filter((one) => one.location === location);
  const plain = (one: OpenCard, zone: string): ItemDraft<Face> => ({
    ref: card(one.id),
    zone: `${zone}:${seat(one.ownerId)}`,
    face: one.slug,
    owner: seat(one.ownerId),
  });
  return sceneOf<Face>({
    items: [
      ...lying('battlefield').map((one) => onTheField(one, seat(one.controllerId))),
      ...view.stack.map((one) => onTheStack(view, one, seat(one.controllerId))),
      ...lying('graveyard').map((one) => plain(one, 'graveyard')),
      ...lying('exile').map((one) => plain(one, 'exile')),
      ...lying('hand').flatMap((one) => (seat(one.ownerId) === eyes ? [plain(one, 'hand')] : [])),
    ],
    counters: Object.fromEntries([
      ['turn', view.turnCount],
      ...view.players.flatMap((one): [string, number][] => [
        [`seat:${one.playerId}`, one.seat],
        [`life:${one.seat}`, one.lifeTotal],
        [`hand:${one.seat}`, one.handSize],
        [`deck:${one.seat}`, one.deckSize],
      ]),
    ]),
    facts: {
      active: String(view.players[view.currentPlayerIndex]?.seat ?? 0),
      phase: view.phase,
      step: view.step,
      ...Object.fromEntries(view.players.flatMap((one) => (one.hasLost ? [[`lost:${one.seat}`, 'yes']] : []))),
    },
    links: linksOf(view),
  });
}

function onTheField(one: OpenCard, controller: number): ItemDraft<Face> {
  const { power, toughness, damage, loyalty } = one;
  return {
    ref: card(one.id),
    zone: 'field',
    face: one.slug,
    owner: controller,
    numbers: {
      ...(power === null ? undefined : { power }),
      ...(toughness === null ? undefined : { toughness }),
      ...(damage === 0 ? undefined : { damage }),
      ...(loyalty === null ? undefined : { loyalty }),
    },
    marks: [
      ...(one.tokenId === null ? [] : ['token']),
      ...(one.summoningSick ? ['sick'] : []),
      ...(one.frozen ? ['frozen'] : []),
    ],
    pose: { tapped: one.isTapped },
  };
}

function onTheStack(view: GameView, { kind, stackId, slug }: StackView, controller: number): ItemDraft<Face> {
  const spell = kind === 'spell' ? cardIn(view, stackId) : undefined;
  return {
    ref: kind === 'spell' ? card(stackId) : ability(stackId),
    zone: 'stack',
    face: spell?.slug ?? slug,
    owner: controller,
  };
}

function linksOf({ stack, combat }: GameView): Link[] {
  const aimed = stack.flatMap(({ kind, stackId, targets }) =>
    Object.values(targets)
      .flat()
      .map((target) => ({
        from: kind === 'spell' ? card(stackId) : ability(stackId),
        to: targetRef(target),
        kind: 'target',
      })),
  );
  const attackers = new Set(combat?.attackers.map(({ cardId }) => cardId));
  const attacks = (combat?.attackers ?? []).map(({ cardId, defenderPlayerId, defenderCardId }) => ({
    from: card(cardId),
    to: defenderCardId === null ? player(defenderPlayerId) : card(defenderCardId),
    kind: 'attack',
  }));
  const blocks = (combat?.blocks ?? [])
    .filter(({ attackerId }) => attackers.has(attackerId))
    .map(({ cardId, attackerId }) => ({ from: card(cardId), to: card(attackerId), kind: 'block' }));
  const all = [...aimed, ...attacks, ...blocks];
  return [...new Map(all.map((one) => [`${one.kind} ${one.from} ${one.to}`, one])).values()];
}
