import { ADJACENT_ALLIES, ALLIES, ENEMIES } from '../effects/target.js';
import { FOR_GOOD } from '../board/tiles.js';
import type { AbilityBook } from './clause.js';

/** R53: lava burns the opponent of who made it, for good. */
const lava = (power: number) =>
  ({ do: 'set-tiles', status: 'cursed', terrain: 'lava', power, ownTurns: 0, opponentTurns: FOR_GOOD }) as const;

/** R53: the ocean carries who made it, for good. */
const ocean = (power: number) =>
  ({ do: 'set-tiles', status: 'boosted', terrain: 'ocean', power, ownTurns: FOR_GOOD, opponentTurns: 0 }) as const;

export const polynesian: AbilityBook = {
  hiaka_cleansing_hula: () => [
    {
      on: ['OnRoundStart'],
      do: 'cleanse',
      of: 'banes',
      to: { ...ALLIES, others: true, bearing: 'bane', pick: 'random' },
    },
  ],

  kamapuaa_wild_shift: ({ tile_power }) => [{ on: ['OnRoundStart'], ...lava(tile_power), where: 'random' }],

  kamohoalii_oceans_shield: () => [{ on: ['OnCombat'], do: 'shield', onlyAgainstWeaker: true }],

  ku_war_stance: ({ gain, max_times }) => [
    { on: ['AnyOnFlipped'], when: { allyFell: true }, do: 'power', by: gain, to: 'self', limit: max_times },
    { on: ['AnyOnFlipped'], when: { allyFell: true, counted: max_times }, do: 'attack-again' },
  ],

  lono_fertile_ground: ({ gain }) => [
    { on: ['OnRoundStart'], do: 'power', by: gain, oncePerCard: true, to: { ...ALLIES, bearing: 'boon' } },
  ],

  maui_sun_trick: ({ gain }) => [
    { on: ['HandOnRoundEnd'], do: 'power', by: gain, to: 'self' },
    { on: ['AfterCombat'], do: 'recall', from: 'self', gain: 0 },
  ],

  kanaloa_tide_ward: ({ gain }) => [
    { on: ['HandOnPlace'], when: { subjectOfOwner: true }, do: 'power', by: gain, to: 'subject' },
    { on: ['OnPlace'], do: 'recall', from: 'board', gain },
  ],

  kane_pure_waters: ({ ticks }) => [{ on: ['OnPlace'], do: 'protect', ticks, to: ADJACENT_ALLIES }],

  pele_lava_field: ({ tile_power, gain }) => [
    { on: ['OnPlace'], ...lava(tile_power), where: 'adjacent' },
    { on: ['AnyOnPlace'], when: { subjectOnTerrain: 'lava' }, do: 'power', by: gain, to: 'self' },
  ],

  hauwahine_rains_blessing: ({ tile_power }) => [{ on: ['OnRoundStart'], ...ocean(tile_power), where: 'random' }],

  kapo_hex_field: ({ tile_power, opponent_turns_left }) => [
    {
      on: ['OnPlace'],
      do: 'set-tiles',
      where: 'adjacent',
      status: 'cursed',
      power: tile_power,
      ownTurns: 0,
      opponentTurns: opponent_turns_left,
    },
  ],

  kaahupahau_harbor_guardian: ({ cost, min_side }) => [{ on: ['OnCombat'], do: 'guard', cost, minSide: min_side }],

  kupua_dual_aspect: ({ loss }) => [
    { on: ['OnPlace'], do: 'power', by: -loss, perOceanTile: true, to: { ...ENEMIES, pick: 'random' } },
  ],

  kanehekili_thunderous_omen: ({ loss }) => [
    { on: ['OnTurnEnd'], do: 'power', by: -loss, side: 'random', to: { ...ENEMIES, pick: 'random' } },
  ],

  laamaomao_gale_aura: () => [{ on: ['OnPlace'], do: 'push' }],

  milu_spirit_bind: ({ loss }) => [{ on: ['OnFlipped'], do: 'power', by: -loss, to: 'source' }],

  mooinanea_sacred_spring: ({ gain }) => [
    { on: ['OnRoundEnd'], when: { standsOn: 'ocean' }, do: 'power', by: gain, to: 'random-in-hand' },
  ],

  nightmarchers_dread_aura: ({ tile_power }) => [{ on: ['OnRoundEnd'], do: 'wander', curse: tile_power }],

  poliahu_icy_presence: ({ gain, loss }) => [
    { on: ['BeforeCombat'], do: 'melt', terrain: 'lava', allies: gain, enemies: -loss },
  ],

  ukupanipo_feast_or_famine: ({ tile_power }) => [
    { on: ['AnyOnFlipped'], when: { allyFell: true }, ...ocean(tile_power), where: 'under-subject' },
  ],
};
