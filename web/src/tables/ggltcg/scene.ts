import type { Seat } from '@parlour/client';
import { sceneOf } from '../../play/stage/scene.js';
import type { ItemDraft, Link, Scene } from '../../play/stage/scene.js';
import { back, card, faceOf, hand, zoneOf } from './shapes.js';
import type { CardView, Face, GameView, PlayerView } from './shapes.js';

/** Two hands, two rows of toys, two beds. Sleeping cards lie in the order in which they fell asleep. */
export function scene(view: GameView): Scene<Face> {
  const seatBy = new Map(view.seats.map((id, seat) => [id, seat]));
  const sides = view.seats.flatMap((id, seat) => {
    const player = view.players[id];
    return player ? [{ seat, player }] : [];
  });
  return sceneOf<Face>({
    items: sides.flatMap(({ seat, player }) => sideOf(view, player, seat, (id) => seatBy.get(id) ?? 0)),
    counters: {
      turn: view.turn_number,
      ...Object.fromEntries(sides.map(({ seat, player }) => [`cc:${seat}`, player.cc])),
      ...Object.fromEntries(sides.map(({ seat, player }) => [`attacks:${seat}`, player.direct_attacks_this_turn])),
    },
    facts: {
      active: String(seatBy.get(view.active_player_id) ?? 0),
      ...Object.fromEntries(view.seats.map((id, seat) => [`player:${id}`, String(seat)])),
      ...(view.pending_decision && { decider: String(seatBy.get(view.pending_decision.player_id) ?? 0) }),
      ...(view.is_game_over && { over: view.winner === null ? 'draw' : String(seatBy.get(view.winner) ?? 0) }),
    },
    links: linksOf(view, (id) => seatBy.get(id) ?? 0),
  });
}

function sideOf(
  view: GameView,
  { hand: held, hand_count, in_play, sleep_zone }: PlayerView,
  seat: Seat,
  seatOf: (player: string) => Seat,
): readonly ItemDraft<Face>[] {
  const { card_set } = view.options;
  const asks = view.pending_decision?.source_card_id;
  const draft = (seen: CardView, zone: string): ItemDraft<Face> => ({
    ref: card(seen.id),
    zone,
    face: faceOf(seen, card_set),
    owner: seatOf(seen.owner),
    marks: seen.id === asks ? ['asks'] : [],
    numbers: { ...statsOf(seen), ...(seen.effective_cost === null ? undefined : { cost: seen.effective_cost }) },
    pose: { asleep: seen.is_sleeped },
  });
  const backs = Array.from({ length: hand_count }, (_, index): ItemDraft<Face> => {
    return { ref: back(seat, index), zone: zoneOf.hand(seat), face: 'down', owner: seat };
  });
  return [
    ...(held?.map((seen) => draft(seen, zoneOf.hand(seat))) ?? backs),
    ...in_play.map((seen) => draft(seen, zoneOf.play(seat))),
    ...sleep_zone.map((seen) => draft(seen, zoneOf.sleep(seat))),
  ];
}

function statsOf(seen: CardView): Readonly<Record<string, number>> {
  const { zone, speed, strength, stamina, current_stamina } = seen;
  if (zone !== 'in_play' || speed === null || strength === null || stamina === null) return {};
  return { speed, strength, stamina, left: current_stamina ?? stamina };
}

/** A tussle that waits for a decision. */
function linksOf({ continuation, players }: GameView, seatOf: (player: string) => Seat): readonly Link[] {
  if (continuation?.type !== 'tussle') return [];
  const { attacker_id, defender_id } = continuation;
  if (defender_id !== null) return [{ from: card(attacker_id), to: card(defender_id), kind: 'tussle' }];
  const attacker = Object.values(players).find(({ in_play }) => in_play.some(({ id }) => id === attacker_id));
  return attacker ? [{ from: card(attacker_id), to: hand(1 - seatOf(attacker.player_id)), kind: 'tussle' }] : [];
}
