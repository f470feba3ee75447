import { numbered, testTitles } from '../../../engine/testing/index.js';
import { abilities } from './catalogue.js';

/** For each ability a test that shows what it does, and one that shows where it ends, by their titles. */
const SHOWN: Readonly<Record<string, { readonly effect: string; readonly limit: string }>> = {
  baldr_immune: {
    effect: 'W7: Baldr goes home when he is flipped, and a full hand draws nothing',
    limit: 'R43: Baldr silenced stays where he falls',
  },
  fenrir_devourer_surge: {
    effect: 'W19, R36: Fenrir devours at the end of the round',
    limit: 'Fenrir spares whom he does not outweigh, allies, and enemies across a corner; then chance is not asked',
  },
  freyja_bless: {
    effect: 'Freyja is blessed in hand by every common card, whoever places it',
    limit: 'Freyja is blessed by no rare card, and not on the board',
  },
  hel_soul: { effect: 'W10: what Hel has flipped stays flipped', limit: 'Hel locks only what she flips' },
  loki_flip: {
    effect: 'R47: Loki picks first and rolls afterwards; 1 flips, to either side',
    limit: 'Loki picks at most four, and never himself',
  },
  odin_foresight: {
    effect: 'Odin lifts every ally on the board, himself included',
    limit: 'Odin lifts neither enemies nor cards in hand',
  },
  sigurd_slayer: {
    effect: 'Sigurd hears of dragons in hand and on the board',
    limit: 'Sigurd does not care for other beasts',
  },
  thor_push: {
    effect: 'W6: Thor weakens the strongest side of every enemy before he fights',
    limit: 'Thor spares allies, and of equal sides takes the first from the top round to the right',
  },
  vidar_vengeance: {
    effect: 'W11, R29, R30: Vidar avenges Odin in the middle of a combat and stops it',
    limit: 'Vidar gains nothing from an Odin that stands',
  },
  jormungandr_shell: {
    effect: 'W9: Titan Shell gives way to Thor alone',
    limit: 'Titan Shell shields the serpent only, and not when silenced',
  },
  surtr_flames: {
    effect: 'W8, R31: Surtr destroys the strongest neighbour and weakens the others',
    limit: 'Surtr burns one neighbour only: of equals the first from the top round to the right',
  },
  bragi_inspire: {
    effect: "W13: Bragi's tiles help their owner through his next turn, and anybody uses them up",
    limit: 'Bragi leaves blocked and taken tiles alone',
  },
  frigg_bless: {
    effect: 'Frigg blesses adjacent allies after combat, the newly won too',
    limit: 'Frigg blesses neither herself, nor across corners, nor whom she could not win',
  },
  heimdall_block: {
    effect: 'W12, R51: Heimdall blocks his neighbours for one turn of the opponent',
    limit: 'Heimdall never takes the last tile of the opponent',
  },
  njord_sea: {
    effect: 'Njord rises beside any card of the sea, his own or not',
    limit: 'Njord does not hear the sea across a corner',
  },
  ran_pull: {
    effect: 'W15: Ran pulls enemies near and beats them',
    limit: 'Ran pulls nobody over a taken or closed tile, no ally, and nobody further away',
  },
  skadi_freeze: {
    effect: 'W14, R33: three ticks last through the next own turn',
    limit: 'Skadi freezes enemies of her column only',
  },
  tyr_binding_justice: {
    effect: 'W18: Tyr judges when his owner begins a turn',
    limit: 'Tyr does not judge when the other player’s turn begins',
  },
  benkei_steadfast_guard: {
    effect: 'Benkei steadies an adjacent ally that holds its ground',
    limit: 'Benkei steadies neither himself, nor allies further away, nor enemies',
  },
  kintaro_beast_friend: {
    effect: 'Kintarō befriends his side’s other beasts',
    limit: 'Kintarō does nothing for enemy beasts, for people, or for himself',
  },
  minamoto_demon_bane: {
    effect: 'Minamoto grows with every yokai flipped, by himself or by others, in hand too',
    limit: 'Minamoto does not grow with people',
  },
  momotaro_allies_rally: {
    effect: 'W26: Momotaro rallies old and new allies for three ticks',
    limit: 'Momotaro rallies nobody across a corner',
  },
  tawara_piercing_shot: {
    effect: 'Tawara Tōda shoots the strongest enemy weaker than himself',
    limit: 'R45: an enemy that is too strong, an ally and an empty tile are no targets',
  },
  urashima_time_shift: {
    effect: 'Urashima Tarō silences the strongest enemy for four ticks',
    limit: 'Urashima Tarō without an enemy silences nobody',
  },
  amaterasu_radiant_blessing: {
    effect: 'Amaterasu blesses adjacent allies at the end of her owner’s turn, for three ticks',
    limit: 'Two Amaterasus bless a card no more than one',
  },
  gashadokuro_bone_chill: {
    effect: 'Gashadokuro chills the enemies next to it',
    limit: 'Gashadokuro leaves allies and diagonal enemies alone',
  },
  hachiman_warriors_aura: {
    effect: 'W25: round moments come when a round ends and begins',
    limit: 'Hachiman leads his row and no other, and not himself',
  },
  ryujin_tidal_sweep: {
    effect: 'Ryūjin sweeps the weaker enemies on his diagonals',
    limit: 'R29: Ryūjin’s sweep stops when he has been flipped himself',
  },
  susanoo_storm_breaker: {
    effect: 'W27: Susanoo destroys the strongest beast or dragon, shell or no shell',
    limit: 'Susanoo without a monster among his enemies destroys nothing and gains nothing',
  },
  yamata_many_heads: {
    effect: 'W24: Yuki-onna freezes a row for three ticks, Yamata no Orochi row and column for good',
    limit: 'Yamata no Orochi spares allies in row and column',
  },
  futakuchi_onna_vengeful_bite: {
    effect: 'Futakuchi-onna bites every adjacent enemy when a round ends',
    limit: 'Futakuchi-onna does not bite in the middle of a round',
  },
  jorogumo_web_curse: {
    effect: 'Jorōgumo’s web weighs three ticks on who is caught in it',
    limit: 'Jorōgumo’s web does not catch its owner, who only tears it',
  },
  nopperabo_erase_face: {
    effect: 'Noppera-bō wipes every boon off adjacent enemies before the fight',
    limit: 'Noppera-bō touches neither banes, nor allies, nor cards across a corner',
  },
  nurarihyon_slipstream: {
    effect: 'W28: Nurarihyon steals one boon of one enemy for good',
    limit: 'Nurarihyon finds nothing to steal from allies and from the weakened, and asks chance for nothing',
  },
  okuriinu_hunters_mark: {
    effect: 'Okuri-inu marks the enemy that defeats an ally at once',
    limit: 'Okuri-inu does not avenge himself, nor an enemy',
  },
  ushi_oni_shore_fury: {
    effect: 'Ushi-oni counts every edge, corners too',
    limit: 'W29: Yamabiko echoes his neighbours, Ushi-oni likes the shore',
  },
  yamabiko_echo_power: {
    effect: 'W29: Yamabiko echoes his neighbours, Ushi-oni likes the shore',
    limit: 'Yamabiko echoes nobody across a corner, and never falls',
  },
  yuki_onna_frost_row: {
    effect: 'W24: Yuki-onna freezes a row for three ticks, Yamata no Orochi row and column for good',
    limit: 'Yuki-onna freezes no ally and no other row',
  },
  hiaka_cleansing_hula: {
    effect: 'Hi‘iaka cleanses one random ally that needs it',
    limit: 'Hi‘iaka cleanses neither herself nor enemies nor boons',
  },
  kamapuaa_wild_shift: {
    effect: 'Kamapuaʻa turns a random normal tile to lava when a round begins',
    limit: 'Kamapuaʻa finds no tile where none is normal, and asks chance for nothing',
  },
  kamohoalii_oceans_shield: {
    effect: 'Kamohoali‘i cannot be defeated by a card of less total power',
    limit: 'Kamohoali‘i can be defeated by a card of as much',
  },
  ku_war_stance: {
    effect: 'Kū answers the first three allies defeated, and attacks after the third',
    limit: 'Kū does not count a fourth, nor his own fall, nor enemies',
  },
  lono_fertile_ground: {
    effect: 'W34: Lono gives to each blessed ally once',
    limit: 'Lono gives nothing to a card without a boon',
  },
  maui_sun_trick: {
    effect: 'Māui grows in either hand at every round end, in secret',
    limit: 'Māui fights with what he gained and loses it afterwards, but nothing else',
  },
  kanaloa_tide_ward: {
    effect: 'Kanaloa in hand strengthens what his owner places before it fights, and hides who did it',
    limit: 'Kanaloa does not strengthen the opponent’s cards',
  },
  kane_pure_waters: {
    effect: 'Kāne protects adjacent allies for three ticks',
    limit: 'Kāne’s waters run dry after his owner’s next turn, and reach neither enemies nor corners',
  },
  pele_lava_field: {
    effect: 'W30, R53: lava burns the opponent of Pele until Poliʻahu melts it',
    limit: 'Pele does not grow by cards on other ground',
  },
  hauwahine_rains_blessing: {
    effect: 'W31: the ocean carries Hauwahine and feeds Mo‘oinanea’s hand',
    limit: 'Hauwahine waits for the round',
  },
  kapo_hex_field: {
    effect: 'W33: La‘amaomao blows away whom she can, Kapo hexes the tiles around her',
    limit: 'Kapo hexes only open neighbours',
  },
  kaahupahau_harbor_guardian: {
    effect: 'Kaʻahupahau saves another ally anywhere, and pays for it',
    limit: 'Kaʻahupahau saves nobody when one of her sides is below three',
  },
  kupua_dual_aspect: {
    effect: 'Kupua strikes a random enemy once for every ocean tile, also under cards',
    limit: 'Kupua does nothing without an ocean, and asks chance for nothing',
  },
  kanehekili_thunderous_omen: {
    effect: 'Kānehekili strikes one side of one enemy at the end of his owner’s turn',
    limit: 'Kānehekili rests on the other’s turn, and asks no chance without an enemy',
  },
  laamaomao_gale_aura: {
    effect: 'W33: La‘amaomao blows away whom she can, Kapo hexes the tiles around her',
    limit: 'La‘amaomao pushes nobody off the board, onto others, or onto closed tiles',
  },
  milu_spirit_bind: {
    effect: 'Milu binds the spirit that flips him',
    limit: 'Milu binds nobody as long as he holds, and R8: no power falls below 0',
  },
  mooinanea_sacred_spring: {
    effect: 'W31: the ocean carries Hauwahine and feeds Mo‘oinanea’s hand',
    limit: 'Mo‘oinanea gives nothing away from the ocean, and nothing to an empty hand',
  },
  nightmarchers_dread_aura: {
    effect: 'W32: the Nightmarchers wander and leave a curse behind',
    limit: 'The Nightmarchers stay where they cannot go, and ask chance for nothing',
  },
  poliahu_icy_presence: {
    effect: 'W30, R53: lava burns the opponent of Pele until Poliʻahu melts it',
    limit: 'Poliʻahu changes nobody where there is no lava',
  },
  ukupanipo_feast_or_famine: {
    effect: 'Ukupanipo floods the tile under a fallen ally',
    limit: 'Ukupanipo floods nothing for himself, for enemies, or where nobody lies any more',
  },
};

const RULES = 62;
const WORKED_EXAMPLES = 35;

const titles = testTitles('viking-vengeance');

describe('The tests of Viking Vengeance', () => {
  it('show the effect and the limit of each of the 58 abilities', () => {
    expect(Object.keys(SHOWN).sort()).toEqual(abilities.map(({ id }) => id).sort());
    const missing = Object.values(SHOWN).flatMap(({ effect, limit }) =>
      [effect, limit].filter((title) => !titles.includes(title)),
    );
    expect(missing).toEqual([]);
    for (const { effect, limit } of Object.values(SHOWN)) expect(effect).not.toBe(limit);
  });

  it('cite every rule and every worked example', () => {
    const cited = new Set(titles.flatMap((title) => title.match(/\b[RW]\d+\b/g) ?? []));
    const all = [...numbered('R', RULES), ...numbered('W', WORKED_EXAMPLES)];
    expect(all.filter((name) => !cited.has(name))).toEqual([]);
  });
});
