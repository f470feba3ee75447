import { ADJACENT_ALLIES, ADJACENT_ENEMIES, ALLIES, ENEMIES } from '../effects/target.js';
import type { AbilityBook } from './clause.js';

export const japanese: AbilityBook = {
  benkei_steadfast_guard: ({ gain }) => [
    { on: ['AnyOnDefend'], when: { subjectAdjacentAlly: true }, do: 'power', by: gain, to: 'subject' },
  ],

  kintaro_beast_friend: ({ gain, tag }) => [
    { on: ['OnPlace'], do: 'power', by: gain, to: { ...ALLIES, others: true, tagged: [tag] } },
  ],

  minamoto_demon_bane: ({ gain, tags }) => [
    { on: ['HandOnFlip', 'AnyOnFlip'], when: { subjectTagged: tags }, do: 'power', by: gain, to: 'self' },
  ],

  momotaro_allies_rally: ({ gain, ticks }) => [
    { on: ['AfterCombat'], do: 'power', by: gain, ticks, to: ADJACENT_ALLIES },
  ],

  tawara_piercing_shot: () => [
    { on: ['OnPlace'], do: 'strike', to: { ...ENEMIES, weaker: true, pick: 'strongest', targeted: true } },
  ],

  urashima_time_shift: ({ ticks }) => [
    { on: ['OnPlace'], do: 'silence', ticks, to: { ...ENEMIES, pick: 'strongest', targeted: true } },
  ],

  amaterasu_radiant_blessing: ({ gain, ticks, stacks }) => [
    { on: ['OnTurnEnd'], do: 'power', by: gain, ticks, refreshes: !stacks, to: ADJACENT_ALLIES },
  ],

  gashadokuro_bone_chill: ({ loss }) => [{ on: ['OnPlace'], do: 'power', by: -loss, to: ADJACENT_ENEMIES }],

  hachiman_warriors_aura: ({ gain }) => [
    { on: ['OnRoundStart'], do: 'power', by: gain, to: { who: 'ally', where: 'row', others: true } },
  ],

  ryujin_tidal_sweep: () => [{ on: ['OnPlace'], do: 'strike', to: 'diagonals' }],

  susanoo_storm_breaker: ({ gain, tags }) => [
    {
      on: ['OnPlace'],
      do: 'destroy',
      to: { ...ENEMIES, tagged: tags, pick: 'strongest' },
      then: { do: 'power', by: gain, to: 'self' },
    },
  ],

  yamata_many_heads: ({ loss }) => [
    { on: ['OnPlace'], do: 'power', by: -loss, to: { who: 'enemy', where: 'row-or-column' } },
  ],

  futakuchi_onna_vengeful_bite: ({ loss }) => [{ on: ['OnRoundEnd'], do: 'power', by: -loss, to: ADJACENT_ENEMIES }],

  jorogumo_web_curse: ({ tile_power, opponent_turns_left, landed_ticks }) => [
    {
      on: ['OnPlace'],
      do: 'set-tiles',
      where: 'adjacent',
      status: 'cursed',
      power: tile_power,
      landedTicks: landed_ticks,
      ownTurns: 0,
      opponentTurns: opponent_turns_left,
    },
  ],

  nopperabo_erase_face: () => [{ on: ['BeforeCombat'], do: 'cleanse', of: 'boons', to: ADJACENT_ENEMIES }],

  nurarihyon_slipstream: () => [{ on: ['OnRoundStart'], do: 'steal' }],

  okuriinu_hunters_mark: ({ loss }) => [
    { on: ['AnyOnFlip'], when: { allyFell: true }, do: 'power', by: -loss, to: 'source' },
  ],

  ushi_oni_shore_fury: ({ gain }) => [{ on: ['OnPlace'], when: { onEdge: true }, do: 'power', by: gain, to: 'self' }],

  yamabiko_echo_power: ({ ticks }) => [{ on: ['OnPlace'], do: 'echo', ticks }],

  yuki_onna_frost_row: ({ loss, ticks }) => [
    { on: ['OnPlace'], do: 'power', by: -loss, ticks, to: { who: 'enemy', where: 'row' } },
  ],
};
