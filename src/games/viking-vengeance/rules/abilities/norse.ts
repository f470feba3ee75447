import { ADJACENT_ALLIES, ADJACENT_ENEMIES, ALLIES, ENEMIES } from '../effects/target.js';
import type { AbilityBook } from './clause.js';

export const norse: AbilityBook = {
  baldr_immune: () => [{ on: ['OnFlipped'], do: 'return-to-hand' }],

  fenrir_devourer_surge: ({ side_gain }) => [
    {
      on: ['OnRoundEnd'],
      do: 'destroy',
      to: { ...ADJACENT_ENEMIES, weaker: true, pick: 'random' },
      then: { do: 'power', by: side_gain, side: 'random', to: 'self' },
    },
  ],

  freyja_bless: ({ gain, rarity }) => [
    { on: ['HandOnPlace'], when: { subjectRarity: rarity }, do: 'power', by: gain, to: 'self' },
  ],

  hel_soul: () => [{ on: ['OnFlip'], do: 'lock' }],

  loki_flip: ({ picks, chance }) => [{ on: ['OnPlace'], do: 'gamble', picks, oneIn: 1 / chance }],

  odin_foresight: ({ gain }) => [{ on: ['OnPlace'], do: 'power', by: gain, to: ALLIES }],

  sigurd_slayer: ({ gain, tag }) => [
    { on: ['HandOnPlace', 'AnyOnPlace'], when: { subjectTagged: [tag] }, do: 'power', by: gain, to: 'self' },
  ],

  thor_push: ({ loss }) => [{ on: ['OnPlace'], do: 'power', by: -loss, side: 'strongest', to: ENEMIES }],

  vidar_vengeance: ({ gain, card }) => [
    { on: ['OnPlace'], when: { hasFallen: card }, do: 'power', by: gain, to: 'self', limit: 1 },
    { on: ['AnyOnFlipped'], when: { subjectNamed: card }, do: 'power', by: gain, to: 'self', limit: 1 },
    { on: ['AnyOnFlipped'], when: { subjectNamed: card }, do: 'attack-again' },
  ],

  jormungandr_shell: ({ except_card }) => [{ on: ['OnCombat'], do: 'shield', exceptCard: except_card }],

  surtr_flames: ({ loss }) => [
    { on: ['OnPlace'], do: 'destroy', to: { ...ADJACENT_ENEMIES, pick: 'strongest' } },
    { on: ['OnPlace'], do: 'power', by: -loss, to: ADJACENT_ENEMIES },
  ],

  bragi_inspire: ({ tile_power, own_turns_left }) => [
    {
      on: ['OnPlace'],
      do: 'set-tiles',
      where: 'surrounding',
      status: 'boosted',
      power: tile_power,
      ownTurns: own_turns_left,
      opponentTurns: 0,
    },
  ],

  frigg_bless: ({ gain }) => [{ on: ['AfterCombat'], do: 'power', by: gain, to: ADJACENT_ALLIES }],

  heimdall_block: ({ opponent_turns_left }) => [{ on: ['OnPlace'], do: 'block', opponentTurns: opponent_turns_left }],

  njord_sea: ({ gain, tag }) => [
    { on: ['OnPlace'], when: { neighbourTagged: tag }, do: 'power', by: gain, to: 'self' },
  ],

  ran_pull: () => [{ on: ['OnPlace'], do: 'pull' }],

  skadi_freeze: ({ loss, ticks }) => [
    { on: ['OnPlace'], do: 'power', by: -loss, ticks, to: { who: 'enemy', where: 'column' } },
  ],

  tyr_binding_justice: ({ loss, gain }) => [
    { on: ['OnTurnStart'], do: 'power', by: -loss, to: { ...ENEMIES, pick: 'strongest' } },
    { on: ['OnTurnStart'], do: 'power', by: gain, to: { ...ALLIES, pick: 'weakest' } },
  ],
};
