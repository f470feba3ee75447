import type { ReadCard, ReadState } from '../../rules/ggltcg.types.js';

/** A text that two states share when nothing that matters from here on tells them apart. */
export function signatureOf(state: ReadState): string {
  let text = `${state.active_player_id === state.seats[0] ? 0 : 1}${state.pending_decisions.length}`;
  for (const id of state.seats) {
    const { cc, direct_attacks_this_turn, hand, in_play, sleep_zone } = state.players[id]!;
    text += `|${cc}${direct_attacks_this_turn}/${hand.map(idOf).sort().join()}/`;
    for (const toy of in_play) text += `${toy.id}${toy.copied_from ?? ''}${toy.current_stamina}${boostsOf(toy)},`;
    text += `/${sleep_zone.map(idOf).sort().join()}`;
  }
  if (state.pending_decisions.length > 0) {
    text += `|${state.pending_decisions.map(({ player_id, source_card_id }) => player_id + source_card_id).join()}`;
    if (state.continuation?.type === 'tussle') text += `>${state.continuation.defender_id}`;
  }
  return `${text}|${[...state.played_this_turn].sort().join()}`;
}

const idOf = (card: ReadCard): string => card.id;

function boostsOf({ turn_modifications: { speed = 0, strength = 0, stamina = 0 } }: ReadCard): string {
  return speed + strength + stamina === 0 ? '' : `+${speed}.${strength}.${stamina}`;
}
